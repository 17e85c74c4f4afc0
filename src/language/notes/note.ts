// Notes are facts: a code and its values. Their texts are written when a trip is shown, in either language.
import {
  fillNote,
  type Names,
  type NoteLanguage,
  type NoteValue,
  type NoteValueName,
  type NoteValues,
} from './note-values.ts'

/** What a note is about: a field of `understood`, a day or stop of the trip, what an edit asks for, or what trips do not include. */
export const ASPECTS = [
  'days',
  'start_date',
  'provinces',
  'interests',
  'must_visit',
  'avoid',
  'pace',
  'daily_window',
  'budget',
  'party',
  'transport',
  'day',
  'stop',
  'edit',
  'other',
] as const
export type Aspect = (typeof ASPECTS)[number]

/** A row of a note table. `gaps` names the values that its texts need. */
export interface NoteEntry<A extends Aspect | null = Aspect | null, G extends NoteValueName = NoteValueName> {
  /** Null if the wish contains it. */
  readonly about: A
  readonly th: string
  readonly en: string
  readonly gaps: readonly G[]
}
export type NoteTable = Readonly<Record<string, NoteEntry>>

/** The `{name}` gaps of a text. */
type Gap<T extends string> = T extends `${string}{${infer G}}${infer Rest}` ? G | Gap<Rest> : never
type WithKnownGaps<T extends string> = Gap<T> extends NoteValueName ? T : never
type WithSameGaps<T extends string, Other extends string> = [Gap<T>, Gap<Other>] extends [Gap<Other>, Gap<T>]
  ? T
  : never
type GapsOf<T extends string> = Gap<T> & NoteValueName

/** Both texts of a note. Does not compile when a gap is unknown or only in one of them. */
export function note<const A extends Aspect | null, const Th extends string, const En extends string>(
  about: A,
  th: Th & WithKnownGaps<Th>,
  en: En & WithSameGaps<En, Th>,
): NoteEntry<A, GapsOf<Th>> {
  const gaps = [...new Set([...th.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as GapsOf<Th>))]
  return { about, th, en, gaps }
}

/** A note as it is stored, independent of language. */
export interface Note<C extends string = string, A extends Aspect = Aspect> {
  readonly about: A
  readonly code: C
  readonly values: NoteValues
}

export type CodeOf<T extends NoteTable> = keyof T & string
/** Any note of a table. */
export type NoteFrom<T extends NoteTable> = Note<CodeOf<T>, NonNullable<T[keyof T]['about']>>
/** The values that the texts of an entry need. */
export type ValuesOf<E extends NoteEntry> = { readonly [K in E['gaps'][number]]: NoteValue<K> }

/** Creates a note from a table whose entries say what they are about. */
export function noteOf<T extends Readonly<Record<string, NoteEntry<Aspect>>>, C extends CodeOf<T>>(
  table: T,
  code: C,
  values: ValuesOf<T[C]>,
): Note<C, T[C]['about']> {
  return { about: table[code]!.about, code, values }
}

/** The note with its text in a language. */
export function writtenNote<C extends string, A extends Aspect>(
  table: Readonly<Record<C, NoteEntry>>,
  { about, code, values }: Note<C, A>,
  language: NoteLanguage,
  names: Names,
): Note<C, A> & { readonly text: string } {
  return { about, code, values, text: fillNote(table[code][language], values, language, names) }
}
