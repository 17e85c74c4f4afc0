import type { Browser, Page } from 'playwright-core'
import { quantile } from '../support/figures.ts'

export interface DragFrames {
  readonly framesPerS: number
  /** The 95th percentile of the time between two frames. */
  readonly p95Ms: number
  /** Elements of the page. */
  readonly elements: number
}

/** A page with something to drag. */
export interface DragScene {
  open(page: Page): Promise<void>
  /** Selector of what is dragged; the first one is. */
  readonly item: string
}

const STEPS = 90
const VIEWPORT = { width: 1_280, height: 900 }

export function planScene(url: string): DragScene {
  return {
    item: '.stop:has(.stop-grip)',
    async open(page) {
      await page.goto(url)
      // Without a graphics processor the map is drawn by the thread that also answers the drag.
      await page.locator('.map[data-credit]').waitFor()
      await page.waitForLoadState('networkidle')
    },
  }
}

/** The floor: a page with as many elements and nothing on it but a list whose rows can be dragged. */
export function bareScene(elements: number): DragScene {
  const rows = '<li draggable="true">Row</li>'.repeat(elements)
  return {
    item: 'li',
    async open(page) {
      await page.setContent(`<style>li { height: 6rem } .over { border-top: 3px solid }</style><ol>${rows}</ol>`)
      await page.evaluate(markRows)
    },
  }
}

/** Drags the first item over the page and back, and counts the frames that the page draws meanwhile. */
export async function measureDrag(browser: Browser, scene: DragScene): Promise<DragFrames> {
  const page = await browser.newPage({ viewport: VIEWPORT, locale: 'th-TH' })
  try {
    await scene.open(page)
    const item = page.locator(scene.item).first()
    await item.scrollIntoViewIfNeeded()
    const box = await item.boundingBox()
    if (!box) throw new Error('the page shows nothing to drag')
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 12, { steps: 3 })
    await page.evaluate(countFrames)
    for (let step = 0; step < STEPS; step++)
      await page.mouse.move(x, y + (VIEWPORT.height - 80 - y) * Math.abs(Math.sin((step / STEPS) * Math.PI)))
    const times = await page.evaluate<number[]>('window.benchFrames')
    const elements = await page.evaluate<number>('document.querySelectorAll("*").length')
    await page.mouse.move(x, y)
    await page.mouse.up()
    const gaps = times.slice(1).map((time, index) => time - times[index]!)
    return { framesPerS: (gaps.length / (times.at(-1)! - times[0]!)) * 1_000, p95Ms: quantile(gaps, 0.95), elements }
  } finally {
    await page.context().close()
  }
}

const countFrames = `(() => {
  const times = (window.benchFrames = [])
  const count = (time) => { times.push(time); requestAnimationFrame(count) }
  requestAnimationFrame(count)
})()`

const markRows = `(() => {
  let over = null
  document.addEventListener('dragover', (event) => {
    event.preventDefault()
    const row = event.target.closest('li')
    if (row === over) return
    over?.classList.remove('over')
    row?.classList.add('over')
    over = row
  })
})()`
