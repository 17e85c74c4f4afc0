import Type from 'typebox'
import { badFormat } from '../input-errors.ts'
import { invalidRequest } from './problems.ts'
import { Nullable } from './schema-parts.ts'

/** A position in a feed that is ordered by an instant, then by id. */
export interface Position {
  readonly at: Date
  readonly id: string
}

/** The parameter of a feed that changes while it is read: pages neither repeat nor skip entries. */
export const CursorQuery = {
  cursor: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 300,
      description: '`next_cursor` of the page before. Overrides `page`; entries that are added meanwhile move nothing.',
    }),
  ),
}

export const NextCursorSchema = Nullable(
  Type.String({ description: 'Pass it as `cursor` to get the next page; null on the last.' }),
)

export function encodeCursor({ at, id }: Position): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString('base64url')
}

/** @throws Problem invalid_request unless `encodeCursor` created the text */
export function readCursor(cursor: string): Position {
  const found = /^(\d{1,15}) (\w[\w-]{0,150})$/.exec(Buffer.from(cursor, 'base64url').toString())
  const position = found && { at: new Date(Number(found[1])), id: found[2] ?? '' }
  if (!position || encodeCursor(position) !== cursor)
    throw invalidRequest({ errors: [{ parameter: 'cursor', ...badFormat() }] })
  return position
}
