import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { shippedGazetteer } from '../../test/support/gazetteer.ts'
import { projectRoot } from '../platform/paths.ts'
import { readPrompt } from './reader/read-prompt.ts'

const FOLDER = join(projectRoot, 'src', 'language')

interface Pattern {
  readonly source: string
  readonly where: string
}

/** Every pattern of the folder: literals from the sources, the others as they are made when the modules load. */
async function listPatterns(): Promise<Pattern[]> {
  const found = new Map<string, string>()
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  for (const file of files) {
    const path = join(FOLDER, file)
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) found.set(/^\/(.*)\/[a-z]*$/s.exec(node.text)![1]!, file)
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true))
  }
  const Native = globalThis.RegExp
  class Noting extends Native {
    constructor(pattern: string | RegExp, flags?: string) {
      super(pattern, flags)
      found.set(this.source, 'made while loading')
    }
  }
  globalThis.RegExp = Noting as typeof RegExp
  try {
    // With a query, so that modules that are loaded already are loaded once more.
    for (const file of files) await import(/* @vite-ignore */ `${join(FOLDER, file)}?patterns`)
  } finally {
    globalThis.RegExp = Native
  }
  return [...found].map(([source, where]) => ({ source, where }))
}

/** Groups that may repeat without end: `(?:my |our )*`. */
function endlessGroups(source: string): string[] {
  const open: number[] = []
  const endless: string[] = []
  let inClass = false
  for (let at = 0; at < source.length; at++) {
    const char = source[at]
    if (char === '\\') at++
    else if (inClass) inClass = char !== ']'
    else if (char === '[') inClass = true
    else if (char === '(') open.push(at)
    else if (char === ')') {
      const from = open.pop()!
      if (/^(?:[*+]|\{\d+,\})/.test(source.slice(at + 1))) endless.push(source.slice(from, at + 2))
    }
  }
  return endless
}

it('no pattern repeats a group without a bound: two such adjacent groups take time cubic in the length of a prompt', async () => {
  const patterns = await listPatterns()
  expect(patterns.length).toBeGreaterThan(250)
  expect(patterns.some(({ where }) => where === 'made while loading')).toBe(true)
  expect(patterns.flatMap(({ source, where }) => endlessGroups(source).map((group) => `${where}: ${group}`))).toEqual(
    [],
  )
})

it.each([
  ['(?:a|b)*', ['(?:a|b)*']],
  ['(x(?:y )+z){2,}', ['(?:y )+', '(x(?:y )+z){']],
  ['[(*]+(?:a){0,5}\\)*', []],
])('an endless group in %s is noticed', (source, groups) => {
  expect(endlessGroups(source)).toEqual(groups)
})

/** Words of the rules that once took long, and what several rules begin or go on with. */
const REPEATED = [
  'my ',
  'with my ',
  'a strict ',
  'very ',
  'by the ',
  'total ',
  'แสน',
  'หกแปด',
  'สามพันโบก',
  'เสาร์',
  'ไม่เอา',
  'คง',
  'เด็ก',
  '1 วัน ',
  '1-',
  '- ',
  '\n \n',
  'wang ',
]

const cpuMs = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/**
 * Linear reading takes 4 times as long for 4 times the prompt, quadratic 16 times and cubic 64 times. Taking the best of
 * two runs and a floor for the short one filters out other work of the machine.
 */
it.each(REPEATED)('reading grows with the length of a prompt that repeats %j, not with its square', (unit) => {
  const gazetteer = shippedGazetteer()
  const read = (length: number) =>
    Math.min(
      ...Array.from({ length: 2 }, () =>
        cpuMs(() => {
          readPrompt(unit.repeat(length).slice(0, length), { today: '2026-11-21', gazetteer })
        }),
      ),
    )
  read(100)
  const [short, long] = [read(500), read(2_000)]
  expect(long / Math.max(short, 20)).toBeLessThan(12)
})
