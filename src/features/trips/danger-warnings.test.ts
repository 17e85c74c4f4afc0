import { describe, expect, it } from 'vitest'
import type { PlaceGuide } from '../../world/guide.ts'
import { dangerWarnings } from './danger-warnings.ts'
import { EMPTY_TRIP } from './edit-trip.ts'
import type { TripFacts } from './trip-facts.ts'
import type { TripPlace } from './trip-places.ts'

const place = (id: string, guide: PlaceGuide | null, more: Partial<TripPlace> = {}) =>
  ({ id, guide, category: 'temple', categoryCode: 'ATTRACTION', subCategories: [], ...more }) as unknown as TripPlace
const inMonth = (month: string | null): Partial<TripFacts> => ({ request: { month } as TripFacts['request'] })
const warn = (places: readonly TripPlace[], facts: Partial<TripFacts> = {}) =>
  dangerWarnings({ ...EMPTY_TRIP, ...facts }, places).map(({ code, values }) => ({ code, ...values }))

describe('dangers are told', () => {
  it('of what is beside a border, in any month', () => {
    const cliff = place('cliff', { nearBorder: true })
    expect(warn([cliff, place('wat', null)])).toEqual([{ code: 'near_border', place_ids: ['cliff'] }])
  })

  it('of waterfalls in the months of their flash floods, and of no other month', () => {
    const falls = place('falls', { floodMonths: [11, 12, 1] }, { category: 'waterfall' })
    const floods = [{ code: 'flash_floods', place_ids: ['falls'] }]
    expect(warn([falls], inMonth('2026-12'))).toEqual(floods)
    expect(
      warn([falls], { start_date: '2027-01-03', days: [{ stops: [] } as unknown as TripFacts['days'][number]] }),
    ).toEqual(floods)
    expect(warn([falls], inMonth('2027-03'))).toEqual([])
    expect(warn([falls])).toEqual([])
  })

  it('of caves, steps and climbs to whoever comes in a wheelchair, and to nobody else', () => {
    const cave = place('cave', null, { subCategories: ['cave'] })
    const rows = [cave, place('steps', { steps: 40 }), place('lift', { steps: 90, effort: 1 }), place('wat', null)]
    const onWheels = { request: { walking: 'wheelchair' } as TripFacts['request'] }
    expect(warn(rows, onWheels)).toEqual([{ code: 'not_for_wheels', place_ids: ['cave', 'steps'] }])
    expect(warn(rows)).toEqual([])
  })
})
