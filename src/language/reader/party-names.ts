import { isFirstName } from './first-names.ts'
import { readNumber } from './numbers.ts'
import {
  AND,
  BESIDE_WRITER,
  CHILD_SLOTS,
  COMES_ALONG,
  KIN_BEFORE_NAME,
  NAME,
  NAMED_CHILDREN,
  type NamedChildRow,
  NO_COMPANIONS,
  NO_NAMES,
  PERSON_SLOTS,
  type PersonNameRow,
} from './party-name-rules.ts'
import {
  LETTERS_TH,
  LIST_ENDS,
  LISTED_SLOTS,
  NICKNAME_CHILD_SLOTS,
  NICKNAME_LISTS,
  NICKNAME_SLOTS,
  NICKNAMED_CHILD,
  NICKNAMES_TH,
  WRITER_LAST,
} from './party-nickname-rules.ts'
import { opensIn } from './phrase-rule.ts'
import {
  after,
  anyOf,
  followedBy,
  listOf,
  notAfter,
  notFollowedBy,
  phrasePattern,
  type Slots,
  saidIn,
  slotPattern,
  words,
} from './phrases.ts'
import type { Sheet, Span } from './sheet.ts'

/** Somebody by name. */
export interface NamedPerson extends Span {
  readonly word: string
}

type Beside = Partial<Pick<PersonNameRow, 'after' | 'notAfter' | 'followedBy' | 'notFollowedBy'>>

/** What a row names, with what stands beside it; `opens` is what it begins with. */
const besidePattern = (row: Beside, said: string, slots: Slots, opens = ''): RegExp =>
  new RegExp(
    [
      opens,
      row.after ? after(row.after, slots) : '',
      row.notAfter ? notAfter(row.notAfter, slots) : '',
      said,
      row.followedBy ? followedBy(row.followedBy, slots) : '',
      row.notFollowedBy ? notFollowedBy(row.notFollowedBy, slots) : '',
    ].join(''),
    'gu',
  )

const KIN = words(KIN_BEFORE_NAME, { whose: "\\p{Lu}\\p{Ll}{1,13}'s" })
const KIN_WITH_NAME = new RegExp(`${KIN} (?<name>${NAME})`, 'gu')
const LISTED_ITEM = `(?:${KIN}(?: ${NAME})?(?!\\p{L})|${NAME})`

/** Names in a row, for each value of `names`. */
const NAMES: Readonly<Record<PersonNameRow['names'], string>> = {
  one: String.raw`(?!\p{Lu}\p{Ll}{1,14}'s)${NAME}`,
  full: String.raw`${NAME}(?: \p{Lu}\p{Ll}{1,12})?`,
  some: `${NAME}(?:, ${NAME}){0,4}`,
  several: `${NAME}(?:, ${NAME}){0,4}${AND}${NAME}`,
  all: `${NAME}(?:, ${NAME}){0,4}(?:${AND}${NAME})?`,
  listed: String.raw`${LISTED_ITEM}(?:, ${LISTED_ITEM}){0,8}(?=,? ?(?:\band\b|&|\+))(?:${AND}${LISTED_ITEM})?`,
  small: String.raw`[a-z]{2,14}(?:,? (?:and|&|\+) [a-z]{2,14}){0,3}`,
}
const ONE_NAME = new RegExp(NAME, 'gu')
const SMALL_NAME = /(?!and\b)[a-z]{2,14}/g
const FULL_NAME = /.+/g

const compile = (rows: readonly PersonNameRow[]) =>
  rows.map((row) => ({
    row,
    pattern: besidePattern(
      row,
      `(?<names>${NAMES[row.names]})`,
      PERSON_SLOTS,
      row.names === 'small' ? '' : '(?=\\p{L})',
    ),
    name: row.names === 'small' ? SMALL_NAME : row.names === 'full' ? FULL_NAME : ONE_NAME,
  }))
const WRITER_ROWS = compile(BESIDE_WRITER)
const COMPANION_ROWS = compile(COMES_ALONG)

const NO_COMPANION = new RegExp(`^${anyOf(NO_COMPANIONS)}$`)
/** What begins with a capital letter and is no person. */
export const NO_NAME = new RegExp(`^${anyOf(NO_NAMES)}$`)
const isKnownName = (name: string) => isFirstName(name.toLowerCase())

