import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, PASSWORD, readCode, type TestUser } from '../support/accounts.ts'
import { openBrowser } from '../support/browser.ts'
import { TestPoints } from '../support/points.ts'
import type { TestService } from '../support/service.ts'
import { daysWith, PLACES, tripCalls } from '../support/trips.ts'
import { signInPage, watchFaults } from '../support/web.ts'

let points: TestPoints
let service: TestService
let browser: Browser
let base: string
beforeAll(async () => {
  points = await TestPoints.start({ withStarter: true })
  service = points.service
  ;({ browser, base } = await openBrowser(service))
})
afterAll(async () => {
  await browser.close()
  await service.stop()
})

const PHONE = { locale: 'th-TH', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const
const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)

async function openPage(path: string, user: TestUser | null = null): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage(PHONE)
  page.setDefaultTimeout(40_000)
  const faults = watchFaults(page)
  if (user) await signInPage(page, user)
  await page.goto(base + path)
  return { page, faults }
}

async function goTo(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^บัญชีของฉัน/ }).click()
  await page.getByRole('menuitem', { name }).click()
}

describe('what a signed-in traveller has', () => {
  it('asks to sign in again once the session has ended elsewhere', async () => {
    const user = await createTestUser(service)
    const { page } = await openPage('/account', { ...user, accessToken: 'ended', refreshToken: 'ended' })
    await page.locator('main').getByRole('button', { name: 'เข้าสู่ระบบ' }).waitFor()
    expect(await page.evaluate("localStorage.getItem('tiao-session')")).toBeNull()
    await page.context().close()
  })

  it('signs up, saves a trip, is on the road without the network, redeems points, takes the data along and closes', async () => {
    const email = 'malee@mail.example'
    const payload = { prompt: 'อยุธยา 2 วัน วัด', constraints: { start_date: today() } }
    const { body: preview } = await service.call('POST', '/trips/v1/custom-trips/ai/preview', { payload })
    const { page, faults } = await openPage(`/plan/${preview.preview_id}`)
    // 05:00 in Bangkok: before the first stop, whenever the test runs.
    await page.clock.setFixedTime(new Date(`${today()}T05:00:00+07:00`))
    await page.getByRole('button', { name: 'บันทึกทริป' }).click()
    expect(await page.getByRole('link', { name: 'ข้อกำหนดการใช้งาน' }).getAttribute('href')).toBe('/legal/terms')
    await page.getByLabel('ชื่อ', { exact: true }).fill('มาลี')
    await page.getByLabel('อีเมล').fill(email)
    await page.getByLabel('รหัสผ่าน').fill(PASSWORD)
    await page.getByRole('button', { name: 'สร้างบัญชี', exact: true }).click()
    const code = page.getByLabel('รหัสยืนยัน')
    await code.waitFor()
    await code.fill(String(await readCode(service, email)).padStart(6, '0'))
    await page.getByRole('button', { name: 'ยืนยัน' }).click()
    await page.waitForURL(/\/t\/trip_/)

    await goTo(page, /ทริปของฉัน/)
    await page.getByRole('link', { name: 'เปิดแผนของวันนี้' }).click()
    await page.getByRole('heading', { level: 1, name: 'วันที่ 1 ของทริป' }).waitFor()
    await page.getByRole('heading', { name: /เริ่มที่/ }).waitFor()
    await page.getByText(/^ออกเดินทางอีก/).waitFor()
    const first = await page.locator('.today-next .today-name').textContent()
    expect(await page.locator('.today-next .link-button-primary').getAttribute('href')).toMatch(
      /google.*destination=\d/,
    )
    await page.locator('.today-open').first().waitFor()

    // The service worker keeps the page, the device keeps the trip and what is known of its places.
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    const isKept = "Object.values(localStorage).some((each) => each.includes('hours_basis'))"
    await expect.poll(() => page.evaluate<boolean>(isKept), { timeout: 40_000 }).toBe(true)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByText('ตอนนี้ไม่มีเน็ต', { exact: false }).waitFor()
    expect(await page.locator('.today-next .today-name').textContent()).toBe(first)
    await page.locator('.today-open').first().waitFor()
    await page.goto(`${base}/trips`)
    await page.getByRole('link', { name: 'เปิดหน้าวันเดินทาง' }).click()
    await page.locator('.today-next').waitFor()
    await page.context().setOffline(false)
    // Calls that the network has refused are no faults of the page.
    faults.length = 0

    const me = await service.services.db
      .selectFrom('app_user')
      .select(['user_id'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await points.collect({ userId: me.user_id } as TestUser, { amount: 150 })
    await points.reward({ price: 100 })
    await page.goto(`${base}/notifications`)
    await page.getByText('คุณได้ 150 แต้ม').click()
    await page.waitForURL(/\/points$/)
    await page.locator('.points-sum', { hasText: /^150$/ }).waitFor()
    await page.getByRole('button', { name: 'แลกของรางวัล: กาแฟเย็น' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'แลกของรางวัล' }).click()
    await page.locator('.points-sum', { hasText: /^50$/ }).waitFor()
    expect(await page.locator('.code-value code').textContent()).toMatch(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/)

    await goTo(page, /ตั้งค่าบัญชี/)
    await page.getByLabel('ชื่อ', { exact: true }).fill('มาลี ใจดี')
    await page.getByRole('button', { name: 'บันทึก' }).first().click()
    await page.getByText('บันทึกแล้ว').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'ดาวน์โหลดข้อมูล' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^tiao-.*\.json$/)
    await page.getByRole('button', { name: 'ปิดบัญชี' }).click()
    await page.getByRole('dialog').getByLabel('รหัสผ่านปัจจุบัน').fill(PASSWORD)
    await page.getByRole('dialog').getByRole('button', { name: 'ปิดบัญชี' }).click()
    await page.getByText('ปิดบัญชีแล้ว', { exact: false }).waitFor()
    await page.goto(`${base}/trips`)
    await page.getByText('เข้าสู่ระบบเพื่อดูทริปที่บันทึกไว้', { exact: false }).waitFor()
    expect(await page.evaluate<number>('localStorage.length')).toBe(0)
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('sets a new password with the code from the mail and sees that in the activity of the account', async () => {
    const { email } = await createTestUser(service)
    const { page, faults } = await openPage('/account')
    await page.locator('main').getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
    await page.getByLabel('อีเมลหรือชื่อผู้ใช้').fill(email)
    await page.getByRole('button', { name: 'ลืมรหัสผ่าน' }).click()
    expect(await page.getByLabel('อีเมล', { exact: true }).inputValue()).toBe(email)
    await page.getByRole('button', { name: 'ส่งรหัสยืนยัน' }).click()
    const code = page.getByLabel('รหัสยืนยัน')
    await code.waitFor()
    await code.fill(String(await readCode(service, email)).padStart(6, '0'))
    const password = page.getByRole('textbox', { name: 'รหัสผ่านใหม่' })
    // A password that is refused needs no other code.
    await password.fill('password')
    await page.getByRole('button', { name: 'ตั้งรหัสผ่านและเข้าสู่ระบบ' }).click()
    await page.locator('.text-error, .account-problem').first().waitFor()
    await password.fill('durian mango 77 boats')
    await page.getByRole('button', { name: 'ตั้งรหัสผ่านและเข้าสู่ระบบ' }).click()
    await page.getByText('ตั้งรหัสผ่านใหม่แล้ว', { exact: false }).waitFor()
    const activity = page.getByRole('region', { name: 'ความเคลื่อนไหวของบัญชี' })
    await activity.getByText('ตั้งรหัสผ่านใหม่', { exact: true }).waitFor()
    await activity.getByText('เข้าสู่ระบบ', { exact: true }).first().waitFor()
    expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([])
    await page.context().close()
  })

  it('adds a place to a trip, deletes the trip and takes that back', async () => {
    const user = await createTestUser(service)
    const { body: trip } = await tripCalls(service, user).create({ name: 'อยุธยากับแม่', days: daysWith([PLACES[0]]) })
    const { page, faults } = await openPage('/place/th-14-wat-phutthaisawan', user)
    await page.getByRole('button', { name: 'เพิ่มในทริป' }).click()
    await page.getByRole('dialog').getByLabel('ทริป').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'เพิ่มในทริป' }).click()
    await page.getByText('เพิ่มใน “อยุธยากับแม่” แล้ว').waitFor()
    await page.getByRole('button', { name: 'เปิดทริป' }).click()
    await expect.poll(() => page.locator('.stop').count()).toBe(2)
    expect((await tripCalls(service, user).read(trip.trip_id)).body.version).toBe(2)

    await goTo(page, /ทริปของฉัน/)
    await page.getByRole('button', { name: 'ตัวเลือกของอยุธยากับแม่' }).click()
    await page.getByRole('menuitem', { name: 'ลบทริป' }).click()
    await page.getByRole('heading', { name: 'ยังไม่มีทริป' }).waitFor()
    await page.getByRole('button', { name: 'เอากลับมา' }).click()
    await page.getByRole('link', { name: /อยุธยากับแม่/ }).waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('gets a code that links a chat group, and what to type', async () => {
    const user = await createTestUser(service)
    const { body: trip } = await tripCalls(service, user).create({ days: daysWith([PLACES[0]]) })
    const { page, faults } = await openPage(`/t/${trip.trip_id}`, user)
    await page.getByRole('button', { name: 'เพิ่มเติม' }).click()
    await page.getByRole('menuitem', { name: 'เชื่อมกลุ่มแชต' }).click()
    await page.getByRole('button', { name: 'ขอรหัสเชื่อมกลุ่ม' }).click()
    await page.locator('.chat-code code', { hasText: /^เชื่อม [A-Z0-9]{8}$/ }).waitFor()
    await page.getByText(/^รหัสใช้ได้อีก \d+ นาที ครั้งเดียว$/).waitFor()
    await page.getByText('ยังไม่ได้เชื่อมกลุ่มไหน').waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('chooses what to be told by which channel, signs out another device and withdraws a consent', async () => {
    const user = await createTestUser(service)
    await service.call('POST', '/core/v1/auth/sign-in', { payload: { username: user.email, password: PASSWORD } })
    const { page, faults } = await openPage('/notifications/settings', user)
    const toggle = page.getByRole('switch', { name: 'มีคนแก้ทริป: อีเมล' })
    expect(await toggle.isChecked()).toBe(false)
    await toggle.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => toggle.isChecked()).toBe(true)
    const { body } = await service.call('GET', '/core/v1/notifications/preferences', { headers: user.headers })
    expect(body.preferences.trip_edited.mail).toBe(true)

    await goTo(page, /ตั้งค่าบัญชี/)
    await page.getByRole('button', { name: /^ออกจากระบบบน/ }).click()
    await expect.poll(() => page.getByRole('button', { name: /^ออกจากระบบบน/ }).count()).toBe(0)
    const consents = page.getByRole('region', { name: 'ข้อกำหนดและความยินยอม' })
    await consents.getByRole('switch').first().focus()
    await page.keyboard.press('Space')
    await consents.getByText(/^ยินยอมเมื่อ/).waitFor()
    await page.keyboard.press('Space')
    await consents.getByText(/^ถอนความยินยอมเมื่อ/).waitFor()
    await consents.getByRole('link', { name: 'อ่านข้อความ: ประกาศความเป็นส่วนตัว' }).click()
    await page.getByRole('heading', { level: 1, name: 'ประกาศความเป็นส่วนตัว' }).waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })
})
