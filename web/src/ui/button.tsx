import './button.css'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button'

export interface ButtonProps extends Omit<AriaProps, 'children' | 'className' | 'style'> {
  /** `primary`: the one thing to do here. `plain`: the others. `quiet`: those at the edge. */
  readonly kind?: 'primary' | 'plain' | 'quiet'
  readonly size?: 's' | 'm' | 'l'
  readonly icon?: LucideIcon
  /** For a button that shows only an icon. */
  readonly label?: string
  readonly lang?: string
  readonly ref?: Ref<HTMLButtonElement>
  readonly children?: ReactNode
}

export function Button({ kind = 'plain', size = 'm', icon: Icon, label, lang, children, ...rest }: ButtonProps) {
  const className = ['button', `button-${kind}`, `button-${size}`, children ? '' : 'button-icon'].join(' ').trim()
  return (
    <AriaButton {...rest} className={className} {...(label !== undefined && { 'aria-label': label })}>
      {Icon && <Icon aria-hidden="true" size={size === 's' ? 16 : 20} />}
      {children && <span lang={lang}>{children}</span>}
    </AriaButton>
  )
}
