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

async function openAs(user: TestUser, at: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'th-TH', reducedMotion: 'reduce' })
  page.setDefaultTimeout(60_000)
  await signInPage(page, user)
  await page.goto(base + at)
  await page.locator('.stop').first().waitFor()
  return page
}

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

  it('opens without the network as it was last, once its files are kept', async () => {
    const page = await openAs(owner, `/t/${tripId}`)
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    const shown = await page.locator('.stop-name').allTextContents()
    await page.context().setOffline(true)
    await page.reload()
    await page.locator('.stop').first().waitFor()
    expect(await page.locator('.stop-name').allTextContents()).toEqual(shown)
    await page.context().close()
  })
})
