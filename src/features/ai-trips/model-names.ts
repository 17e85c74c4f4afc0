import type { Draft } from '../../language/reader/draft.ts'
import { readGeography } from '../../language/reader/geography.ts'
import { formOf, type Geo, lexiconOf } from '../../language/reader/lexicon.ts'
import { type GeoMention, listMentions } from '../../language/reader/mentions.ts'
import { addName, addSights, settleProvinces } from '../../language/reader/named-sights.ts'
import { ask } from '../../language/reader/names.ts'
import { PLAIN, type Polarity } from '../../language/reader/polarity.ts'
import type { Endpoint, FoundPlace, Gazetteer, MealWish } from '../../language/reader/reading.ts'
import { Sheet } from '../../language/reader/sheet.ts'
import type { ModelReading } from './model-schema.ts'

/** A name of a part of the country, and its role. */
interface Named {
  readonly geo: Geo
  readonly form: string
  /** The words by which the built-in reader knows the role. */
  readonly cue: '' | 'near ' | 'from ' | 'back to ' | 'staying in '
  readonly polarity: Polarity
  /** It would do instead of the one before. */
  readonly isOr?: boolean
}

const MUST: Polarity = { sign: 'wanted', strength: 'hard', weight: 1 }
const UNWANTED: Polarity = { sign: 'unwanted', strength: 'hard', weight: 0 }
/** Minimum strength of a match: a part of the name, or one letter off. */
const SURE = 0.72
/** Strength of the whole name, possibly in another spelling. */
const WHOLE = 0.97
/** Minimum strength for meals, which may be near the place. */
const LIKELY = 0.5
/** Share of a name that must be the area's, so that `Wat Pho in Bangkok` does not request all of Bangkok. */
const MOST = 0.6

/**
 * Looks up the model's names among provinces, towns, islands, districts, regions and places, and fills them in by the
 * rules of the built-in reader. Unknown names go to `notFound`.
 */
export function readNames(said: ModelReading, draft: Draft, gazetteer: Gazetteer, notUnderstood: string[]): void {
  const named: Named[] = []
  const places: (() => void)[] = []
  for (const { name, around, must, or_before: isOr } of said.areas) {
    const geo = findGeo(name, gazetteer, MOST)
    if (geo) named.push({ ...geo, cue: around ? 'near ' : '', polarity: must ? MUST : PLAIN, isOr })
    else places.push(() => addPlace(draft, gazetteer, name, null, must ? MUST : PLAIN))
  }
  for (const { name, day } of said.must_visit) {
    const geo = findGeo(name, gazetteer, 1)
    if (geo) named.push({ ...geo, cue: '', polarity: MUST })
    // “Must see Hua Hin” requests the town and the beach of that name, not every place whose name contains it.
    const isArea = geo && (geo.geo.kind === 'island' || findPlaces(name, draft, gazetteer, WHOLE).length === 0)
    if (!isArea) places.push(() => addPlace(draft, gazetteer, name, day, MUST))
  }
  for (const name of said.avoid_names) {
    const geo = findGeo(name, gazetteer, 1)
    if (geo === null) places.push(() => addPlace(draft, gazetteer, name, null, UNWANTED))
    else if (geo.geo.kind === 'province' || geo.geo.kind === 'area') named.push({ ...geo, cue: '', polarity: UNWANTED })
    else notUnderstood.push(name)
  }
  readEndpoints(said, named, draft, gazetteer, notUnderstood)
  const mentions = readAreas(named, draft, gazetteer)
  // Places are looked up in the provinces of the trip first, so these must be known by now.
  for (const addIt of places) addIt()
  addSights(draft, gazetteer, mentions)
  readMeals(said, draft, gazetteer)
  settleProvinces(draft, gazetteer)
}

