import './select.css'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

interface SelectProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly id: T; readonly text: string }[]
  /** In a row of a table, where the column names it. */
  readonly isLabelHidden?: boolean
  readonly isDisabled?: boolean
  onChange(value: NoInfer<T>): void
}

/** One of several, as the browser's own list: it works by keyboard and as the phone's wheel. */
export function Select<T extends string>({
  label,
  value,
  options,
  isLabelHidden,
  isDisabled,
  onChange,
}: SelectProps<T>) {
  const id = useId()
  return (
    <div className="select">
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : 'select-label'}>
        {label}
      </label>
      <div className="select-box">
        <select
          id={id}
          value={value}
          disabled={isDisabled}
          onChange={(event) => {
            const chosen = options.find((option) => option.id === event.target.value)
            if (chosen) onChange(chosen.id)
          }}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.text}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={16} />
      </div>
    </div>
  )
}
