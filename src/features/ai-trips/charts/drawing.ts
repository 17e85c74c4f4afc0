// The parts of the charts in docs/planner.md. Classes instead of colours, so that one file suits light and dark pages.

/** A fill. `good` earns and `bad` costs; `text` and `soft` are the colours of words. */
export type Tone = 'paper' | 'well' | 'text' | 'soft' | 'line' | 'main' | 'warm' | 'good' | 'bad'

/** From the tokens of the planner's pages. */
const COLOURS: Readonly<Record<Tone, readonly [light: string, dark: string]>> = {
  paper: ['#f5f8f5', '#161d38'],
  well: ['#e3ebe6', '#252f58'],
  text: ['#161f3d', '#eef1fb'],
  soft: ['#4b5675', '#aeb8d8'],
  line: ['#a9b6b0', '#4a5688'],
  main: ['#2b3f94', '#aab9ff'],
  warm: ['#e2930c', '#ffc04d'],
  good: ['#1d6e52', '#86d9b8'],
  bad: ['#b3264f', '#ff9bb8'],
}
const WIDTH = 760
const MARGIN = 24
const TITLE_Y = 38
/** Share of the size that a letter is wide, on average; capitals and digits are wider, so that lines break early. */
const LETTER = 0.54

export interface ChartText {
  readonly title: string
  /** For those who cannot see it: what the chart shows, with its figures. */
  readonly description: string
  /** A line below the title. */
  readonly subtitle: string
}

export const FRAME = { left: MARGIN, right: WIDTH - MARGIN, top: 78, width: WIDTH - 2 * MARGIN } as const

export function chart({ title, description, subtitle }: ChartText, height: number, body: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="description">${escaped(description)}</desc>`,
    `<style>${styles()}</style>`,
    rect({ x: 0, y: 0, width: WIDTH, height }, 'paper', 14),
    text(MARGIN, TITLE_Y, title, { size: 18, bold: true }),
    text(MARGIN, TITLE_Y + 22, subtitle, { tone: 'soft' }),
    ...body,
    '</svg>',
    '',
  ].join('\n')
}

function styles(): string {
  const tones = Object.entries(COLOURS)
  const rules = (at: 0 | 1) =>
    tones.map(([tone, colours]) => `.${tone}{fill:${colours[at]}}.${tone}-line{stroke:${colours[at]}}`).join('')
  const font = 'text{font-family:system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}'
  const lines = '[class$="-line"]{fill:none}'
  return `${font}${rules(0)}@media(prefers-color-scheme:dark){${rules(1)}}${lines}`
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function rect({ x, y, width, height }: Box, tone: Tone, rounded = 0, opacity = 1): string {
  const corner = rounded > 0 ? ` rx="${rounded}"` : ''
  return `<rect class="${tone}" x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${corner}${faded(opacity)}/>`
}

export type Spot = readonly [x: number, y: number]

export function line(points: readonly Spot[], tone: Tone, width = 1, dashes = ''): string {
  const path = points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')
  const dashed = dashes === '' ? '' : ` stroke-dasharray="${dashes}"`
  return `<path class="${tone}-line" d="M${path}" stroke-width="${width}" stroke-linejoin="round"${dashed}/>`
}

export function area(points: readonly Spot[], tone: Tone, opacity: number): string {
  return `<path class="${tone}" d="M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z"${faded(opacity)}/>`
}

interface TextStyle {
  readonly size?: number
  readonly tone?: Tone
  readonly bold?: boolean
  readonly anchor?: 'start' | 'middle' | 'end'
}

export function text(
  x: number,
  y: number,
  words: string,
  { size = 13, tone = 'text', bold = false, anchor = 'start' }: TextStyle = {},
): string {
  const weight = bold ? ' font-weight="600"' : ''
  const at = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  return `<text class="${tone}" x="${short(x)}" y="${short(y)}" font-size="${size}"${weight}${at}>${escaped(words)}</text>`
}

/** About how wide words are. */
export function widthOf(words: string, size = 13): number {
  return words.length * size * LETTER
}

/** Words cut to a width, with an ellipsis. */
export function fitted(words: string, width: number, size = 13): string {
  const most = Math.floor(width / (size * LETTER))
  return words.length <= most ? words : `${words.slice(0, Math.max(1, most - 1)).trimEnd()}…`
}

/** A number as it is read: without needless zeros, and with a minus sign. */
export function figure(value: number): string {
  return String(Number(value.toFixed(2)) || 0).replace('-', '−')
}

/** A scale from values to places on an axis. */
export function scale(from: number, to: number, start: number, end: number): (value: number) => number {
  return (value) => start + ((value - from) / (to - from)) * (end - start)
}

function short(value: number): string {
  return String(Number(value.toFixed(1)))
}

function faded(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
