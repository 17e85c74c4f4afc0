import type { Page } from 'playwright-core'

/** What of a page cannot be read: text that is cut, lies over other text or leaves the page; `scope` is a selector. */
export function textFaults(page: Page, scope = 'body'): Promise<string[]> {
  return page.evaluate<string[]>(`(${findTextFaults})(${JSON.stringify(scope)})`)
}

/**
 * Runs in the page. Whatever scrolls may be longer than it shows. Layers above the page, and labels of a map or a drawing,
 * cover text on purpose. The boxes of Thai lines are high, so only those that share a good part of their height overlap.
 */
const findTextFaults = `(scope) => {
  const UNREAD = '.map, svg, script, style, [inert]'
  const faults = []
  const lines = []
  const shorten = (text) => text.trim().slice(0, 60)
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  const walker = document.createTreeWalker(document.querySelector(scope), NodeFilter.SHOW_TEXT)
  texts: while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    if (!node.data.trim() || parent.closest(UNREAD) || !isShown(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    const text = shorten(node.data)
    let scrollsX = false
    let scrollsY = false
    let layer = document.body
    for (let box = parent; box; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      // Only for screen readers.
      if (edge.width <= 1 && edge.height <= 1) continue texts
      scrollsX ||= /auto|scroll/.test(overflowX)
      scrollsY ||= /auto|scroll/.test(overflowY)
      const isCutX = !scrollsX && overflowX !== 'visible' && boxes.some((each) => each.left < edge.left - 1 || each.right > edge.right + 1)
      const isCutY = !scrollsY && overflowY !== 'visible' && boxes.some((each) => each.top < edge.top - 4 || each.bottom > edge.bottom + 4)
      if (isCutX || isCutY) faults.push('cut: ' + text)
      if (layer === document.body && /fixed|sticky/.test(position)) layer = box
    }
    if (!scrollsX && boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1)) faults.push('off the page: ' + text)
    if (!scrollsX) lines.push(...boxes.map((box) => ({ box, text, node, layer })))
  }

  lines.sort((a, b) => a.box.top - b.box.top)
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= line.box.bottom) break
      if (other.node === line.node || other.layer !== line.layer) continue
      const width = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left)
      const height = Math.min(line.box.bottom, other.box.bottom) - other.box.top
      if (width > 2 && height > 0.5 * Math.min(line.box.height, other.box.height))
        faults.push('overlap: ' + line.text + ' | ' + other.text)
    }
  })

  const pen = document.createElement('canvas').getContext('2d')
  for (const field of document.querySelector(scope).querySelectorAll('input, select')) {
    const text = field.selectedOptions ? (field.selectedOptions[0]?.text ?? '') : field.value || field.placeholder
    if (!text || /range|radio|checkbox/.test(field.type) || field.closest(UNREAD) || !isShown(field)) continue
    const { font, paddingLeft, paddingRight } = getComputedStyle(field)
    pen.font = font
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    if (pen.measureText(text).width > room + 1 && !field.readOnly) faults.push('cut in its field: ' + text)
  }

  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways')
  return faults
}`
