import { FULLNESS, GOOD_SCORE, priceOfLeg, WEIGHTS, worthOfLunch } from '../../../planner/trip/objective.ts'
import { worthOfRank } from '../highlight-worth.ts'
import { chart, FRAME, figure, fitted, line, rect, scale, type Tone, text } from './drawing.ts'

interface Row {
  readonly label: string
  readonly worth: number
}

const HOUR = 60
/** An hour's drive in the country. */
const HOUR_M = 45_000

/** What earns, in good sights, the most first. */
const EARNS: readonly Row[] = [
  { label: 'A stop that you have locked', worth: WEIGHTS.locked },
  { label: 'A place that you named', worth: WEIGHTS.mustVisit },
  { label: 'A province that you named', worth: WEIGHTS.requiredProvince },
  { label: 'Lunch at a table', worth: WEIGHTS.meal + worthOfLunch('lunch') },
  { label: 'A sight nobody leaves without, on top of its worth', worth: WEIGHTS.mustSee },
  { label: 'Dinner at a table', worth: WEIGHTS.meal + worthOfLunch('dinner') },
  { label: 'The first highlight of a destination', worth: worthOfRank(0) },
  { label: 'Each of a kind you asked for, until there are enough', worth: WEIGHTS.wantedKind },
  { label: 'The first of that kind on each day', worth: WEIGHTS.wantedDaily },
  { label: 'Something to see on an empty day', worth: FULLNESS[0]! },
  { label: 'A visit that is what the trip is about', worth: WEIGHTS.theme },
  { label: 'A good ordinary sight', worth: GOOD_SCORE },
]

/** What costs, the most first. */
const COSTS: readonly Row[] = [
  { label: 'Sleeping again where the trip has left', worth: WEIGHTS.comeBack },
  { label: 'Changing hotels within one area', worth: WEIGHTS.moveNear },
  { label: 'A boat tour on the day of arrival or departure', worth: WEIGHTS.wrongDay },
  { label: 'A second day in a quarter that one walk covers', worth: WEIGHTS.walkAgain },
  { label: 'Beginning or ending in a village without connections', worth: WEIGHTS.startInVillage },
  { label: `An hour on the road (${HOUR_M / 1000} km)`, worth: priceOfLeg(HOUR, HOUR_M) },
  { label: 'Changing beds for another area', worth: WEIGHTS.move },
  { label: 'An hour of waiting too many', worth: HOUR * WEIGHTS.idleMinute },
  { label: 'The fourth night in one area', worth: WEIGHTS.longStay },
]

const ROW = 25
const LABELS = 400
/** Longer bars are cut: they outweigh whatever else a trip can hold. */
const MOST = 18

export function whatCountsChart(): string {
  const list = (rows: readonly Row[]) => rows.map(({ label, worth }) => `${label}: ${figure(worth)}`).join('. ')
  const costsTop = FRAME.top + 34 + EARNS.length * ROW + 22
  return chart(
    {
      title: 'What counts for a trip, and against it',
      subtitle: 'In good sights: 1 is a temple, beach or viewpoint that is worth an hour.',
      description: `Bars. For: ${list(EARNS)}. Against: ${list(COSTS)}.`,
    },
    costsTop + 34 + COSTS.length * ROW,
    [
      text(FRAME.left, FRAME.top + 18, 'For', { bold: true, tone: 'good' }),
      ...EARNS.flatMap((row, at) => bar(row, FRAME.top + 28 + at * ROW, 'good')),
      text(FRAME.left, costsTop + 10, 'Against', { bold: true, tone: 'bad' }),
      ...COSTS.flatMap((row, at) => bar(row, costsTop + 20 + at * ROW, 'bad')),
    ],
  )
}

function bar({ label, worth }: Row, y: number, tone: Tone): string[] {
  const start = FRAME.left + LABELS
  const end = FRAME.right - 56
  const length = scale(0, MOST, 0, end - start)(Math.min(worth, MOST))
  const isCut = worth > MOST
  const gap = isCut
    ? [
        line(
          [
            [end - 30, y + 18],
            [end - 22, y - 2],
          ],
          'paper',
          4,
        ),
      ]
    : []
  return [
    text(FRAME.left, y + 13, fitted(label, LABELS - 8), { tone: 'text' }),
    rect({ x: start, y, width: Math.max(2, length), height: 16 }, tone, 3),
    ...gap,
    text(start + length + 8, y + 13, figure(worth), { bold: true }),
  ]
}
