// Where the rules open at a table. All but this comes when somebody asks for them.
import { type ReactNode, useEffect } from 'react'
import { partLater } from '../table/fetched.ts'
import { closeRules, useOpened } from './open.ts'
import type { PanelProps } from './rules-panel.tsx'

const RulesPanel = partLater(async () => (await import('./rules-panel.tsx')).RulesPanel)

export function RulesDesk(props: Omit<PanelProps, 'opened'>): ReactNode {
  const opened = useOpened()
  useEffect(() => closeRules, [])
  return opened && <RulesPanel {...props} opened={opened} />
}
