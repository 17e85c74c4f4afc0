import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, PASSWORD, readCode, readMail } from '../support/accounts.ts'
import { openBrowser } from '../support/browser.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let browser: Browser
let base: string
beforeAll(async () => {
  service = await startTestService({ clock: () => new Date() })
  ;({ browser, base } = await openBrowser(service))
})
afterAll(async () => {
  await browser.close()
  await service.stop()
})

describe('the undo link in the email about a changed address', () => {
  it('changes nothing when opened; its button restores the address', async () => {
    const user = await createTestUser(service)
    const call = (method: 'PUT' | 'POST', path: string, payload: object) =>
      service.call(method, `/core/v1/users/me/email${path}`, { payload, headers: user.headers })
    const to = 'moved@mail.example'
    const { body } = await call('PUT', '', { email: to, password: PASSWORD })
    await call('POST', '/verify', { otp_ref: body.otp_ref, otp_code: await readCode(service, to) })
    const link = new URL(/https?:\S+#\S+/.exec((await readMail(service, user.email)).text)![0])
    const emailNow = async () =>
      (
        await service.services.db
          .selectFrom('app_user')
          .select('email')
          .where('user_id', '=', user.userId)
          .executeTakeFirstOrThrow()
      ).email

    const page = await browser.newPage({ locale: 'en' })
    const faults: string[] = []
    const requested: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(`${base}${link.pathname}${link.hash}`)
    expect([await page.textContent('h1'), await emailNow()]).toEqual(['Switch back to your old email address', to])
    await page.click('button')
    await page.locator('output:not(:empty)').waitFor()
    expect(await page.textContent('output')).toBe('Your old address is back. Reset your password to sign in.')
    expect([await page.isVisible('button'), await emailNow(), faults]).toEqual([false, user.email, []])
    expect(requested.filter((path) => path !== '/favicon.ico')).toEqual([
      '/account/undo-email',
      '/core/v1/users/me/email/undo',
    ])
  })

  it('reports that it can no longer be used', async () => {
    const page = await browser.newPage({ locale: 'th' })
    await page.goto(`${base}/account/undo-email#undo_used`)
    await page.click('button')
    await page.locator('output:not(:empty)').waitFor()
    expect(await page.textContent('output')).toBe('ลิงก์นี้หมดอายุหรือใช้ไปแล้ว')
  })
})
