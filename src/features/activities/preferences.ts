import Type, { type Static } from 'typebox'
import { Reply } from '../../platform/http/reply.ts'
import { Nullable, named } from '../../platform/http/schema-parts.ts'
import { versionEtag } from '../../platform/http/version.ts'
import type { StoredPreferences } from './preference-store.ts'
import { QUESTION_VERSION } from './questionnaire.ts'

const Id = (description: string) => Type.String({ minLength: 1, maxLength: 60, description })

/** Read by `readAnswers`, which reports each unknown question and option. */
export const AnswersSchema = Type.Array(
  named(
    'PreferenceAnswer',
    Type.Object(
      {
        question_id: Id('Id of the question; see getPreferenceQuestionsV1.'),
        option_ids: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
          maxItems: 30,
          uniqueItems: true,
          description: 'Ids of the chosen options.',
        }),
      },
      { additionalProperties: false, description: 'The answer to one question.' },
    ),
  ),
  { maxItems: 30, description: 'One answer per question; unanswered questions are absent.' },
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
    answers: Object.entries(stored?.answers ?? {}).map(([id, chosen]) => ({
      question_id: id,
      option_ids: [...chosen],
    })),
    version,
    updated_at: stored?.updated_at.toISOString() ?? null,
  }
  return new Reply(200, document, { etag: versionEtag(version) })
}

export const examplePreferences: Preferences = {
  question_version: QUESTION_VERSION,
  current_question_version: QUESTION_VERSION,
  answers: [
    { question_id: 'interests', option_ids: ['nature', 'food'] },
    { question_id: 'pace', option_ids: ['easy'] },
  ],
  version: 1,
  updated_at: '2026-11-21T03:00:00.000Z',
}
