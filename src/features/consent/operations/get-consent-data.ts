import Type from 'typebox'
import { about, LanguageSchema, named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { CONSENT_VERSION, CONSENT_VERSIONS, listConsentDocuments, REQUIRED_PURPOSES } from '../consent-documents.ts'
import { ConsentPurposeSchema } from '../my-consent.ts'
import { consentVersionUnknown } from '../problems.ts'

const ConsentDocumentSchema = named(
  'ConsentDocument',
  Type.Object(
    {
      purpose: ConsentPurposeSchema,
      required: Type.Boolean({ description: 'Whether an account requires it.' }),
      title: Type.String({ description: 'Title of the document.' }),
      text: Type.String({ description: 'The document, in Markdown.' }),
      sha256: Type.String({
        pattern: '^[0-9a-f]{64}$',
        description: 'SHA-256 of the text in UTF-8, in hex; stored with each consent.',
      }),
    },
    { description: 'A document that users agree to.' },
  ),
)

const ConsentDocumentsSchema = named(
  'ConsentDocuments',
  Type.Object(
    {
      version: Type.String({ description: 'Version of these documents.' }),
      current_version: Type.String({ description: 'Version in force.' }),
      versions: Type.Array(Type.String(), { description: 'All versions, newest first.' }),
      published_at: Type.String({ format: 'date', description: 'First day on which this version is in force.' }),
      language: LanguageSchema,
      documents: Type.Array(ConsentDocumentSchema, { description: 'One document per purpose.' }),
    },
    { description: 'One version of the legal documents, in one language.' },
  ),
)

/** GET /core/v1/consents */
export const getConsentData = () =>
  operation({
    method: 'GET',
    url: '/core/v1/consents',
    access: 'public',
    cache: { maxAgeS: 300 },
    schema: {
      operationId: 'getConsentData',
      summary: 'Get the legal documents that users agree to',
      description: 'An account requires consent to terms and privacy; the other purposes are voluntary.',
      tag: 'Consent',
      query: Type.Object(
        {
          version: Type.Optional(
            Type.String({
              minLength: 1,
              maxLength: 40,
              description: 'Version of the documents. Defaults to the one in force.',
            }),
          ),
          language: Type.Optional(
            about(LanguageSchema, 'Language of the documents. Defaults to the language of the call.'),
          ),
        },
        { additionalProperties: false },
      ),
      response: {
        200: ConsentDocumentsSchema,
      },
      problems: [consentVersionUnknown],
      example: {
        query: { language: 'en' },
        response: {
          version: CONSENT_VERSION,
          current_version: CONSENT_VERSION,
          versions: [CONSENT_VERSION],
          published_at: CONSENT_VERSION,
          language: 'en',
          documents: [
            {
              purpose: 'marketing',
              required: false,
              title: 'News and offers',
              text: '# News and offers\n\n…',
              sha256: 'f2ca1bb6c7e907d06dafe4687e579fce76b37e4e93b7605022da52e6ccc26fd2',
            },
          ],
        },
      },
    },
    handler({ query, language: negotiated }) {
      const { version = CONSENT_VERSION, language = negotiated } = query
      if (!CONSENT_VERSIONS.includes(version)) throw consentVersionUnknown({ version: CONSENT_VERSION })
      return {
        version,
        current_version: CONSENT_VERSION,
        versions: CONSENT_VERSIONS,
        // A version is named after its first day in force.
        published_at: version,
        language,
        documents: listConsentDocuments(language, version).map(({ purpose, title, text, digest }) => ({
          purpose,
          required: REQUIRED_PURPOSES.includes(purpose),
          title,
          text,
          sha256: digest.toString('hex'),
        })),
      }
    },
  })
