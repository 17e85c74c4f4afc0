import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../platform/language.ts'
import { once } from '../../platform/once.ts'
import { projectRoot } from '../../platform/paths.ts'

export const CONSENT_PURPOSES = ['terms', 'privacy', 'profiling', 'marketing'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]
/** Without these there is no account. */
export const REQUIRED_PURPOSES: readonly ConsentPurpose[] = ['terms', 'privacy']

/** Of all documents together; a new one when any of them changes in substance. */
export const CONSENT_VERSION = '2026-11-21'

export interface ConsentDocument {
  readonly purpose: ConsentPurpose
  readonly version: string
  readonly language: Language
  /** Markdown. */
  readonly text: string
  /** SHA-256 of the text in UTF-8: what was agreed to can be proved. */
  readonly digest: Buffer
}

/** The documents in force, in one language. */
export function listConsentDocuments(language: Language): readonly ConsentDocument[] {
  return documents()[language]
}

const documents = once(() => ({ th: read('th'), en: read('en') }))

function read(language: Language): ConsentDocument[] {
  return CONSENT_PURPOSES.map((purpose) => {
    const text = readFileSync(join(projectRoot, 'consents', `${purpose}.${language}.md`), 'utf8')
    return { purpose, version: CONSENT_VERSION, language, text, digest: createHash('sha256').update(text).digest() }
  })
}
