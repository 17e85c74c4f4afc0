import Type from 'typebox'
import { type Bus, defineChannel } from '../platform/bus/bus.ts'

const changed = defineChannel('catalogue', Type.Null())
/** What a node holds: its name and the version of its snapshot. */
const held = defineChannel('catalogue-held', Type.Object({ node: Type.String(), version: Type.Integer() }))
/** A node that is busy answers within this; one that does not is not waited for. */
const ANSWER_MS = 1_000
/** 20,000 places take a node some ten seconds. */
const TAKEN_IN_MS = 60_000

/** Brings a node's catalogue up to date when it has changed, and tells what the node holds, before and after. */
export function subscribeToChanges(
  bus: Bus,
  catalogue: { readonly instance: string; readonly version: number },
  refresh: () => Promise<void>,
): void {
  const tell = () => bus.publish(held, { node: catalogue.instance, version: catalogue.version })
  bus.subscribe(changed, async () => {
    await tell()
    await refresh()
    await tell()
  })
}

/**
 * Tells all nodes that the catalogue has a new version, and waits until those that answer hold it.
 * @returns how many of them do not hold it yet
 */
export async function notifyChange(
  bus: Bus,
  version: number,
  { answerMs = ANSWER_MS, takenInMs = TAKEN_IN_MS } = {},
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
