import './action-menu.css'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Button } from './button.tsx'

export interface Action {
  readonly id: string
  readonly icon: LucideIcon
  readonly text: string
  readonly isDisabled?: boolean
  run(): void
}

/** What is done less often, behind three dots. */
export function ActionMenu({
  label,
  actions,
  size = 'm',
}: {
  label: string
  actions: readonly Action[]
  size?: 's' | 'm'
}) {
  return (
    <MenuTrigger>
      <Button kind="quiet" size={size} icon={Ellipsis} label={label} />
      <Popover className="popover" placement="bottom end">
        <Menu className="menu">
          {actions.map(({ id, icon: Icon, text, isDisabled = false, run }) => (
            <MenuItem key={id} className="menu-item" isDisabled={isDisabled} onAction={run} textValue={text}>
              <Icon aria-hidden="true" size={18} />
              {text}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
