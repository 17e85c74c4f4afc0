import { describe, expect, it } from 'vitest'
import { joinedRests } from './joined-rests.ts'

const rest = (arrive: number, stay_minutes: number, more: object = {}) => ({
  kind: 'rest' as const,
  place_id: null,
  note: null as string | null,
  leg: { mode: 'walk' as const, minutes: 0, metres: 0, source: 'estimated' as const },
  arrive,
  stay_minutes,
  locked: false,
  ...more,
})
const shown = (stops: Parameters<typeof joinedRests>[0]) =>
  joinedRests(stops).map(({ arrive, stay_minutes, locked }) => [arrive, stay_minutes, locked])

describe('free time in one place', () => {
  it('is one entry, with the rest that is fixed in it', () => {
    expect(shown([rest(750, 30), rest(780, 90, { locked: true }), rest(870, 40)])).toEqual([[750, 160, true]])
  })

  it('is another entry elsewhere, and where the traveller says what the break is for', () => {
    const atBed = rest(870, 40, { leg: { mode: 'drive', minutes: 12, metres: 5_000, source: 'estimated' } })
    expect(shown([rest(780, 70), atBed])).toHaveLength(2)
    expect(shown([rest(750, 30), rest(780, 90, { locked: true, note: 'nap' })])).toHaveLength(2)
  })

  it('leaves visits and meals as they are', () => {
    const visit = rest(780, 60, { kind: 'visit', place_id: 'th-57-somewhere' })
    expect(shown([rest(750, 30), visit, rest(840, 30)])).toHaveLength(3)
  })
})
