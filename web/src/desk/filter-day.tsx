import { useId } from 'react'

/** A day in Bangkok, by the browser's own calendar; empty for any. */
export function FilterDay({ label, value, onChange }: { label: string; value: string; onChange(day: string): void }) {
  const id = useId()
  return (
    <div className="text-input">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="input" type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  )
}
