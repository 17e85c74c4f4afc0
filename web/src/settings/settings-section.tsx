import { type ReactNode, useId } from 'react'

export function SettingsSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className="settings-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="panel">{children}</div>
    </section>
  )
}
