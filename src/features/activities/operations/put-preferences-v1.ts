import Type from 'typebox'
import { requireVersion } from '../../../platform/http/version.ts'
import { operation } from '../../../platform/operation.ts'
import { answerErrors } from '../input-errors.ts'
import { findPreferences, lockPreferences, putPreferences } from '../preference-store.ts'
import {
  AnswersSchema,
  examplePreferences,
  PreferencesSchema,
  preferencesReply,
  QuestionVersionSchema,
} from '../preferences.ts'
import { answersInvalid, questionVersionUnknown } from '../problems.ts'
import { QUESTION_VERSION } from '../questionnaire.ts'
import { readAnswers } from '../read-answers.ts'
import type { ActivityServices } from '../services.ts'

/** PUT /trips/v1/activities/preferences */
export const putPreferencesV1 = ({ db, clock }: Pick<ActivityServices, 'db' | 'clock'>) =>
  operation({
    method: 'PUT',
    url: '/trips/v1/activities/preferences',
    access: 'user',
    versioned: true,
    schema: {
      operationId: 'putPreferencesV1',
      summary: 'Replace the answers of the signed-in user to the questionnaire',
      description: 'Replaces all answers: a question that you leave out is unanswered afterwards.',
      tag: 'Activities',
      body: Type.Object(
        { question_version: QuestionVersionSchema, answers: AnswersSchema },
        { additionalProperties: false },
      ),
      response: { 200: PreferencesSchema },
      problems: [questionVersionUnknown, answersInvalid],
      inputErrors: answerErrors,
      example: {
        body: { question_version: QUESTION_VERSION, answers: examplePreferences.answers },
        response: examplePreferences,
      },
    },
    async handler({ body, caller, ifMatch }) {
      if (body.question_version !== QUESTION_VERSION) throw questionVersionUnknown({ version: QUESTION_VERSION })
      const answers = readAnswers(body.answers)
      return db.transaction().execute(async (db) => {
        await lockPreferences(db, caller.id)
        const version = (await findPreferences(db, caller.id))?.version ?? 0
        requireVersion(ifMatch, version)
        const stored = { question_version: QUESTION_VERSION, answers, version: version + 1, updated_at: clock() }
        await putPreferences(db, caller.id, stored)
        return preferencesReply(stored)
      })
    },
  })
