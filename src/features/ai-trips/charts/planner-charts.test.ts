import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, it } from 'vitest'
import { type MealRule, usualMeals } from '../../../planner/problem.ts'
import { costOfMealAt, costOfNoonSun } from '../../../planner/trip/day-layout.ts'
import { detourAllowed, detourWorth } from '../../../planner/trip/detours.ts'
import { WEIGHTS } from '../../../planner/trip/objective.ts'
import { projectRoot } from '../../../platform/paths.ts'
import { parseClock } from '../../../world/hours.ts'
import { sunTimes } from '../../../world/sun.ts'
import { worthOfRank } from '../highlight-worth.ts'
import { bestStarts } from './hours-chart.ts'
import { PLANNER_CHARTS } from './planner-charts.ts'
import { worthOfTemples } from './repeats-chart.ts'
import { tripChart } from './trip-chart.ts'

const cape = { name: 'Cape <A & B>', point: { latitude: 7.76, longitude: 98.3 } }
const facts = {
  destination: { name: 'Town', highlights: ['First', 'Second', 'Third'] },
  light: { dawn: { name: 'Ridge', point: { latitude: 19.4, longitude: 98.4 } }, sunset: cape },
}
const trip = {
  prompt: '2 days in Town',
  days: [
    {
      date: '2027-01-12',
      bed: 'Town',
      sunset: 18 * 60 + 20,
      stops: [
        { kind: 'visit', name: 'Early', arrive: '09:00', depart: '10:00' },
        { kind: 'meal', name: 'Table', arrive: '12:00', depart: '13:00', way: { mode: 'drive', minutes: 30 } },
      ],
    },
    {
      date: '2027-01-13',
      bed: null,
      sunset: 18 * 60 + 20,
      stops: [{ kind: 'rest', name: 'Free time', arrive: '14:00', depart: '14:20' }],
    },
  ],
} as const
const charts: Readonly<Record<string, (shown: typeof facts) => string>> = {
  ...PLANNER_CHARTS,
  'docs/planner/three-days.svg': () => tripChart(trip),
}
const elements = (svg: string, name: string) => {
  const document = XmlDocument.fromString(svg)
  try {
    return document.find(`//*[local-name()="${name}"]`).map((each) => ({
      text: each.content,
      attributes: Object.fromEntries(
        (each as unknown as { attrs: { name: string; value: string }[] }).attrs.map((attr) => [attr.name, attr.value]),
      ),
    }))
  } finally {
    document.dispose()
  }
}

