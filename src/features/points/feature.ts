import { defineFeature } from '../../platform/feature.ts'
import { checkLedger } from './check-ledger.ts'
import { expirePoints } from './expire-points.ts'
import { collectPoint } from './operations/collect-point.ts'
import { getMyPoint } from './operations/get-my-point.ts'
import { pointData } from './point-data.ts'
import type { PointServices } from './services.ts'

/** Points of users: an append-only double-entry ledger. */
export const points = defineFeature<PointServices>({
  name: 'points',
  tags: { Points: 'Points that users earn, spend and lose; see the ledger of each user.' },
  operations: (own) => [collectPoint(own), getMyPoint(own)],
  jobs: (own) => [
    {
      name: 'expire-points',
      cron: '7 * * * *',
      async run() {
        await expirePoints(own.db, own.clock())
      },
    },
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
