import Type from 'typebox'
import { type Bus, defineChannel } from '../platform/bus/bus.ts'

const changed = defineChannel('catalogue', Type.Null())
/** The version of a node's snapshot. */
const held = defineChannel('catalogue-held', Type.Object({ node: Type.String(), version: Type.Integer() }))
/** A node loads 20,000 places in some ten seconds. */
const TAKEN_IN_MS = 60_000

/** Refreshes a node's catalogue on each notification and reports the node's version before and after. */
export function subscribeToChanges(
  bus: Bus,
  catalogue: { readonly instance: string; readonly version: number },
  refresh: () => Promise<void>,
): void {
  const report = () => bus.publish(held, { node: catalogue.instance, version: catalogue.version })
  bus.subscribe(changed, async () => {
    await report()
    await refresh()
    await report()
  })
}

/**
 * Notifies all nodes of a new catalogue version and waits until those that answer have loaded it.
 * @returns how many have not yet
 */
export async function notifyChange(
  bus: Bus,
  version: number,
  { answerMs = bus.answerMs, takenInMs = TAKEN_IN_MS } = {},
): Promise<number> {
  const versions = new Map<string, number>()
  let wake = () => {}
  const end = bus.subscribe(held, ({ node, version: holds }) => {
    versions.set(node, holds)
    wake()
  })
  await bus.publish(changed, null)
  const startedAt = performance.now()
  const listBehind = () => [...versions.values()].filter((each) => each < version)
  for (;;) {
    const leftMs = startedAt + (listBehind().length > 0 ? takenInMs : answerMs) - performance.now()
    if (leftMs <= 0) break
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, leftMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
  end()
  return listBehind().length
}
