import { Star } from 'lucide-react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { instant } from '../../texts/format.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Select } from '../../ui/select.tsx'
import { deskTexts } from '../desk-texts.ts'
import { UserReference } from '../reference.tsx'
import { useDeskChange } from '../use-desk.ts'
import { FEEDBACK_STATUSES } from './feedback-statuses.ts'
import { feedbackTexts } from './feedback-texts.ts'

type Feedback = Schemas['Feedback']

export function FeedbackTable({ rows, isStale }: { rows: readonly Feedback[]; isStale: boolean }) {
  const t = useTexts(feedbackTexts)
  const shared = useTexts(deskTexts)
  const language = useLanguage()
  return (
    <DataTable
      label={t.title}
      rows={rows}
      empty={t.none}
      isStale={isStale}
      idOf={({ ref }) => ref}
      columns={[
        { id: 'ref', head: t.ref, renderCell: ({ ref }) => <code className="feedback-ref">{ref}</code> },
        { id: 'at', head: t.sent, kind: 'short', renderCell: ({ created_at: at }) => instant(at, language) },
        { id: 'about', head: t.about, renderCell: (row) => <About of={row} /> },
        { id: 'rating', head: t.rating, renderCell: ({ rating }) => <Stars rating={rating} /> },
        {
          id: 'comment',
          head: t.comment,
          renderCell: ({ comment }) => <p className="feedback-comment">{comment ?? '–'}</p>,
        },
        { id: 'user', head: shared.user, renderCell: ({ user_id: id }) => <UserReference id={id} /> },
        { id: 'status', head: shared.state, renderCell: (row) => <Status of={row} /> },
      ]}
    />
  )
}

function About({ of: { action, ref_id: id } }: { of: Feedback }) {
  const t = useTexts(feedbackTexts)
  return (
    <>
      {t.actions[action]}
      {id !== null && (
        <>
          <br />
          <code className="desk-soft">{id}</code>
        </>
      )}
    </>
  )
}

function Stars({ rating }: { rating: number | null }) {
  if (rating === null) return '–'
  return (
    <span className="feedback-stars">
      {rating} <Star aria-hidden="true" size={14} />
    </span>
  )
}

/** The sender is notified of a change, so it is saved before it is shown. */
function Status({ of: { ref, status } }: { of: Feedback }) {
  const t = useTexts(feedbackTexts)
  const shared = useTexts(deskTexts)
  const { mutate, isPending, error } = useDeskChange({
    changes: ['feedback'],
    write: (next: Feedback['status']) =>
      dataOf(api.PATCH('/trips/v1/feedback/admin/{ref}', { params: { path: { ref } }, body: { status: next } })),
    done: (_feedback, next) => t.changed(ref, t.statuses[next]),
  })
  return (
    <>
      <Select
        label={`${shared.state} ${ref}`}
        isLabelHidden
        value={status}
        isDisabled={isPending}
        onChange={(next) => mutate(next)}
        options={FEEDBACK_STATUSES.map((id) => ({ id, text: t.statuses[id] }))}
      />
      {error && <Failure of={error} />}
    </>
  )
}
