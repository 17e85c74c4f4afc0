import { MAX_EXPORTED, type PersonalData } from '../personal-data.ts'
import { deleteKeysOf, listKeysOf } from './idempotency-store.ts'

/** The answers that are kept for a day because their calls carried an `Idempotency-Key`. */
export const idempotencyData: PersonalData = {
  tables: ['idempotency_record'],
  list: async (db, userId) => ({ idempotent_answers: await listKeysOf(db, userId, MAX_EXPORTED) }),
  erase: deleteKeysOf,
}
