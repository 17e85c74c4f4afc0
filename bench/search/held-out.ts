import { foldKey } from '../../src/language/text/fold.ts'
import { dropTones, normalise } from '../../src/language/text/normalise.ts'
import type { PlaceFacts } from '../../src/world/place.ts'
import { distanceM } from '../../src/world/point.ts'
import type { Province } from '../../src/world/region.ts'
import type { Concept } from '../../src/world/vocabulary.ts'
import type { JudgedQuery } from './judged-data.ts'
import * as misspell from './misspell.ts'
import { createRandom } from './random.ts'

/**
 * Queries that nothing was tuned on: randomly distorted names of real places, and kinds of places with areas. The expected
 * results follow from how a query was made: the place itself, its namesakes, and places with exactly that name.
 */
export interface HeldOutOptions {
  readonly places: readonly PlaceFacts[]
  readonly provinces: readonly Province[]
  readonly vocabulary: readonly Concept[]
  /** Places expected by other judged queries. */
  readonly without: ReadonlySet<string>
  readonly perClass: number
  readonly seed: number
}

interface Names {
  readonly place: PlaceFacts
  readonly th: string
  readonly en: string
  /** The word for the kind, and the rest. */
  readonly headTh: string
  readonly restTh: string
  readonly restEn: string
  readonly headEn: string
  readonly wordEn: string
  /** The parts of both names outside and inside brackets, without spaces and tones. */
  readonly parts: readonly string[]
}

/** A Thai head, its romanisation and its English translation. */
const HEADS: readonly (readonly [th: string, roman: string, english: string])[] = [
  ['วัด', 'Wat', 'temple'],
  ['น้ำตก', 'Namtok', 'waterfall'],
  ['หาด', 'Hat', 'beach'],
  ['เกาะ', 'Ko', 'island'],
  ['ถ้ำ', 'Tham', 'cave'],
  ['ตลาด', 'Talat', 'market'],
  ['เขื่อน', 'Khuean', 'dam'],
  ['อ่าว', 'Ao', 'bay'],
  ['แหลม', 'Laem', 'cape'],
  ['ดอย', 'Doi', 'mountain'],
  ['เขา', 'Khao', 'mountain'],
  ['พิพิธภัณฑ์', 'Phiphitthaphan', 'museum'],
]
const MIN_REST = 4

/** A name without brackets, which users do not type. */
const plain = (name: string | null): string =>
  (name ?? '')
    .replace(/\(.*?\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function namesOf(place: PlaceFacts): Names {
  const [th, en] = [plain(place.nameTh), plain(place.nameEn)]
  const [headTh = '', headEn = '', wordEn = ''] = HEADS.find(([head]) => th.startsWith(head)) ?? []
  const restEn = en.replace(new RegExp(`^${headEn} | ${wordEn}$`, 'i'), '')
  const isParted = headTh !== '' && restEn !== en && restEn.length >= MIN_REST
  const parts = [place.nameTh, place.nameEn].flatMap((name) => (name ?? '').split(/[()]/).map(simple))
  return {
    place,
    parts: parts.filter((part) => part !== ''),
    th,
    en,
    headTh,
    headEn,
    wordEn,
    restTh: th.slice(headTh.length).trim(),
    restEn: isParted ? restEn : '',
  }
}

type Maker = (names: Names, random: () => number, province: Province | undefined) => string | undefined

const fromThai =
  (change: misspell.Misspelling): Maker =>
  ({ th }, random) =>
    th === '' ? undefined : change(th, random)
const fromEnglish =
  (change: misspell.Misspelling): Maker =>
  ({ en }, random) =>
    en === '' ? undefined : change(en, random)

const MAKERS: Readonly<Record<string, Maker>> = {
  'th-slip': fromThai(misspell.slip),
  'th-slips': fromThai(misspell.slipTwice),
  'th-toneless': fromThai(misspell.withoutTones),
  'th-sound': fromThai(misspell.soundAlike),
  'th-word-lost': fromThai(misspell.thaiWordLost),
  'th-spaced': fromThai(misspell.thaiSpaced),
  'th-begun': fromThai(misspell.begun),
  'th-headless': ({ headTh, restTh }) => (headTh !== '' && restTh.length >= MIN_REST ? restTh : undefined),
  'en-slip': fromEnglish(misspell.slip),
  'en-slips': fromEnglish(misspell.slipTwice),
  'en-roman': fromEnglish(misspell.romaniseOtherwise),
  'en-word-lost': fromEnglish(misspell.wordLost),
  'en-swapped': fromEnglish(misspell.wordsSwapped),
  'en-joined': fromEnglish(misspell.joined),
  'en-begun': fromEnglish(misspell.begun),
  'en-headless': ({ restEn }) => (restEn === '' ? undefined : restEn),
  'head-in-english': ({ restEn, wordEn }) => (restEn === '' ? undefined : `${restEn} ${wordEn}`),
  'head-in-thai': ({ restEn, headTh }) => (restEn === '' ? undefined : `${headTh} ${restEn}`),
  'head-romanised': ({ restEn, headEn }) => (restEn === '' ? undefined : `${headEn} ${restEn}`),
  'th-province': ({ th }, _, province) => (th === '' || !province ? undefined : `${th} ${province.nameTh}`),
  'en-province': ({ en }, _, province) => (en === '' || !province ? undefined : `${en} ${province.nameEn}`),
}

export function makeHeldOut(options: HeldOutOptions): JudgedQuery[] {
  const random = createRandom(options.seed)
  const all = options.places.map(namesOf)
  const provinces = new Map(options.provinces.map((province) => [province.code, province]))
  const byName = groupByName(all)
  const usable = all.filter(({ place }) => !options.without.has(place.id))
  const queries: JudgedQuery[] = []
  for (const [name, make] of Object.entries(MAKERS)) {
    let made = 0
    for (const names of shuffle(usable, random)) {
      if (made >= options.perClass) break
      const query = make(names, random, provinces.get(names.place.provinceCode))
      if (query === undefined || query.trim() === '') continue
      queries.push({ query, class: name, expected: listAnswers(names, query, name, all, byName) })
      made++
    }
  }
  return [...queries, ...makeKindQueries(options, all, random)]
}

/** The place, its namesakes by sound, and places whose name the query matches word for word. */
function listAnswers(
  names: Names,
  query: string,
  kind: string,
  all: readonly Names[],
  byName: ReadonlyMap<string, readonly string[]>,
): string[] {
  const found = new Set([names.place.id])
  for (const name of [names.th, names.en]) for (const id of byName.get(foldKey(name)) ?? []) found.add(id)
  const text = simple(query)
  const matches = kind.endsWith('-begun')
    ? (name: string): boolean => name.startsWith(text)
    : kind.endsWith('-headless')
      ? (name: string): boolean => name.startsWith(text) || name.endsWith(text)
      : (name: string): boolean => name === text
  for (const { place, parts } of all) if (parts.some(matches)) found.add(place.id)
  return [...found]
}

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const shuffled = [...list]
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[shuffled[at], shuffled[other]] = [shuffled[other] as T, shuffled[at] as T]
  }
  return shuffled
}

