import { CATALOGUE_CHANNEL } from '../main.ts'
import { postgresBus } from '../platform/redis/postgres-bus.ts'
import { connectRedis } from '../platform/redis/redis.ts'
import { redisBus } from '../platform/redis/redis-bus.ts'
import type { Storage } from '../storage.ts'
import type { CommandContext } from './context.ts'

/** Tells running nodes that there is something new in the catalogue. */
export async function announceChange(storage: Storage, { config, log }: CommandContext): Promise<void> {
  const redis = config.REDIS_URL === '' ? null : await connectRedis({ url: config.REDIS_URL, log })
  const bus = redis ? redisBus(redis, log, 'tiao') : postgresBus(storage.address, log)
  await bus.publish(CATALOGUE_CHANNEL, null)
  await bus.close()
  await redis?.close()
}
