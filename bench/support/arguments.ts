import { parseArgs } from 'node:util'

export interface RunArguments {
  /** Of one measurement. */
  readonly seconds: number
  readonly rounds: number
  /** Calls in flight. */
  readonly callers: number
  readonly out: string | undefined
}

/** Reads `--seconds`, `--rounds`, `--callers` and `--out`, and further numbers by their defaults. Exits with 2 if they are wrong. */
export function readRunArguments<Further extends string = never>(
  further: Readonly<Record<Further, number>> = {} as Record<Further, number>,
): RunArguments & Readonly<Record<Further, number>> {
  const names = Object.keys(further) as Further[]
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      seconds: { ...text, default: '2' },
      rounds: { ...text, default: '5' },
      callers: { ...text, default: '8' },
      out: text,
      ...Object.fromEntries(names.map((name) => [name, { ...text, default: String(further[name]) }])),
    },
  })
  const given: Readonly<Record<string, unknown>> = values
  const [seconds, rounds, callers] = ['seconds', 'rounds', 'callers'].map((name) => Number(given[name])) as [
    number,
    number,
    number,
  ]
  const numbers = Object.fromEntries(names.map((name) => [name, Number(given[name])])) as Record<Further, number>
  const areFine =
    [seconds, rounds, callers].every((count) => Number.isInteger(count) && count >= 1 && count <= 60) &&
    names.every((name) => Number.isInteger(numbers[name]) && numbers[name] >= 1)
  if (areFine) return { seconds, rounds, callers, out: values.out, ...numbers }
  console.error('--seconds, --rounds and --callers are 1 to 60, other numbers at least 1')
  return process.exit(2)
}
