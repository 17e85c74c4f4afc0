import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { TestUser } from './accounts.ts'

/** Collects what a page must never have: errors of scripts, and whatever its content policy refuses. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return faults
}

/** What a visitor and a signed-in user see, each in one context, so that a page finds the files of the one before it. */
export interface Visits {
  readonly visitor: BrowserContext
  readonly user: BrowserContext
  close(): Promise<void>
}

/** Without the service worker: it fetches all files of the app for each new context. */
export async function openVisits(browser: Browser, user: TestUser, options: BrowserContextOptions): Promise<Visits> {
  const open = async () => {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce', serviceWorkers: 'block' })
    context.setDefaultTimeout(60_000)
    return context
  }
  const [visitor, own] = [await open(), await open()]
  await signInPage(own, user)
  return {
    visitor,
    user: own,
    async close() {
      await visitor.close()
      await own.close()
    },
  }
}

/** Signs a page or all pages of a context in, as if the user had done so before. */
export async function signInPage(page: Pick<Page, 'addInitScript'>, user: TestUser): Promise<void> {
  const kept = { access: user.accessToken, refresh: user.refreshToken, freshUntil: Date.now() + 600_000 }
  await page.addInitScript(`localStorage.setItem('tiao-session', ${JSON.stringify(JSON.stringify(kept))})`)
}
