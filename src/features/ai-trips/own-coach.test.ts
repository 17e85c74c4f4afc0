import { expect, it } from 'vitest'
import type { Reading } from '../../language/reader/reading.ts'
import { ownCoach } from './own-coach.ts'

const wish = (transport: Reading['transport'], adults: number, children = 0) =>
  ({ transport, party: { adults, children, seniors: 0, foreigners: 0 }, assumed: [] }) as unknown as Reading

it('a group of nine or more has its bus to itself, and the trip says so', () => {
  const { transport, assumed } = ownCoach(wish('bus', 3, 20))
  expect(transport).toBe('car')
  expect(assumed).toEqual([{ about: 'transport', code: 'own_coach', values: {} }])
})

it('fewer take the bus of a line, and a train is of a line for everybody', () => {
  expect(ownCoach(wish('bus', 8)).transport).toBe('bus')
  expect(ownCoach(wish('train', 15)).transport).toBe('train')
})
