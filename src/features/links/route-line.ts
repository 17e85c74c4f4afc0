import type { Point } from '../../world/point.ts'

const DAY_COLOURS = ['#2b3f94', '#b3264f', '#1d6e52', '#b45309', '#6f43ab', '#1a6fae', '#c4302b']
const PANEL = { x: 760, y: 60, width: 380, height: 510 }
const INSET = 56
/** A route around one town still gets room: about a kilometre. */
const MIN_SPAN = 0.01

/** The stops of a trip on a sheet of paper: a line for each day, and a dot for each stop. */
export function routeLine(days: readonly (readonly Point[])[]): string {
  const points = days.flat()
  if (points.length < 2) return ''
  const place = projection(points)
  const lines = days.map((day, at) => {
    // A day begins where the one before ended.
    const before = days[at - 1]?.at(-1)
    const stops = [...(before ? [before] : []), ...day].map(place)
    const colour = DAY_COLOURS[at % DAY_COLOURS.length]!
    const path = `<path d="M${stops.map(({ x, y }) => `${x} ${y}`).join('L')}" fill="none" stroke="${colour}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>`
    const dots = day
      .map(place)
      .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="10" fill="#fffdf7" stroke="${colour}" stroke-width="6"/>`)
    return { path, dots: dots.join('') }
  })
  const { x, y, width, height } = PANEL
  const paper = `<rect x="${x + 6}" y="${y + 10}" width="${width}" height="${height}" rx="28" fill="#0d1322" opacity=".28"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="28" fill="#fffaf0"/>`
  return paper + lines.map(({ path }) => path).join('') + lines.map(({ dots }) => dots).join('')
}

function projection(points: readonly Point[]) {
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const [wide, high] = [Math.max((east - west) * narrowing, MIN_SPAN), Math.max(north - south, MIN_SPAN)]
  const scale = Math.min((PANEL.width - 2 * INSET) / wide, (PANEL.height - 2 * INSET) / high)
  const [middleX, middleY] = [PANEL.x + PANEL.width / 2, PANEL.y + PANEL.height / 2]
  return ({ latitude, longitude }: Point) => ({
    x: Math.round(middleX + (longitude - (west + east) / 2) * narrowing * scale),
    y: Math.round(middleY - (latitude - (south + north) / 2) * scale),
  })
}
