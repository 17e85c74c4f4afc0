import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

test('a place is found by its id alone, and is the one of getPlaceDetail', async () => {
  const [short, long] = await Promise.all([
    service.call('GET', '/trips/v1/place/th-10-wat-pho'),
    service.call('GET', '/trips/v1/place/detail/ATTRACTION/th-10-wat-pho'),
  ])
  expect(short.status).toBe(200)
  expect(short.text).toBe(long.text)
  expect(short.headers['etag']).toBe(long.headers['etag'])
})

test('an unknown id is 404', async () => {
  const { status, body } = await service.call('GET', '/trips/v1/place/nowhere')
  expect([status, body.code]).toEqual([404, 'place_not_found'])
})
