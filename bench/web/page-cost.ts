import type { Browser, Page, Request } from 'playwright-core'

/** What opening a page costs its reader. */
export interface PageCost {
  /** Compressed bytes of script until the page is shown, and of what it loads by itself after that; the map is neither. */
  readonly scriptBytes: number
  readonly laterScriptBytes: number
  /** Milliseconds until its content is seen, and until it can be used. */
  readonly shownMs: number
  readonly usableMs: number
  /** Cumulative Layout Shift, until the map has been drawn too. */
  readonly shift: number
}

export interface MeasuredPage {
  readonly url: string
  /** Selectors of what is read first, and of what is worked with. */
  readonly shown: string
  readonly usable: string
}

export interface Viewport {
  readonly width: number
  readonly height: number
}

interface Marks {
  /** Epoch in milliseconds. */
  readonly shownAt: number
  readonly shownMs: number
  readonly usableMs: number
  readonly shift: number
}

const MAP = /\/(?:plan-map|maplibre)/
const TIMEOUT_MS = 60_000

/** Opens a page as on the first visit, with a processor that is `slowdown` times as slow. */
export async function measurePage(
  browser: Browser,
  page: MeasuredPage,
  { viewport, slowdown }: { readonly viewport: Viewport; readonly slowdown: number },
): Promise<PageCost> {
  // A service worker would load all files of the build.
  const context = await browser.newContext({ viewport, locale: 'th-TH', serviceWorkers: 'block' })
  try {
    const opened = await context.newPage()
    opened.setDefaultTimeout(TIMEOUT_MS)
    const session = await context.newCDPSession(opened)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await opened.addInitScript(`(${watchPage})(${JSON.stringify(page)})`)
    const scripts = countScripts(opened)
    await opened.goto(page.url)
    await opened.locator(page.usable).first().waitFor({ state: 'attached' })
    await opened.waitForLoadState('networkidle')
    const marks = await opened.evaluate<Marks>('window.benchMarks')
    const bytes = await scripts.bytes(marks.shownAt)
    return { ...marks, scriptBytes: bytes.before, laterScriptBytes: bytes.after }
  } finally {
    await context.close()
  }
}

/** Adds up what has come over the wire for scripts, those of the map aside. */
function countScripts(page: Page) {
  const scripts: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script' && !MAP.test(request.url())) scripts.push(request)
  })
  /** Of scripts that were asked for before an instant, and after it. */
  const bytes = async (at: number) => {
    const sums = { before: 0, after: 0 }
    for (const script of scripts) {
      const { responseBodySize } = await script.sizes()
      sums[script.timing().startTime < at ? 'before' : 'after'] += responseBodySize
    }
    return sums
  }
  return { bytes }
}

/** Runs in the page before its own scripts. A part can be used once it is there and the page has drawn it. */
const watchPage = `({ shown, usable }) => {
  const marks = (window.benchMarks = { shownMs: 0, usableMs: 0, shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) marks.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const mark = (name) =>
    requestAnimationFrame(() => setTimeout(() => { marks[name] ||= performance.now() }))
  const watcher = new MutationObserver(() => {
    if (document.querySelector(shown)) {
      marks.shownAt ||= Date.now()
      mark('shownMs')
    }
    if (!document.querySelector(usable)) return
    mark('usableMs')
    watcher.disconnect()
  })
  watcher.observe(document, { childList: true, subtree: true })
}`
