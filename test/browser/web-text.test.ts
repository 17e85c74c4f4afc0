// Text is never cut, covered or off the page: on the narrowest phone, and on a small laptop at 200 %.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { textFaults } from '../support/text-faults.ts'

let service: TestService
let browser: Browser
let base: string
let plan: string
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => new Date() })
  ;({ browser, base } = await openBrowser(service))
  const payload = { prompt: 'เชียงใหม่ 3 วัน วันที่ 5 ธันวาคม วัด คาเฟ่ ธรรมชาติ ไม่เอาพิพิธภัณฑ์ งบ 100' }
  const { body } = await service.call('POST', '/trips/v1/custom-trips/ai/preview', { payload })
  plan = `/plan/${body.preview_id}`
})
afterAll(async () => {
  await browser.close()
  await service.stop()
})

const SCREENS = [
  { screen: '320 px', viewport: { width: 320, height: 800 }, deviceScaleFactor: 2 },
  // A browser that zooms has half as many pixels of twice the size.
  { screen: '1280 px at 200 %', viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
] as const
const VARIANTS = SCREENS.flatMap((screen) => (['th-TH', 'en-GB'] as const).map((locale) => ({ ...screen, locale })))
const PAGES = ['/places', '/place/th-10-wat-pho', '/routes', '/route/bkk-classic-3d', '/favourites', '/nowhere']

describe.each(VARIANTS)('on $screen in $locale', ({ screen: _, ...variant }) => {
  const open = async (path: string) => {
    const page = await browser.newPage({ ...variant, reducedMotion: 'reduce' })
    page.setDefaultTimeout(60_000)
    await page.goto(base + path)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    return page
  }

  it.each(['/', ...PAGES])('%s can be read', async (path) => {
    const page = await open(path)
    expect(await textFaults(page)).toEqual([])
    await page.context().close()
  })

  it('a plan can be read, with each form of its chips, its menus and the account dialog', async () => {
    const page = await open(plan)
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
    await page.context().close()
  })
})
