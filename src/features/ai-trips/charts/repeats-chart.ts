import type { Interest } from '../../../language/reader/reading.ts'
import { VARIETY, WEIGHTS } from '../../../planner/trip/objective.ts'
import { scoreOf } from '../interest.ts'
import { structuredReading } from '../structured-reading.ts'
import { themesOf } from '../themes.ts'
import { usualNumber } from '../trip-problem.ts'
import { chart, FRAME, figure, line, rect, scale, type Tone, text } from './drawing.ts'

const DAYS = 3
const PER_DAY = 4
const KIND = 'temple'
const OTHER_KIND = 'cafe'
const NTH = ['1st', '2nd', '3rd', '4th']

/** What the temples of a trip of three days are worth, four on each day, in order. */
export function worthOfTemples(isAsked: boolean): number[] {
  const interests: Interest[] = [
    { key: isAsked ? KIND : OTHER_KIND, kind: 'category', weight: 0.7, minCount: null, exclusive: false, day: null },
  ]
  const reading = { ...structuredReading('en'), days: DAYS, interests }
  const temple = { popularity: 1, visitMinutes: 75, category: KIND }
  const own = scoreOf(temple, [KIND], reading, new Map())
  const [theme] = isAsked ? themesOf(reading, new Map()) : []
  return Array.from({ length: DAYS * PER_DAY }, (_, nth) => {
    const onDay = nth % PER_DAY
    if (!isAsked) return own + nthOf(VARIETY.day, onDay) + nthOf(VARIETY.trip, nth)
    const wanted = nth < usualNumber(DAYS) ? WEIGHTS.wantedKind : 0
    const daily = onDay === 0 ? WEIGHTS.wantedDaily : 0
    return own + wanted + daily + (nth < (theme?.visits ?? 0) ? WEIGHTS.theme : 0)
  })
}

function nthOf(returns: readonly number[], nth: number): number {
  return returns[Math.min(nth, returns.length - 1)] ?? 0
}

const PANEL = { height: 170, top: FRAME.top + 34 } as const

/** To a tenth, which is all that eyes compare; small ones to a hundredth. */
const shown = (worth: number) => figure(Math.abs(worth) < 1 ? worth : Math.round(worth * 10) / 10)

/** What each further sight of one kind is worth, when it was asked for and when not. */
export function repeatsChart(): string {
  const asked = worthOfTemples(true)
  const unasked = worthOfTemples(false)
  const said = (worths: readonly number[]) => worths.map(shown).join(', ')
  const second = PANEL.top + PANEL.height + 76
  return chart(
    {
      title: 'What the next temple is worth',
      subtitle: `In good sights. A trip of ${DAYS} days with ${PER_DAY} well-known temples a day, in the order of the visits.`,
      description: `Bars for ${asked.length} temples in order. Asked for: ${said(asked)}. Not asked for, on a trip for cafés: ${said(unasked)}.`,
    },
    second + PANEL.height + 44,
    [
      ...panel('“Temples, please”', asked, PANEL.top, 'main'),
      ...panel('“Cafés, please”: temples are what the trip sees besides', unasked, second, 'warm'),
    ],
  )
}

function panel(title: string, worths: readonly number[], top: number, tone: Tone): string[] {
  const [least, most] = [Math.min(0, ...worths), Math.max(...worths)]
  const place = scale(least, most, top + PANEL.height - (least < 0 ? 18 : 0), top + 18)
  const slot = FRAME.width / worths.length
  const zero = place(0)
  return [
    text(FRAME.left, top - 8, title, { bold: true }),
    line(
      [
        [FRAME.left, zero],
        [FRAME.right, zero],
      ],
      'line',
    ),
    ...worths.flatMap((worth, nth) => {
      const x = FRAME.left + nth * slot
      const y = Math.min(zero, place(worth))
      const height = Math.abs(place(worth) - zero)
      const isFirst = nth % PER_DAY === 0
      return [
        rect({ x: x + 10, y, width: slot - 20, height }, worth < 0 ? 'bad' : tone, 3),
        text(x + slot / 2, worth < 0 ? y + height + 15 : y - 5, shown(worth), {
          anchor: 'middle',
          bold: true,
          size: 12,
        }),
        text(x + slot / 2, top + PANEL.height + 18, NTH[nth % PER_DAY] ?? '', {
          anchor: 'middle',
          tone: 'soft',
          size: 12,
        }),
        ...(isFirst
          ? [
              text(x + (slot * PER_DAY) / 2, top + PANEL.height + 36, `day ${nth / PER_DAY + 1}`, {
                anchor: 'middle',
                tone: 'soft',
                size: 12,
              }),
              ...(nth > 0
                ? [
                    line(
                      [
                        [x, top + 6],
                        [x, top + PANEL.height + 38],
                      ],
                      'line',
                      1,
                      '3 4',
                    ),
                  ]
                : []),
            ]
          : []),
      ]
    }),
  ]
}