const simple = (text: string): string => dropTones(normalise(text)).replaceAll(' ', '')

function groupByName(all: readonly Names[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const { place, th, en } of all)
    for (const key of new Set([foldKey(th), foldKey(en)]))
      if (key !== '') groups.set(key, [...(groups.get(key) ?? []), place.id])
  return groups
}

const NEAR_M = 15_000
/** Kinds with fewer places by name are skipped: their expected results do not follow from names. */
const MIN_OF_KIND = 20

/** A kind in a province, in both languages, and a kind near a point. A place is of a kind if its name starts with it. */
function makeKindQueries(
  { places, provinces, vocabulary, perClass }: HeldOutOptions,
  all: readonly Names[],
  random: () => number,
): JudgedQuery[] {
  const ofKind = new Map<Concept, readonly PlaceFacts[]>()
  for (const kind of vocabulary) {
    const own = kind.kind === 'category' ? all.filter(isOfKind(kind, vocabulary)).map(({ place }) => place) : []
    if (own.length >= MIN_OF_KIND) ofKind.set(kind, own)
  }
  const kinds = [...ofKind.keys()]
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const queries: JudgedQuery[] = []
  const add = (name: string, make: () => Omit<JudgedQuery, 'class'> | undefined): void => {
    for (let turn = 0, made = 0; turn < perClass * 50 && made < perClass; turn++) {
      const query = make()
      if (!query || query.expected.length === 0) continue
      queries.push({ ...query, class: name })
      made++
    }
  }
  const idsIn = (kind: Concept, test: (place: PlaceFacts) => boolean): string[] =>
    (ofKind.get(kind) ?? []).filter(test).map(({ id }) => id)
  add('th-kind-area', () => {
    const [kind, province] = [pick(kinds), pick(provinces)]
    const join = pick([' ', '', 'ใน', 'จังหวัด', ' แถว'])
    return {
      query: `${kind.nameTh}${join}${province.nameTh}`,
      expected: idsIn(kind, (p) => p.provinceCode === province.code),
    }
  })
  add('en-kind-area', () => {
    const [kind, province] = [pick(kinds), pick(provinces)]
    const word = pick([kind.nameEn, `${kind.nameEn}s`])
    const query = pick([`${word} in ${province.nameEn}`, `${province.nameEn} ${word}`, `${word} ${province.nameEn}`])
    return { query, expected: idsIn(kind, (place) => place.provinceCode === province.code) }
  })
  add('kind-near', () => {
    const kind = pick(kinds)
    const { point } = pick(places)
    const query = pick([kind.nameTh, kind.nameEn])
    const at = [point.latitude, point.longitude] as const
    return { query, geolocation: at, expected: idsIn(kind, (place) => distanceM(place.point, point) <= NEAR_M) }
  })
  return queries
}

function isOfKind(kind: Concept, vocabulary: readonly Concept[]): (names: Names) => boolean {
  const kinds = [kind, ...vocabulary.filter(({ broader }) => broader.includes(kind.key))]
  const thai = kinds.flatMap(({ headsTh }) => headsTh)
  const latin = kinds.flatMap(({ headsEn }) => headsEn).map((head) => escapeRegExp(head))
  const inLatin =
    latin.length === 0 ? undefined : new RegExp(`^(?:${latin.join('|')})\\b|\\b(?:${latin.join('|')})$`, 'i')
  return ({ th, en }) => thai.some((head) => th.startsWith(head)) || inLatin?.test(en) === true
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
