import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../support/accounts.ts'
import { openBrowser } from '../support/browser.ts'
import { TestPoints } from '../support/points.ts'
import type { TestService } from '../support/service.ts'
import { daysWith, PLACES, tripCalls } from '../support/trips.ts'
import { openVisits, type Visits, watchFaults } from '../support/web.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let service: TestService
let browser: Browser
let base: string
let plan: string
let user: TestUser
/** The pages of a signed-in user, with something on each. */
let own: readonly string[]
beforeAll(async () => {
  const points = await TestPoints.start({ withStarter: true })
  service = points.service
  ;({ browser, base } = await openBrowser(service))
  const payload = { prompt: 'เชียงใหม่ 2 วัน วัด คาเฟ่ งบ 100' }
  const { body } = await service.call('POST', '/trips/v1/custom-trips/ai/preview', { payload })
  plan = `/plan/${body.preview_id}`
  user = await createTestUser(service)
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  const trip = await tripCalls(service, user).create({ start_date: today, days: daysWith(PLACES, PLACES) })
  await tripCalls(service, user).create({ days: daysWith(PLACES) })
  await points.collect(user, { amount: 500 })
  await points.redeem(user, await points.reward())
  const road = `/t/${trip.body.trip_id}/today`
  own = ['/trips', road, '/notifications', '/notifications/settings', '/points', '/account', '/legal/privacy']
})
afterAll(async () => {
  await browser.close()
  await service.stop()
})

type Axe = { run(options: object): Promise<AxeResults> }

/**
 * What axe-core finds. With a popover open, `region` is off: React Aria puts the popover and its hidden dismiss button at the
 * end of the document, outside the landmarks, and hides everything else from screen readers.
 */
async function violations(page: Page, { hasPopover = false } = {}): Promise<string[]> {
  // The content policy allows no foreign script, so the checker comes by the debugger.
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    (region) => (globalThis as unknown as { axe: Axe }).axe.run({ rules: { region: { enabled: region } } }),
    !hasPopover,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

const EXPLORE = [
  '/destinations',
  '/destination/chiang-mai',
  '/places',
  '/place/th-10-wat-pho',
  '/routes',
  '/route/bkk-classic-3d',
  '/community',
  '/favourites',
]
/** Contrast depends on the theme alone, names of controls on the language alone. */
const VARIANTS = [
  { locale: 'th-TH', colorScheme: 'light' },
  { locale: 'en-GB', colorScheme: 'dark' },
] as const

describe.each(VARIANTS)('in $locale and $colorScheme', (variant) => {
  let visits: Visits
  beforeAll(async () => {
    visits = await openVisits(browser, user, { ...variant, viewport: { width: 1_280, height: 800 } })
  })
  afterAll(() => visits.close())
  const open = async (path: string) => {
    const page = await (own.includes(path) ? visits.user : visits.visitor).newPage()
    await page.goto(base + path)
    await page.locator('h1').waitFor()
    if (own.includes(path)) await page.waitForLoadState('networkidle')
    return page
  }

  it('the first page has no barriers', async () => {
    const page = await open('/')
    await page.locator('.home-season').scrollIntoViewIfNeeded()
    await page.locator('.home-season .card').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.close()
  })

  it('a plan has no barriers, nor have its chips and the account dialog', async () => {
    const page = await open(plan)
    const faults = watchFaults(page)
    await page.locator('.stop').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.locator('.wish-chip').nth(2).click()
    await page.locator('.wish-form').waitFor()
    expect(await violations(page, { hasPopover: true })).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.plan-actions-end .button-primary').click()
    await page.locator('.account-form').waitFor()
    expect(await violations(page, { hasPopover: true })).toEqual([])
    expect(faults).toEqual([])
    await page.close()
  })

  it.each(EXPLORE)('%s has no barriers', async (path) => {
    const page = await open(path)
    if (path !== '/favourites' && path !== '/community') await page.locator('.thumbnail').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.close()
  })

  it('the pages of a signed-in user have no barriers, nor has their menu', async () => {
    const found: string[] = []
    for (const path of own) {
      const page = await open(path)
      found.push(...(await violations(page)).map((violation) => `${path} ${violation}`))
      await page.close()
    }
    expect(found).toEqual([])
    const page = await open('/trips')
    await page.locator('.account-menu button').click()
    await page.locator('.menu').waitFor()
    expect(await violations(page, { hasPopover: true })).toEqual([])
    await page.close()
  })
})
