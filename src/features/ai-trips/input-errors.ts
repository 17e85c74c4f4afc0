import { defineInputError } from '../../platform/input-error.ts'

export const notFound = defineInputError('not_found', { th: 'ไม่พบในระบบ', en: 'does not exist' })
export const bothWantedAndAvoided = defineInputError('contradiction', {
  th: 'ต้องไม่ซ้ำกับ must_visit',
  en: 'must not repeat ids of must_visit',
})
export const datesDisagree = defineInputError(
  'contradiction',
  {
    th: 'ต้องตรงกับ start_date และ days และไม่เกิน {days} วัน',
    en: 'must agree with start_date and days, within {days} days',
  },
  { days: 30 },
)
export const noTravellers = defineInputError('contradiction', {
  th: 'ต้องมีผู้เดินทางอย่างน้อยหนึ่งคน',
  en: 'must have at least one traveller',
})
export const endsBeforeStart = defineInputError('contradiction', {
  th: 'ต้องอยู่หลังเวลา start',
  en: 'must be after start',
})

/** The input errors of the constraints of a trip. */
export const constraintErrors = [notFound, bothWantedAndAvoided, datesDisagree, noTravellers, endsBeforeStart]