/**
 * The names that are beside the writer's pronoun: “Dan, Priya and I”, “for me and Tomasz”. Places are no people, and
 * “I love Pai and I dive” has no name before its second “I”: one begins its clause or comes after a word like “for”.
 */
export function findNames(sheet: Sheet): NamedPerson[] {
  const rows = [
    ...(isBesideWriter(sheet) ? WRITER_ROWS : []),
    ...(mayBeWith(sheet) && sheet.hasUpperCase ? COMPANION_ROWS : []),
  ]
  const thai = mayBeJoined(sheet) ? findThaiNames(sheet) : []
  const latin = rows.flatMap(({ row, pattern, name: one }) =>
    [...sheet.raw.matchAll(pattern)].flatMap(({ groups: { names = '' } = {}, index }) => {
      if (row.isKnown && !(names.match(ONE_NAME) ?? []).some(isKnownName)) return []
      return [...names.matchAll(one)].flatMap(({ index: at, 0: name }) => {
        const start = index + at
        const span = { start, end: start + name.length, word: name.toLowerCase() }
        const isNone =
          (row.names === 'small' && !isKnownName(name)) ||
          (row.names === 'one' && NO_COMPANION.test(name)) ||
          NO_NAME.test(name)
        return isNone || sheet.isGuarded(span) || !sheet.isFree(span) ? [] : [span]
      })
    }),
  )
  return [...latin, ...thai].filter(
    ({ start, end }, at, all) => all.findIndex((other) => other.start === start && other.end === end) === at,
  )
}

const opens = (phrases: string) => opensIn(phrasePattern(listOf(phrases)))
const mayBeWith = opens('with, taking, bringing, take, bring')
const mayBeJoined = opens('กับ, และ, แล้วก็')
const mayHaveNickname = opens('พี่, น้อง, เจ้, เฮีย')
const mayHaveWriter = opens('and (i|me|myself), & (i|me|myself), + (i|me|myself), me, myself, i and, i &, i +')
/** They are joined, or a name or kin follows. */
const WRITER_JOINED = new RegExp(
  String.raw`(?:\band|[&+]) ?(?:I|i|me|myself)\b|\b(?:[Ii]|[Mm]e|[Mm]yself),? ?(?:and\b|[&+]|\p{Lu}|my\b|our\b)`,
  'u',
)
const isBesideWriter = (sheet: Sheet) => mayHaveWriter(sheet) && WRITER_JOINED.test(sheet.raw)

const spanAt = (start: number, word: string): NamedPerson => ({ start, end: start + word.length, word })

const LETTERS = besidePattern(LETTERS_TH, words(LETTERS_TH.said, NICKNAME_SLOTS), NICKNAME_SLOTS)
const NICKNAME = besidePattern(NICKNAMES_TH, words(NICKNAMES_TH.said, NICKNAME_SLOTS), NICKNAME_SLOTS)

/** `กับ A B และ C`, `พี่กับหนูแล้วก็น้องปลา`: Thai lists of those who come along, by letters or by nicknames. */
function findThaiNames(sheet: Sheet): NamedPerson[] {
  const letters = (sheet.hasUpperCase ? [...sheet.raw.matchAll(LETTERS)] : []).flatMap(({ index, 0: list }) =>
    [...list.matchAll(/[A-Z]/g)].map(({ index: at, 0: name }) => spanAt(index + at, name)),
  )
  const nicknames = mayHaveNickname(sheet) ? [...sheet.raw.matchAll(NICKNAME)] : []
  return [...letters, ...nicknames.map(({ index, 0: name }) => spanAt(index, name))].filter(
    (span) => !sheet.isGuarded(span) && sheet.isFree(span),
  )
}

const LISTS = NICKNAME_LISTS.map(({ after: before, cue, item }) => {
  const one = words(item, LISTED_SLOTS)
  const joint = '(?: ?, ?| )'
  const head = cue === undefined ? '' : `(?<cue>${words(cue, LISTED_SLOTS)})`
  const list = `${head}${one}${joint}(?:${one}${joint}?){1,8}${words(LIST_ENDS, LISTED_SLOTS)}`
  return { list: besidePattern(before ? { after: before } : {}, list, LISTED_SLOTS), item: new RegExp(one, 'g') }
})
const WRITER_AT_END = phrasePattern(listOf(WRITER_LAST), LISTED_SLOTS)

