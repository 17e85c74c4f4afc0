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

/** Drags by the mouse as a person does: pressing, moving in steps, letting go. */
export async function dragTo(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = await Promise.all([page.locator(from).boundingBox(), page.locator(to).boundingBox()])
  if (!start || !end) throw new Error(`there is no ${start ? to : from}`)
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + 4, { steps: 12 })
  await page.mouse.up()
}
