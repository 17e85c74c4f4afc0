import { useEffect, useState } from 'react'
import { TextInput } from '../ui/text-input.tsx'

const PAUSE_MS = 350

interface FilterTextProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  onChange(value: string): void
}

/** A filter that is typed: it applies after a pause, or at once with Enter. */
export function FilterText({ label, value, placeholder, onChange }: FilterTextProps) {
  const [text, setText] = useState(value)
  // The address may change by a link or the back button.
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (text.trim() !== value) setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onChange(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, value, onChange])
  return (
    <form
      className="filter-text"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(text.trim())
      }}
    >
      <TextInput
        label={label}
        value={text}
        onChange={setText}
        maxLength={100}
        {...(placeholder !== undefined && { placeholder })}
      />
    </form>
  )
}
