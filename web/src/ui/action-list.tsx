import type { LucideIcon } from 'lucide-react'
import type { RefObject } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'

export interface Action {
  readonly id: string
  readonly icon: LucideIcon
  readonly text: string
  readonly isDisabled?: boolean
  run(): void
}

interface ActionListProps {
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly focuses: 'first' | boolean
  readonly label: string
  readonly actions: readonly Action[]
  close(): void
}

/** The open menu of `ActionMenu`. */
export function ActionList({ trigger, focuses, label, actions, close }: ActionListProps) {
  return (
    <Popover
      className="popover"
      placement="bottom end"
      triggerRef={trigger}
      trigger="MenuTrigger"
      isOpen
      onOpenChange={close}
    >
      <Menu
        className="menu"
        aria-label={label}
        // A menu that opens takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focuses}
        onClose={close}
      >
        {actions.map(({ id, icon: Icon, text, isDisabled = false, run }) => (
          <MenuItem key={id} className="menu-item" isDisabled={isDisabled} onAction={run} textValue={text}>
            <Icon aria-hidden="true" size={18} />
            {text}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
