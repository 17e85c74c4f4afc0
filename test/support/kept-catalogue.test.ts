import { afterEach, expect, it } from 'vitest'
import { TestPoints } from './points.ts'
import { startTestService, type TestService } from './service.ts'

const started: TestService[] = []
afterEach(async () => {
  for (const service of started.splice(0)) await service.stop()
})

it('the next service reuses a database with users, points and their ledger, without a row of theirs', async () => {
  const points = await TestPoints.start()
  started.push(points.service)
  await points.createUser(100)
  expect(await points.db.selectFrom('point_entry').select('position').execute()).not.toEqual([])
  const { catalogue } = points.service.services
  await started.pop()!.stop()
  const next = await startTestService()
  started.push(next)
  expect(next.services.catalogue).toBe(catalogue)
  for (const table of ['app_user', 'point_entry', 'session'] as const)
    expect(await next.services.db.selectFrom(table).selectAll().execute()).toEqual([])
})
