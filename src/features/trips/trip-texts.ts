// The texts of a trip that the service writes; a language model may write others about the same facts.
import type { Language } from '../../platform/language.ts'
import type { Destination } from '../../world/destination.ts'
import { type MealNote, mealNoteText } from './meal-notes.ts'
import { placeNamesIn, provinceShortName, townShortName, withArticle } from './short-names.ts'
import type { StopFacts } from './trip-facts.ts'
import type { TripCatalogue, TripPlace } from './trip-places.ts'
import { highPoints, type TripSketch, visitedDestinations } from './trip-sketch.ts'
import { themesOf } from './trip-themes.ts'

const MAX_NAMED = 3

export function tripName(sketch: TripSketch, catalogue: TripCatalogue, language: Language): string {
  const { days } = sketch
  const { names, isOn } = areaOf(sketch, catalogue, language)
  if (language === 'th') return `${joined('เที่ยว', names)} ${lengthOf(days)}`
  return `${days === 1 ? 'A day' : `${days} days`} ${isOn ? 'on' : 'in'} ${names}`
}

/** What kind of trip it is, its high points, where one sleeps, and its pace if that is not the usual one. */
export function tripIntroduction(sketch: TripSketch, catalogue: TripCatalogue, language: Language): string {
  const { sights, preferences } = sketch
  if (sights.length === 0) return language === 'th' ? 'ทริปนี้ยังไม่มีจุดแวะ' : 'This trip has no stops yet.'
  const themes = themesOf(sights, preferences, language)
  const nameIn = placeNamesIn(sketch.places, catalogue, language)
  const best = highPoints(sketch, catalogue.world.destinations, MAX_NAMED)
  const names = listOf(
    best.map((place) => withArticle(nameIn(place), place, language)),
    language,
  )
  const nights = nightsText(sketch, catalogue, language)
  const pace = paceText(sketch, language)
  if (language === 'th') {
    const kind = themes.length === 0 ? '' : `เน้น${themes.length === 2 ? themes.join('และ') : listOf(themes, 'th')} `
    return [`${kind}${joined('ไฮไลต์คือ', names)}`, nights, pace].filter((text) => text !== '').join(' ')
  }
  const points = best.length === 1 ? 'the high point' : 'the high points'
  const kind =
    themes.length === 0
      ? `${points} ${best.length === 1 ? 'is' : 'are'} ${names}`
      : `${themes.length === 1 ? 'mostly ' : ''}${listOf(themes, 'en')}, with ${names} as ${points}`
  return [kind, nights, pace].flatMap((text) => (text === '' ? [] : `${capitalised(text)}.`)).join(' ')
}

/** `night`: the town where the night is spent. */
export function daySummary(
  sights: readonly TripPlace[],
  places: readonly TripPlace[],
  night: { readonly name: string; readonly province_code: string } | null,
  catalogue: TripCatalogue,
  language: Language,
): string {
  const isThai = language === 'th'
  const way = sights.map(placeNamesIn(places, catalogue, language)).join(' → ')
  const rest = isThai ? 'วันพักผ่อน' : 'Rest day'
  if (night === null) return way === '' ? rest : way
  const town = townShortName(night.name, catalogue.provincesByCode.get(night.province_code), language)
  const overnight = isThai ? joined('ค้างที่', town) : `overnight ${inOrOn(town)} ${town}`
  return `${way === '' ? rest : way} · ${overnight}`
}

const MEALS = {
  th: { lunch: 'มื้อกลางวัน', dinner: 'มื้อเย็น' },
  en: { lunch: 'Lunch', dinner: 'Dinner' },
}

/** Free time that begins in these hours comes after the dawn. */
const BREAKFAST = { from: 5 * 60, before: 8 * 60 + 30 }

/** The traveller's own note, else the purpose of a stop where its place does not show it. */
export function stopNote(
  { kind, meal, place_id, note, arrive }: StopFacts,
  language: Language,
  mealNote?: MealNote,
): string | undefined {
  if (note !== null) return note
  if (mealNote) return mealNoteText(mealNote, language)
  if (kind === 'rest') {
    const isBreakfast = arrive >= BREAKFAST.from && arrive < BREAKFAST.before
    if (language === 'th') return isBreakfast ? 'อาหารเช้าและพักตามสบาย' : 'พักตามสบาย'
    return isBreakfast ? 'Breakfast and free time' : 'Free time'
  }
  if (meal === null) return undefined
  const name = MEALS[language][meal]
  if (place_id !== null) return name
  return language === 'th' ? `${name} แวะร้านแถวนี้ได้ตามชอบ` : `${name}: pick any place nearby`
}

/** Where the nights are spent: `Two nights in Bangkok, three in Chiang Mai and two on Ko Samui`. */
function nightsText({ nights }: TripSketch, { provincesByCode }: TripCatalogue, language: Language): string {
  const counts = new Map<string, number>()
  for (const { nameTh, nameEn, provinceCode } of nights) {
    const name = (language === 'th' ? nameTh : nameEn) ?? nameTh ?? nameEn ?? ''
    const town = townShortName(name, provincesByCode.get(provinceCode), language).replace(/ \([^)]*\)$/, '')
    counts.set(town, (counts.get(town) ?? 0) + 1)
  }
  const stays = [...counts].filter(([town]) => town !== '')
  if (stays.length === 0) return ''
  if (language === 'th') {
    return joined(
      'นอนที่',
      stays.length === 1
        ? nightsIn(stays[0]!)
        : `${stays.slice(0, -1).map(nightsIn).join(' ')} ${joined('และ', nightsIn(stays.at(-1)!))}`,
    )
  }
  const [[town, count] = ['', 0]] = stays
  if (stays.length === 1 && count > 2) return `all ${numberWord(count)} nights ${inOrOn(town)} ${town}`
  const written = stays.map(([name, many], index) => {
    const unit = index > 0 ? '' : many === 1 ? ' night' : ' nights'
    return `${numberWord(many)}${unit} ${inOrOn(name)} ${name}`
  })
  return listOf(written, 'en')
}

