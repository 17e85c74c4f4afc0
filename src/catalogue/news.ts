import type { Bus } from '../platform/redis/bus.ts'

const CHANGED = 'catalogue'
const HELD = 'catalogue-held'
/** A node that is busy answers within this; one that does not is not waited for. */
const ANSWER_MS = 1_000
/** 20,000 places take a node some ten seconds. */
const TAKEN_IN_MS = 60_000

interface Held {
  readonly [member: string]: string | number
  readonly node: string
  readonly version: number
}

/** Brings a node's catalogue up to date when it has changed, and tells what the node holds, before and after. */
export function followChanges(
  bus: Bus,
  catalogue: { readonly instance: string; readonly version: number },
  refresh: () => Promise<void>,
): void {
  const tell = () => bus.publish(HELD, { node: catalogue.instance, version: catalogue.version } satisfies Held)
  bus.subscribe(CHANGED, async () => {
    await tell()
    await refresh()
    await tell()
  })
}

/**
 * Tells all nodes that the catalogue has a new version, and waits until those that answer hold it.
 * @returns how many of them do not hold it yet
 */
export async function tellChange(
  bus: Bus,
  version: number,
  { answerMs = ANSWER_MS, takenInMs = TAKEN_IN_MS } = {},
): Promise<number> {
  const held = new Map<string, number>()
  let wake = () => {}
  const end = bus.subscribe(HELD, (message) => {
    const told = message as Held
    held.set(told.node, told.version)
    wake()
  })
  await bus.publish(CHANGED, null)
  const startedAt = performance.now()
  const listBehind = () => [...held.values()].filter((each) => each < version)
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
