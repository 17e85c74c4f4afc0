import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCode } from '../support/accounts.ts'
import { openBrowser } from '../support/browser.ts'
import { HANDS } from '../support/hands.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { watchFaults } from '../support/web.ts'

let service: TestService
let browser: Browser
let base: string
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => new Date() })
  ;({ browser, base } = await openBrowser(service))
})
afterAll(async () => {
  await browser.close()
  await service.stop()
})

const stopNames = (page: Page, day: number) => page.locator(`#day-${day} .stop-name`).allTextContents()
const isDone = (page: Page) => page.locator('.plan-days[aria-busy="false"]').waitFor()

describe('the planner', () => {
  it('names kinds that are on later pages of the vocabulary', async () => {
    const page = await browser.newPage({ locale: 'th-TH' })
    await page.goto(base)
    await page.getByLabel('ทริปที่อยากไป').fill('เชียงใหม่ 2 วัน อยากดูทะเลบัวแดง')
    await page.getByRole('button', { name: 'จัดทริป' }).click()
    await page.waitForURL(/\/plan\/preview_/)
    const chip = page.getByRole('button', { name: /^ชอบ/ })
    await chip.waitFor()
    await expect.poll(() => chip.textContent()).toContain('ทะเลบัวแดง')
    await page.close()
  })

  it.each(HANDS)('plans, changes, saves, shares and exports a trip: $name', async (hand) => {
    const context = await browser.newContext({ locale: 'th-TH', reducedMotion: 'reduce', ...hand.context })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const faults = watchFaults(page)
    await page.goto(base)
    expect(await page.textContent('h1')).toBe('อยากไปไหน')
    await hand.type(page.getByLabel('ทริปที่อยากไป'), 'เชียงใหม่ 2 วัน 1 คืน วัด คาเฟ่ งบ 5,000')
    await hand.press(page.getByRole('button', { name: 'จัดทริป' }))
    await page.waitForURL(/\/plan\/preview_/)
    await page.getByRole('heading', { name: 'เที่ยวเชียงใหม่ 2 วัน 1 คืน' }).waitFor()

    // A chip: easier days have fewer stops, and the page says what changed.
    await hand.press(page.getByRole('button', { name: 'จังหวะเที่ยว: พอดี' }))
    await hand.choose(page.locator('.choice-option', { hasText: 'สบาย' }))
    await hand.press(page.getByRole('button', { name: 'จัดใหม่' }))
    await page.getByRole('button', { name: /จังหวะเที่ยว: สบาย/ }).waitFor()
    await page.getByText('จัดทริปใหม่แล้ว').waitFor()
    await isDone(page)

    const before = await stopNames(page, 2)
    const moved = await hand.moveToSecondDay(page)
    await expect.poll(() => stopNames(page, 2)).toContain(moved)
    expect(before).not.toContain(moved)
    await isDone(page)

    const firstOfDay2 = page.locator('#day-2 .stop').first()
    await hand.pick(firstOfDay2.getByRole('button', { name: 'ตัวเลือกของ' }), 'ล็อกเวลา')
    await firstOfDay2.getByRole('img', { name: 'ล็อกไว้' }).waitFor()
    await isDone(page)

    // Undo takes the lock back, redo sets it again.
    await hand.press(page.getByRole('button', { name: 'เลิกทำ' }))
    await expect.poll(() => page.getByRole('img', { name: 'ล็อกไว้' }).count()).toBe(0)
    await hand.press(page.getByRole('button', { name: 'ทำซ้ำ' }))
    await page.getByRole('img', { name: 'ล็อกไว้' }).waitFor()

    await hand.press(page.getByRole('button', { name: 'จัดลำดับให้ดีขึ้น' }))
    const isBetter = page.getByRole('button', { name: 'ใช้แผนนี้' })
    await isBetter.or(page.getByText('ลำดับนี้ดีอยู่แล้ว')).first().waitFor()
    if (await isBetter.isVisible()) await hand.press(isBetter)
    await isDone(page)
    const planned = [await stopNames(page, 1), await stopNames(page, 2)]

    const email = `${hand.name}@mail.example`
    await hand.press(page.getByRole('button', { name: 'บันทึกทริป' }))
    await hand.type(page.getByLabel('ชื่อ', { exact: true }), 'มาลี')
    await hand.type(page.getByLabel('อีเมล'), email)
    await hand.type(page.getByLabel('รหัสผ่าน'), 'mango sticky rice 9')
    await hand.press(page.getByRole('button', { name: 'สร้างบัญชี', exact: true }))
    const code = page.getByLabel('รหัสยืนยัน')
    await code.waitFor()
    await hand.type(code, String(await readCode(service, email)).padStart(6, '0'))
    await hand.press(page.getByRole('button', { name: 'ยืนยัน' }))
    await page.waitForURL(/\/t\/trip_/)
    await page.locator('.stop-grip').first().waitFor()
    await expect.poll(async () => [await stopNames(page, 1), await stopNames(page, 2)]).toEqual(planned)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      hand.pick(page.getByRole('button', { name: 'เพิ่มเติม' }), 'ไฟล์เส้นทาง (.gpx)'),
    ])
    expect(download.suggestedFilename()).toMatch(/\.gpx$/)

    await hand.press(page.getByRole('button', { name: 'แชร์' }))
    await hand.press(page.getByRole('button', { name: 'สร้างลิงก์' }))
    const link = new URL(await page.getByLabel('ลิงก์แชร์').inputValue())
    const guest = await browser.newPage({ locale: 'en-GB' })
    const guestFaults = watchFaults(guest)
    await guest.goto(`${base}${link.pathname}`)
    await guest.getByText('View only').waitFor()
    await guest.locator('.plan-sources').waitFor()
    expect(await guest.locator('.stop').count()).toBe(planned.flat().length)
    expect([...faults, ...guestFaults]).toEqual([])
    await Promise.all([guest.context().close(), context.close()])
  })
})
