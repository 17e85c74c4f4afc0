import './notice.css'
import type { ReactNode } from 'react'

/** A page that has nothing to show: why, and what to do. */
export function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className="notice">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </section>
  )
}
