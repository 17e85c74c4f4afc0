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

/** Of all documents together; a new one, with a folder of its own, when any of them changes in substance. */
export const CONSENT_VERSION = '2026-11-21'
/** Newest first. Earlier ones stay, so that everybody can read what they agreed to. */
export const CONSENT_VERSIONS: readonly string[] = [CONSENT_VERSION]

export interface ConsentDocument {
  readonly purpose: ConsentPurpose
  readonly version: string
  readonly language: Language
  readonly title: string
  /** Markdown. */
  readonly text: string
  /** SHA-256 of the text in UTF-8: what was agreed to can be proved. */
  readonly digest: Buffer
}

/** The documents of a version, that in force unless told, in one language. */
export function listConsentDocuments(language: Language, version = CONSENT_VERSION): readonly ConsentDocument[] {
  return documents().filter((document) => document.language === language && document.version === version)
}

const documents = once(() =>
  CONSENT_VERSIONS.flatMap((version) => (['th', 'en'] as const).flatMap((language) => read(version, language))),
)

function read(version: string, language: Language): ConsentDocument[] {
  return CONSENT_PURPOSES.map((purpose) => {
    const text = readFileSync(join(projectRoot, 'consents', version, `${purpose}.${language}.md`), 'utf8')
    const title = /^# (.+)$/m.exec(text)?.[1] ?? purpose
    return { purpose, version, language, title, text, digest: createHash('sha256').update(text).digest() }
  })
}
