import type { Browser } from 'playwright-core'
import { quantile } from '../support/figures.ts'

export interface DragFrames {
  readonly framesPerS: number
  /** The 95th percentile of the time between two frames. */
  readonly p95Ms: number
}

const STEPS = 90
const VIEWPORT = { width: 1_280, height: 900 }

/** Drags the first stop of a plan over the page and back, and counts the frames that the page draws meanwhile. */
export async function measureDrag(browser: Browser, url: string): Promise<DragFrames> {
  const page = await browser.newPage({ viewport: VIEWPORT, locale: 'th-TH' })
  try {
    await page.goto(url)
    const stop = page.locator('.stop:has(.stop-grip)').first()
    await stop.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const box = await stop.boundingBox()
    if (!box) throw new Error('the plan shows no stop')
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 12, { steps: 3 })
    await page.evaluate(countFrames)
    for (let step = 0; step < STEPS; step++)
      await page.mouse.move(x, y + (VIEWPORT.height - 80 - y) * Math.abs(Math.sin((step / STEPS) * Math.PI)))
    const times = await page.evaluate<number[]>('window.benchFrames')
    await page.mouse.move(x, y)
    await page.mouse.up()
    const gaps = times.slice(1).map((time, index) => time - times[index]!)
    return { framesPerS: (gaps.length / (times.at(-1)! - times[0]!)) * 1_000, p95Ms: quantile(gaps, 0.95) }
  } finally {
    await page.context().close()
  }
}

const countFrames = `(() => {
  const times = (window.benchFrames = [])
  const count = (time) => { times.push(time); requestAnimationFrame(count) }
  requestAnimationFrame(count)
})()`
