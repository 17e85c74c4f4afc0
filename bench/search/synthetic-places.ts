import type { PlaceFacts } from '../../src/world/place.ts'
import { createRandom } from './random.ts'

/**
 * Generates `count` places from parts of real ones: the head of one name with the rest of another, in both languages, near
 * the second place. Starts with the real places. Deterministic for a seed.
 */
export function makePlaces(real: readonly PlaceFacts[], count: number, seed: number): PlaceFacts[] {
  const random = createRandom(seed)
  const pick = (): PlaceFacts => real[Math.floor(random() * real.length)] as PlaceFacts
  const places = real.slice(0, count)
  while (places.length < count) {
    const head = pick()
    const rest = pick()
    places.push({
      ...rest,
      id: `made-${places.length}`,
      nameTh: joinNames(head.nameTh, rest.nameTh, random),
      nameEn: joinNames(head.nameEn, rest.nameEn, random),
      point: {
        latitude: rest.point.latitude + (random() - 0.5) / 5,
        longitude: rest.point.longitude + (random() - 0.5) / 5,
      },
      popularity: random(),
    })
  }
  return places
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

function joinNames(head: string | null, rest: string | null, random: () => number): string | null {
  if (head === null || rest === null) return rest
  const first = [...segmenter.segment(head)].map(({ segment }) => segment)
  const last = [...segmenter.segment(rest)].map(({ segment }) => segment)
  const kept = Math.max(1, Math.floor(random() * Math.min(4, first.length)))
  return [...first.slice(0, kept), ...last.slice(Math.min(1, last.length - 1))].join('').trim()
}
