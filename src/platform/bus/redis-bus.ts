import type { Log } from '../log.ts'
import type { RedisConnection } from '../redis/redis.ts'
import { type Bus, createBus } from './bus.ts'

/** A bus between all nodes of one Redis with the same prefix. */
export function redisBus(redis: RedisConnection, log: Log, prefix: string): Bus {
  const channel = `${prefix}:bus`
  return createBus(log, (events) => {
    const subscriber = redis.openSubscriber()
    const listen = async () => {
      try {
        await subscriber.subscribe(channel)
        events.onListening()
      } catch (error) {
        log.warn({ err: error }, 'could not subscribe to the bus: trying again')
        // A new connection runs through “ready” again.
        if (subscriber.status !== 'end') subscriber.disconnect(true)
      }
    }
    subscriber.on('ready', () => void listen())
    subscriber.on('message', (_channel: string, text: string) => events.onText(text))
    redis.client.on('ready', events.onSendable)
    return {
      send: async (text) => void (await redis.client.publish(channel, text)),
      async close() {
        redis.client.off('ready', events.onSendable)
        subscriber.disconnect()
      },
    }
  })
}
