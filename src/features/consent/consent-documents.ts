import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../platform/language.ts'
import { lazy } from '../../platform/lazy.ts'
import { projectRoot } from '../../platform/paths.ts'

export const CONSENT_PURPOSES = ['terms', 'privacy', 'profiling', 'marketing'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]
/** An account requires these. */
export const REQUIRED_PURPOSES: readonly ConsentPurpose[] = ['terms', 'privacy']

/** Version of all documents together. A change of substance in any of them gets a new version with its own folder. */
export const CONSENT_VERSION = '2026-11-21'
/** Newest first. Earlier versions stay, so that users can read what they agreed to. */
export const CONSENT_VERSIONS: readonly string[] = [CONSENT_VERSION]

export interface ConsentDocument {
  readonly purpose: ConsentPurpose
  readonly version: string
  readonly language: Language
  readonly title: string
  /** Markdown. */
  readonly text: string
  /** SHA-256 of the text in UTF-8: proves what a user agreed to. */
  readonly digest: Buffer
}

/** The documents of a version in one language; by default of the version in force. */
export function listConsentDocuments(language: Language, version = CONSENT_VERSION): readonly ConsentDocument[] {
  return documents().filter((document) => document.language === language && document.version === version)
}

const documents = lazy(() =>
  CONSENT_VERSIONS.flatMap((version) => (['th', 'en'] as const).flatMap((language) => read(version, language))),
)

function read(version: string, language: Language): ConsentDocument[] {
  return CONSENT_PURPOSES.map((purpose) => {
    const text = readFileSync(join(projectRoot, 'consents', version, `${purpose}.${language}.md`), 'utf8')
    const title = /^# (.+)$/m.exec(text)?.[1] ?? purpose
    return { purpose, version, language, title, text, digest: createHash('sha256').update(text).digest() }
  })
}
