import Type from 'typebox'
import { MapOf, named } from '../../platform/http/schema-parts.ts'
import { defineProblem } from '../../platform/problem.ts'

export const ProblemNoteSchema = named(
  'ProblemNote',
  Type.Object(
    {
      about: Type.String({ description: 'What the note is about.' }),
      code: Type.String({ description: 'Stable code of the note.' }),
      values: MapOf(
        Type.Unsafe<string | number | readonly string[]>({
          anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: { type: 'string' } }],
        }),
        { description: 'The values of the note, by name.' },
      ),
      text: Type.String({ description: 'The note in the language of the answer.' }),
    },
    { description: 'A cause of the problem or a way out, for programs and for people.' },
  ),
)

export const infeasibleTrip = defineProblem(
  'infeasible_trip',
  422,
  {
    title: { th: 'จัดทริปไม่ได้', en: 'Infeasible trip' },
    detail: { th: 'จัดให้ไม่ได้ เพราะเงื่อนไขเหล่านี้ขัดกัน: {conflicts}', en: 'These wishes conflict: {conflicts}.' },
  },
  {
    members: {
      conflicts: Type.Array(ProblemNoteSchema, { description: 'The wishes that conflict.' }),
      suggestions: Type.Array(ProblemNoteSchema, { description: 'Changes that would make the trip possible.' }),
    },
    example: [
      { conflicts: { th: 'ไปภูเก็ต · ภายใน 1 วัน', en: 'visiting Phuket and within 1 day' } },
      {
        members: {
          conflicts: [{ about: 'days', code: 'days', values: { days: 1 }, text: 'within 1 day' }],
          suggestions: [{ about: 'days', code: 'add_days', values: { days: 3 }, text: 'Plan 3 days.' }],
        },
      },
    ],
  },
)

export const outsideThailand = defineProblem('outside_thailand', 422, {
  title: { th: 'นอกประเทศไทย', en: 'Outside Thailand' },
  detail: {
    th: 'เราจัดทริปเฉพาะในประเทศไทย ลองบอกจังหวัดหรือภาคของไทยที่อยากไป กี่วัน และชอบอะไร เช่น “เชียงใหม่ 3 วัน ชอบวัดกับคาเฟ่”',
    en: 'We plan trips in Thailand only. Name a Thai province or region, how many days, and what you like, e.g. “3 days in Krabi, beaches and street food”.',
  },
})

export const notATrip = defineProblem('not_a_trip', 422, {
  title: { th: 'ไม่ใช่คำขอจัดทริป', en: 'Not a trip' },
  detail: {
    th: 'ข้อความนี้ไม่ใช่คำขอจัดทริป ลองบอกว่าอยากไปไหน กี่วัน และชอบอะไร เช่น “เชียงใหม่ 3 วัน ชอบวัดกับคาเฟ่”',
    en: 'This is not a request for a trip. Say where you want to go, how many days, and what you like, e.g. “3 days in Krabi, beaches and street food”.',
  },
})
