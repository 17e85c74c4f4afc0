// The entry of a planner thread: holds a replica of the catalogue and runs one task at a time on it.
import { setPriority } from 'node:os'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { CatalogueReplica } from '../../catalogue/catalogue-replica.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import { Problem } from '../../platform/problem.ts'
import { gazetteerOf } from './gazetteer.ts'
import { type FromThread, steadyNowMs, type ThreadData, type ToThread } from './planner-messages.ts'
import { createTripWork } from './trip-work.ts'

const BELOW_NORMAL = 5

runThread(parentPort!, workerData as ThreadData)

function runThread(port: MessagePort, { world, effort }: ThreadData): void {
  const catalogue = new CatalogueReplica(world)
  const work = createTripWork(catalogue, { effort })
  const places: PlaceEntry[] = []
  const tell = (message: FromThread) => port.postMessage(message)
  port.on('message', (message: ToThread) => {
    if (message.kind === 'places') places.push(...message.places)
    else if (message.kind === 'change') {
      const isFirst = catalogue.version < 0
      catalogue.apply({ ...message.change, places: places.splice(0) })
      if (isFirst) prepare()
      tell({ kind: 'held', version: catalogue.version })
    } else tell(perform(message))
  })

  /** Indexes the words now, so that the first prompt does not wait for it. */
  function prepare(): void {
    readPrompt('เที่ยวเชียงใหม่ 1 วัน', { today: '2026-01-01', gazetteer: gazetteerOf(catalogue) })
    // Not earlier: beside two busy processes a thread that yielded took 18 s to load, one that does not takes 8 s.
    yieldToAnswers()
  }

  function perform({ task, cutAtMs, given }: Extract<ToThread, { kind: 'task' }>): FromThread {
    try {
      const isOver = () => Atomics.load(given, 0) === 1 || steadyNowMs() >= cutAtMs
      return { kind: 'answered', answer: work(task, { isOver, onStage: (stage) => tell({ kind: 'reached', stage }) }) }
    } catch (error) {
      if (error instanceof Problem) return { kind: 'refused', problem: error.content }
      const { message, stack } = error instanceof Error ? error : new Error(String(error))
      return { kind: 'failed', message, stack }
    }
  }
}

/**
 * On Linux, niceness is per thread (setpriority(2), “C library/kernel differences”): planning takes the CPU time that
 * serving requests leaves. Elsewhere it is per process.
 */
function yieldToAnswers(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(BELOW_NORMAL)
  } catch {
    // Not permitted here; fair scheduling is enough.
  }
}
