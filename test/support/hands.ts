import type { BrowserContextOptions, Locator, Page } from 'playwright-core'

/** How somebody works a page: with a mouse, a thumb, or the keyboard alone. */
export interface Hand {
  readonly name: string
  readonly context: BrowserContextOptions
  press(target: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
  /** One of several radio buttons, by its label. */
  choose(option: Locator): Promise<void>
  /** An item of the menu that a button opens. */
  pick(button: Locator, item: string): Promise<void>
  /** Takes a stop from the first day of a plan to the second, and returns its name. */
  moveToSecondDay(page: Page): Promise<string>
}

/** Enough for every button of a plan of a few days. */
const MOST_STEPS = 150
const stopOf = (page: Page, day: number, position: number) => page.locator(`#day-${day} .stop`).nth(position)
const nameOf = async (stop: Locator) => (await stop.locator('.stop-name').textContent()) ?? ''
const itemOf = (button: Locator, item: string) => button.page().getByRole('menuitem', { name: item })

const mouse: Hand = {
  name: 'mouse',
  context: { viewport: { width: 1_280, height: 900 } },
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  choose: (option) => option.click(),
  async pick(button, item) {
    await button.click()
    await itemOf(button, item).click()
  },
  async moveToSecondDay(page) {
    const [stop, target] = [stopOf(page, 1, 0), stopOf(page, 2, 0)]
    const name = await nameOf(stop)
    await stop.locator('.stop-grip').waitFor()
    await stop.locator('.stop-name').hover()
    await page.mouse.down()
    const from = await stop.boundingBox()
    // The drag begins with the first move; the browser takes what is under the pointer then, so the page scrolls after it.
    if (from) await page.mouse.move(from.x + 90, from.y + 60, { steps: 4 })
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error('the second day has no stop')
    // Above the middle of a stop is before it.
    await page.mouse.move(box.x + 90, box.y + 8, { steps: 10 })
    await page.locator('#day-2 .stop[data-drop]').waitFor({ state: 'attached' })
    await page.mouse.up()
    return name
  },
}

const thumb: Hand = {
  name: 'thumb',
  context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  press: (target) => target.tap(),
  async type(field, text) {
    await field.tap()
    await field.fill(text)
  },
  choose: (option) => option.tap(),
  async pick(button, item) {
    await button.tap()
    await itemOf(button, item).tap()
  },
  async moveToSecondDay(page) {
    const stop = page.locator('#day-1 .stop').last()
    const name = await nameOf(stop)
    await thumb.pick(stop.getByRole('button', { name: 'ตัวเลือกของ' }), 'เลื่อนลง')
    return name
  },
}

const keyboard: Hand = {
  name: 'keyboard',
  context: { viewport: { width: 1_280, height: 900 } },
  async press(target) {
    await reach(target, 'Tab')
    await target.page().keyboard.press('Enter')
  },
  async type(field, text) {
    await reach(field, 'Tab')
    await field.page().keyboard.type(text)
  },
  async choose(option) {
    const page = option.page()
    await reach(page.getByRole('radio', { checked: true }), 'Tab')
    await reach(option.locator('input'), 'ArrowDown')
  },
  async pick(button, item) {
    await keyboard.press(button)
    await reach(itemOf(button, item), 'ArrowDown')
    await button.page().keyboard.press('Enter')
  },
  async moveToSecondDay(page) {
    const stop = stopOf(page, 1, 0)
    const name = await nameOf(stop)
    await keyboard.press(stop.locator('.stop-grip'))
    await reach(page.locator('#day-2 .stops [role="button"]').first(), 'Tab')
    await page.keyboard.press('Enter')
    return name
  },
}

export const HANDS: readonly Hand[] = [mouse, thumb, keyboard]

/** Presses a key until the focus is on the target, as somebody without a mouse does; arrows lead from stop to stop. */
async function reach(target: Locator, key: 'Tab' | 'ArrowDown'): Promise<void> {
  await target.waitFor({ state: 'attached' })
  for (let step = 0; step < MOST_STEPS; step++) {
    const way = await target.evaluate((element) => {
      const focused = element.ownerDocument.activeElement
      if (!focused || element === focused) return element === focused ? 'there' : 'away'
      const row = element.closest('.stop')
      if (!row || row === focused || focused.parentElement !== row.parentElement) return 'away'
      return focused.compareDocumentPosition(row) & 4 ? 'ArrowDown' : 'ArrowUp'
    })
    if (way === 'there') return
    await target.page().keyboard.press(way === 'away' ? key : way)
  }
  throw new Error(`${MOST_STEPS} times ${key} do not reach ${target}`)
}
