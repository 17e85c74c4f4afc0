import { describe, expect, it } from 'vitest'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Concept } from '../../world/vocabulary.ts'
import { isUnaskedExtra } from './paid-extras.ts'
import { structuredReading } from './structured-reading.ts'

const concepts = new Map([
  ['aquarium', { broader: ['family'], traits: ['dear'] } as unknown as Concept],
  ['wildlife', { broader: ['nature'] } as unknown as Concept],
])
const camp = {
  id: 'camp',
  category: 'wildlife',
  subCategories: ['elephants'],
  tags: [],
  categoryCode: 'ATTRACTION',
  fee: null,
  guide: { experience: true, children: 1 },
  pricePerPerson: 1_900,
} as unknown as PlaceEntry
const wish = (keys: readonly string[] = [], party: Partial<Reading['party']> = {}) => {
  const reading = structuredReading('en')
  const interests = keys.map((key) => ({ key }) as Reading['interests'][number])
  return { interests, party: { ...reading.party, ...party } }
}
const isExtra = (place: PlaceEntry, of = wish(), highlights: string[][] = []) =>
  isUnaskedExtra(place, of, highlights, concepts)

describe('what costs more than 500 baht a head', () => {
  it('is for those who asked for it, not for nature in general', () => {
    expect(isExtra(camp)).toBe(true)
    expect(isExtra(camp, wish(['nature']))).toBe(true)
    expect(isExtra(camp, wish(['elephants']))).toBe(false)
  })

  it('is for children who come along, and where the destination is known for it', () => {
    const cheap = { ...camp, pricePerPerson: 900 } as PlaceEntry
    expect(isExtra(cheap, wish([], { children: 2 }))).toBe(false)
    expect(isExtra(camp, wish([], { children: 2 }))).toBe(true)
    expect(isExtra(camp, wish(), [['temple', 'camp']])).toBe(false)
    expect(isExtra(camp, wish(), [['a', 'b', 'c', 'd', 'camp']])).toBe(true)
  })

  it('is fine as a day at sea', () => {
    expect(isExtra({ ...camp, category: 'boat_tour' })).toBe(false)
  })

  it('is assumed of an aquarium without a known price, unless it is a highlight', () => {
    const aquarium = { ...camp, id: 'tank', category: 'aquarium', guide: null, pricePerPerson: null } as PlaceEntry
    expect(isExtra(aquarium)).toBe(true)
    expect(isExtra(aquarium, wish(), [['a', 'tank']])).toBe(false)
    expect(isExtra({ ...aquarium, category: 'temple' })).toBe(false)
  })

  it('is half a day at a zoo or a dam too, free or not, unless children come along or it is what the place is known for', () => {
    const free = { thaiAdult: 0, thaiChild: 0, foreignerAdult: 0, foreignerChild: 0 }
    const dam = {
      ...camp,
      id: 'dam',
      category: 'dam',
      guide: null,
      fee: free,
      tags: ['family'],
    } as unknown as PlaceEntry
    expect(isExtra(dam)).toBe(true)
    expect(isExtra(dam, wish(['temple']), [['a', 'b', 'c', 'dam']])).toBe(true)
    expect(isExtra(dam, wish(), [['a', 'dam']])).toBe(false)
    expect(isExtra(dam, wish(['dam']))).toBe(false)
    expect(isExtra(dam, wish([], { children: 1 }))).toBe(false)
  })

  it('is what the travellers pay: Thais and foreigners have their own price', () => {
    const gallery = {
      ...camp,
      category: 'art_gallery',
      guide: null,
      fee: { thaiAdult: 300, thaiChild: null, foreignerAdult: 700, foreignerChild: null },
    } as PlaceEntry
    expect(isExtra(gallery, wish([], { foreigners: 0 }))).toBe(false)
    expect(isExtra(gallery, wish([], { foreigners: 2 }))).toBe(true)
  })
})
