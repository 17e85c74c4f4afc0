// What a first visit loads, and that nothing moves under the reader's eyes.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../../test/support/browser.ts'
import { startTestService, type TestService } from '../../test/support/service.ts'
import { LIMITS, PHONE, WIDE } from './limits.ts'
import { measurePage } from './page-cost.ts'
import { homePage, planAt, planPage } from './plans.ts'

let service: TestService
let browser: Browser
let base: string
let path: string
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => new Date() })
  ;({ browser, base } = await openBrowser(service))
  path = await planAt(base, 'เชียงใหม่ 3 วัน 2 คืน วัด คาเฟ่')
})
afterAll(async () => {
  await browser.close()
  await service.stop()
})

describe.each([
  ['a phone', PHONE],
  ['a wide screen', WIDE],
])('the first load on %s', (_screen, viewport) => {
  it.each([
    ['the first page', () => homePage(base)],
    ['a plan', () => planPage(base, path)],
  ])('%s keeps within the budget of script and does not shift', async (_name, page) => {
    const { scriptBytes, shift } = await measurePage(browser, page(), { viewport, slowdown: 1 })
    expect(scriptBytes).toBeGreaterThan(0)
    expect(scriptBytes).toBeLessThan(LIMITS.scriptBytes)
    expect(shift).toBeLessThan(LIMITS.shift)
  })
})