/** The part of the country that a name means; at least `share` of its letters must be the area's own name. */
function findGeo(name: string, gazetteer: Gazetteer, share: number): Pick<Named, 'geo' | 'form'> | null {
  const lexicon = lexiconOf(gazetteer)
  const bare = name.replace(HEADS, '').replace(TAILS, '')
  for (const candidate of [name, bare]) {
    const form = formOf(candidate)
    const geo = lexicon.geo.get(form)
    if (geo) return { geo, form }
  }
  const sheet = new Sheet(bare)
  const mention = listMentions(sheet, lexicon).find(
    ({ geo, start, end }) => geo !== null && (end - start) / sheet.text.length >= share,
  )
  return mention?.geo ? { geo: mention.geo, form: mention.form } : null
}

const HEADS = /^(?:จังหวัด|จ\.|อำเภอ|อ\.|เขต|ตัวเมือง|the (?:city|town|island|province) of |city of |town of )\s*/i
const TAILS = /\s+(?:province|district|city|town|old town|old city|area|region)$/i

/** Reads the names through a sentence whose roles the built-in reader knows: `from bangkok, near pai, nan or phrae`. */
function readAreas(named: readonly Named[], draft: Draft, gazetteer: Gazetteer): GeoMention[] {
  let text = ''
  const mentions: GeoMention[] = []
  for (const { geo, form, cue, isOr } of named) {
    const join = text === '' ? '' : isOr ? ' or ' : ', '
    const start = text.length + join.length + cue.length
    text += `${join}${cue}${form}`
    mentions.push({ start, end: start + form.length, form, geo, concepts: [], first: 0, last: 0, guessed: false })
  }
  const polarities = named.map(({ polarity }) => polarity)
  const planned = readGeography(new Sheet(text), draft, gazetteer, mentions, polarities)
  return planned.filter((mention) => polarities[mentions.indexOf(mention)]?.sign === 'wanted')
}

function readEndpoints(
  said: ModelReading,
  named: Named[],
  draft: Draft,
  gazetteer: Gazetteer,
  notUnderstood: string[],
): void {
  const ends = [
    ['start', said.start_place, 'from '],
    ['end', said.end_place, 'back to '],
    ['base', said.sleep_at, 'staying in '],
  ] as const
  for (const [field, name, cue] of ends) {
    if (name === null || name.trim() === '') continue
    const geo = findGeo(name, gazetteer, MOST)
    if (geo) {
      named.push({ ...geo, cue, polarity: PLAIN })
      continue
    }
    const [place] = findPlaces(name, draft, gazetteer, SURE)
    if (place) draft[field] = endpointAt(name, place)
    else notUnderstood.push(name)
  }
}

function endpointAt(text: string, { id, provinceCode }: FoundPlace): Endpoint {
  return { text, provinceCode, townId: null, placeId: id }
}

function addPlace(draft: Draft, gazetteer: Gazetteer, name: string, day: number | null, polarity: Polarity): void {
  const places = findPlaces(name, draft, gazetteer, SURE)
  const marks = day === null ? [] : [{ at: 0, day }]
  if (places[0]) addName(draft, { start: 0, end: 0, text: name, places, strength: places[0].strength }, polarity, marks)
  else if (polarity.sign === 'wanted') addRest(draft, gazetteer, name)
}

/** For a name that no place has: requests the area inside it (`the night market of Nan`), and reports the name as not found. */
function addRest(draft: Draft, gazetteer: Gazetteer, name: string): void {
  const geo = findGeo(name, gazetteer, 0)
  if (geo) readAreas([{ ...geo, cue: '', polarity: PLAIN }], draft, gazetteer)
  if (!draft.notFound.includes(name)) draft.notFound.push(name)
}

function findPlaces(name: string, draft: Draft, gazetteer: Gazetteer, least: number): FoundPlace[] {
  return ask(gazetteer, name, draft.provinces).filter(({ strength }) => strength >= least)
}

function readMeals(said: ModelReading, draft: Draft, gazetteer: Gazetteer): void {
  for (const { meal, name } of said.meals) {
    const [place] = findPlaces(name, draft, gazetteer, LIKELY)
    const wish: MealWish = { meal, text: name, placeId: place?.id ?? null, provinceCode: place?.provinceCode ?? null }
    draft.meals.push(wish)
  }
}
