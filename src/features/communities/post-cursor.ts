import type { PostSort } from './post-vocabulary.ts'

/** The last post of a page: the next page starts after it. */
export interface PostCursor {
  /** The value that the list is sorted by; 0 where the id alone decides. */
  readonly rank: number
  readonly id: string
}

const LETTERS = { hot: 'h', new: 'n', top: 't' } as const
const FORM = /^([hnt])(\d{1,9}(?:\.\d{1,20})?)~(post_[0-9a-f-]{36})$/

export function writeCursor(sort: PostSort, { rank, id }: PostCursor): string {
  return Buffer.from(`${LETTERS[sort]}${rank}~${id}`).toString('base64url')
}

/** Returns null for what is not a cursor of a list in this order. */
export function readCursor(sort: PostSort, cursor: string): PostCursor | null {
  const [, letter, rank, id] = FORM.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (letter !== LETTERS[sort] || rank === undefined || id === undefined) return null
  // Reactions are whole numbers; the database would refuse others.
  return sort === 'hot' || Number.isInteger(Number(rank)) ? { rank: Number(rank), id } : null
}
