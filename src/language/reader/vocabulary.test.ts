import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CATEGORY_CODES } from '../../world/place.ts'
import type { Concept } from '../../world/vocabulary.ts'

interface PlaceRow {
  readonly id: string
  readonly category: string | null
  readonly tags?: readonly string[]
}

const file = (path: string): string => readFileSync(new URL(`../../../catalogue/${path}`, import.meta.url), 'utf8')
const vocabulary: readonly Concept[] = JSON.parse(file('vocabulary.json'))
const byKey = new Map(vocabulary.map((concept) => [concept.key, concept]))
const places: readonly PlaceRow[] = file('places.ndjson')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line))

describe('the vocabulary of the catalogue', () => {
  it('has unique keys', () => {
    expect(byKey.size).toBe(vocabulary.length)
  })

  it('knows the category and every tag of every place', () => {
    const unknown = places.flatMap(({ category, tags }) =>
      [
        ...(category !== null && byKey.get(category)?.kind !== 'category' ? [category] : []),
        ...(tags ?? []).filter((tag) => !byKey.has(tag)),
      ].map(String),
    )
    expect(unknown).toEqual([])
  })

  it('uses broader concepts that exist, without cycles', () => {
    const climb = (key: string, seen: readonly string[]): void => {
      expect(seen).not.toContain(key)
      expect([...byKey.keys()]).toContain(key)
      for (const broader of byKey.get(key)?.broader ?? []) climb(broader, [...seen, key])
    }
    for (const { key } of vocabulary) climb(key, [])
  })

  it('gives each category its code, a visit duration and valid hours', () => {
    const isClock = (clock: string) => /^([01]\d|2[0-4]):[0-5]\d$/.test(clock)
    const faulty = vocabulary.filter(
      ({ kind, categoryCode, visitMinutes, usualHours }) =>
        kind === 'category' &&
        !(
          categoryCode !== null &&
          CATEGORY_CODES.includes(categoryCode) &&
          (visitMinutes ?? 0) >= 15 &&
          (usualHours ?? []).every(isClock)
        ),
    )
    expect(faulty.map(({ key }) => key)).toEqual([])
  })

  it('has each name and synonym once, and no Thai letters in English ones', () => {
    const faulty = vocabulary.filter(({ nameTh, nameEn, synonymsTh, synonymsEn }) => {
      const words = [nameTh, ...synonymsTh, nameEn, ...synonymsEn]
      return new Set(words).size < words.length || /[\u0e00-\u0e7f]/.test([nameEn, ...synonymsEn].join(' '))
    })
    expect(faulty.map(({ key }) => key)).toEqual([])
  })
})
