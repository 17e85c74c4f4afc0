import { emptyDraft } from '../../language/reader/empty-draft.ts'
import { finish } from '../../language/reader/finish-reading.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { Sheet } from '../../language/reader/sheet.ts'
import type { Language } from '../../platform/language.ts'

/** The reading of no prompt, for constraints to fill in. The language of the answer says nothing about the travellers. */
export function structuredReading(language: Language): Reading {
  return { ...finish(new Sheet(''), emptyDraft('th')), language }
}
