import Type, { type Static } from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import { about, LanguageSchema, Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import { CONSENT_PURPOSES, CONSENT_VERSION, REQUIRED_PURPOSES } from './consent-documents.ts'
import { listCurrentConsents } from './consent-store.ts'

export const ConsentPurposeSchema = named(
  'ConsentPurpose',
  OneOf(CONSENT_PURPOSES, { description: 'The purpose of a consent.' }),
)

const ConsentSchema = named(
  'Consent',
  Type.Object(
    {
      purpose: ConsentPurposeSchema,
      required: Type.Boolean({ description: 'Whether an account requires it.' }),
      granted: Type.Boolean({ description: 'Whether the user agrees; false until they answer.' }),
      version: Nullable(
        Type.String({ description: 'Version of the document that the user answered; null if not answered.' }),
      ),
      language: Nullable(
        about(LanguageSchema, 'Language of the document that the user answered; null if not answered.'),
      ),
      sha256: Nullable(
        Type.String({ description: 'SHA-256 of the document that the user answered; null if not answered.' }),
      ),
      at: Nullable(
        Type.String({ format: 'date-time', description: 'When the user answered (UTC); null if not answered.' }),
      ),
    },
    { description: 'The answer of a user for one purpose.' },
  ),
)

export const MyConsentSchema = named(
  'MyConsent',
  Type.Object(
    {
      current_version: Type.String({ description: 'Version of the documents in force.' }),
      consents: Type.Array(ConsentSchema, { description: 'One answer per purpose.' }),
    },
    { description: 'The consents of a user.' },
  ),
)

/** The consents of a user, one per purpose. */
export async function myConsent(db: Database, userId: string): Promise<Static<typeof MyConsentSchema>> {
  const answers = await listCurrentConsents(db, userId)
  return {
    current_version: CONSENT_VERSION,
    consents: CONSENT_PURPOSES.map((purpose) => {
      const answer = answers.find((row) => row.purpose === purpose)
      return {
        purpose,
        required: REQUIRED_PURPOSES.includes(purpose),
        granted: answer?.granted ?? false,
        version: answer?.document_version ?? null,
        language: answer?.document_language ?? null,
        sha256: answer?.document_digest.toString('hex') ?? null,
        at: answer?.at.toISOString() ?? null,
      }
    }),
  }
}

const answered = (purpose: 'terms' | 'privacy') => ({
  purpose,
  required: true,
  granted: true,
  version: CONSENT_VERSION,
  language: 'th' as const,
  sha256: 'f2ca1bb6c7e907d06dafe4687e579fce76b37e4e93b7605022da52e6ccc26fd2',
  at: '2026-11-21T03:00:00.000Z',
})
const unanswered = (purpose: 'profiling' | 'marketing') => ({
  purpose,
  required: false,
  granted: false,
  version: null,
  language: null,
  sha256: null,
  at: null,
})

export const exampleMyConsent: Static<typeof MyConsentSchema> = {
  current_version: CONSENT_VERSION,
  consents: [answered('terms'), answered('privacy'), unanswered('profiling'), unanswered('marketing')],
}
