import { setTimeout as sleep } from 'node:timers/promises'
import { getCatalogueVersion } from '../catalogue/catalogue-store.ts'
import { notifyChange } from '../catalogue/change-notifications.ts'
import { postgresBus } from '../platform/bus/postgres-bus.ts'
import { redisBus } from '../platform/bus/redis-bus.ts'
import type { Storage } from '../storage.ts'
import { vendors } from '../vendors.ts'
import type { CommandContext } from './context.ts'
import { say } from './terminal.ts'

const CONNECT_MS = 5_000

/** Notifies running nodes of the new catalogue version and waits until they serve it. */
export async function announceChange(storage: Storage, { config, log }: CommandContext): Promise<void> {
  const version = await getCatalogueVersion(storage.db)
  const redis = await vendors.redis.open(config, log)
  const bus = redis ? redisBus(redis, log, 'tiao') : postgresBus(storage.location, log)
  await Promise.race([new Promise<void>((resolve) => bus.onGap(resolve)), sleep(CONNECT_MS, undefined, { ref: false })])
  const behind = await notifyChange(bus, version)
  if (behind > 0) console.error(say(`${behind} nodes are still loading the change.`, `อีก ${behind} โหนดกำลังโหลดข้อมูล`))
  await bus.close()
  await redis?.close()
}
