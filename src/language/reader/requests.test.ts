import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'
import type { Party, Reading } from './reading.ts'

type Range = number | readonly [number, number]

/** What a prompt says, by people who have not seen the reader. Ranges and lists: any of them will do. */
interface Said {
  readonly scope?: string
  readonly topics?: readonly string[]
  readonly days?: readonly number[]
  readonly provinces?: readonly string[]
  readonly start?: readonly [string, string]
  readonly month?: string
  readonly end?: string
  readonly party?: { readonly [K in keyof Party | 'total']?: Range }
  readonly budget?: readonly [number, string]
  readonly no_budget?: number
  readonly interests?: readonly (readonly string[])[]
  readonly no_interests?: readonly string[]
  readonly avoid?: readonly (readonly string[])[]
  readonly pace?: readonly string[]
  readonly walking?: string
  /** Places of which one is enough: one is planned, and all are shown. */
  readonly either?: readonly string[]
  readonly not_provinces?: readonly string[]
  readonly origin?: string
  readonly transport?: string
  readonly diets?: readonly string[]
  /** Minutes after midnight; null: not said. */
  readonly window?: readonly [number | null, number | null]
}

interface Request {
  readonly id: string
  readonly prompt: string
  readonly expect: Said
}

const requests: readonly Request[] = JSON.parse(readFileSync(new URL('requests.json', import.meta.url), 'utf8'))
const gazetteer = shippedGazetteer()

describe('prompts in the manner of forums', () => {
  it.each(requests.map(({ id, prompt, expect: said }) => [id, prompt, said] as const))('%s %s', (_id, prompt, said) => {
    expect(faultsOf(said, readPrompt(prompt, { today: '2026-11-21', gazetteer }))).toEqual([])
  })
})

const plain = (key: string) => key.replaceAll('_', ' ')
const within = (value: number, range: Range) =>
  typeof range === 'number' ? value === range : value >= range[0] && value <= range[1]

function faultsOf(said: Said, reading: Reading): string[] {
  const { party, budget, startDate } = reading
  const total = party.adults + party.children + party.seniors
  const liked = new Set(reading.interests.map(({ key }) => plain(key)))
  const avoided = new Set(reading.avoid.kinds.map(({ key }) => plain(key)))
  const checks: Record<keyof Said, boolean> = {
    scope: said.scope === undefined || reading.scope === said.scope,
    topics: said.topics?.every((topic) => reading.unplanned.some((wish) => wish.topic === topic)) ?? true,
    days: said.days?.includes(reading.days) ?? true,
    provinces: said.provinces?.every((code) => reading.provinces.includes(code)) ?? true,
    start: !said.start || (startDate !== null && startDate >= said.start[0] && startDate <= said.start[1]),
    month: said.month === undefined || reading.month === said.month,
    end: said.end === undefined || reading.endDate === said.end,
    party: Object.entries(said.party ?? {}).every(([who, range]) =>
      within(who === 'total' ? total : party[who as keyof Party], range),
    ),
    budget: !said.budget || (budget?.amount === said.budget[0] && budget.per === said.budget[1]),
    no_budget: said.no_budget === undefined || budget?.amount !== said.no_budget,
    interests: said.interests?.every((keys) => keys.some((key) => liked.has(plain(key)))) ?? true,
    no_interests: !said.no_interests?.some((key) => liked.has(plain(key))),
    avoid: said.avoid?.every((keys) => keys.some((key) => avoided.has(plain(key)))) ?? true,
    pace: said.pace?.includes(reading.pace) ?? true,
    walking: said.walking === undefined || reading.walking === said.walking,
    either: !said.either || isChoice(said.either, reading),
    not_provinces: !said.not_provinces?.some((code) => reading.provinces.includes(code)),
    origin: said.origin === undefined || reading.start?.provinceCode === said.origin,
    transport: said.transport === undefined || reading.transport === said.transport,
    diets: said.diets?.every((diet) => reading.food.diets.some((known) => known === diet)) ?? true,
    window:
      !said.window || (reading.dailyWindow.start === said.window[0] && reading.dailyWindow.end === said.window[1]),
  }
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]))
}

function isChoice(codes: readonly string[], { alternatives = [], provinces }: Reading): boolean {
  const shown = new Set(alternatives.flat().flatMap(({ provinceCodes }) => provinceCodes))
  return codes.every((code) => shown.has(code)) && codes.filter((code) => provinces.includes(code)).length === 1
}
