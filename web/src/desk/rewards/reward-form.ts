import type { Schemas } from 'tiao-sdk'

/** The texts of the form's fields; empty where there is no limit. */
export interface RewardForm {
  readonly nameTh: string
  readonly nameEn: string
  readonly textTh: string
  readonly textEn: string
  readonly price: string
  readonly stock: string
  readonly perUser: string
  readonly validDays: string
  /** Days in Bangkok. */
  readonly starts: string
  readonly ends: string
}

export const EMPTY_REWARD: RewardForm = {
  nameTh: '',
  nameEn: '',
  textTh: '',
  textEn: '',
  price: '',
  stock: '',
  perUser: '',
  validDays: '',
  starts: '',
  ends: '',
}

/** From the first minute of the first day to the last of the last. */
export function readReward(form: RewardForm): Schemas['NewReward'] {
  const { stock, perUser, validDays, starts, ends } = form
  return {
    name: { th: form.nameTh, en: form.nameEn },
    text: { th: form.textTh, en: form.textEn },
    price: Number(form.price),
    ...(stock !== '' && { stock: Number(stock) }),
    ...(perUser !== '' && { limit_per_user: Number(perUser) }),
    ...(validDays !== '' && { valid_days: Number(validDays) }),
    ...(starts !== '' && { starts_at: `${starts}T00:00:00+07:00` }),
    ...(ends !== '' && { ends_at: `${ends}T23:59:59+07:00` }),
  }
}