describe.each(Object.entries(charts))('%s', (file, draw) => {
  const svg = draw(facts)

  it('says to screen readers what it shows', () => {
    const [title, description] = [elements(svg, 'title')[0], elements(svg, 'desc')[0]]
    expect(title?.text).not.toBe('')
    expect(description?.text.length).toBeGreaterThan(80)
    expect(elements(svg, 'svg')[0]?.attributes['aria-labelledby']).toBe(
      `${title?.attributes['id']} ${description?.attributes['id']}`,
    )
  })

  it('has a dark form of each colour and is small', () => {
    const style = elements(svg, 'style')[0]!.text
    const [light, dark = ''] = style.split('@media(prefers-color-scheme:dark)')
    const tones = [...light!.matchAll(/\.(\w+)\{fill:/g)].map(([, tone]) => tone)
    const used = new Set(
      [...elements(svg, 'rect'), ...elements(svg, 'text')].map(({ attributes }) => attributes['class']),
    )
    for (const tone of used) {
      expect(tones).toContain(tone)
      expect(dark).toContain(`.${tone}{fill:`)
    }
    expect(Buffer.byteLength(svg)).toBeLessThan(30_000)
  })

  it('draws nothing beyond its edges', () => {
    const { width, height } = elements(svg, 'svg')[0]!.attributes
    for (const { attributes: box } of elements(svg, 'rect')) {
      expect(Number(box['width'])).toBeGreaterThanOrEqual(0)
      expect(Number(box['x']) + Number(box['width'])).toBeLessThanOrEqual(Number(width))
      expect(Number(box['y']) + Number(box['height'])).toBeLessThanOrEqual(Number(height))
    }
  })

  it('is in the page', () => {
    expect(readDoc('planner.md')).toContain(`](${file.replace('docs/', '')})`)
  })
})

const readDoc = (name: string) => readFileSync(join(projectRoot, 'docs', name), 'utf8')

it('the page leads to sections of the rules that exist', () => {
  const titles = [...readDoc('planner-rules.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title!)
  const anchors = new Set(
    titles.map((title) =>
      title
        .toLowerCase()
        .replace(/[^\w ]/g, '')
        .replaceAll(' ', '-'),
    ),
  )
  const wanted = [...readDoc('planner.md').matchAll(/planner-rules\.md#([\w-]+)/g)].map(([, anchor]) => anchor!)
  expect(wanted.length).toBeGreaterThan(5)
  expect(wanted.filter((anchor) => !anchors.has(anchor))).toEqual([])
})

const bars = (svg: string, tone: string) =>
  elements(svg, 'rect').flatMap(({ attributes }) => (attributes['class'] === tone ? [Number(attributes['width'])] : []))

it('the bars of highlights are as long as these are worth', () => {
  const [first, second, third] = bars(PLANNER_CHARTS['docs/planner/highlights.svg']!(facts), 'main')
  expect(second! / first!).toBeCloseTo(worthOfRank(1) / worthOfRank(0), 2)
  expect(third! / first!).toBeCloseTo(worthOfRank(2) / worthOfRank(0), 2)
})

it('what counts more has the longer bar, for and against', () => {
  const svg = PLANNER_CHARTS['docs/planner/what-counts.svg']!(facts)
  for (const tone of ['good', 'bad']) expect(bars(svg, tone)).toEqual(bars(svg, tone).toSorted((a, b) => b - a))
  expect(elements(svg, 'text').map(({ text }) => text)).toContain(String(WEIGHTS.mustVisit))
})

it('a temple that was asked for earns most on its first day, and one too many costs where it was not', () => {
  const [asked, unasked] = [worthOfTemples(true), worthOfTemples(false)]
  expect(Math.max(...asked)).toBe(asked[0])
  expect(asked[4]).toBeCloseTo(asked[5]! + WEIGHTS.wantedDaily)
  expect(Math.min(...asked)).toBeGreaterThan(Math.max(...unasked))
  expect(unasked[3]).toBeLessThan(0)
})

it('windows of dawn and sunset follow the sun of the date', () => {
  for (const date of ['2026-06-21', '2026-12-21']) {
    const { sunrise, sunset } = sunTimes(cape.point, date)
    const [dawn] = bestStarts(cape, 'sunrise', date)
    const [evening] = bestStarts(cape, 'sunset', date)
    expect(dawn!.from).toBeLessThan(sunrise)
    expect(dawn!.to).toBeGreaterThan(sunrise)
    expect(evening!.to).toBeLessThan(sunset)
    expect(evening!.from + 60).toBeGreaterThan(sunset)
  }
})

it('people mind a meal less the nearer it is to its hour, and a beach only at noon', () => {
  const [lunch] = usualMeals(8 * 60, 20 * 60) as [MealRule]
  expect(costOfMealAt(lunch.usual.at, lunch)).toBe(0)
  expect(costOfMealAt(lunch.usual.from, lunch)).toBeGreaterThan(costOfMealAt(lunch.usual.at - 10, lunch))
  expect(costOfNoonSun(12 * 60, 60)).toBeGreaterThan(0)
  expect(costOfNoonSun(9 * 60, 60) + costOfNoonSun(15 * 60, 60)).toBe(0)
})

it('a visit may cost as much driving as it lasts, twice that if people came for it, and next to none in passing', () => {
  expect(detourAllowed(detourWorth(90, false), false)).toBe(90)
  expect(detourAllowed(detourWorth(90, true), false)).toBe(180)
  expect(detourAllowed(detourWorth(5, false), false)).toBe(20)
  expect(detourAllowed(detourWorth(20, false), true)).toBe(5)
})

it('the columns of a trip show each stop at its hours', () => {
  const svg = tripChart(trip)
  const boxes = elements(svg, 'rect').filter(
    ({ attributes }) => attributes['class'] === 'paper' && attributes['x'] !== '0',
  )
  const pixelsPerMinute = (Number(boxes[1]!.attributes['y']) - Number(boxes[0]!.attributes['y'])) / 180
  const between = (parseClock('14:00')! - parseClock('09:00')!) * pixelsPerMinute
  expect(Number(boxes[2]!.attributes['y']) - Number(boxes[0]!.attributes['y'])).toBeCloseTo(between, 0)
  expect(Number(boxes[2]!.attributes['x'])).toBeGreaterThan(Number(boxes[0]!.attributes['x']))
  expect(elements(svg, 'text').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Early', 'drive 30 min', 'Day 2 · Wed 13 Jan']),
  )
})