const nightsIn = ([town, count]: readonly [string, number]) => `${town} ${count} คืน`

const MOST_ON_AN_EASY_DAY = 4

function paceText({ pace, days, sights }: TripSketch, language: Language): string {
  const perDay = Math.max(1, Math.round(sights.length / days))
  // “Nine temples in a day” with grandma is no easy day, however gentle its pace.
  if (pace === 'easy' && perDay > MOST_ON_AN_EASY_DAY)
    return language === 'th' ? `วันละ ${perDay} ที่` : `about ${numberWord(perDay)} stops a day`
  if (pace === 'easy' && perDay === 1) return language === 'th' ? 'เที่ยวสบาย ๆ' : 'an easy pace'
  if (pace === 'easy')
    return language === 'th'
      ? `เที่ยวสบาย ๆ วันละ ${perDay} ที่`
      : `an easy pace, about ${numberWord(perDay)} ${stopsOf(perDay)} a day`
  if (pace !== 'full') return ''
  return language === 'th'
    ? `เที่ยวเต็มวัน วันละ ${perDay} ที่`
    : `full days, about ${numberWord(perDay)} ${stopsOf(perDay)} each`
}

const stopsOf = (count: number) => (count === 1 ? 'stop' : 'stops')

/** The destinations that were asked for and are visited, else the provinces in descending order of their places. */
function areaOf(
  sketch: TripSketch,
  catalogue: TripCatalogue,
  language: Language,
): { readonly names: string; readonly isOn: boolean } {
  const isThai = language === 'th'
  const asked = visitedDestinations(sketch, catalogue.world.destinations)
  if (asked.length > 0) {
    const isOn = asked.every(({ kind, shortEn }) => inOrOn(shortEn) === 'on' || kind === 'loop')
    const names = asked.flatMap((destination) => namesWithin(destination, sketch, catalogue, language))
    if (names.length <= MAX_NAMED + 1) return { names: listOf(names, language), isOn }
    const first = names.slice(0, MAX_NAMED)
    const more = isThai ? `${listed(first.slice(0, -1))} และอีก ${names.length - 2} แห่ง` : `${first.join(', ')} and more`
    return { names: more, isOn }
  }
  const counts = new Map<string, number>()
  for (const { provinceCode } of sketch.places) counts.set(provinceCode, (counts.get(provinceCode) ?? 0) + 1)
  const names = [...counts]
    .sort((a, b) => b[1] - a[1])
    .flatMap(([code]) => catalogue.provincesByCode.get(code) ?? [])
    .map((province) => provinceShortName(province, language))
  if (names.length === 0) return { names: isThai ? 'เมืองไทย' : 'Thailand', isOn: false }
  if (names.length <= MAX_NAMED) return { names: listOf(names, language), isOn: false }
  const more = isThai
    ? `${names.slice(0, 2).join(' ')} และอีก ${names.length - 2} จังหวัด`
    : `${names.slice(0, MAX_NAMED).join(', ')} and more`
  return { names: more, isOn: false }
}

/** “Khun Yuam and Mae Sariang” is two names, of which the title has those where the trip stops or sleeps. */
function namesWithin(
  { shortTh, shortEn }: Pick<Destination, 'shortTh' | 'shortEn'>,
  { sights, nights }: TripSketch,
  { world }: TripCatalogue,
  language: Language,
): string[] {
  const [th, en] = [shortTh.split(' '), shortEn.split(' and ')]
  const all = language === 'th' ? th : en
  if (th.length !== en.length || all.length < 2) return [language === 'th' ? shortTh : shortEn]
  const towns = new Set(nights.map(({ townId }) => townId))
  const seen = [...sights, ...world.towns.filter(({ id }) => towns.has(id))]
  const visited = all.filter((_, at) =>
    seen.some(({ nameTh, nameEn }) => nameTh?.includes(th[at]!) || nameEn?.includes(en[at]!)),
  )
  return visited.length > 0 ? visited : all
}

function inOrOn(name: string): 'in' | 'on' {
  return name.startsWith('Ko ') ? 'on' : 'in'
}

/** `a, b and c`. Thai separates names by spaces, or by commas where a name contains a space. */
function listOf(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? ''
  const before = names.slice(0, -1)
  if (before.length === 0) return last
  if (language === 'en') return `${before.join(', ')} and ${last}`
  const separator = names.some((name) => name.includes(' ')) ? ', ' : ' '
  return `${before.join(separator)} ${joined('และ', last)}`
}

/** Thai names beside each other, without a last “และ”. */
function listed(names: readonly string[]): string {
  return names.join(names.some((name) => name.includes(' ')) ? ', ' : ' ')
}

/** Thai sets a space between its own letters and a name in other letters. */
function joined(head: string, name: string): string {
  return /^[\u0e00-\u0e7f]/.test(name) || head.endsWith(' ') ? `${head}${name}` : `${head} ${name}`
}

function lengthOf(days: number): string {
  return days === 1 ? '1 วัน' : `${days} วัน ${days - 1} คืน`
}

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? String(count)
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
