import { COUNT } from './numbers.ts'
import type { SaidLength } from './said-spans.ts'
import type { Sheet } from './sheet.ts'

const WORDS = /^[a-z ]*?first night|^คืนแรก/
const OTHERS = new RegExp(
  `\\b(?:other|remaining|following|next) ${COUNT}(?: nights?)? (?:in|at|on)\\b|\\b(?:other|remaining) ${COUNT} nights|อีก\\s?${COUNT}\\s?คืน|${COUNT}\\s?คืน(?:ที่เหลือ|ต่อมา|หลัง)`,
)

/** “The first night in Bangkok, the other two in Hua Hin” are three nights. `at`: the position of “the first night”. */
export function readFirstNightLength({ text }: Sheet, lengths: SaidLength[], at: number | null): void {
  if (at === null) return
  const [words = ''] = WORDS.exec(text.slice(at)) ?? []
  const end = at + words.length
  if (OTHERS.test(text.slice(end))) lengths.push({ start: at, end, days: null, nights: 1, isPart: false })
}
