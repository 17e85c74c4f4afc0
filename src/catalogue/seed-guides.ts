import type { InterchangePlace } from './import/interchange-schema.ts'
import type { CheckedRow } from './seed-rows.ts'

/** An area with fewer sights is planned itself. */
const LEAST_SIGHTS_OF_AREA = 2

/** Errors in what the shipped places say of each other. */
export function guideErrors(places: readonly CheckedRow<InterchangePlace>[]): { line: number; message: string }[] {
  const byId = new Map(places.map(({ row }) => [row.id, row]))
  const sights = new Map<string, number>()
  for (const { row } of places)
    if (row.part_of && row.category_code === 'ATTRACTION' && !row.experience)
      sights.set(row.part_of, (sights.get(row.part_of) ?? 0) + 1)
  return places.flatMap(({ line, row }) => {
    const { id, part_of: whole, covers, one_visit_with: together, from } = row
    const named = [whole, from, ...(covers ?? []), ...(together ?? [])].filter((ref) => typeof ref === 'string')
    const messages = named.filter((ref) => !byId.has(ref)).map((ref) => `no place ${ref}`)
    if (whole && byId.get(whole)?.part_of) messages.push(`part_of ${whole}, which is itself part of a place`)
    for (const other of together ?? []) {
      const group = [other, ...(byId.get(other)?.one_visit_with ?? [])]
      if (!sameIds(group, [id, ...(together ?? [])])) messages.push(`one_visit_with differs from that of ${other}`)
      if (whole === other || byId.get(other)?.part_of === id)
        messages.push(`one_visit_with ${other} contradicts part_of`)
    }
    if (row.is_area && (sights.get(id) ?? 0) < LEAST_SIGHTS_OF_AREA)
      messages.push(`is_area requires ${LEAST_SIGHTS_OF_AREA} sights that are part of it`)
    return messages.map((message) => ({ line, message }))
  })
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join() === [...b].sort().join()
}
