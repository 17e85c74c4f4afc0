import { XmlDocument } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import { readSeedPlaces } from '../../test/support/seed-places.ts'
import { REGIONS } from '../world/region.ts'
import { drawCard } from './card.ts'
import { cardOf, cardPath, readCardPath } from './card-facts.ts'
import { LIGHTS, paletteOf, THEMES, TONES } from './palette.ts'
import { SCENES } from './scenes.ts'

const places = readSeedPlaces()
const LOOKS = [...THEMES, 'auto'] as const

test('the card of every shipped place is under 4 KB in each theme', () => {
  const large = places.flatMap((place) =>
    LOOKS.map((theme) => ({ id: place.id, theme, bytes: Buffer.byteLength(drawCard(cardOf(place), { theme })) })),
  )
  expect(large.filter(({ bytes }) => bytes >= 4_096)).toEqual([])
})

test('the card of every shipped place is well-formed XML of numbers that are finite', () => {
  for (const place of places) {
    const svg = drawCard(cardOf(place), { theme: 'auto' })
    XmlDocument.fromString(svg).dispose()
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  }
})

test('the same place always has the same card', () => {
  for (const place of places.slice(0, 200)) {
    const [facts, again] = [cardOf(place), cardOf(structuredClone(place))]
    expect(drawCard(facts, { theme: 'dark' })).toBe(drawCard(again, { theme: 'dark' }))
  }
})

test('the path of a card holds all its facts', () => {
  for (const place of places) {
    const facts = cardOf(place)
    expect(readCardPath(cardPath(facts).replace('/pictures/cards/', ''))).toEqual(facts)
  }
})

test('twenty restaurants of one region look different', () => {
  const alike = places.filter(({ category, region }) => category === 'restaurant' && region === 'central').slice(0, 20)
  expect(alike).toHaveLength(20)
  expect(new Set(alike.map((place) => drawCard(cardOf(place), { theme: 'light' }))).size).toBe(20)
})

test('every scene can be drawn in every region and light, also as wide as a link preview', () => {
  for (const scene of Object.keys(SCENES) as (keyof typeof SCENES)[])
    for (const region of REGIONS)
      for (const light of LIGHTS) {
        const svg = drawCard(
          { scene, region, light, terrain: 'plain', seed: 7 },
          { theme: 'light', width: 572, centre: 0.7 },
        )
        expect(() => XmlDocument.fromString(svg).dispose()).not.toThrow()
      }
})

test('every tone is a colour in both themes', () => {
  for (const region of REGIONS)
    for (const light of LIGHTS)
      for (const theme of THEMES)
        for (const tone of TONES) expect(paletteOf(region, light, theme)[tone]).toMatch(/^#[0-9a-f]{6}$/)
})

test('a place shows the light of its best hour', () => {
  const [place] = places
  const lightAt = (time: 'dawn' | 'sunset' | 'night') =>
    cardOf({ ...place!, category: 'temple', bestTimes: [time] }).light
  expect([lightAt('dawn'), lightAt('sunset'), lightAt('night')]).toEqual(['dawn', 'dusk', 'night'])
})
