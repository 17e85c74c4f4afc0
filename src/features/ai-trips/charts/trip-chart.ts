import { formatClock, parseClock } from '../../../world/hours.ts'
import { chart, FRAME, fitted, line, rect, scale, type Tone, text, widthOf } from './drawing.ts'

export interface ChartedStop {
  readonly kind: 'visit' | 'meal' | 'rest'
  readonly name: string
  /** `HH:MM`. */
  readonly arrive: string
  readonly depart: string
  /** The way to it. */
  readonly way?: { readonly mode: string; readonly minutes: number }
}

export interface ChartedDay {
  readonly date: string
  readonly bed: string | null
  /** Minutes after midnight. */
  readonly sunset: number
  readonly stops: readonly ChartedStop[]
}

export interface ChartedTrip {
  readonly prompt: string
  readonly days: readonly ChartedDay[]
}

const TONES: Readonly<Record<ChartedStop['kind'], Tone>> = { visit: 'main', meal: 'warm', rest: 'line' }
const AXIS = 44
const GAP = 12
const HOUR = 60
const PIXELS_PER_HOUR = 52
/** A shorter stop, or way, has no room for words. */
const LEAST_FOR_WORDS = 15

/** The days of a trip as columns of hours. */
export function tripChart({ prompt, days }: ChartedTrip): string {
  const stops = days.flatMap((day) => day.stops)
  const first = Math.floor(Math.min(...stops.map(({ arrive }) => minuteOf(arrive) - 30)) / HOUR) * HOUR
  const last = Math.ceil(Math.max(...stops.map(({ depart }) => minuteOf(depart))) / HOUR) * HOUR
  const top = FRAME.top + 34
  const bottom = top + ((last - first) / HOUR) * PIXELS_PER_HOUR
  const y = scale(first, last, top, bottom)
  const width = (FRAME.width - AXIS - GAP * (days.length - 1)) / days.length
  const hours = Array.from({ length: (last - first) / HOUR + 1 }, (_, at) => first + at * HOUR)
  return chart(
    {
      title: `“${prompt}”`,
      subtitle: 'Blue: sights. Amber: meals. Grey: free time. Dashed: sunset.',
      description: days.map(described).join(' '),
    },
    bottom + 24,
    [
      ...hours.flatMap((minute) => [
        line(
          [
            [FRAME.left + AXIS, y(minute)],
            [FRAME.right, y(minute)],
          ],
          'line',
          0.5,
        ),
        text(FRAME.left + AXIS - 8, y(minute) + 4, formatClock(minute), { anchor: 'end', tone: 'soft', size: 12 }),
      ]),
      ...days.flatMap((day, at) => column(day, at, { x: FRAME.left + AXIS + at * (width + GAP), width, y, top })),
    ],
  )
}

const dateText = (date: string) =>
  new Date(`${date}T00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })

const minuteOf = (clock: string) => parseClock(clock) ?? 0

function described({ stops, bed, date }: ChartedDay, at: number): string {
  const list = stops.map(({ arrive, depart, name }) => `${arrive}–${depart} ${name}`)
  return `Day ${at + 1}, ${date}: ${list.join('; ')}.${bed ? ` Night in ${bed}.` : ''}`
}

interface Column {
  readonly x: number
  readonly width: number
  readonly y: (minute: number) => number
  readonly top: number
}

function column({ date, bed, sunset, stops }: ChartedDay, at: number, { x, width, y, top }: Column): string[] {
  return [
    text(x, top - 26, `Day ${at + 1} · ${dateText(date)}`, { bold: true }),
    text(x, top - 10, bed ? `night in ${bed}` : 'the way home', { tone: 'soft', size: 12 }),
    ...stops.flatMap((stop) => drawn(stop, { x, width, y, top })),
    line(
      [
        [x, y(sunset)],
        [x + width, y(sunset)],
      ],
      'bad',
      1.5,
      '4 4',
    ),
  ]
}

function drawn({ kind, name, arrive, depart, way }: ChartedStop, { x, width, y }: Column): string[] {
  const [from, until] = [y(minuteOf(arrive)), y(minuteOf(depart))]
  const height = until - from - 1
  const middle = from + height / 2
  const isTall = height >= 34
  const timed = `${name} · ${arrive}–${depart}`
  const size = height < 16 ? 10 : 12
  const before = way && way.minutes > 0 ? y(minuteOf(arrive) - way.minutes) : from
  return [
    ...(from - before >= 2
      ? [
          line(
            [
              [x + 6, before],
              [x + 6, from],
            ],
            'soft',
            2,
          ),
        ]
      : []),
    ...(way && from - before >= LEAST_FOR_WORDS
      ? [text(x + 14, (before + from) / 2 + 4, `${way.mode} ${way.minutes} min`, { tone: 'soft', size: 11 })]
      : []),
    rect({ x, y: from, width, height }, 'paper', 4),
    rect({ x, y: from, width, height }, TONES[kind], 4, 0.22),
    rect({ x, y: from, width: 5, height }, TONES[kind], 2),
    ...(height < LEAST_FOR_WORDS - 4
      ? []
      : [
          text(
            x + 12,
            isTall ? middle - 3 : middle + 4,
            fitted(widthOf(timed, 13) <= width - 16 && !isTall ? timed : name, width - 16, size),
            { size, bold: true },
          ),
        ]),
    ...(isTall ? [text(x + 12, middle + 13, `${arrive}–${depart}`, { size: 11, tone: 'soft' })] : []),
  ]
}
