import { CommanderError } from 'commander'
import { ConfigError } from '../platform/config.ts'
import { Problem, problemDocument } from '../platform/problem.ts'
import { CommandFailure, language, say, UsageError } from './terminal.ts'

/** 2 for what was typed wrongly, 1 for what failed. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  return error instanceof UsageError ? 2 : 1
}

/** A failure as the person at the terminal needs it: what is wrong and what to do; a stack only for what nobody expected. */
export function explainFailure(error: unknown): string {
  if (error instanceof CommanderError) return `tiao: ${usageText(error)}`
  if (error instanceof UsageError || error instanceof CommandFailure) return `tiao: ${error.message}`
  if (error instanceof Problem) return `tiao: ${String(problemDocument(error, language, '', '')['detail'])}`
  if (error instanceof ConfigError)
    return `tiao: ${error.message}\n${say('.env.example lists every setting.', 'ดูค่าตั้งทั้งหมดได้ใน .env.example')}`
  const { name, message, code, stack } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `tiao: ${say(
      'the port is taken by another program. Set PORT to a free one, or stop that program.',
      'พอร์ตนี้มีโปรแกรมอื่นใช้อยู่ ตั้ง PORT เป็นพอร์ตที่ว่าง หรือปิดโปรแกรมนั้นก่อน',
    )}`
  if (code === 'EACCES' && message.includes('listen'))
    return `tiao: ${say('this port needs more rights. Set PORT to 1024 or more.', 'พอร์ตนี้ต้องใช้สิทธิ์สูงกว่านี้ ตั้ง PORT ตั้งแต่ 1024 ขึ้นไป')}`
  const isExpected =
    ['EmbeddedServerError', 'MigrationError', 'SeedFilesError', 'SourceError', 'PartnerError'].includes(name) ||
    typeof code === 'string'
  return `tiao: ${isExpected ? message : (stack ?? message)}`
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

/** One line, whatever Commander breaks. */
function usageText({ code, message }: CommanderError): string {
  const english = message.replace(/^error: /, '').replaceAll(/\s*\n\s*/g, ' ')
  const thai = THAI[code]
  if (language === 'en' || thai === undefined) return `${english} (tiao --help)`
  const quoted = /'([^']+)'/.exec(english)?.[1]
  const nearest = /Did you mean (?:one of )?([^)]*?)\?/.exec(english)?.[1]
  const parts = [thai, quoted && `‘${quoted}’`, nearest && `(หมายถึง ${nearest} ใช่ไหม)`, 'ดูวิธีใช้ด้วย tiao --help']
  return parts.filter(Boolean).join(' ')
}
