/**
 * The planner in a real browser: script, time until usable, layout shift and the frames of a drag, each against its limit.
 * Needs Chromium (CHROMIUM overrides its path).
 *   node dist/bench/web.js [--rounds N] [--out FILE]
 */
import { writeFileSync } from 'node:fs'
import { readRunArguments } from './support/arguments.ts'
import { launchChromium } from './support/chromium.ts'
import { describeMachine, median, rounded } from './support/figures.ts'
import { startBenchService } from './support/service.ts'
import { bareScene, type DragFrames, measureDrag, planScene } from './web/drag-frames.ts'
import { LIMITS, PHONE, WIDE } from './web/limits.ts'
import { type MeasuredPage, measurePage, type PageCost, type Viewport } from './web/page-cost.ts'
import { homePage, planAt, planPage } from './web/plans.ts'

const { rounds, out } = readRunArguments()
const machine = describeMachine()
const service = await startBenchService({ CATALOGUE: 'starter' })
const browser = await launchChromium()
try {
  const base = service.url
  const short = await planAt(base, 'เชียงใหม่ 3 วัน 2 คืน วัด คาเฟ่ วันที่ 5 ธันวาคม')
  const long = await planAt(base, 'เที่ยวเชียงใหม่ เชียงราย ลำปาง สุโขทัย 14 วัน')
  const pages = {
    'first page': await measureRounds(homePage(base), WIDE),
    'first page, phone': await measureRounds(homePage(base), PHONE),
    'plan of 3 days': await measureRounds(planPage(base, short), WIDE),
    'plan of 3 days, phone': await measureRounds(planPage(base, short), PHONE),
    'plan of 14 days': await measureRounds(planPage(base, long), WIDE),
  }
  const [drags, floors]: [DragFrames[], DragFrames[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const frames = await measureDrag(browser, planScene(base + long))
    drags.push(frames)
    floors.push(await measureDrag(browser, bareScene(frames.elements)))
  }
  const [drag, floor] = [medianFrames(drags), medianFrames(floors)]
  console.table(Object.fromEntries(Object.entries(pages).map(([name, cost]) => [name, row(cost)])))
  console.table({ 'drag on 14 days': framesRow(drag), 'drag on a bare page of as many elements': framesRow(floor) })
  if (out) writeFileSync(out, `${JSON.stringify({ machine, limits: LIMITS, pages, drag, floor }, null, 2)}\n`)
} finally {
  await browser.close()
  await service.stop()
}

/** The median of each figure. */
async function measureRounds(page: MeasuredPage, viewport: Viewport): Promise<PageCost> {
  const costs: PageCost[] = []
  for (let round = 0; round < rounds; round++)
    costs.push(await measurePage(browser, page, { viewport, slowdown: LIMITS.slowdown }))
  const of = (figure: keyof PageCost) => median(costs.map((cost) => cost[figure]))
  return {
    scriptBytes: of('scriptBytes'),
    laterScriptBytes: of('laterScriptBytes'),
    shownMs: of('shownMs'),
    usableMs: of('usableMs'),
    shift: of('shift'),
  }
}

function medianFrames(drags: readonly DragFrames[]): DragFrames {
  const of = (figure: keyof DragFrames) => median(drags.map((frames) => frames[figure]))
  return { framesPerS: of('framesPerS'), p95Ms: of('p95Ms'), elements: of('elements') }
}

/** Here the limit is the least. */
function framesRow({ framesPerS, p95Ms }: DragFrames) {
  return {
    'frames/s': rounded(framesPerS, 1),
    'of the limit': rounded(framesPerS / LIMITS.framesPerS, 2),
    'p95 of a frame, ms': rounded(p95Ms, 1),
  }
}

/** Limits are ratios: at most 1. */
function row({ scriptBytes, laterScriptBytes, shownMs, usableMs, shift }: PageCost) {
  return {
    'script, KB': rounded(scriptBytes / 1_000, 1),
    'later, KB': rounded(laterScriptBytes / 1_000, 1),
    'of the limit': rounded(scriptBytes / LIMITS.scriptBytes, 2),
    'shown, ms': Math.round(shownMs),
    'usable, ms': Math.round(usableMs),
    'of the limit ': rounded(usableMs / LIMITS.usableMs, 2),
    'layout shift': rounded(shift, 4),
  }
}
