import { defineFeature } from '../feature.ts'
import { getServerSecret } from '../server-secret.ts'
import type { CoreServices } from '../services.ts'
import { createIdempotency, type Idempotency } from './idempotency.ts'
import { idempotencyData } from './idempotency-data.ts'
import { removeExpiredKeys } from './idempotency-store.ts'

const MAX_EXPIRED = 5_000

/** Stores answers by `Idempotency-Key` for as long as calls may be repeated. */
export const idempotency = defineFeature({
  name: 'idempotency',
  create: async ({ db }: CoreServices): Promise<{ readonly idempotency: Idempotency }> => ({
    idempotency: createIdempotency(db, await getServerSecret(db, 'idempotency')),
  }),
  jobs: ({ db }) => [
    {
      name: 'purge-idempotency-keys',
      cron: '17 * * * *',
      run: async () => void (await removeExpiredKeys(db, MAX_EXPIRED)),
    },
  ],
  personalData: [idempotencyData],
})
