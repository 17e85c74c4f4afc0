import Type from 'typebox'
import { operation } from '../../../platform/operation.ts'
import { holdUser, recordEvent } from '../../users/public.ts'
import { CONSENT_VERSION, listConsentDocuments, REQUIRED_PURPOSES } from '../consent-documents.ts'
import { insertConsents, listCurrentConsents } from '../consent-store.ts'
import { exampleMyConsent, MyConsentSchema, myConsent } from '../my-consent.ts'
import { consentNeeded, consentVersionUnknown } from '../problems.ts'
import { requireCurrentVersion } from '../required-consents.ts'
import type { ConsentServices } from '../services.ts'

/** PUT /core/v1/users/me/consent */
export const updateMyConsent = ({ db }: Pick<ConsentServices, 'db'>) =>
  operation({
    method: 'PUT',
    url: '/core/v1/users/me/consent',
    access: 'user',
    limit: 'consent',
    schema: {
      operationId: 'updateMyConsent',
      summary: 'Give or withdraw consent',
      description:
        'Changes only the purposes that you send. Stores every change with its time, language and the hash of the text. To withdraw terms or privacy, close the account.',
      tag: 'Consent',
      body: Type.Object(
        {
          version: Type.String({
            minLength: 1,
            maxLength: 40,
            description: 'Version of the documents that the user saw.',
          }),
          terms: Type.Optional(Type.Boolean({ description: 'Whether the user agrees to the terms.' })),
          privacy: Type.Optional(Type.Boolean({ description: 'Whether the user agrees to the privacy notice.' })),
          profiling: Type.Optional(Type.Boolean({ description: 'Whether the user agrees to profiling.' })),
          marketing: Type.Optional(Type.Boolean({ description: 'Whether the user agrees to marketing.' })),
        },
        { additionalProperties: false },
      ),
      response: { 200: MyConsentSchema },
      problems: [consentNeeded, consentVersionUnknown],
      example: { body: { version: CONSENT_VERSION, profiling: false }, response: exampleMyConsent },
    },
    async handler({ body, caller, language, origin }) {
      const { id: userId } = caller
      requireCurrentVersion(body.version)
      if (REQUIRED_PURPOSES.some((purpose) => body[purpose] === false)) throw consentNeeded()
      return db.transaction().execute(async (db) => {
        // Of two concurrent changes the second sees the first.
        await holdUser(db, userId)
        const answers = await listCurrentConsents(db, userId)
        const changes = listConsentDocuments(language).flatMap((document) => {
          const granted = body[document.purpose]
          if (granted === undefined) return []
          const answer = answers.find(({ purpose }) => purpose === document.purpose)
          const isSame = answer?.granted === granted && answer.document_version === document.version
          return isSame ? [] : [{ document, granted }]
        })
        await insertConsents(db, userId, changes)
        const details = Object.fromEntries(changes.map(({ document, granted }) => [document.purpose, granted]))
        if (changes.length > 0) await recordEvent(db, { userId, kind: 'consent_changed', origin, details })
        return myConsent(db, userId)
      })
    },
  })
