import { expect, test } from 'vitest'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Interest } from '../../language/reader/reading.ts'
import type { Destination } from '../../world/destination.ts'
import { missingKinds } from './missing-kinds.ts'

const place = (id: string, provinceCode: string, more: Partial<PlaceEntry> = {}) =>
  ({ id, provinceCode, category: 'farm', subCategories: [], ...more }) as PlaceEntry
const cliff = place('cliff', '57', { category: 'viewpoint' })
const tea = place('tea', '57', { subCategories: ['tea plantation'] })
const away = place('away', '58', { subCategories: ['tea plantation'] })
const wish = (key: string, kind: Interest['kind'] = 'sub_category') => ({ key, kind, weight: 0.7 }) as Interest
const focus = { named: [{} as Destination], includes: ({ id }: PlaceEntry) => id === 'cliff' }
const missing = (interests: Interest[], of = focus) => {
  const isMissing = missingKinds({ interests, provinces: ['57'] }, of, { places: () => [cliff, tea, away].values() })
  return [cliff, tea, away].filter(isMissing).map(({ id }) => id)
}

test('what a destination lacks is looked for in its province', () => {
  expect(missing([wish('tea plantation')])).toEqual(['tea'])
})

test('what it has is not, nor a mood, nor anything without a destination', () => {
  expect(missing([wish('viewpoint', 'category')])).toEqual([])
  expect(missing([wish('nature', 'tag')])).toEqual([])
  expect(missing([wish('tea plantation')], { ...focus, named: [] })).toEqual([])
})
