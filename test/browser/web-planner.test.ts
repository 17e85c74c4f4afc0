import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCode } from '../support/accounts.ts'
import { openBrowser } from '../support/browser.ts'
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

/** The name of the list that has the focus. */
const FOCUSED_LIST = "document.activeElement?.closest('.stops')?.getAttribute('aria-label') ?? ''"

const stopNames = (page: Page, day: number) => page.locator(`#day-${day} .stop-name`).allTextContents()
const openMenu = async (page: Page, day: number, position: number) => {
  await page.locator(`#day-${day} .stop`).nth(position).getByRole('button', { name: 'ตัวเลือกของ' }).click()
}
const isDone = (page: Page) => page.locator('.plan-days[aria-busy="false"]').waitFor()

describe('the planner', () => {
  it('plans from a Thai sentence, is changed by hand, is saved with a code from the mail, shared and exported', async () => {
    const page = await browser.newPage({
      locale: 'th-TH',
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    })
    page.setDefaultTimeout(60_000)
    const faults = watchFaults(page)
    await page.goto(base)
    expect(await page.textContent('h1')).toBe('อยากไปไหน')
    await page.getByLabel('ทริปที่อยากไป').fill('เชียงใหม่ 2 วัน 1 คืน วัด คาเฟ่ งบ 5,000')
    await page.getByRole('button', { name: 'จัดทริป' }).click()
    await page.waitForURL(/\/plan\/preview_/)
    await page.getByRole('heading', { name: 'เที่ยวเชียงใหม่ 2 วัน 1 คืน' }).waitFor()

    // A chip: easier days have fewer stops, and the page says what changed.
    await page.getByRole('button', { name: 'จังหวะเที่ยว: พอดี' }).click()
    await page.locator('.choice-option', { hasText: 'สบาย' }).click()
    await page.getByRole('button', { name: /จังหวะเที่ยว: สบาย/ }).waitFor()
    await page.getByText('จัดทริปใหม่แล้ว').waitFor()

    // The first stop goes to the second day, by the keyboard.
    const [moved] = await stopNames(page, 1)
    const before = await stopNames(page, 2)
    await page.locator('#day-1 .stop').first().locator('.stop-grip').focus()
    await page.keyboard.press('Enter')
    for (let tries = 0; tries < 12; tries++) {
      const label = await page.evaluate<string>(FOCUSED_LIST)
      if (label === 'วันที่ 2') break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect.poll(() => stopNames(page, 2)).toContain(moved)
    expect(before).not.toContain(moved)
    await isDone(page)

    await openMenu(page, 2, 0)
    await page.getByRole('menuitem', { name: 'ล็อกเวลา' }).click()
    await page.locator('#day-2 .stop').first().getByRole('img', { name: 'ล็อกไว้' }).waitFor()
    await isDone(page)

    // Undo takes the lock back, redo sets it again.
    await page.getByRole('button', { name: 'เลิกทำ' }).click()
    await expect.poll(() => page.getByRole('img', { name: 'ล็อกไว้' }).count()).toBe(0)
    await page.getByRole('button', { name: 'ทำซ้ำ' }).click()
    await page.getByRole('img', { name: 'ล็อกไว้' }).waitFor()

    await page.getByRole('button', { name: 'จัดลำดับให้ดีขึ้น' }).click()
    const isBetter = page.getByRole('button', { name: 'ใช้แผนนี้' })
    const isBest = page.getByText('ลำดับนี้ดีอยู่แล้ว')
    await isBetter.or(isBest).first().waitFor()
    if (await isBetter.isVisible()) await isBetter.click()
    await isDone(page)
    const planned = [await stopNames(page, 1), await stopNames(page, 2)]

    await page.getByRole('button', { name: 'บันทึกทริป' }).click()
    await page.getByLabel('ชื่อ', { exact: true }).fill('มาลี')
    await page.getByLabel('อีเมล').fill('malee@mail.example')
    await page.getByLabel('รหัสผ่าน').fill('mango sticky rice 9')
    await page.getByRole('button', { name: 'สร้างบัญชี', exact: true }).click()
    const code = page.getByLabel('รหัสยืนยัน')
    await code.waitFor()
    await code.fill(String(await readCode(service, 'malee@mail.example')).padStart(6, '0'))
    await page.getByRole('button', { name: 'ยืนยัน' }).click()
    await page.waitForURL(/\/t\/trip_/)
    expect([await stopNames(page, 1), await stopNames(page, 2)]).toEqual(planned)

    await page.getByRole('button', { name: 'เพิ่มเติม' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'ไฟล์เส้นทาง (.gpx)' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.gpx$/)

    await page.getByRole('button', { name: 'แชร์' }).click()
    await page.getByRole('button', { name: 'สร้างลิงก์' }).click()
    const link = new URL(await page.getByLabel('ลิงก์แชร์').inputValue())
    const guest = await browser.newPage({ locale: 'en-GB' })
    const guestFaults = watchFaults(guest)
    await guest.goto(`${base}${link.pathname}`)
    await guest.getByText('View only').waitFor()
    expect(await guest.locator('.stop').count()).toBe(planned.flat().length)
    expect([...faults, ...guestFaults]).toEqual([])
    await guest.context().close()
    await page.context().close()
  })
})
