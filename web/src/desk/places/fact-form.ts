import type { Schemas } from 'tiao-sdk'

type Facts = Schemas['PlaceFacts']
type Changes = Schemas['PlaceFactChanges']

export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export const FEES = ['thai_adult', 'thai_child', 'foreigner_adult', 'foreigner_child'] as const
const TEXTS = ['name_th', 'name_en', 'introduction_th', 'introduction_en'] as const
export const STATUSES = ['operational', 'temporarily_closed', 'closed'] as const

type Field =
  | (typeof TEXTS)[number]
  | (typeof DAYS)[number]
  | (typeof FEES)[number]
  | 'visit_minutes'
  | 'phones'
  | 'business_status'
/** What stands in each field; empty: unknown, or closed on that day. */
export type FactForm = Readonly<Record<Field, string>>

export function formOf({ opening_hours: hours, fee, phones, ...facts }: Facts): FactForm {
  const texts = TEXTS.map((name) => [name, facts[name] ?? ''])
  const days = DAYS.map((day) => [day, hours?.[day].join(', ') ?? ''])
  const fees = FEES.map((who) => [who, fee?.[who]?.toString() ?? ''])
  return {
    ...(Object.fromEntries([...texts, ...days, ...fees]) as FactForm),
    visit_minutes: facts.visit_minutes?.toString() ?? '',
    phones: phones?.join(', ') ?? '',
    business_status: facts.business_status ?? 'operational',
  }
}

/** What a form changes. A fact that is emptied, or that the source says as well, follows the source again. */
export function changesOf(form: FactForm, before: FactForm, source: FactForm): Changes {
  const isChanged = (...names: readonly Field[]) => names.some((name) => form[name] !== before[name])
  const isEdited = (...names: readonly Field[]) =>
    names.some((name) => form[name] !== source[name]) && names.some((name) => form[name].trim() !== '')
  const texts = TEXTS.filter((name) => isChanged(name)).map((name) => [name, isEdited(name) ? form[name] : null])
  return {
    ...(Object.fromEntries(texts) as Pick<Changes, (typeof TEXTS)[number]>),
    ...(isChanged(...DAYS) && { opening_hours: isEdited(...DAYS) ? hoursOf(form) : null }),
    ...(isChanged(...FEES) && { fee: isEdited(...FEES) ? feeOf(form) : null }),
    ...(isChanged('visit_minutes') && {
      visit_minutes: isEdited('visit_minutes') ? Number(form.visit_minutes) : null,
    }),
    ...(isChanged('phones') && { phones: isEdited('phones') ? partsOf(form.phones) : null }),
    ...(isChanged('business_status') && {
      business_status: isEdited('business_status')
        ? (STATUSES.find((status) => status === form.business_status) ?? null)
        : null,
    }),
  }
}

function hoursOf(form: FactForm): Schemas['EditedHours'] {
  return Object.fromEntries(DAYS.map((day) => [day, partsOf(form[day])])) as Schemas['EditedHours']
}

function feeOf(form: FactForm): Schemas['EditedFee'] {
  const amounts = FEES.map((who) => [who, form[who].trim() === '' ? null : Number(form[who])])
  return Object.fromEntries(amounts) as Schemas['EditedFee']
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
