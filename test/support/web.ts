import type { Page } from 'playwright-core'

/** Collects what a page must never have: errors of scripts, and whatever its content policy refuses. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return faults
}
