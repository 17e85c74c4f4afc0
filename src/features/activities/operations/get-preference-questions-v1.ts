import Type from 'typebox'
import { named, OneOf } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { QUESTION_VERSION, QUESTIONS } from '../questionnaire.ts'

const OptionSchema = named(
  'PreferenceOption',
  Type.Object(
    {
      option_id: Type.String({ description: 'Id of the option, as answers name it.' }),
      text: Type.String({ description: 'The option in the language of the answer.' }),
    },
    { description: 'An option of a question.' },
  ),
)

const QuestionSchema = named(
  'PreferenceQuestion',
  Type.Object(
    {
      question_id: Type.String({ description: 'Id of the question, as answers name it.' }),
      kind: named(
        'PreferenceQuestionKind',
        OneOf(['single', 'multiple'], { description: 'Whether a user chooses one option or several.' }),
      ),
      max_choices: Type.Integer({ description: 'Most options that a user may choose.' }),
      text: Type.String({ description: 'The question in the language of the answer.' }),
      options: Type.Array(OptionSchema, { description: 'The options, in the order to show.' }),
    },
    { description: 'A question. No question needs an answer.' },
  ),
)

const QuestionnaireSchema = named(
  'PreferenceQuestions',
  Type.Object(
    {
      version: Type.String({ description: 'Version of the questionnaire; send it with the answers.' }),
      questions: Type.Array(QuestionSchema, { description: 'The questions, in the order to ask.' }),
    },
    { description: 'The questionnaire about what a user likes.' },
  ),
)

/** GET /trips/v1/activities/preferences/questions */
export const getPreferenceQuestionsV1 = () =>
  operation({
    method: 'GET',
    url: '/trips/v1/activities/preferences/questions',
    access: 'public',
    cache: { maxAgeS: 300 },
    schema: {
      operationId: 'getPreferenceQuestionsV1',
      summary: 'Get the questionnaire about what a user likes',
      description: 'Covers interests, pace, budget, companions, accessibility and food.',
      tag: 'Activities',
      response: { 200: QuestionnaireSchema },
      example: {
        response: {
          version: QUESTION_VERSION,
          questions: [
            {
              question_id: 'pace',
              kind: 'single',
              max_choices: 1,
              text: 'How full should your days be?',
              options: [{ option_id: 'easy', text: 'Easy: a few places a day' }],
            },
          ],
        },
      },
    },
    handler: ({ language }) => ({
      version: QUESTION_VERSION,
      questions: QUESTIONS.map(({ id, mostChoices, text, options }) => ({
        question_id: id,
        kind: mostChoices === 1 ? ('single' as const) : ('multiple' as const),
        max_choices: mostChoices,
        text: text[language],
        options: options.map((option) => ({ option_id: option.id, text: option.text[language] })),
      })),
    }),
  })
