import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { declaredOperations, startTestService, type TestService } from '../support/service.ts'

let service: TestService
let browser: Browser
let base: string
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  ;({ browser, base } = await openBrowser(service))
})
afterAll(async () => {
  await browser.close()
  await service.stop()
})

describe('the reference page', () => {
  it('shows every operation and sends no request to another host', async () => {
    const page = await browser.newPage()
    const foreign: string[] = []
    const faults: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(base) && !/^(data|blob):/.test(request.url())) foreign.push(request.url())
    })
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(`${base}/docs/`)
    for (const { schema } of [declaredOperations().at(0)!, declaredOperations().at(-1)!])
      await page.getByText(schema.summary).first().waitFor()
    expect(foreign).toEqual([])
    expect(faults).toEqual([])
    await page.close()
  })

  it('shows the error catalogue in Thai first', async () => {
    const page = await browser.newPage({ locale: 'th-TH' })
    await page.goto(`${base}/docs/errors`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('รายการข้อผิดพลาด')
    expect(await page.locator('tr#place_not_found').textContent()).toContain('404')
    await page.close()
  })
})
