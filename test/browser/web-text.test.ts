// Text is never cut, covered or off the page: on the narrowest phone, and on a small laptop at 200 %.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestUser } from '../support/accounts.ts'
import { openBrowser } from '../support/browser.ts'
import { TestCommunity } from '../support/community.ts'
import { TestPoints } from '../support/points.ts'
import type { TestService } from '../support/service.ts'
import { textFaults } from '../support/text-faults.ts'
import { daysWith, PLACES, tripCalls } from '../support/trips.ts'
import { openVisits, type Visits } from '../support/web.ts'

let service: TestService
let browser: Browser
let base: string
let plan: string
let user: TestUser
beforeAll(async () => {
  const points = await TestPoints.start({ withStarter: true })
  service = points.service
  ;({ browser, base } = await openBrowser(service))
  const payload = { prompt: 'เชียงใหม่ 3 วัน วันที่ 5 ธันวาคม วัด คาเฟ่ ธรรมชาติ ไม่เอาพิพิธภัณฑ์ งบ 100' }
  const { body } = await service.call('POST', '/trips/v1/custom-trips/ai/preview', { payload })
  plan = `/plan/${body.preview_id}`
  user = await points.createUser(500)
  await points.redeem(user, await points.reward())
  await tripCalls(service, user).create({ days: daysWith(PLACES) })
  await new TestCommunity(service).post(user, { place_ids: ['th-10-wat-pho'] })
})
afterAll(async () => {
  await browser.close()
  await service.stop()
})

const SCREENS = [
  { screen: '320 px', viewport: { width: 320, height: 800 } },
  // A browser that zooms has half as many pixels of twice the size.
  { screen: '1280 px at 200 %', viewport: { width: 640, height: 400 } },
] as const
const LOCALES = ['th-TH', 'en-GB'] as const
const PAGES = [
  '/places',
  '/place/th-10-wat-pho',
  '/routes',
  '/route/bkk-classic-3d',
  '/destinations',
  '/destination/chiang-mai',
  '/community',
  '/favourites',
  '/place/nowhere',
]
const OWN_PAGES = ['/trips', '/account', '/points', '/notifications', '/notifications/settings']

it('finds text that is cut, covered, off the page or too long for its field', async () => {
  const page = await browser.newPage({ viewport: { width: 320, height: 400 } })
  await page.setContent(`<style>* { margin: 0; white-space: nowrap }</style>
    <p style="width: 4rem; overflow: hidden">This is cut somewhere</p>
    <p style="position: absolute; top: 5rem">Below another</p><p style="position: absolute; top: 5.2rem">Above it</p>
    <p style="position: absolute; top: 9rem; left: 18rem">Further than the page is wide</p>
    <input style="width: 3rem" placeholder="A long hint">`)
  const faults = await textFaults(page)
  for (const fault of [
    'cut: This',
    'overlap: Below another | Above it',
    'off the page: Further',
    'cut in its field: A long',
  ])
    expect(faults.some((each) => each.startsWith(fault))).toBe(true)
  await page.context().close()
})

/** Two frames: the page hears of its new size in the first and has rendered by the second. */
const NEXT_FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))'

describe.each(LOCALES)('in %s', (locale) => {
  let visits: Visits
  beforeAll(async () => {
    visits = await openVisits(browser, user, { locale, deviceScaleFactor: 2 })
  })
  afterAll(() => visits.close())
  const open = async (path: string, viewport: (typeof SCREENS)[number]['viewport'] = SCREENS[0].viewport) => {
    const page = await (OWN_PAGES.includes(path) ? visits.user : visits.visitor).newPage()
    await page.setViewportSize(viewport)
    await page.goto(base + path)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    return page
  }

  it.each(['/', ...PAGES, ...OWN_PAGES])('%s can be read on each screen', async (path) => {
    const page = await open(path)
    for (const { screen, viewport } of SCREENS) {
      await page.setViewportSize(viewport)
      await page.evaluate(NEXT_FRAMES)
      expect([screen, await textFaults(page)]).toEqual([screen, []])
    }
    await page.close()
  })

  it.each(SCREENS)(
    'a plan can be read on $screen, with each form of its chips, its menus and the account dialog',
    async (on) => {
      const page = await open(plan, on.viewport)
      await page.locator('.stop-grip').first().waitFor()
      const faults = [await textFaults(page)]
      for (const chip of await page.locator('.wish-chip').all()) {
        await chip.click()
        await page.locator('.wish-form button').first().waitFor()
        faults.push(await textFaults(page, '.popover'))
        await page.keyboard.press('Escape')
        await page.locator('.popover').waitFor({ state: 'detached' })
      }
      await page.locator('.stop-actions button[aria-haspopup]').first().click()
      await page.locator('.menu').waitFor()
      faults.push(await textFaults(page, '.popover'))
      await page.keyboard.press('Escape')
      await page.locator('.plan-actions-end .button-primary').click()
      await page.locator('.account-form').waitFor()
      faults.push(await textFaults(page, '.modal'))
      expect(faults.flat()).toEqual([])
      await page.close()
    },
  )
})
