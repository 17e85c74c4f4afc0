import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { anonymiseRedemptions, listRedemptions } from './redemption-store.ts'

export const rewardData: PersonalData = {
  tables: ['redemption'],
  async list(db, userId) {
    const { rows } = await listRedemptions(db, { userId, now: new Date() }, { limit: MAX_EXPORTED, offset: 0 })
    return { redemptions: rows }
  },
  erase: anonymiseRedemptions,
}
