/** The output of commands: in the language of the terminal, with colours only on a terminal. */
import Table from 'cli-table3'
import type { Language } from '../platform/language.ts'

/** The command line is invalid: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The command failed for an expected reason: exit code 1. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure'
}

type Environment = Readonly<Record<string, string | undefined>>

/** `--lang`, else the POSIX locale of messages: LC_ALL, LC_MESSAGES, LANG. */
export function terminalLanguage(args: readonly string[], env: Environment): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  const given = at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1])
  if (given === 'th' || given === 'en') return given
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  return /^th(_|\.|@|-|$)/i.test(locale) ? 'th' : 'en'
}

/** Follows https://no-color.org and https://force-color.org; FORCE_COLOR wins, and `0` or `false` turn colours off. */
export function hasColour(env: Environment, isTerminal: boolean): boolean {
  const forced = env['FORCE_COLOR']
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false'
  return isTerminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb'
}

export const language = terminalLanguage(process.argv.slice(2), process.env)

/** The text in the language of the terminal. */
export function say(english: string, thai: string): string {
  return language === 'th' ? thai : english
}

export function createTable(options: Table.TableConstructorOptions): Table.Table {
  const style = hasColour(process.env, process.stdout.isTTY) ? { head: ['cyan'] } : { head: [], border: [] }
  return new Table({ ...options, style })
}

/** Prints the result as JSON or as text. */
export function print(isJson: boolean, data: unknown, text: () => string): void {
  console.log(isJson ? JSON.stringify(data, null, 2) : text())
}

export const JSON_OPTION = [
  '--json',
  say('print the result or the failure as JSON', 'แสดงผลหรือข้อผิดพลาดเป็น JSON'),
  false,
] as const
