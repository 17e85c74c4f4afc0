import './action-menu.css'
import { Ellipsis } from 'lucide-react'
import { Suspense } from 'react'
import type { Action } from './action-list.tsx'
import { Button, type ButtonProps } from './button.tsx'
import { later } from './later.ts'
import { usePopover } from './use-popover.ts'

const ActionList = later(async () => (await import('./action-list.tsx')).ActionList)

export interface ActionMenuProps {
  readonly label: string
  readonly actions: readonly Action[]
  readonly size?: 's' | 'm'
  /** How its button is reached by the keyboard. */
  readonly keys?: Pick<ButtonProps, 'excludeFromTabOrder' | 'onFocusChange' | 'onKeyDown'>
}

/** What is done less often, behind three dots. */
export function ActionMenu({ label, actions, size = 'm', keys }: ActionMenuProps) {
  const { isOpen, triggerProps, ...popover } = usePopover('menu', ActionList.preload)
  return (
    <>
      <Button {...triggerProps} {...keys} kind="quiet" size={size} icon={Ellipsis} label={label} />
      {isOpen && (
        <Suspense>
          <ActionList {...popover} label={label} actions={actions} />
        </Suspense>
      )}
    </>
  )
}
