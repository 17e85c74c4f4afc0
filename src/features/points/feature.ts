import { defineFeature } from '../../platform/feature.ts'
import { checkLedger } from './check-ledger.ts'
import { expirePoints } from './expire-points.ts'
import { collectPoint } from './operations/collect-point.ts'
import { getMyPoint } from './operations/get-my-point.ts'
import { getUserPoint } from './operations/get-user-point.ts'
import { pointData } from './point-data.ts'
import type { PointServices } from './services.ts'
import { warnOfExpiry } from './warn-of-expiry.ts'

/** Points of users: an append-only double-entry ledger. */
export const points = defineFeature<PointServices>({
  name: 'points',
  tags: { Points: 'Points that users earn, spend and lose; see the ledger of each user.' },
  operations: (own) => [collectPoint(own), getMyPoint(own), getUserPoint(own)],
  jobs: (own) => [
    {
      name: 'expire-points',
      cron: '7 * * * *',
      async run() {
        await expirePoints(own.db, own.clock())
      },
    },
    // Every hour of the day, because a run is bounded; what is done is not repeated.
    { name: 'warn-of-point-expiry', cron: '37 9-20 * * *', run: () => warnOfExpiry(own) },
    {
      name: 'check-point-ledger',
      cron: '23 3 * * *',
      async run() {
        await checkLedger(own)
      },
    },
  ],
  personalData: [pointData],
})
