import { useTexts } from '../texts/define-texts.ts'
import { stopsOf } from './edits.ts'
import { planTexts } from './plan-texts.ts'
import type { Changes, Trip } from './plan-types.ts'

const MOST_SHOWN = 6

/** Changes of a plan in words, the weightiest first. */
export function ChangeList({ changes, before, after }: { changes: Changes; before: Trip; after: Trip }) {
  const t = useTexts(planTexts)
  const names = new Map(
    [...stopsOf(before), ...stopsOf(after)].map((stop) => [
      stop.stop_id,
      stop.place?.place_name ?? stop.note ?? (stop.kind === 'rest' ? t.rest : t.mealNearby),
    ]),
  )
  const placeNames = new Map(
    [...stopsOf(before), ...stopsOf(after)].flatMap(({ place }) => (place ? [[place.place_id, place.place_name]] : [])),
  )
  const nameOf = ({ stop_id: id, place_id: placeId }: { stop_id: string; place_id: string | null }) =>
    placeNames.get(placeId ?? '') ?? names.get(id) ?? ''
  const lines = [
    ...changes.added.map((each) => t.changes.added(nameOf(each), each.after.day)),
    ...changes.removed.map((each) => t.changes.removed(nameOf(each))),
    ...changes.moved.map((each) => t.changes.moved(nameOf(each), each.before.day, each.after.day)),
    ...(changes.retimed.length > 0 ? [t.changes.retimed(changes.retimed.length)] : []),
  ]
  const shown = lines.slice(0, MOST_SHOWN)
  return (
    <ul className="change-list">
      {shown.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > shown.length && <li>{t.changes.more(lines.length - shown.length)}</li>}
    </ul>
  )
}
