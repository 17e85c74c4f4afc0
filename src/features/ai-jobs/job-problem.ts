import Type, { type Static } from 'typebox'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Infeasible } from '../../planner/itinerary.ts'
import { Nullable, named } from '../../platform/http/schema-parts.ts'
import type { Language } from '../../platform/language.ts'
import type { Problem } from '../../platform/problem.ts'
import type { Texts } from '../../platform/text-template.ts'
import { infeasibleProblem, ProblemNoteSchema } from '../ai-trips/public.ts'

/** Why a job made no trip. Conflicts name places, so they are facts until somebody reads them. */
export type StoredProblem = Infeasible | { readonly code: string; readonly title: Texts; readonly detail: Texts }

/** The planner did not finish, however often it was tried. */
export const PLANNING_FAILED: StoredProblem = {
  code: 'planning_failed',
  title: { th: 'จัดทริปไม่สำเร็จ', en: 'Planning failed' },
  detail: {
    th: 'ลองจัดทริปนี้หลายครั้งแล้วแต่ไม่สำเร็จ อีกสักครู่ลองใหม่อีกครั้ง',
    en: 'Several attempts to plan this trip failed; try again later.',
  },
}

export function storedProblem({ content: { code, title, detail } }: Problem): StoredProblem {
  return { code, title, detail }
}

export const JobProblemSchema = named(
  'AiJobProblem',
  Type.Object(
    {
      code: Type.String({
        description: 'Stable code: of a problem of `createTripWithAiPromptV1`, or `planning_failed`.',
      }),
      title: Type.String({ description: 'The problem in a few words.' }),
      detail: Type.String({ description: 'What is wrong, and what helps.' }),
      conflicts: Nullable(Type.Array(ProblemNoteSchema, { description: 'The wishes that conflict.' })),
      suggestions: Nullable(
        Type.Array(ProblemNoteSchema, { description: 'Changes that would make the trip possible.' }),
      ),
    },
    { description: 'Why a job made no trip, in the language of the answer.' },
  ),
)

export function renderProblem(
  problem: StoredProblem,
  language: Language,
  catalogue: CatalogueView,
): Static<typeof JobProblemSchema> {
  if ('code' in problem) {
    const { code, title, detail } = problem
    return { code, title: title[language], detail: detail[language], conflicts: null, suggestions: null }
  }
  const { content } = infeasibleProblem(problem, language, catalogue)
  const { code, title, detail, members } = content
  const { conflicts, suggestions } = members as Pick<Static<typeof JobProblemSchema>, 'conflicts' | 'suggestions'>
  return { code, title: title[language], detail: detail[language], conflicts, suggestions }
}
