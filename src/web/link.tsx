// A link inside the house: an ordinary anchor that does not reload the page.
import type { ComponentProps, MouseEvent } from 'react'
import { go, pathOf, type Route } from './router.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { readonly to: Route }

export function Link({ to, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go(to)
  }
  return <a {...rest} href={pathOf(to)} onClick={follow} />
}
