import { type MealRule, usualMeals } from '../../../planner/problem.ts'
import { costOfMealAt, costOfNoonSun } from '../../../planner/trip/day-layout.ts'
import { listBestStarts } from '../../../planner/trip/trip-windows.ts'
import { formatClock } from '../../../world/hours.ts'
import type { Point } from '../../../world/point.ts'
import { sunTimes } from '../../../world/sun.ts'
import { bestHours } from '../best-hours.ts'
import { area, chart, FRAME, line, rect, type Spot, scale, text } from './drawing.ts'

export interface NamedPoint {
  readonly name: string
  readonly point: Point
}

/** Places that are for the light. */
export interface LightPlaces {
  readonly dawn: NamedPoint
  readonly sunset: NamedPoint
}

const [FROM, TO] = [5 * 60, 21 * 60]
const LABELS = 196
const ROW = 62
const STEP = 5
const VISIT_MINUTES = 60
/** The shortest and the longest day of a year. */
const DATES = ['2026-12-21', '2026-06-21'] as const
/** What is drawn highest; beyond it, a curve is cut. */
const MOST_MINDED = costOfNoonSun(12 * 60, VISIT_MINUTES)
const x = scale(FROM, TO, FRAME.left + LABELS, FRAME.right)

/** What people mind about the hours of a day, and the windows in which a place is at its best. */
export function hoursChart({ dawn, sunset }: LightPlaces): string {
  const meals = usualMeals(FROM, TO)
  const rows: readonly (readonly string[])[] = [
    lightRow(dawn, 'sunrise', 0),
    beachRow(1),
    ...meals.map((rule, at) => mealRow(rule, 2 + at)),
    lightRow(sunset, 'sunset', 2 + meals.length),
  ]
  const bottom = FRAME.top + 20 + rows.length * ROW
  return chart(
    {
      title: 'The hours that people like',
      subtitle: 'Green: when a visit or a meal should begin. Red: how much people mind other minutes.',
      description: describe({ dawn, sunset }, meals),
    },
    bottom + 34,
    [...clock(bottom), ...rows.flat()],
  )
}

function describe({ dawn, sunset }: LightPlaces, meals: readonly MealRule[]): string {
  const windows = ([place, part]: readonly [NamedPoint, 'sunrise' | 'sunset']) =>
    DATES.map((date) => `${place.name} on ${date}: ${bestStarts(place, part, date).map(said).join(', ')}`)
  const meal = ({ name, usual, from, to }: MealRule) =>
    `${name}: people sit down from ${said(usual)}, best at ${formatClock(usual.at)}, within ${said({ from, to })}`
  const light = (
    [
      [dawn, 'sunrise'],
      [sunset, 'sunset'],
    ] as const
  ).flatMap(windows)
  return `A clock from ${formatClock(FROM)} to ${formatClock(TO)}. A visit of an hour begins at its best, ${light.join('; ')}. ${meals.map(meal).join('; ')}. A beach costs most around noon.`
}

const said = ({ from, to }: { readonly from: number; readonly to: number }) => `${formatClock(from)}–${formatClock(to)}`

function clock(bottom: number): string[] {
  const hours = Array.from({ length: (TO - FROM) / 120 + 1 }, (_, at) => FROM + at * 120)
  return [
    ...hours.map((minute) =>
      line(
        [
          [x(minute), FRAME.top + 8],
          [x(minute), bottom],
        ],
        'line',
        1,
        '2 4',
      ),
    ),
    ...hours.map((minute) =>
      text(x(minute), bottom + 18, formatClock(minute), {
        anchor: minute === TO ? 'end' : 'middle',
        tone: 'soft',
        size: 12,
      }),
    ),
  ]
}

function labels(at: number, title: string, detail: string): string[] {
  const y = top(at)
  return [text(FRAME.left, y + 20, title, { bold: true }), text(FRAME.left, y + 37, detail, { tone: 'soft', size: 12 })]
}

const top = (at: number) => FRAME.top + 14 + at * ROW

/** When a visit of an hour begins that has the place at its best. */
export function bestStarts({ point }: NamedPoint, part: 'sunrise' | 'sunset', date: string) {
  return listBestStarts([{ from: 0, to: 1440 }], VISIT_MINUTES, { point, part }, { sunDate: date })
}

function lightRow(place: NamedPoint, part: 'sunrise' | 'sunset', at: number): string[] {
  return [
    ...labels(at, place.name, part === 'sunrise' ? 'for the dawn' : 'for the sunset'),
    ...DATES.flatMap((date, nth) => {
      const y = top(at) + 6 + nth * 24
      const sun = sunTimes(place.point, date)[part]
      const spans = bestStarts(place, part, date)
      const month = date.slice(5, 7) === '12' ? 'December' : 'June'
      const isEarly = part === 'sunrise'
      const edge = isEarly ? Math.max(...spans.map(({ to }) => to), sun) : Math.min(...spans.map(({ from }) => from))
      return [
        ...spans.map(({ from, to }) => rect({ x: x(from), y, width: x(to) - x(from), height: 18 }, 'good', 3)),
        line(
          [
            [x(sun), y - 3],
            [x(sun), y + 21],
          ],
          'warm',
          3,
        ),
        text(x(edge) + (isEarly ? 8 : -8), y + 13, `${month}: ${spans.map(said).join(', ')}, sun ${formatClock(sun)}`, {
          anchor: isEarly ? 'start' : 'end',
          tone: 'soft',
          size: 12,
        }),
      ]
    }),
  ]
}

function beachRow(at: number): string[] {
  const concepts = new Map([['beach', { traits: ['exposed' as const], broader: [] }]])
  const hours = bestHours({ bestTimes: [], guide: null }, ['beach'], VISIT_MINUTES, concepts)
  const spans = hours.map(({ open, close }) => ({ from: Math.max(open, FROM), to: Math.min(close, TO) }))
  return [
    ...labels(at, 'A beach', `by ${formatClock(spans[0]!.to)}, or from ${formatClock(spans[1]!.from)}`),
    ...spans.map(({ from, to }) =>
      rect({ x: x(from), y: top(at) + 36, width: x(to) - x(from), height: 10 }, 'good', 3),
    ),
    ...curve(at, (minute) => costOfNoonSun(minute, VISIT_MINUTES), { from: FROM, to: TO }),
  ]
}

function mealRow(rule: MealRule, at: number): string[] {
  const { usual, name } = rule
  return [
    ...labels(at, name === 'lunch' ? 'Lunch' : 'Dinner', `best at ${formatClock(usual.at)}`),
    rect({ x: x(usual.from), y: top(at) + 36, width: x(usual.to) - x(usual.from), height: 10 }, 'good', 3),
    text(x(usual.from) - 8, top(at) + 46, said(usual), { anchor: 'end', tone: 'soft', size: 12 }),
    ...curve(at, (minute) => costOfMealAt(minute, rule), { from: rule.from, to: rule.to - rule.minutes }),
  ]
}

/** What people mind, as a hill over the row. */
function curve(
  at: number,
  minds: (minute: number) => number,
  { from, to }: { readonly from: number; readonly to: number },
): string[] {
  const base = top(at) + 34
  const height = scale(0, MOST_MINDED, 0, 32)
  const points: Spot[] = []
  for (let minute = from; minute <= to; minute += STEP)
    points.push([x(minute), base - height(Math.min(MOST_MINDED, minds(minute)))])
  return [area([[x(from), base], ...points, [x(to), base]], 'bad', 0.35), line(points, 'bad', 1.5)]
}
