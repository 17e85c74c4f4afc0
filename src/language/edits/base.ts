import type { Mention } from '../reader/mentions.ts'
import { readNumber } from '../reader/numbers.ts'
import type { Gazetteer } from '../reader/reading.ts'
import type { Sheet } from '../reader/sheet.ts'
import type { Base, Change, EditContext } from './edit.ts'

const HOTEL = '(?:hotels?|base|accommodations?|guest ?houses?|resorts?|hostels?|places? to stay|rooms?)'
const STAY_TH = '(?:โรงแรม|ที่พัก|รีสอร์ท|โฮสเทล)'

const KEEP = new RegExp(
  `\\b(?:(?:keep|leave|use|with|stay(?:ing)?|at|in|do not change|don'?t change|no change (?:of|to))(?: (?:at|in|on|the|my|our|this|that|current|same)){0,4} ${HOTEL}|(?:the )?same ${HOTEL}|${HOTEL} (?:stays?|is fine|unchanged))(?: (?:as (?:it )?is|the same|unchanged))?\\b|(?:พัก|นอน|ค้าง)(?:คืน)?(?:ที่)?${STAY_TH}?(?:ที่)?เดิม|${STAY_TH}(?:ที่)?(?:เดิม|เหมือนเดิม|ไม่(?:ต้อง)?เปลี่ยน|คงเดิม|เอาไว้|ไว้)|ไม่(?:ต้อง|อยาก)?(?:เปลี่ยน|ย้าย)${STAY_TH}|ห้าม(?:เปลี่ยน|ย้าย)${STAY_TH}|(?:คง|เก็บ|ใช้)${STAY_TH}(?:เดิม)?(?:ไว้)?`,
  'g',
)
const CHANGE = new RegExp(
  `\\b(?:(?:stay|sleep|overnight|spend (?:the |a |one |our )?nights?)(?: (?:overnight|over|the night|instead|in|at|near|around|a|the|hotel|${HOTEL})){1,4}|(?:change|move|switch) (?:the |our |my )?${HOTEL}(?: (?:to|in|near|at|for)(?: the)?)?|base (?:us|ourselves) (?:in|at|near))(?=\\s|$)|(?:พัก|นอน|ค้าง)(?:คืน)?(?:ที่|แถว|ใน|ตัวเมือง)(?!เดิม|พัก)|(?:เปลี่ยน|ย้าย)${STAY_TH}(?:ไป)?(?:ที่|เป็น|แถว|อยู่)?`,
  'g',
)
const NIGHT =
  /\b(?:on |for )?(?:the )?(?:night (\d{1,2})|(first|second|third|last|1st|2nd|3rd) night)\b|คืน(?:ที่\s*(\d{1,2})|(แรก|สุดท้าย))/g
const NIGHTS: ReadonlyMap<string, number> = new Map([
  ['first', 1],
  ['1st', 1],
  ['แรก', 1],
  ['second', 2],
  ['2nd', 2],
  ['third', 3],
  ['3rd', 3],
])

/** “keep the hotel”, “stay in Pai on the second night”. Claims the words. */
export function readBase(
  sheet: Sheet,
  mentions: readonly Mention[],
  day: number | null,
  { gazetteer, days }: EditContext,
): Change[] {
  const isKept = sheet.take(KEEP)
  const changes: Change[] = isKept ? [{ kind: 'keep_base', day }] : []
  let cue: { readonly end: number } | null = null
  sheet.take(CHANGE, (match) => {
    cue ??= { end: match.index + match[0].length }
  })
  if (cue === null) return changes
  const night = takeNight(sheet, days) ?? day
  return [...changes, { kind: 'base', day: night, base: takePlace(sheet, mentions, cue, gazetteer) }]
}

/** The day before the named night; on the last day nobody stays, so the last night is that of the day before. */
function takeNight(sheet: Sheet, days: number): number | null {
  let night: number | null = null
  sheet.take(NIGHT, (match) => {
    const word = match.slice(1).find((group) => group !== undefined) ?? ''
    night = NIGHTS.get(word) ?? readNumber(word) ?? days - 1
  })
  return night !== null && night >= 1 && night < days ? night : null
}

/** Most letters between “stay in” and the name. */
const GAP = 12
const SURE = 0.9

function takePlace(
  sheet: Sheet,
  mentions: readonly Mention[],
  { end }: { readonly end: number },
  gazetteer: Gazetteer,
): Base | null {
  const named = mentions.find((mention) => mention.geo !== null && mention.start >= end && mention.start - end <= GAP)
  const townId = named ? townOf(named, gazetteer) : null
  if (named && townId !== null) {
    sheet.claim(named)
    return { townId, placeId: null }
  }
  const name =
    sheet.raw
      .slice(end)
      .split(/[,.;\ufffc]/)[0]
      ?.trim() ?? ''
  const hotel = name === '' ? undefined : gazetteer.findPlaces(name, { limit: 1 })[0]
  if (!hotel || hotel.strength < SURE) return null
  const start = sheet.raw.indexOf(name, end)
  sheet.claim({ start, end: start + name.length })
  return { townId: null, placeId: hotel.id }
}

/** The town itself, or the largest one of the province or island. */
function townOf({ geo }: Mention, { towns }: Gazetteer): string | null {
  if (geo?.kind === 'town') return geo.town.id
  const inside = towns.filter((town) =>
    geo?.kind === 'island'
      ? town.islandId === geo.island.id
      : geo?.kind === 'province' && town.provinceCode === geo.province.code,
  )
  return inside.sort((a, b) => b.rank - a.rank)[0]?.id ?? null
}
