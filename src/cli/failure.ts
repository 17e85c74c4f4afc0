import { CommanderError } from 'commander'
import { ConfigError } from '../platform/config.ts'
import { Problem, problemDocument } from '../platform/problem.ts'
import { CommandFailure, language, say, UsageError } from './terminal.ts'

/** 2 for an invalid command line, 1 for a failed command. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  return error instanceof UsageError ? 2 : 1
}

/** A failure in one line, or in a few; with a stack trace only if it is a bug. */
export function explainFailure(error: unknown): string {
  return `tiao: ${describeFailure(error).message}`
}

/** What `--json` prints on stdout instead of a result. */
export function failureJson(error: unknown): string {
  return JSON.stringify({ error: describeFailure(error) }, null, 2)
}

interface Failure {
  /** Stable: `usage`, `failed`, `invalid_configuration`, a problem code, a Node.js code or `internal_error`. */
  readonly code: string
  readonly message: string
}

function describeFailure(error: unknown): Failure {
  if (error instanceof CommanderError) return { code: 'usage', message: usageText(error) }
  if (error instanceof UsageError) return { code: 'usage', message: error.message }
  if (error instanceof CommandFailure) return { code: 'failed', message: error.message }
  if (error instanceof Problem)
    return { code: error.code, message: String(problemDocument(error, language, '', '')['detail']) }
  if (error instanceof ConfigError) {
    const hint = say('.env.example lists every setting.', 'ดูค่าตั้งทั้งหมดได้ใน .env.example')
    return { code: 'invalid_configuration', message: `${error.message}\n${hint}` }
  }
  const { name, message, code, stack } = error as NodeJS.ErrnoException
  if (typeof code === 'string') return { code, message: portText(code, message) ?? message }
  if (EXPECTED.has(name)) return { code: 'failed', message }
  return { code: 'internal_error', message: stack ?? message }
}

const EXPECTED = new Set(['EmbeddedServerError', 'MigrationError', 'SeedFilesError', 'SourceError', 'PartnerError'])

function portText(code: string, message: string): string | null {
  if (code === 'EADDRINUSE')
    return say(
      'Another program uses this port. Set PORT to a free port, or stop that program.',
      'พอร์ตนี้มีโปรแกรมอื่นใช้อยู่ ตั้ง PORT เป็นพอร์ตที่ว่าง หรือปิดโปรแกรมนั้นก่อน',
    )
  if (code === 'EACCES' && message.includes('listen'))
    return say(
      'This port requires more privileges. Set PORT to 1024 or higher.',
      'พอร์ตนี้ต้องใช้สิทธิ์สูงกว่านี้ ตั้ง PORT ตั้งแต่ 1024 ขึ้นไป',
    )
  return null
}

const THAI: Readonly<Record<string, string>> = {
  'commander.unknownCommand': 'ไม่รู้จักคำสั่ง',
  'commander.unknownOption': 'ไม่รู้จักตัวเลือก',
  'commander.missingArgument': 'ยังขาด',
  'commander.missingMandatoryOptionValue': 'ต้องระบุตัวเลือก',
  'commander.optionMissingArgument': 'ตัวเลือกนี้ต้องมีค่า',
  'commander.invalidArgument': 'ค่าไม่ถูกต้อง',
  'commander.excessArguments': 'มีคำเกินมาในคำสั่ง',
}

/** Joins Commander's message into one line. */
function usageText({ code, message }: CommanderError): string {
  const english = message.replace(/^error: /, '').replaceAll(/\s*\n\s*/g, ' ')
  const thai = THAI[code]
  if (language === 'en' || thai === undefined) return `${english} (tiao --help)`
  const quoted = /'([^']+)'/.exec(english)?.[1]
  const nearest = /Did you mean (?:one of )?([^)]*?)\?/.exec(english)?.[1]
  const parts = [thai, quoted && `‘${quoted}’`, nearest && `(หมายถึง ${nearest} ใช่ไหม)`, 'ดูวิธีใช้ด้วย tiao --help']
  return parts.filter(Boolean).join(' ')
}