/**
 * `มีพี่แดง พี่หมู แล้วก็เรา`, `ทริปนี้มี กิ๊ฟ แนน และผม`: everybody by nickname, and the writer last. Names with no word like
 * `พี่` before them need one that says who goes.
 */
export function findListedNames(sheet: Sheet): NamedPerson[] {
  if (sheet.findAnywhere(WRITER_AT_END).length === 0) return []
  return LISTS.flatMap(({ list, item }) =>
    [...sheet.raw.matchAll(list)].flatMap(({ index, 0: said, groups: { cue = '' } = {} }) => {
      const from = index + cue.length
      const names = [...said.slice(cue.length).matchAll(item)].map(({ index: at, 0: word }) => ({
        ...spanAt(from + at, word),
        word: word.replace(/^มี ?/, ''),
      }))
      return names.length > 1 && names.every((name) => sheet.isFree(name)) ? names : []
    }),
  )
}

/** A child by its name and age: “my wife and Noor (9 months)”, “mum, dad and Emil (5)”. */
export interface NamedChild extends NamedPerson {
  readonly age: number
}

function childrenOf(row: NamedChildRow, slots: Slots) {
  const said = slotPattern(listOf(row.said), slots)
  return { said, pattern: besidePattern(row, `(?:${said.pattern.source})`, slots) }
}
const [WITH_AGE, SHE_IS] = NAMED_CHILDREN.map((row) => childrenOf(row, CHILD_SLOTS)) as [
  ReturnType<typeof childrenOf>,
  ReturnType<typeof childrenOf>,
]
const NICKNAME_WITH_AGE = childrenOf(NICKNAMED_CHILD, NICKNAME_CHILD_SLOTS)

export function findNamedChildren(sheet: Sheet): NamedChild[] {
  const rows = [
    ...(mayHaveAge(sheet) && sheet.hasUpperCase ? [WITH_AGE] : []),
    ...(mayBeShe(sheet) ? [SHE_IS] : []),
    ...(mayBeLittle(sheet) && mayBeYoung(sheet) ? [NICKNAME_WITH_AGE] : []),
  ]
  return rows
    .flatMap(({ said, pattern }) =>
      [...sheet.raw.matchAll(pattern)].map((match) => ({ match, slot: saidIn(said, match) })),
    )
    .filter(({ match: { index } }, at, all) => all.findIndex(({ match }) => match.index === index) === at)
    .flatMap(({ match: { index, 0: text }, slot }) => {
      const name = slot('child') ?? slot('anyone') ?? ''
      const age = /^(?:m|เดือน)/.test(slot('unit') ?? '') ? 0 : (readNumber(slot('age') ?? '1') ?? OLDEST_CHILD + 1)
      const span = { ...spanAt(index, text), word: name.toLowerCase(), age }
      return age > OLDEST_CHILD ||
        NO_NAME.test(name) ||
        sheet.isGuarded({ ...span, start: index + text.indexOf(name) }) ||
        !sheet.isFree(span)
        ? []
        : [span]
    })
}
/** What is part of each of their patterns. */
const mayHaveAge = opensIn(/\(\d|, \d|\baged? \d|\b(?:who is|who's) (?:only |just )?\d| is (?:only |just )?\d/g)
const mayBeShe = opens("(who is|who's|who will be|she's|he's|she is|he is)")
const mayBeLittle = opens('น้อง, เจ้า')
const mayBeYoung = opens('ขวบ, เดือน')
const OLDEST_CHILD = 17

const LISTED = WRITER_ROWS.find(({ row }) => row.names === 'listed')!.pattern

/** “Me, Ben, my friend Sam and Ben's friend Kim”: words for kin with the names of those who are meant. */
export const findNamedKin = (sheet: Sheet): NamedPerson[] =>
  isBesideWriter(sheet)
    ? [...sheet.raw.matchAll(LISTED)].flatMap(({ index, groups: { names = '' } = {} }) =>
        [...names.matchAll(KIN_WITH_NAME)].map(({ index: at, 0: said, groups: { name = '' } = {} }) => ({
          ...spanAt(index + at, said),
          word: name.toLowerCase(),
        })),
      )
    : []
