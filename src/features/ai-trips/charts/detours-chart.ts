import { detourAllowed, detourWorth, MEAL_DETOUR_MINUTES } from '../../../planner/trip/detours.ts'
import { area, chart, FRAME, line, rect, type Spot, scale, type Tone, text } from './drawing.ts'

const LONGEST_STAY = 180
const MOST_DRIVING = 240
const HOUR = 60
const HALF_HOUR = 30
const LEFT = FRAME.left + 52
const TOP = FRAME.top + 20
const BOTTOM = TOP + 300
const RIGHT = FRAME.right - 170
const x = scale(0, LONGEST_STAY, LEFT, RIGHT)
const y = scale(0, MOST_DRIVING, BOTTOM, TOP)

interface Rule {
  readonly label: readonly string[]
  readonly tone: Tone
  /** The extra driving that a visit of so many minutes may cost. */
  readonly most: (stay: number) => number
}

const RULES: readonly Rule[] = [
  {
    label: ['What you came for:', 'a kind you asked for,', 'or a highlight'],
    tone: 'main',
    most: (stay) => detourAllowed(detourWorth(stay, true), false),
  },
  { label: ['Any other sight'], tone: 'good', most: (stay) => detourAllowed(detourWorth(stay, false), false) },
  { label: ['A place to eat'], tone: 'warm', most: () => detourAllowed(MEAL_DETOUR_MINUTES, false) },
  {
    label: ['A statue, a city shrine:', 'only seen in passing'],
    tone: 'bad',
    most: (stay) => detourAllowed(stay, true),
  },
]

/** How much extra driving a visit is worth, by its length. */
export function detoursChart(): string {
  const said = RULES.map(({ label, most }) => `${label.join(' ')}: ${most(HOUR)} minutes for a stay of an hour`)
  return chart(
    {
      title: 'How far out of the way a visit may be',
      subtitle: 'The most extra driving, there and back, by how long people stay. Above its line, a visit is left out.',
      description: `Lines over the length of a stay. ${said.join('. ')}. What you named, and what nobody leaves without, is worth any way.`,
    },
    BOTTOM + 60,
    [...axes(), ...RULES.flatMap(drawn)],
  )
}

function axes(): string[] {
  const ticks = (most: number, step: number) => Array.from({ length: most / step + 1 }, (_, at) => at * step)
  return [
    rect({ x: LEFT, y: TOP, width: RIGHT - LEFT, height: BOTTOM - TOP }, 'well', 0, 0.5),
    ...ticks(MOST_DRIVING, HOUR).flatMap((minutes) => [
      line(
        [
          [LEFT, y(minutes)],
          [RIGHT, y(minutes)],
        ],
        'line',
        1,
        '2 4',
      ),
      text(LEFT - 8, y(minutes) + 4, hours(minutes), { anchor: 'end', tone: 'soft', size: 12 }),
    ]),
    ...ticks(LONGEST_STAY, HALF_HOUR).map((minutes) =>
      text(x(minutes), BOTTOM + 18, hours(minutes), { anchor: 'middle', tone: 'soft', size: 12 }),
    ),
    text((LEFT + RIGHT) / 2, BOTTOM + 40, 'how long people stay', { anchor: 'middle', tone: 'soft' }),
  ]
}

function hours(minutes: number): string {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0 ? `${whole} h` : whole === 0 ? `${rest} min` : `${whole} h ${rest}`
}

function drawn({ label, tone, most }: Rule): string[] {
  const points: Spot[] = []
  for (let stay = 0; stay <= LONGEST_STAY; stay += 5) {
    const allowed = most(stay)
    if (allowed <= MOST_DRIVING) points.push([x(stay), y(allowed)])
  }
  const [endX, endY] = points.at(-1)!
  const isCut = endX < RIGHT - 1
  const [labelX, labelY] = [isCut ? endX + 10 : RIGHT + 10, endY + 4 + (isCut ? 10 : (1 - label.length) * 8)]
  return [
    ...(tone === 'good' ? [area([...points, [RIGHT, BOTTOM], [LEFT, BOTTOM]], tone, 0.12)] : []),
    line(points, tone, 3),
    ...label.map((words, at) => text(labelX, labelY + at * 16, words, { tone, bold: true, size: 12 })),
  ]
}
