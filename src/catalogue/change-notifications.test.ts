import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/support/database.ts'
import { quietLog } from '../../test/support/log.ts'
import { type Bus, memoryBus } from '../platform/bus/bus.ts'
import { postgresBus } from '../platform/bus/postgres-bus.ts'
import { notifyChange, subscribeToChanges } from './change-notifications.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** A node that applies a change when allowed to. */
function startNode(bus: Bus, instance: string) {
  const node = { instance, version: 1, release: () => {} }
  const released = new Promise<void>((resolve) => {
    node.release = resolve
  })
  subscribeToChanges(bus, node, async () => {
    await released
    node.version = 2
  })
  return node
}

test('a catalogue change waits until every responding node has it', async () => {
  const database = await createTestDatabase()
  closers.push(() => database.drop())
  const open = async () => {
    const bus = postgresBus(database.location, quietLog())
    closers.push(() => bus.close())
    await new Promise<void>((resolve) => bus.onGap(resolve))
    return bus
  }
  const nodes = [startNode(await open(), 'a'), startNode(await open(), 'b')]
  let isTold = false
  const told = notifyChange(await open(), 2, { answerMs: 500 }).finally(() => {
    isTold = true
  })
  nodes[0]!.release()
  await expect.poll(() => nodes[0]!.version).toBe(2)
  await sleep(700)
  expect(isTold).toBe(false)
  nodes[1]!.release()
  expect(await told).toBe(0)
})

test('a node that does not finish is logged and no longer waited for', async () => {
  const bus = memoryBus(quietLog())
  closers.push(() => bus.close())
  startNode(bus, 'slow')
  expect(await notifyChange(bus, 2, { answerMs: 20, takenInMs: 60 })).toBe(1)
})

test('without running nodes a change does not wait', async () => {
  const bus = memoryBus(quietLog())
  closers.push(() => bus.close())
  expect(await notifyChange(bus, 2, { answerMs: 20 })).toBe(0)
})
