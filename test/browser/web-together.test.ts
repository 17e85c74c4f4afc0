import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../support/accounts.ts'
import { openBrowser } from '../support/browser.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { daysWith, TRIPS, tripCalls } from '../support/trips.ts'
import { signInPage } from '../support/web.ts'

const PLACES = ['th-14-wat-chaiwatthanaram', 'th-14-wat-yai-chai-mongkhon', 'th-14-wat-phutthaisawan']
let service: TestService
let browser: Browser
let base: string
let owner: TestUser
let path: string
let tripId: string
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => new Date() })
  ;({ browser, base } = await openBrowser(service))
  owner = await createTestUser(service)
  tripId = (await tripCalls(service, owner).create({ days: daysWith(PLACES) })).body.trip_id
  const { body } = await service.call('PUT', `${TRIPS}/${tripId}/share`, {
    payload: { role: 'edit' },
    headers: owner.headers,
  })
  path = new URL(body.url).pathname
})
afterAll(async () => {
  await browser.close()
  await service.stop()
})

async function openAs(user: TestUser, at: string, serviceWorkers: 'allow' | 'block' = 'allow'): Promise<Page> {
  const page = await browser.newPage({ locale: 'th-TH', reducedMotion: 'reduce', serviceWorkers })
  page.setDefaultTimeout(60_000)
  await signInPage(page, user)
  await page.goto(base + at)
  await isWhole(page)
  return page
}

/** The days come one by one, and this after them. */
const isWhole = (page: Page) => page.locator('.plan-sources').waitFor()
const stopCount = (page: Page) => page.locator('.stop').count()

describe('a trip that is shared for editing', () => {
  it('shows two people the changes of each other as they happen', async () => {
    const friend = await createTestUser(service)
    const [mine, theirs] = [await openAs(owner, `/t/${tripId}`), await openAs(friend, path)]
    await theirs.getByRole('button', { name: 'ตัวเลือกของ' }).first().click()
    await theirs.getByRole('menuitem', { name: 'ตัดออก' }).click()
    await expect.poll(() => stopCount(theirs)).toBe(PLACES.length - 1)
    await expect.poll(() => stopCount(mine), { timeout: 60_000 }).toBe(PLACES.length - 1)
    await Promise.all([mine.context().close(), theirs.context().close()])
  })

  it('keeps every edit that is made while another is on its way, also if somebody else was faster', async () => {
    const { body } = await tripCalls(service, owner).create({ days: daysWith(PLACES) })
    // Their calls would not pass by the route below.
    const page = await openAs(owner, `/t/${body.trip_id}`, 'block')
    const held: (() => void)[] = []
    await page.route(`**${TRIPS}/${body.trip_id}`, async (route) => {
      if (route.request().method() === 'PUT' && held.length === 0)
        await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    const menus = page.getByRole('button', { name: 'ตัวเลือกของ' })
    for (const at of [0, 1]) {
      await menus.nth(at).click()
      await page.getByRole('menuitem', { name: 'ล็อกเวลา' }).click()
    }
    await expect.poll(() => page.getByRole('img', { name: 'ล็อกไว้' }).count()).toBe(2)
    const renamed = await service.call('PUT', `${TRIPS}/${body.trip_id}`, {
      payload: { name: 'อยุธยากับพี่' },
      headers: { ...owner.headers, 'if-match': '"1"' },
    })
    expect(renamed.status).toBe(200)
    held[0]!()
    await page.locator('.plan-days[aria-busy="false"]').waitFor()
    await page.getByRole('heading', { level: 1, name: 'อยุธยากับพี่' }).waitFor()
    const { days } = (await tripCalls(service, owner).read(body.trip_id)).body
    expect(days[0].stops.map(({ locked }: { locked: boolean }) => locked)).toEqual([true, true, false])
    await page.context().close()
  })

  it('gets an easier pace and loses what nobody wants, by chips', async () => {
    const payload = { prompt: 'เชียงใหม่ 2 วัน วัด คาเฟ่ จัดเต็ม' }
    const { body: preview } = await service.call('POST', '/trips/v1/custom-trips/ai/preview', { payload })
    const { body } = await tripCalls(service, owner).create({ preview_id: preview.preview_id, allow_overlap: true })
    const page = await openAs(owner, `/t/${body.trip_id}`)
    const before = await stopCount(page)
    await page.getByRole('button', { name: 'จังหวะเที่ยว: ปรับจังหวะเที่ยว' }).click()
    await page.locator('.choice-option', { hasText: 'สบาย' }).click()
    await page.getByRole('button', { name: 'จัดใหม่' }).click()
    await expect.poll(() => stopCount(page), { timeout: 60_000 }).toBeLessThan(before)
    await page.getByRole('button', { name: 'ไม่เอา: ตัดที่ไม่อยากไป' }).click()
    await page.getByRole('button', { name: 'วัด', exact: true }).click()
    await page.getByRole('button', { name: 'จัดใหม่' }).click()
    const kinds = async () => {
      const { days } = (await tripCalls(service, owner).read(body.trip_id)).body
      return days.flatMap(({ stops }: { stops: { place?: { category: string } }[] }) =>
        stops.map(({ place }) => place?.category),
      )
    }
    await expect.poll(kinds, { timeout: 60_000 }).not.toContain('temple')
    await page.context().close()
  })

  it('opens without the network as it was last, once its files are kept', async () => {
    const page = await openAs(owner, `/t/${tripId}`)
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    const shown = await page.locator('.stop-name').allTextContents()
    await page.context().setOffline(true)
    await page.reload()
    await isWhole(page)
    expect(await page.locator('.stop-name').allTextContents()).toEqual(shown)
    await page.context().close()
  })
})
