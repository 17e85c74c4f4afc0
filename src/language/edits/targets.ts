import { readCount } from '../reader/interests.ts'
import { lexiconOf } from '../reader/lexicon.ts'
import { listMentions, type Mention } from '../reader/mentions.ts'
import { nameStrength, prepareName } from '../reader/name-strength.ts'
import { listNames, type NameMention } from '../reader/names.ts'
import { type Polarity, readPolarities } from '../reader/polarity.ts'
import type { FoundPlace, Gazetteer } from '../reader/reading.ts'
import type { Sheet, Span } from '../reader/sheet.ts'
import type { EditContext, Target } from './edit.ts'

/** Something in a clause that a change can apply to. */
export interface Found extends Span {
  readonly target: Target
  readonly polarity: Polarity
  readonly count: number | null
  /** Handled by a pattern of the clause (“replace … with …”). */
  used: boolean
}

/** The places, kinds and provinces of a clause, in order, with their polarity. Claims their words and cues. */
export function listTargets(sheet: Sheet, context: EditContext): Found[] {
  const gazetteer = withStops(context)
  const lexicon = lexiconOf(context.gazetteer)
  const mentions = listMentions(sheet, lexicon).filter((mention) => sheet.isFree(mention))
  const provinces = [...new Set(context.stops.map(({ provinceCode }) => provinceCode))]
  const names = listNames(sheet, gazetteer, lexicon, mentions, provinces)
  const outside = mentions.filter(
    (mention) => !names.some((name) => mention.start < name.end && mention.end > name.start),
  )
  const items = [...outside, ...names].sort((a, b) => a.start - b.start)
  const polarities = readPolarities(sheet, items)
  const found = items.flatMap((item, at): Found[] => {
    const target = targetOf(item, gazetteer, provinces)
    const polarity = polarities[at]
    if (target === null || polarity === undefined) return []
    const { start, end } = item
    return [{ start, end, target, polarity, count: 'form' in item ? readCount(sheet, item) : null, used: false }]
  })
  for (const item of items) if (sheet.isFree(item)) sheet.claim(item)
  return found.filter(({ target }, at) => !isNamedBefore(target, found.slice(0, at)))
}

/** `วัดอุโมงค์ (สวนพุทธธรรม)`: the second name of a place is no second place. */
function isNamedBefore(target: Target, before: readonly Found[]): boolean {
  return (
    target.kind === 'place' &&
    before.some(({ target: other }) => other.kind === 'place' && other.placeId === target.placeId)
  )
}

function targetOf(item: Mention | NameMention, gazetteer: Gazetteer, provinces: readonly string[]): Target | null {
  if ('places' in item) {
    const best = item.places[0]
    return best ? { kind: 'place', placeId: best.id, text: item.text } : null
  }
  const { geo, form, concepts } = item
  if (geo === null) {
    const special = concepts.find(({ key }) => !concepts.some((other) => other.broader.includes(key))) ?? concepts[0]
    return special ? { kind: 'concept', key: special.key, text: form } : null
  }
  if (geo.kind === 'province') return { kind: 'province', code: geo.province.code, text: form }
  // Towns and islands of a trip that exists are meant as sights.
  const sight = gazetteer.findPlaces(form, { provinceCodes: provinces, limit: 1 })[0]
  if (sight && sight.strength >= SURE) return { kind: 'place', placeId: sight.id, text: form }
  const code = geo.kind === 'town' ? geo.town.provinceCode : geo.kind === 'island' ? geo.island.provinceCode : null
  return code === null ? null : { kind: 'province', code, text: form }
}

const SURE = 0.72
/** A stop of the trip is recognised by a weaker match than other places. */
const STOP_BONUS = 0.15

/** The gazetteer, with the trip's stops first. */
function withStops({ gazetteer, stops }: EditContext): Gazetteer {
  const prepared = stops.map((stop) => ({
    stop,
    names: [stop.nameTh, stop.nameEn].filter((name) => name !== null).map(prepareName),
  }))
  return {
    ...gazetteer,
    findPlaces(text, options) {
      const asked = prepareName(text)
      const own = prepared.flatMap(({ stop, names }): FoundPlace[] => {
        const strength = Math.max(0, ...names.map((name) => nameStrength(asked, name)))
        const { placeId: id, nameTh, nameEn, provinceCode, category } = stop
        if (strength === 0) return []
        return [
          { id, nameTh, nameEn, provinceCode, category, popularity: 1, strength: Math.min(1, strength + STOP_BONUS) },
        ]
      })
      own.sort((a, b) => b.strength - a.strength)
      const others = gazetteer.findPlaces(text, options).filter(({ id }) => !own.some((place) => place.id === id))
      return [...own, ...others].slice(0, options.limit)
    },
  }
}
