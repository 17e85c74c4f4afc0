import { MAX_EXPORTED, type PersonalData } from '../personal-data.ts'
import { deleteKeysOf, listKeysOf } from './idempotency-store.ts'

/** The answers stored for a day for calls with an `Idempotency-Key`. */
export const idempotencyData: PersonalData = {
  tables: ['idempotency_record'],
  list: async (db, userId) => ({ idempotent_answers: await listKeysOf(db, userId, MAX_EXPORTED) }),
  erase: deleteKeysOf,
}
