import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { watchFaults } from '../support/web.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let service: TestService
let browser: Browser
let base: string
let plan: string
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => new Date() })
  ;({ browser, base } = await openBrowser(service))
  const payload = { prompt: 'เชียงใหม่ 2 วัน วัด คาเฟ่ งบ 100' }
  const { body } = await service.call('POST', '/trips/v1/custom-trips/ai/preview', { payload })
  plan = `/plan/${body.preview_id}`
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
const VARIANTS = (['th-TH', 'en-GB'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ locale, colorScheme })),
)

describe.each(VARIANTS)('in $locale and $colorScheme', (variant) => {
  const open = async (path: string, width: number) => {
    const page = await browser.newPage({ ...variant, reducedMotion: 'reduce', viewport: { width, height: 800 } })
    page.setDefaultTimeout(60_000)
    await page.goto(base + path)
    await page.locator('h1').waitFor()
    return page
  }

  it('the first page has no barriers', async () => {
    const page = await open('/', 1_280)
    await page.locator('.home-season').scrollIntoViewIfNeeded()
    await page.locator('.home-season .card').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })

  it('a plan has no barriers, nor have its chips and the account dialog', async () => {
    const page = await open(plan, 1_280)
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
    await page.context().close()
  })

  it.each(EXPLORE)('%s has no barriers', async (path) => {
    const page = await open(path, 1_280)
    if (path !== '/favourites' && path !== '/community') await page.locator('.thumbnail').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })

  it('nothing is wider than a narrow phone', async () => {
    for (const path of ['/', plan, ...EXPLORE]) {
      const page = await open(path, 320)
      const widths = await page.evaluate<number[]>('[document.documentElement.scrollWidth, innerWidth]')
      expect([path, widths[0]]).toEqual([path, widths[1]])
      await page.context().close()
    }
  })
})
