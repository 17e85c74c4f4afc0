import type { Language } from '../language.ts'
import { type ProblemOptions, problem, problemDocument } from '../problem.ts'
import { type ProblemCode, problemCatalogue } from '../problem-catalogue.ts'

type Values = NonNullable<ProblemOptions['values']>

/** What fills the gaps of texts in examples, unless a code says otherwise below. */
const VALUES: Values = {
  place_id: 'th-10-wat-nowhere',
  category_code: 'ATTRACTION',
  trip_id: 'trip_019abcde-0000-7000-8000-000000000003',
  route_id: 'moon-3d',
  province: 'Chiang Mia',
  destination: 'Atlantis',
  region: 'centre',
  allow: 'GET, HEAD, OPTIONS',
  max: 200,
  open: 200,
  all: 1_000,
  session_id: 'session_019abcde-0000-7000-8000-000000000002',
  file_id: 'file_019abcde-0000-7000-8000-000000000003',
  accept: 'application/json',
  username: 'traveller',
  date: '2026-12-21',
  limit: 262_144,
  provider: 'facebook',
  seconds: 12,
  version: '2026-11-21',
}

const CONFLICTS = { en: 'visiting Phuket and within 1 day', th: 'ไปภูเก็ตและภายใน 1 วัน' }
const TEXTS = {
  en: { conflict: 'within 1 day', suggestion: 'Plan 3 days.' },
  th: { conflict: 'ภายใน 1 วัน', suggestion: 'วางแผน 3 วัน' },
}

const OWN: Partial<Record<ProblemCode, (language: Language) => ProblemOptions>> = {
  invalid_request: () => ({
    errors: [
      {
        parameter: 'limit',
        code: 'too_large',
        message: { th: 'ต้องไม่มากกว่า 100', en: 'must be at most 100' },
      },
    ],
  }),
  email_not_verified: () => ({
    members: { otp_ref: 'x1Yz0AbCdEfGhIjKlMnOpQ', expires_at: '2026-11-21T03:10:00.000Z' },
  }),
  username_changed_recently: () => ({ members: { username_changeable_at: '2026-12-21T03:00:00.000Z' } }),
  stale_version: () => ({ values: { version: 4 }, members: { version: 4 } }),
  infeasible_trip: (language) => ({
    values: { conflicts: CONFLICTS[language] },
    members: {
      conflicts: [{ about: 'days', code: 'days', values: { days: 1 }, text: TEXTS[language].conflict }],
      suggestions: [{ about: 'days', code: 'add_days', values: { days: 3 }, text: TEXTS[language].suggestion }],
    },
  }),
}

/** A whole problem document as the service would answer it, with the gaps of its text filled. */
export function exampleProblem(code: ProblemCode, language: Language): Record<string, unknown> {
  const own = OWN[code]?.(language) ?? {}
  const example = problem(code, { ...own, values: { ...VALUES, ...own.values } })
  return problemDocument(example, language, '/trips/v1/place/search', 'req-8')
}

/** The catalogue as it is published: each code with its status, and its texts in both languages as an answer would read. */
export function publishedProblems(): Record<string, { status: number; title: Texts; detail: Texts }> {
  return Object.fromEntries(
    Object.entries(problemCatalogue).map(([code, { status, title }]) => {
      const detailIn = (language: Language) => String(exampleProblem(code as ProblemCode, language)['detail'])
      return [code, { status, title, detail: { th: detailIn('th'), en: detailIn('en') } }]
    }),
  )
}
type Texts = Readonly<Record<Language, string>>
