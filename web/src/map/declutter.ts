/** What may cover what: stops always show, then towns by size, then what else is there. */
const ORDER = ['.map-town-5', '.map-town-4', '.map-town-3', '.map-town-2', '.map-town-1', '.map-near']

/** Hides labels that would lie over a stop or over a weightier label. */
export function declutter(container: HTMLElement): void {
  const taken = [...container.querySelectorAll('.map-stop')].map((stop) => stop.getBoundingClientRect())
  const labels = ORDER.flatMap((selector) => [...container.querySelectorAll<HTMLElement>(selector)])
  // All are measured before any is changed: a change makes the next measurement lay out the page again.
  const boxes = labels.map((label) => label.getBoundingClientRect())
  const view = container.getBoundingClientRect()
  for (const [index, label] of labels.entries()) {
    const box = boxes[index]!
    const isFree = overlaps(box, view) && box.width > 0 && !taken.some((other) => overlaps(box, other))
    label.style.visibility = isFree ? '' : 'hidden'
    if (isFree) taken.push(box)
  }
}

function overlaps(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
