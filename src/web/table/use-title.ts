// The tab's title: what a person reads who has ten of them.
import { useEffect } from 'react'

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Tassel` : 'Tassel'
  }, [title])
}
