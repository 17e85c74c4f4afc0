import { describe, expect, test } from 'vitest'
import type { Interest } from '../../language/reader/reading.ts'
import { withoutFillers, withoutLoneIslands } from './fillers.ts'
import type { ScoredPlace } from './scored-place.ts'
import { structuredReading } from './structured-reading.ts'

const sight = (id: string, category: string, popularity: number, more: object = {}) =>
  ({
    place: { id, category, popularity, provinceCode: '41', guide: null, ...more },
    kinds: [category],
    score: 1,
  }) as unknown as ScoredPlace
const temples = (count: number) => Array.from({ length: count }, (_, n) => sight(`temple ${n}`, 'temple', 0.5))
const museum = sight('city museum', 'museum', 0.5)
const famous = sight('national museum', 'museum', 0.9)
const reading = { ...structuredReading('en'), days: 2 }
const left = (visits: readonly ScoredPlace[], more: object = {}, kept: readonly string[] = []) =>
  withoutFillers(visits, { ...reading, ...more }, ({ id }) => kept.includes(id)).filter(
    ({ kinds }) => kinds[0] !== 'temple',
  )

test('a little-known museum is no stop where a province has enough else', () => {
  expect(left([museum, famous, ...temples(16)])).toEqual([famous])
  expect(left([museum, ...temples(10)])).toEqual([museum])
})

test('it is one for those who asked for museums, a highlight, and for children whom it suits', () => {
  const visits = [museum, ...temples(16)]
  expect(left(visits, { interests: [{ key: 'museum' } as Interest] })).toEqual([museum])
  expect(left(visits, {}, ['city museum'])).toEqual([museum])
  const forChildren = sight('city museum', 'museum', 0.5, { guide: { children: 1 } })
  expect(left([forChildren, ...temples(16)], { party: { ...reading.party, children: 1 } })).toEqual([forChildren])
})

describe('an island for a day', () => {
  const island = (id: string, minutes = 360) => sight(id, 'island', 0.6, { visitMinutes: minutes })
  const tour = sight('tour', 'boat_tour', 0.5, { guide: { covers: ['reef'] } })
  const left = (visits: readonly ScoredPlace[], worth = 0, kept: readonly string[] = []) =>
    withoutLoneIslands(visits, { worthOf: () => worth }, ({ id }) => kept.includes(id)).filter((each) => each !== tour)

  test('to which no tour goes is nobody’s day out where others have tours', () => {
    const [reef, lone, islet] = [island('reef'), island('lone'), island('islet', 60)]
    expect(left([tour, reef, lone, islet])).toEqual([reef, islet])
    expect(left([reef, lone])).toEqual([reef, lone])
  })

  test('is one if it was asked for by name, or a guide lists it among the first', () => {
    expect(left([tour, island('lone')], 0, ['lone'])).toHaveLength(1)
    expect(left([tour, island('lone')], 5)).toHaveLength(1)
    expect(left([tour, island('lone')], 2)).toEqual([])
  })
})
