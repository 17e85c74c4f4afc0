import Type from 'typebox'
import { OneOf, problems } from '../../platform/http/schema-parts.ts'
import { operation } from '../../platform/operation.ts'
import { problem } from '../../platform/problem.ts'
import {
  CONSENT_PURPOSES,
  CONSENT_VERSION,
  CONSENT_VERSIONS,
  listConsentDocuments,
  REQUIRED_PURPOSES,
} from './consent-documents.ts'

/** GET /core/v1/consents */
export const getConsentData = () =>
  operation({
    method: 'GET',
    url: '/core/v1/consents',
    access: 'public',
    cache: { maxAgeS: 300 },
    schema: {
      operationId: 'getConsentData',
      summary: 'The documents that users agree to',
      description:
        'In the language of the call, or that of `language`. `sha256` is that of the text in UTF-8 and is kept with each consent. Terms and privacy are needed for an account; the others are free.',
      tag: 'Consent',
      query: Type.Object(
        {
          version: Type.Optional(
            Type.String({ minLength: 1, maxLength: 40, description: 'That in force unless given.' }),
          ),
          language: Type.Optional(OneOf(['th', 'en'])),
        },
        { additionalProperties: false },
      ),
      response: {
        200: Type.Object({
          version: Type.String(),
          current_version: Type.String(),
          versions: Type.Array(Type.String(), { description: 'Newest first.' }),
          published_at: Type.String({ format: 'date' }),
          language: OneOf(['th', 'en']),
          documents: Type.Array(
            Type.Object({
              purpose: OneOf(CONSENT_PURPOSES),
              required: Type.Boolean(),
              title: Type.String(),
              text: Type.String({ description: 'Markdown.' }),
              sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
            }),
          ),
        }),
        ...problems('consent_version_unknown'),
      },
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
      if (!CONSENT_VERSIONS.includes(version))
        throw problem('consent_version_unknown', { values: { version: CONSENT_VERSION } })
      return {
        version,
        current_version: CONSENT_VERSION,
        versions: CONSENT_VERSIONS,
        // A version is named after the day from which it holds.
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
