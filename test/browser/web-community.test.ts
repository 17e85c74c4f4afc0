import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, PASSWORD, type TestUser } from '../support/accounts.ts'
import { openBrowser } from '../support/browser.ts'
import { TestCommunity } from '../support/community.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { daysWith, PLACES, tripCalls } from '../support/trips.ts'
import { watchFaults } from '../support/web.ts'

let service: TestService
let browser: Browser
let base: string
let author: TestUser
let reader: TestUser
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => new Date() })
  ;[author, reader] = [await createTestUser(service), await createTestUser(service)]
  ;({ browser, base } = await openBrowser(service))
})
afterAll(async () => {
  await browser.close()
  await service.stop()
})

async function open(path: string, user: TestUser | null): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({
    locale: 'th-TH',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(60_000)
  const faults = watchFaults(page)
  if (user) {
    const kept = { access: user.accessToken, refresh: user.refreshToken, freshUntil: Date.now() + 600_000 }
    await page.addInitScript(`localStorage.setItem('tiao-session', ${JSON.stringify(JSON.stringify(kept))})`)
  }
  await page.goto(base + path)
  return { page, faults }
}

describe('posts', () => {
  it('a saved trip is posted with a story, and others start from it', async () => {
    const days = daysWith([PLACES[0], PLACES[1]])
    const { body: trip } = await tripCalls(service, author).create({ name: 'ไหว้พระอยุธยากับแม่', days })
    const { page, faults } = await open(`/t/${trip.trip_id}`, author)
    await page.getByRole('button', { name: 'เพิ่มเติม' }).click()
    await page.getByRole('menuitem', { name: 'โพสต์ทริปนี้' }).click()
    await page.getByRole('button', { name: 'โพสต์', exact: true }).click()
    await page.getByText('เขียนเล่าสักหน่อยก่อนโพสต์').waitFor()
    await page.getByLabel('เล่าให้ฟังหน่อย').fill('ไปเช้ากลับเย็น แม่เดินสบาย')
    await page.getByRole('button', { name: 'โพสต์', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'เรื่องเล่าจากคนเที่ยว' }).waitFor()
    await page.getByRole('link', { name: /ดูทริปนี้/ }).click()
    await page.getByRole('button', { name: 'เริ่มจากเส้นทางนี้' }).waitFor()
    expect(await page.locator('.route-stop').count()).toBe(2)
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('liking a post asks for an account, then likes it without another tap', async () => {
    const id = await new TestCommunity(service).post(author, {
      title: 'เช้าเงียบ ๆ ที่วัดโพธิ์',
      place_ids: ['th-10-wat-pho'],
    })
    const { page } = await open('/community', null)
    const post = page.getByRole('article', { name: 'เช้าเงียบ ๆ ที่วัดโพธิ์' })
    await post.getByRole('button', { name: 'ถูกใจ' }).click()
    await page.getByLabel('อีเมล').fill(reader.email)
    await page.getByLabel('รหัสผ่าน').fill(PASSWORD)
    await page.locator('.account-form button[type=submit]').click()
    await post.getByRole('button', { name: 'ถูกใจ 1 คน', pressed: true }).waitFor()
    expect((await new TestCommunity(service).find(id, reader, '?limit=100')).reacted).toBe(true)
    await page.context().close()
  })

  it('a post is reported to the moderators', async () => {
    const id = await new TestCommunity(service).post(author, { title: 'ซื้อทัวร์ราคาถูกที่นี่เลย' })
    const { page, faults } = await open('/community', reader)
    await page.getByRole('button', { name: /ซื้อทัวร์ราคาถูก/ }).click()
    await page.getByRole('menuitem', { name: 'แจ้งปัญหา' }).click()
    await page.getByLabel('รายละเอียด').fill('โฆษณา')
    await page.getByRole('button', { name: 'ส่งให้ผู้ดูแล' }).click()
    await page.getByText('ขอบคุณที่แจ้ง').waitFor()
    const community = new TestCommunity(service)
    const admin = await community.createAdmin()
    expect((await community.find(id, admin, '?limit=100')).reports).toEqual({ spam: 1 })
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('long feeds are read page by page, and an own post can be deleted', async () => {
    const community = new TestCommunity(service)
    for (let number = 10; number < 22; number++) await community.post(reader, { title: `เรื่องเล่าลำดับที่ ${number}` })
    const { page, faults } = await open('/community', reader)
    await page.getByText('ล่าสุด').click()
    await page.getByRole('article', { name: 'เรื่องเล่าลำดับที่ 21' }).waitFor()
    expect(await page.getByRole('article', { name: 'เรื่องเล่าลำดับที่ 10' }).count()).toBe(0)
    await page.getByRole('button', { name: 'ดูเพิ่ม' }).click()
    await page.getByRole('article', { name: 'เรื่องเล่าลำดับที่ 10' }).waitFor()
    await page.getByRole('button', { name: 'ตัวเลือกของโพสต์ เรื่องเล่าลำดับที่ 21' }).click()
    await page.getByRole('menuitem', { name: 'ลบโพสต์' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'ลบโพสต์' }).click()
    await expect.poll(() => page.getByRole('article', { name: 'เรื่องเล่าลำดับที่ 21' }).count()).toBe(0)
    expect(faults).toEqual([])
    await page.context().close()
  })
})
