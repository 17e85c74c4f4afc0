import { CATALOGUE_CHANNEL } from '../main.ts'
import { postgresBus } from '../platform/redis/postgres-bus.ts'
import { redisBus } from '../platform/redis/redis-bus.ts'
import type { Storage } from '../storage.ts'
import { findRedis } from '../vendors.ts'
import type { CommandContext } from './context.ts'

/** Tells running nodes that there is something new in the catalogue. */
export async function announceChange(storage: Storage, { config, log }: CommandContext): Promise<void> {
  const redis = await findRedis(config, log)
  const bus = redis ? redisBus(redis, log, 'tiao') : postgresBus(storage.address, log)
  await bus.publish(CATALOGUE_CHANNEL, null)
  await bus.close()
  await redis?.close()
}
