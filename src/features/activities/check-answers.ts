import type { InputError } from '../../platform/input-error.ts'
import { optionUnknown, questionUnknown, tooManyChoices } from './input-errors.ts'
import { answersInvalid } from './problems.ts'
import { type Answers, QUESTIONS } from './questionnaire.ts'

/**
 * The answers in the order of the questions and options, without unanswered questions.
 * @throws Problem preference_answers_invalid with every unknown question, unknown option and excess of choices
 */
export function checkAnswers(answers: Answers): Answers {
  const errors: InputError[] = []
  for (const [id, chosen] of Object.entries(answers)) {
    const pointer = `/answers/${pointerToken(id)}`
    const question = QUESTIONS.find((candidate) => candidate.id === id)
    if (!question) errors.push({ pointer, ...questionUnknown() })
    if (question && chosen.length > question.mostChoices)
      errors.push({ pointer, ...tooManyChoices({ limit: question.mostChoices }) })
    if (question)
      for (const [index, choice] of chosen.entries())
        if (!question.options.some((option) => option.id === choice))
          errors.push({ pointer: `${pointer}/${index}`, ...optionUnknown() })
  }
  if (errors.length > 0) throw answersInvalid({ errors })
  return Object.fromEntries(
    QUESTIONS.flatMap(({ id, options }) => {
      const chosen = Object.hasOwn(answers, id) ? new Set(answers[id]) : new Set()
      const ids = options.map((option) => option.id).filter((option) => chosen.has(option))
      return ids.length > 0 ? [[id, ids]] : []
    }),
  )
}

/** RFC 6901, section 3. */
function pointerToken(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
