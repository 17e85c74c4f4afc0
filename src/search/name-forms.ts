import { type Analysed, analyse, firstPhrase, MAX_NAMES, splitName } from './analyse.ts'
import type { Concepts } from './concepts.ts'

/** The distinct names of a place, analysed: its Thai and English name, then bracketed and other names. */
export function listForms(names: readonly string[], concepts: Concepts): { form: Analysed; isAlias: boolean }[] {
  const forms: { form: Analysed; isAlias: boolean }[] = []
  const seen = new Set<string>()
  const push = (text: string, isAlias: boolean): void => {
    const form = analyse(text)
    if (form.whole === '' || seen.has(form.whole) || forms.length >= MAX_NAMES) return
    seen.add(form.whole)
    forms.push({ form, isAlias })
  }
  for (const [index, name] of names.entries()) for (const part of splitName(name)) push(part, index > 1)
  const phrase = firstPhrase(splitName(names[0] ?? '')[0] ?? '')
  if (phrase !== undefined && !isKindWord(phrase, concepts)) push(phrase, true)
  return forms
}

/** `พิพิธภัณฑ์` alone is not a name of `พิพิธภัณฑ์ เพอรานากัน`. */
function isKindWord(text: string, concepts: Concepts): boolean {
  const form = analyse(text)
  return concepts.findMeant(form, 0, form.tokens.length, false) !== undefined
}
