import { worthOfRank } from '../highlight-worth.ts'
import { ordinary } from '../interest.ts'
import { chart, FRAME, figure, fitted, rect, scale, type Tone, text } from './drawing.ts'

export interface ListedDestination {
  readonly name: string
  /** Names of its highlights in a guide's order. */
  readonly highlights: readonly string[]
}

/** Sights that no guide of a destination lists, from the least known to those that people call a must. */
const ORDINARY = [
  { label: 'An ordinary sight that hardly anybody knows', worth: ordinary({ popularity: 0 }, []) },
  { label: 'An ordinary sight that everybody knows', worth: ordinary({ popularity: 1 }, []) },
  { label: 'The same, and guides call it a must', worth: ordinary({ popularity: 1 }, ['must_see']) },
] as const
const ROW = 25
const LABELS = 330

/** What the highlights of a destination are worth by their rank, beside ordinary sights. */
export function highlightsChart({ name, highlights }: ListedDestination): string {
  const listed = highlights.map((label, rank) => ({ label: `${rank + 1}. ${label}`, worth: worthOfRank(rank) }))
  const top = FRAME.top + 12
  const ordinaryTop = top + listed.length * ROW + 20
  const said = [...listed, ...ORDINARY].map(({ label, worth }) => `${label}: ${figure(worth)}`)
  return chart(
    {
      title: `What the highlights of ${name} are worth`,
      subtitle: 'In good sights, in the order of a guide, beside sights that are on no such list.',
      description: `Bars that become shorter with each rank. ${said.join('. ')}.`,
    },
    ordinaryTop + ORDINARY.length * ROW + 16,
    [
      ...listed.flatMap((row, at) => bar(row, top + at * ROW, 'main')),
      ...ORDINARY.flatMap((row, at) => bar(row, ordinaryTop + at * ROW, 'warm')),
    ],
  )
}

function bar({ label, worth }: { readonly label: string; readonly worth: number }, y: number, tone: Tone): string[] {
  const start = FRAME.left + LABELS
  const length = scale(0, worthOfRank(0), 0, FRAME.right - 48 - start)(worth)
  return [
    text(FRAME.left, y + 13, fitted(label, LABELS - 8)),
    rect({ x: start, y, width: length, height: 16 }, tone, 3),
    text(start + length + 8, y + 13, figure(Math.round(worth * 10) / 10), { bold: true }),
  ]
}
