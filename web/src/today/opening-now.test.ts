import { describe, expect, it } from 'vitest'
import type { PlaceNotes } from '../plan/plan-types.ts'
import { openingNow } from './opening-now.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
/** A Wednesday. */
const WEDNESDAY = '2026-12-09'

const place = (hours: Record<string, string>, more: Partial<PlaceNotes> = {}) =>
  ({
    opening_hours: Object.fromEntries(DAYS.map((day) => [day, { string_time: hours[day] ?? 'ปิด' }])),
    hours_basis: 'known',
    business_status: 'operational',
    ...more,
  }) as PlaceNotes

describe('openingNow', () => {
  it('says until when a place is open, and when it opens', () => {
    const temple = place({ wed: '08:00-12:00, 13:00-17:00' })
    expect(openingNow(temple, WEDNESDAY, 7 * 60)).toEqual({ state: 'closed', from: 480 })
    expect(openingNow(temple, WEDNESDAY, 8 * 60)).toEqual({ state: 'open', until: 720 })
    expect(openingNow(temple, WEDNESDAY, 12 * 60)).toEqual({ state: 'closed', from: 780 })
    expect(openingNow(temple, WEDNESDAY, 17 * 60)).toEqual({ state: 'closed', from: null })
  })

  it('is open after midnight where it opened the evening before', () => {
    const bar = place({ tue: '18:00-02:00' })
    expect(openingNow(bar, WEDNESDAY, 60)).toEqual({ state: 'open', until: 120 })
    expect(openingNow(bar, WEDNESDAY, 120)).toEqual({ state: 'closed', from: null })
  })

  it('knows places that never close', () => {
    expect(openingNow(place({ wed: '00:00-24:00' }), WEDNESDAY, 600)).toEqual({ state: 'open', until: null })
  })

  it('says nothing about hours that are only usual for the kind, and closed about what has closed down', () => {
    expect(openingNow(place({}, { hours_basis: 'usual' }), WEDNESDAY, 600)).toEqual({ state: 'unknown' })
    const gone = place({ wed: '08:00-17:00' }, { business_status: 'closed' })
    expect(openingNow(gone, WEDNESDAY, 600)).toEqual({ state: 'closed', from: null })
  })
})
