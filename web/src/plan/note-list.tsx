import './note-list.css'
import { Info, Lightbulb, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { planTexts } from './plan-texts.ts'
import type { Trip } from './plan-types.ts'

const ICONS = { unmet: Info, warning: TriangleAlert, assumed: Lightbulb }
const FIRST = 2

/** What was not met, what to know, what was assumed: one calm line each, with what to do. */
export function NoteList({ trip }: { trip: Trip }) {
  const t = useTexts(planTexts)
  const [isOpen, setOpen] = useState(false)
  const notes = [
    ...trip.unmet.map(({ wish, reason, suggestion }) => ({
      kind: 'unmet' as const,
      text: `${reason.includes(wish) ? '' : `${wish}: `}${reason}${suggestion === undefined ? '' : ` · ${t.tryThis(suggestion)}`}`,
    })),
    ...trip.warnings.map(({ text }) => ({ kind: 'warning' as const, text })),
    ...trip.assumed.map(({ text }) => ({ kind: 'assumed' as const, text })),
  ]
  if (notes.length === 0) return null
  const shown = isOpen || notes.length <= FIRST + 1 ? notes : notes.slice(0, FIRST)
  return (
    <section className="notes">
      <ul>
        {shown.map(({ kind, text }) => {
          const Icon = ICONS[kind]
          return (
            <li key={text} className={`note note-${kind}`}>
              <Icon size={18} role="img" aria-label={t.notes[kind]} />
              {text}
            </li>
          )
        })}
      </ul>
      {shown.length < notes.length && (
        <Button kind="quiet" size="s" onPress={() => setOpen(true)}>
          {t.showAll(notes.length - shown.length)}
        </Button>
      )}
    </section>
  )
}
