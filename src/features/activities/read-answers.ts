import type { Static } from 'typebox'
import type { InputError } from '../../platform/input-error.ts'
import { optionUnknown, questionRepeated, questionUnknown, tooManyChoices } from './input-errors.ts'
import type { AnswersSchema } from './preferences.ts'
import { answersInvalid } from './problems.ts'
import { type Answers, QUESTIONS } from './questionnaire.ts'

type GivenAnswers = Static<typeof AnswersSchema>

/**
 * The answers by question, in the order of the questions and options, without unanswered questions.
 * @throws Problem preference_answers_invalid with all errors
 */
export function readAnswers(given: GivenAnswers): Answers {
  const errors = given.flatMap((answer, index) => answerErrors(answer, `/answers/${index}`, given.slice(0, index)))
  if (errors.length > 0) throw answersInvalid({ errors })
  return Object.fromEntries(
    QUESTIONS.flatMap(({ id, options }) => {
      const chosen = given.find((answer) => answer.question_id === id)?.option_ids ?? []
      const ids = options.map((option) => option.id).filter((option) => chosen.includes(option))
      return ids.length > 0 ? [[id, ids]] : []
    }),
  )
}

function answerErrors(
  { question_id: id, option_ids: chosen }: GivenAnswers[number],
  pointer: string,
  earlier: GivenAnswers,
): InputError[] {
  const question = QUESTIONS.find((candidate) => candidate.id === id)
  if (!question) return [{ pointer: `${pointer}/question_id`, ...questionUnknown() }]
  const errors: InputError[] = []
  if (earlier.some((answer) => answer.question_id === id))
    errors.push({ pointer: `${pointer}/question_id`, ...questionRepeated() })
  if (chosen.length > question.mostChoices)
    errors.push({ pointer: `${pointer}/option_ids`, ...tooManyChoices({ limit: question.mostChoices }) })
  for (const [index, choice] of chosen.entries())
    if (!question.options.some((option) => option.id === choice))
      errors.push({ pointer: `${pointer}/option_ids/${index}`, ...optionUnknown() })
  return errors
}
