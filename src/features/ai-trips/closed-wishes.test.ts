import { describe, expect, it } from 'vitest'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { ConflictWish } from '../../planner/itinerary.ts'
import { namingSeason } from './closed-wishes.ts'

const catalogue = {
  findPlace: (id: string) => (id === 'peak' ? { guide: { closedMonths: [6, 7, 8, 9] } } : {}),
  world: {
    islands: [{ id: 'isle', openSeason: { from: '10-15', to: '05-15' } }],
    destinations: [{ id: 'mountain', highlights: ['village', 'peak'] }],
  },
} as unknown as CatalogueView
const wish = (more: Partial<Reading>) =>
  ({ days: 2, startDate: null, month: '2027-07', islands: [], mustVisit: [], ...more }) as Partial<Reading> as Reading
const nothing = (conflict: ConflictWish = 'candidates') => ({
  infeasible: { conflicts: [{ wish: conflict, subject: '' }], suggestions: [] },
})
const conflictsOf = (reading: Reading, conflict?: ConflictWish) =>
  namingSeason(nothing(conflict), reading, catalogue).infeasible.conflicts.map(({ wish: what, subject }) => [
    what,
    subject,
  ])

describe('a trip for which nothing is open', () => {
  const isle = { islands: [{ id: 'isle', provinceCode: '82', must: false }] }

  it('names the island that is closed for the season, by month and by date', () => {
    expect(conflictsOf(wish(isle))).toEqual([
      ['season', 'isle'],
      ['dates', ''],
    ])
    expect(conflictsOf(wish({ ...isle, month: null, startDate: '2027-09-05' }))[0]).toEqual(['season', 'isle'])
  })

  it('names the sight of the destination that is closed in these months', () => {
    expect(conflictsOf(wish({ destinations: ['mountain'] }))[0]).toEqual(['season', 'peak'])
  })

  it('blames no season that is open, and no season for what else is wrong', () => {
    expect(conflictsOf(wish({ ...isle, month: '2027-01' }))).toEqual([['candidates', '']])
    expect(conflictsOf(wish(isle), 'daily_window')).toEqual([['daily_window', '']])
  })
})
