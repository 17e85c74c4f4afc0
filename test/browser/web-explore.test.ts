import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, PASSWORD, type TestUser } from '../support/accounts.ts'
import { openBrowser } from '../support/browser.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { watchFaults } from '../support/web.ts'

let service: TestService
let browser: Browser
let base: string
let user: TestUser
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => new Date() })
  user = await createTestUser(service)
  ;({ browser, base } = await openBrowser(service))
})
afterAll(async () => {
  await browser.close()
  await service.stop()
})

const openPage = async (path: string) => {
  const page = await browser.newPage({
    locale: 'th-TH',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(40_000)
  const faults = watchFaults(page)
  await page.goto(base + path)
  return { page, faults }
}

describe('destinations', () => {
  it('one of this month leads from the first page to its highlights and to a trip there', async () => {
    const { page, faults } = await openPage('/')
    await page.locator('.home-season').scrollIntoViewIfNeeded()
    const card = page.locator('.home-season .card').first()
    const name = (await card.locator('strong').textContent())!
    await card.click()
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    expect(await page.locator('.season li').count()).toBe(12)
    await page.locator('.highlights .card').first().waitFor()
    await page.getByRole('button', { name: /^จัดทริป \d+ วัน/ }).click()
    await page.waitForURL(/\/plan\//)
    await page.locator('.stop').first().waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('are found as a name is typed, and the filters stay in the address', async () => {
    const { page, faults } = await openPage('/destinations')
    await page.getByLabel('ไปเดือนไหน').selectOption('7')
    await page.waitForURL(/month=7/)
    const { page: again } = await openPage(page.url().slice(base.length))
    await again.locator('.card').first().waitFor()
    expect(await again.getByLabel('ไปเดือนไหน').inputValue()).toBe('7')
    await page.getByLabel('ไปเดือนไหน').selectOption('')
    await page.getByLabel('ค้นหาจุดหมาย').fill('หลีเป๊ะ')
    await page.getByRole('link', { name: /เกาะหลีเป๊ะ/ }).click()
    await page.getByRole('heading', { level: 1, name: 'เกาะหลีเป๊ะ' }).waitFor()
    await page.getByRole('heading', { name: 'ไม่ควรพลาด' }).waitFor()
    expect(faults).toEqual([])
    await Promise.all([page.context().close(), again.context().close()])
  })

  it('a place leads to the destination that it belongs to', async () => {
    const { page, faults } = await openPage('/place/th-10-wat-pho')
    await page.getByRole('link', { name: /^กรุงเทพฯ/ }).click()
    await page.getByRole('heading', { level: 1, name: 'กรุงเทพฯ' }).waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })
})

describe('places and routes', () => {
  it('a place is found as its name is typed, shows its hours and what is near, and is kept', async () => {
    const { page, faults } = await openPage('/places')
    await page.getByLabel('ค้นหาสถานที่').fill('วัดโพธิ์')
    await page
      .getByRole('link', { name: /วัดพระเชตุพน/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /วัดพระเชตุพน/ }).waitFor()
    expect(await page.title()).not.toBe('')
    await page.getByRole('heading', { name: 'เวลาเปิด-ปิด' }).waitFor()
    await page.getByRole('heading', { name: 'ที่เที่ยวใกล้กัน' }).waitFor()

    // Keeping asks for an account, then keeps without another tap.
    await page.getByRole('button', { name: 'เก็บในรายการโปรด' }).click()
    await page.getByLabel('อีเมล').fill(user.email)
    await page.getByLabel('รหัสผ่าน').fill(PASSWORD)
    await page.locator('.account-form button[type=submit]').click()
    await page.getByRole('button', { name: 'อยู่ในรายการโปรด' }).waitFor()
    await page.getByRole('link', { name: 'รายการโปรด' }).click()
    await page.getByRole('link', { name: /วัดพระเชตุพน/ }).waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('filters stay in the address, so a link opens the same list', async () => {
    const { page, faults } = await openPage('/places')
    await page.getByLabel('ประเภท').selectOption('temple')
    await page.getByLabel('ภาค').selectOption('north')
    await page.waitForURL(/kind=temple.*region=north/)
    const link = page.url().slice(base.length)
    const { page: again } = await openPage(link)
    await again.locator('.card').first().waitFor()
    expect(await again.getByLabel('ประเภท').inputValue()).toBe('temple')
    expect(faults).toEqual([])
    await Promise.all([page.context().close(), again.context().close()])
  })

  it('a route leads to the places of its days', async () => {
    const { page, faults } = await openPage('/routes')
    await page.locator('.card').first().click()
    await page.getByRole('heading', { name: 'วันที่ 1' }).waitFor()
    await page.locator('.route-stop').first().click()
    await page.getByRole('heading', { name: 'ข้อมูลก่อนไป' }).waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('an unknown place says so and leads on', async () => {
    const { page } = await openPage('/place/nowhere')
    await page.getByRole('heading', { name: 'ไม่พบสถานที่นี้' }).waitFor()
    expect(await page.getByRole('link', { name: 'ดูสถานที่ทั้งหมด' }).getAttribute('href')).toBe('/places')
    await page.context().close()
  })
})

describe('a script that is missing after a deployment', () => {
  it('is asked for again by a reload, and then the page says so with a way on', async () => {
    const page = await browser.newPage({ locale: 'th-TH', serviceWorkers: 'block' })
    page.setDefaultTimeout(40_000)
    await page.goto(`${base}/places`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    let loads = 0
    page.on('load', () => loads++)
    await page.route('**/assets/routes-page-*.js', (route) => route.abort())
    await page.locator('a[href="/routes"]').first().click()
    await page.getByRole('heading', { level: 1, name: 'เปิดหน้านี้ไม่ได้' }).waitFor()
    await expect.poll(() => loads).toBeGreaterThan(0)
    await page.getByRole('heading', { level: 1, name: 'เปิดหน้านี้ไม่ได้' }).waitFor()
    await page.unroute('**/assets/routes-page-*.js')
    await page.getByRole('button', { name: 'โหลดใหม่' }).click()
    await page.locator('.card').first().waitFor()
    await page.context().close()
  })
})
