import type { Page } from 'playwright-core'
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

/** Signs a page in, as if the user had done so before. */
export async function signInPage(page: Page, user: TestUser): Promise<void> {
  const kept = { access: user.accessToken, refresh: user.refreshToken, freshUntil: Date.now() + 600_000 }
  await page.addInitScript(`localStorage.setItem('tiao-session', ${JSON.stringify(JSON.stringify(kept))})`)
}
