import { languageOf } from '../../language/reader/prompt-language.ts'
import type { Language } from '../../platform/language.ts'
import { MAX_PROMPT } from './chat-limits.ts'
import { normaliseCode } from './link-code.ts'

export type Command = { readonly language: Language } & (
  | { readonly kind: 'link'; readonly code: string }
  | { readonly kind: 'plan'; readonly prompt: string }
  | { readonly kind: PlainCommand }
)
export type PlainCommand = 'today' | 'tomorrow' | 'next' | 'overview' | 'help'

/** The words of each command; they are the whole message. */
export const WORDS: Readonly<Record<PlainCommand, { readonly th: readonly string[]; readonly en: readonly string[] }>> =
  {
    today: { th: ['วันนี้'], en: ['today'] },
    tomorrow: { th: ['พรุ่งนี้'], en: ['tomorrow'] },
    next: { th: ['ต่อไป'], en: ['next'] },
    overview: { th: ['แผน'], en: ['plan'] },
    help: { th: ['ช่วย', 'ช่วยเหลือ'], en: ['help', 'start'] },
  }

const LINK = /^(?:link|เชื่อม(?:กลุ่ม)?)\s*([0-9a-z -]{8,20})$/i
/** What is planned comes after “plan”; “เที่ยว” belongs to it. */
const PLAN = /^(?:plan\s+|แผน\s+)(.{4,})$|^(เที่ยว.{4,})$/is

/** Reads a message of a group; null if it is not a command, and then it is none of our business. */
export function readCommand(text: string): Command | null {
  if (text.length > MAX_PROMPT) return null
  // Telegram writes commands as /today@name_of_the_bot.
  const said = text
    .normalize('NFC')
    .trim()
    .replace(/^\/(\w+)(?:@\w+)?/, '$1')
  const language = languageOf(said)
  const word = said.toLowerCase()
  for (const [kind, { th, en }] of Object.entries(WORDS))
    if (th.includes(word) || en.includes(word)) return { kind: kind as PlainCommand, language }
  const code = normaliseCode(LINK.exec(said)?.[1] ?? '')
  // The letters of a code are of no language.
  if (code !== null) return { kind: 'link', code, language: /^link/i.test(said) ? 'en' : 'th' }
  const [, after, whole] = PLAN.exec(said) ?? []
  const prompt = after ?? whole
  return prompt === undefined ? null : { kind: 'plan', prompt, language: languageOf(prompt) }
}
