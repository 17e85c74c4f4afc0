import { describe, expect, it } from 'vitest'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Candidate } from '../../planner/problem.ts'
import { toursOnce } from './tours-once.ts'
import type { PreparedTrip } from './trip-problem.ts'

const PHUKET = { latitude: 7.86, longitude: 98.4 }
const AO_NANG = { latitude: 8.03, longitude: 98.82 }
const PHI_PHI = { latitude: 7.74, longitude: 98.77 }
const BAY = { point: { latitude: 7.68, longitude: 98.77 } }
const PLACES: Record<string, object> = {
  speedboat: { guide: { covers: ['bay', 'lagoon', 'bamboo'] } },
  ferry: { guide: { covers: ['bay', 'lagoon', 'bamboo'] } },
  longtail: { guide: { covers: ['lagoon', 'bay'] } },
  reef: { guide: { covers: ['rocks', 'bamboo'] } },
  bay: BAY,
  lagoon: BAY,
  bamboo: BAY,
  rocks: BAY,
}
const catalogue = { findPlace: (id: string) => PLACES[id] } as unknown as CatalogueView
const tour = (id: string, point: object) => ({ id, point }) as Candidate
const SPEEDBOAT = tour('speedboat', PHUKET)
const FERRY = tour('ferry', AO_NANG)
const LONGTAIL = tour('longtail', PHI_PHI)

function once(candidates: readonly Candidate[], beds: readonly object[], asked: readonly string[] = []) {
  const bases = beds.map((point) => ({ point }))
  const problem = { candidates, bases, mustVisit: asked, mustSee: candidates.map(({ id }) => id) }
  return toursOnce({ problem } as unknown as PreparedTrip, catalogue).problem
}
const apartOf = ({ candidates }: ReturnType<typeof once>) => candidates.map(({ id, apart }) => [id, apart])

describe('tours to the same sights', () => {
  it('are the one from the island where people sleep, if that is much the shorter way', () => {
    const problem = once([SPEEDBOAT, LONGTAIL], [PHUKET, PHI_PHI])
    expect(apartOf(problem)).toEqual([['longtail', ['speedboat']]])
    expect(problem.mustSee).toEqual(['longtail'])
  })

  it('are never both in one trip, whichever of them is', () => {
    expect(apartOf(once([SPEEDBOAT, FERRY], [PHUKET, AO_NANG]))).toEqual([
      ['speedboat', ['ferry']],
      ['ferry', ['speedboat']],
    ])
  })

  it('set out from where nobody sleeps only if there is no other', () => {
    expect(apartOf(once([SPEEDBOAT, LONGTAIL], [PHUKET])).map(([id]) => id)).toEqual(['speedboat', 'longtail'])
  })

  it('are both there for whoever asks for them', () => {
    expect(
      apartOf(once([SPEEDBOAT, LONGTAIL], [PHUKET, PHI_PHI], ['speedboat', 'longtail'])).map(([id]) => id),
    ).toEqual(['speedboat', 'longtail'])
    expect(apartOf(once([SPEEDBOAT, LONGTAIL], [PHUKET, PHI_PHI], ['speedboat'])).map(([id]) => id)).toEqual([
      'speedboat',
    ])
  })

  it('share at least half of what the shorter one visits', () => {
    expect(apartOf(once([LONGTAIL, tour('reef', PHI_PHI)], [PHI_PHI]))).toEqual([
      ['longtail', undefined],
      ['reef', undefined],
    ])
  })
})
