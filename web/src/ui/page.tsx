import './link-button.css'
import './page.css'
import type { ReactNode } from 'react'
import { useTitle } from '../app/use-title.ts'

interface PageProps {
  readonly title: string
  /** What can be done with the whole page, beside its title. */
  readonly actions?: ReactNode
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A page of text and lists under one title. */
export function Page({ title, actions, isWide = false, children }: PageProps) {
  useTitle(title)
  return (
    <div className={isWide ? 'page page-wide' : 'page'}>
      <header className="page-head">
        <h1>{title}</h1>
        {actions}
      </header>
      {children}
    </div>
  )
}
