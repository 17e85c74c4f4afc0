import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantRole } from '../../src/features/users/public.ts'
import { createTestUser, PASSWORD, signInTestUser, type TestUser } from '../support/accounts.ts'
import { openBrowser } from '../support/browser.ts'
import { type FilledDesk, fillDesk } from '../support/desk.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { watchFaults } from '../support/web.ts'

const NAMES = 'places moderation feedback syncs rewards files users jobs keys acceptance health'
const PLACE_VIEWS = 'places?place=th-10-wat-pho&kind=ATTRACTION places?keyword=wat places?keyword=wat&explain=1'
const VIEWS = `${NAMES} ${PLACE_VIEWS}`.split(' ')
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

let service: TestService
let browser: Browser
let base: string
let desk: FilledDesk
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => new Date() })
  ;({ browser, base } = await openBrowser(service))
  desk = await fillDesk(service)
})
afterAll(async () => {
  await browser.close()
  await service.stop()
})

interface PageOptions {
  readonly language?: 'th' | 'en'
  readonly theme?: 'light' | 'dark'
  readonly width?: number
}

/** A page of a browser in which a user has signed in. */
async function openAs(user: TestUser, { language = 'en', theme = 'light', width = 1440 }: PageOptions = {}) {
  const page = await browser.newPage({
    locale: language === 'th' ? 'th-TH' : 'en-GB',
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(20_000)
  const cookie = (name: string, value: string) => ({ name, value, url: base })
  await page.context().addCookies([cookie('language', language), cookie('theme', theme)])
  const session = { access: user.accessToken, refresh: user.refreshToken, freshUntil: Date.now() + 600_000 }
  await page.addInitScript(`localStorage.setItem('tiao-session', ${JSON.stringify(JSON.stringify(session))})`)
  return page
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text).waitFor()
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

describe('the desk', () => {
  it('asks whoever is not signed in to do so, and explains the role to others', async () => {
    const page = await browser.newPage({ locale: 'en-GB' })
    await page.goto(`${base}/desk`)
    await page.getByText('Sign in with an account that has the role').waitFor()
    await page.locator('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('dialog').waitFor()
    await page.context().close()

    const other = await openAs(desk.traveller)
    await other.goto(`${base}/desk`)
    await other.getByText("can't open the desk yet").waitFor()
    expect(await other.getByRole('navigation', { name: 'Tiao desk' }).count()).toBe(0)
    await other.context().close()
  })

  it('shows an editor only what the role may do', async () => {
    const editor = await createTestUser(service)
    await grantRole(service.services.db, editor.userId, 'editor')
    const page = await openAs(await signInTestUser(service, { username: editor.username, password: PASSWORD }))
    const faults = watchFaults(page)
    await page.goto(`${base}/desk`)
    await heading(page, 'Places')
    const links = page.getByRole('navigation', { name: 'Tiao desk' }).getByRole('link')
    expect(await links.allTextContents()).toEqual(['Places', 'Syncs', 'Acceptance', 'Health'])
    await page.goto(`${base}/desk/feedback`)
    await heading(page, 'The desk has no such page')
    await page.goto(`${base}/desk/syncs`)
    await heading(page, 'Syncs')
    expect(await page.getByRole('button', { name: 'Start sync' }).count()).toBe(0)
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('finds a place, adds a name by keyboard that search knows at once, and removes it after asking', async () => {
    const page = await openAs(desk.admin)
    const faults = watchFaults(page)
    await page.goto(`${base}/desk/places`)
    await page.getByLabel('Search places').fill('Wat Pho')
    await page.keyboard.press('Enter')
    await row(page, 'th-10-wat-pho').getByRole('link').click()
    await page.getByRole('heading', { level: 2, name: 'Wat Pho' }).waitFor()
    await page.getByText('Entrance fee', { exact: true }).waitFor()

    await page.getByLabel('Add a name').fill('Zzyzx Massage School')
    await page.keyboard.press('Enter')
    await toast(page, 'Added “Zzyzx Massage School”')
    await row(page, 'Zzyzx Massage School').waitFor()
    const search = await service.call('GET', '/trips/v1/place/search?keyword=zzyzx+massage+school&limit=1')
    expect(search.body.results[0].place_id).toBe('th-10-wat-pho')

    await page.getByLabel('Add a name').fill('…')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('must contain a letter or a digit').waitFor()

    await page.getByRole('button', { name: 'Remove the name “Zzyzx Massage School”' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove the name “Zzyzx Massage School”' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await row(page, 'Zzyzx Massage School').waitFor()
    await page.getByRole('button', { name: 'Remove the name “Zzyzx Massage School”' }).click()
    await dialog.getByRole('button', { name: 'Remove name' }).click()
    await toast(page, 'Removed “Zzyzx Massage School”')
    await page.getByText('No editor has added a name yet').waitFor()
    // Only the refused name may have been reported by the browser.
    expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([])
    await page.context().close()
  })

  it('edits the facts of a place with a history, merges a duplicate, parts it again and explains a search', async () => {
    const page = await openAs(desk.admin)
    const faults = watchFaults(page)
    await page.goto(`${base}/desk/places?place=th-10-wat-pho&kind=ATTRACTION`)
    await page.getByText('Nobody has edited this place yet.').waitFor()
    await page.getByRole('button', { name: 'Edit facts' }).click()
    const form = page.getByRole('dialog', { name: 'Edit: Wat Pho' })
    await form.getByLabel('Minutes at the place').fill('95')
    await form.getByText('Source: 75').waitFor()
    await form.getByLabel('Mon', { exact: true }).fill('8 to 5')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByRole('alert').getByText('/opening_hours/mon/0').waitFor()
    await form.getByLabel('Mon', { exact: true }).fill('08:00-12:00, 13:00-17:00')
    await form.getByRole('button', { name: 'Save' }).click()
    await toast(page, 'Saved. Search and new trips use it at once.')
    await row(page, 'Minutes at the place 95').getByText('Mon 08:00-12:00, 13:00-17:00').waitFor()
    await page.locator('.place-facts').getByText('1 h 35 min').waitFor()

    const near = page.getByRole('table', { name: 'Places found' }).getByRole('row').nth(1)
    const id = await near.locator('code').first().textContent()
    await near.getByRole('button', { name: 'Merge into this one' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Merge into this one' }).click()
    await toast(page, /^Merged “/)
    await expect.poll(() => row(page, id!).filter({ hasText: 'Merge into this one' }).count()).toBe(0)
    await page.goto(`${base}/desk/places?place=${id}&kind=ATTRACTION`)
    await page.getByText('Merged into th-10-wat-pho').first().waitFor()
    await page.getByRole('button', { name: 'Part them' }).click()
    await toast(page, 'It is a place of its own again.')

    await page.goto(`${base}/desk/places?keyword=wat+po`)
    await page.getByRole('switch', { name: 'Explain the ranks' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('table', { name: 'Why each place has its rank' }).waitFor()
    await row(page, 'th-10-wat-pho').getByText('likeness of the name').waitFor()
    expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([])
    await page.context().close()
  })

  it('runs a failed job again, revokes an API key after asking, and shows the points of a user', async () => {
    const page = await openAs(desk.admin)
    const faults = watchFaults(page)
    await page.goto(`${base}/desk/jobs`)
    await row(page, 'connect ECONNREFUSED').getByRole('button', { name: 'Run again' }).click()
    await toast(page, /runs again$/)
    await page.getByText('No job is in this state.').waitFor()

    await page.goto(`${base}/desk/keys`)
    await row(page, 'LINE bot').getByText('Valid').waitFor()
    await page.getByRole('button', { name: 'Revoke the key: LINE bot' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await toast(page, 'Revoked “LINE bot”')
    await row(page, 'LINE bot').getByText('Revoked').waitFor()

    await page.goto(`${base}/desk/users?user_id=${desk.traveller.userId}`)
    await page.getByText('120 to spend', { exact: false }).waitFor()
    await row(page, 'A review').getByText('+120').waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('removes a reported post with a reason for its author, and publishes it again', async () => {
    const page = await openAs(desk.admin)
    await page.goto(`${base}/desk/moderation`)
    const post = page.getByRole('article', { name: 'ทัวร์ราคาถูกที่สุด' })
    await post.getByText('Spam 2').waitFor()
    await post.getByRole('button', { name: 'Remove post' }).click()
    await page.getByLabel('Reason').fill('Advertising')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove post' }).click()
    await toast(page, 'Removed the post')
    await page.getByText('No post waits for review.').waitFor()
    await page.getByLabel('State').selectOption({ label: 'Removed' })
    await post.getByText('Removed because: Advertising').waitFor()
    await post.getByRole('button', { name: 'Publish', exact: true }).click()
    await toast(page, 'Published')
    await page.getByText('No post has this state.').waitFor()
    const { body } = await service.call('GET', '/trips/v1/communities')
    expect(body.results.map(({ post_id: id }: { post_id: string }) => id)).toContain(desk.hiddenPost)
    await page.context().close()
  })

  it('filters feedback by link, changes its status and saves it as CSV', async () => {
    const page = await openAs(desk.admin)
    await page.goto(`${base}/desk/feedback`)
    await row(page, 'FB-').first().waitFor()
    await page.getByLabel('About').selectOption({ label: 'App' })
    await page.waitForURL(/action=app/)
    await expect.poll(() => row(page, 'FB-').count()).toBe(2)
    await page.reload()
    await expect.poll(() => row(page, 'FB-').count()).toBe(2)
    await row(page, 'The map jumps').getByRole('combobox').selectOption({ label: 'Planned' })
    await toast(page, 'Planned. The sender is notified.')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    const csv = readFileSync(await download.path(), 'utf8')
    expect([download.suggestedFilename(), csv.split('\n').length > 2]).toEqual(['feedback.csv', true])
    expect(csv).toContain('The map jumps')
    expect(csv).not.toContain('08:30')
    await page.context().close()
  })

  it('shows the progress of syncs and their failed rows, and why one cannot start', async () => {
    const page = await openAs(desk.admin)
    await page.goto(`${base}/desk/syncs`)
    await page.getByRole('article').filter({ hasText: 'Running' }).waitFor()
    await page.getByText('Show the row not taken over').click()
    await page.getByText('No answer within 3000 ms.').waitFor()
    await page.getByRole('button', { name: 'Start sync' }).click()
    const alert = page.getByRole('alert').getByText('no API key')
    await alert.waitFor()
    expect(await alert.textContent()).toContain('PARTNER_API_KEY')
    await page.context().close()
  })

  it('creates a reward, turns it off after asking, and reports a redemption that there is not', async () => {
    const page = await openAs(desk.admin)
    await page.goto(`${base}/desk/rewards`)
    await page.getByRole('button', { name: 'Add reward' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add reward' })
    await dialog.getByLabel('Name in Thai').fill('ตั๋วเรือ')
    await dialog.getByLabel('Name in English').fill('Boat ticket')
    await dialog.getByLabel('Text in Thai').fill('ตั๋วเรือ 1 เที่ยว')
    await dialog.getByLabel('Text in English').fill('One boat ticket')
    await dialog.getByLabel('Price in points').fill('90')
    await dialog.getByRole('button', { name: 'Add reward' }).click()
    await toast(page, 'Added “Boat ticket”')
    await row(page, 'Boat ticket').getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await toast(page, '“Boat ticket” is off')
    await row(page, 'Boat ticket').getByRole('button', { name: 'Turn on' }).waitFor()

    await page.getByLabel('Id of the redemption').fill('redemption_019abcde-0000-7000-8000-000000000009')
    await page.getByRole('button', { name: 'Give points back' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Give points back' }).click()
    const alert = page.getByRole('dialog').getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toContain('redemption_019abcde-0000-7000-8000-000000000009')
    await page.context().close()
  })

  it('leads from feedback to what happened with the account of its sender', async () => {
    const page = await openAs(desk.admin)
    await page.goto(`${base}/desk/feedback`)
    await row(page, 'FB-').first().getByRole('link').click()
    await heading(page, 'Accounts')
    expect(await page.getByLabel('Id of the user').inputValue()).toBe(desk.traveller.userId)
    await row(page, 'Signed in').first().waitFor()
    await page.context().close()
  })

  it('plots the acceptance runs and names each part of the service', async () => {
    const page = await openAs(desk.admin)
    await page.goto(`${base}/desk/acceptance`)
    await page.getByRole('img', { name: 'From 90.4% to 97.2% in 6 runs' }).waitFor()
    await page.goto(`${base}/desk/health`)
    await row(page, 'Database').getByText('Up').waitFor()
    expect(await row(page, 'Database').count()).toBe(1)
    await page.context().close()
  })
})

describe('each view of the desk', () => {
  // Contrast depends on the theme alone, length on the language alone.
  it.each([
    ['th', 'light'],
    ['en', 'dark'],
  ] as const)(
    'has no fault for a screen reader and loses no text on a phone, in %s and %s',
    async (language, theme) => {
      const page = await openAs(desk.admin, { language, theme })
      const faults = watchFaults(page)
      for (const view of VIEWS) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(`${base}/desk/${view}`)
        await page.locator('.desk-view :is(table, .table-empty, article)').first().waitFor()
        expect([view, await listViolations(page)]).toEqual([view, []])
        await page.setViewportSize({ width: 320, height: 700 })
        const overflow = () => page.evaluate('document.documentElement.scrollWidth - innerWidth')
        expect([view, await overflow()]).toEqual([view, 0])
      }
      expect(faults).toEqual([])
      await page.context().close()
    },
  )
})

/** What axe-core finds, by rule and element. */
async function listViolations(page: Page): Promise<string[]> {
  // The policy of the page allows no foreign script, so it is evaluated, not added.
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof Axe }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
  })
}
