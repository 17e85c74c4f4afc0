import Type, { type Static } from 'typebox'
import { versionEtag } from '../../platform/http/version.ts'
import { Reply } from '../../platform/http/reply.ts'
import { MapOf, Nullable, named } from '../../platform/http/schema-parts.ts'
import type { StoredPreferences } from './preference-store.ts'
import { QUESTION_VERSION } from './questionnaire.ts'

/** Read by `checkAnswers`, which names each unknown question and option. */
export const AnswersSchema = MapOf(
  Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 30, uniqueItems: true }),
  { maxProperties: 30, description: 'Ids of the chosen options by id of the question; see getPreferenceQuestionsV1.' },
)

export const QuestionVersionSchema = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'Version of the questionnaire.',
})

export const PreferencesSchema = named(
  'Preferences',
  Type.Object(
    {
      question_version: QuestionVersionSchema,
      current_question_version: Type.String({
        description: 'Version of the current questionnaire. If it differs, ask again.',
      }),
      answers: AnswersSchema,
      version: Type.Integer({ description: 'Version of the answers, for `If-Match`; 0 before the first answer.' }),
      updated_at: Nullable(
        Type.String({ format: 'date-time', description: 'When the user answered (UTC); null before.' }),
      ),
    },
    { description: 'The answers of the signed-in user to the questionnaire.' },
  ),
)
export type Preferences = Static<typeof PreferencesSchema>

export function preferencesReply(stored: StoredPreferences | undefined): Reply<Preferences> {
  const version = stored?.version ?? 0
  const document = {
    question_version: stored?.question_version ?? QUESTION_VERSION,
    current_question_version: QUESTION_VERSION,
    answers: mutable(stored),
    version,
    updated_at: stored?.updated_at.toISOString() ?? null,
  }
  return new Reply(200, document, { etag: versionEtag(version) })
}

function mutable(stored: StoredPreferences | undefined): Record<string, string[]> {
  return Object.fromEntries(Object.entries(stored?.answers ?? {}).map(([id, chosen]) => [id, [...chosen]]))
}

export const examplePreferences: Preferences = {
  question_version: QUESTION_VERSION,
  current_question_version: QUESTION_VERSION,
  answers: { interests: ['nature', 'food'], pace: ['easy'], companions: ['children'] },
  version: 1,
  updated_at: '2026-11-21T03:00:00.000Z',
}
