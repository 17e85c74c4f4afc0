/**
 * CPU time of reading a prompt: the judged requests of people if the shared folder has them, and those of the tests;
 * then 2,000 adversarial and random characters, and requests repeated until it is as long. Look-ups in the search index are
 * measured apart, because the service keeps the latest of them.
 *   node dist/bench/reader.js [--rounds N] [--out FILE]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGazetteer } from '../src/features/ai-trips/public.ts'
import { readPrompt } from '../src/language/reader/read-prompt.ts'
import type { Gazetteer } from '../src/language/reader/reading.ts'
import { projectRoot } from '../src/platform/paths.ts'
import { cpuNowMs } from './planner/cpu-time.ts'
import { withCatalogue } from './planner/with-catalogue.ts'
import { createRandom } from './search/random.ts'
import { readRunArguments } from './support/arguments.ts'
import { describeMachine, median, quantile, rounded } from './support/figures.ts'
import { findSharedData } from './support/shared-data.ts'

const TODAY = '2026-11-21'
/** What the reader may take, in milliseconds of CPU. */
const LIMITS = { median: 1, adversarial: 50 }
const LONGEST = 2_000
/** Words with which many rules begin, and words that nobody knows. */
const ADVERSARIAL = [
  'เที่ยววัดไปเชียงใหม่ 3 วัน ',
  'ไม่เอา',
  'ฮณฐถฃ',
  '1-2 ',
  'my total budget is ',
  'wang ',
  'กขค abc 12/12 ',
  'me and my mum, ',
  '31 พ.ย. ',
  'คนละ 2 พัน ',
  'flying to trat ',
]
/** Texts of random letters, figures and signs, Thai and Latin, the same in each run. */
const RANDOM_TEXTS = 6
const ROUNDS_TO_WARM_UP = 3
/** Before anything is measured: V8 compiles thousands of patterns, which takes longer than reading the prompts. */
const ROUNDS_TO_COMPILE = 4
/** Of what takes long for each prompt, so many are enough. */
const SAMPLE = 120

const { rounds, out } = readRunArguments()
const machine = describeMachine()

await withCatalogue(undefined, (catalogue) => {
  const gazetteer = createGazetteer(catalogue)
  let fresh = gazetteer
  for (let round = 0; round < ROUNDS_TO_COMPILE; round++)
    for (const prompt of listPrompts()) readPrompt(prompt, { today: TODAY, gazetteer })
  const people = listJudged()
  const figures = {
    limits: LIMITS,
    // What people really wrote, mostly short; those of the tests are longer and say more.
    ...(people.length > 0 && { people: measure(gazetteer, people) }),
    requests: measure(gazetteer, listPrompts()),
    // Each prompt looks its names up anew: the service keeps the latest.
    anew: measure(
      { ...gazetteer, findPlaces: (text, options) => fresh.findPlaces(text, options) },
      sampleOf(listPrompts()),
      () => {
        fresh = createGazetteer(catalogue)
      },
    ),
    withoutIndex: measure({ ...gazetteer, findPlaces: () => [] }, sampleOf(listPrompts())),
    adversarial: measure(gazetteer, [...ADVERSARIAL.map(atFullLength), ...randomTexts()]),
    repeated: measure(
      gazetteer,
      sampleOf(listPrompts()).map((prompt) => atFullLength(`${prompt} `)),
    ),
  }
  console.log(JSON.stringify(figures, null, 1))
  if (out) writeFileSync(out, `${JSON.stringify({ machine, ...figures }, null, 1)}\n`)
})

function atFullLength(unit: string): string {
  return unit.repeat(LONGEST).slice(0, LONGEST)
}

function randomTexts(): string[] {
  const random = createRandom(7)
  const letter = () => (random() < 0.5 ? 0x0e01 + Math.floor(random() * 0x5b) : 0x20 + Math.floor(random() * 0x5f))
  return Array.from({ length: RANDOM_TEXTS }, () => String.fromCharCode(...Array.from({ length: LONGEST }, letter)))
}

/** From all parts of the list. */
function sampleOf(prompts: readonly string[]): string[] {
  const every = Math.ceil(prompts.length / SAMPLE)
  return prompts.filter((_, at) => at % every === 0)
}

function listPrompts(): string[] {
  return [...promptsOf(join(projectRoot, 'src/language/reader/requests.json')), ...listJudged()]
}

function listJudged(): string[] {
  const file = findSharedData('../quality/requests-dev.json')
  return file === undefined ? [] : promptsOf(file)
}

function promptsOf(file: string): string[] {
  const requests: readonly { readonly prompt: string }[] = JSON.parse(readFileSync(file, 'utf8'))
  return requests.map(({ prompt }) => prompt)
}

/** Milliseconds of CPU: of the whole rounds by prompt, and the spread of each prompt's median. */
function measure(gazetteer: Gazetteer, prompts: readonly string[], beforeEach = () => {}) {
  const read = (prompt: string) => readPrompt(prompt, { today: TODAY, gazetteer })
  for (let round = 0; round < ROUNDS_TO_WARM_UP; round++) prompts.forEach(read)
  const spent = prompts.map(() => [] as number[])
  for (let round = 0; round < rounds; round++) {
    prompts.forEach((prompt, at) => {
      beforeEach()
      const started = cpuNowMs()
      read(prompt)
      spent[at]?.push(cpuNowMs() - started)
    })
  }
  const each = spent.map(median)
  return {
    prompts: prompts.length,
    letters: median(prompts.map((prompt) => prompt.length)),
    mean: rounded(each.reduce((sum, ms) => sum + ms, 0) / each.length, 2),
    p50: rounded(median(each), 2),
    p90: rounded(quantile(each, 0.9), 2),
    most: rounded(Math.max(...each), 2),
  }
}
