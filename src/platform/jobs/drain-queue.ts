export interface DrainLimits {
  /** Items in work at the same time. */
  readonly lanes: number
  readonly maxItems: number
  /** Failures that end the run, because the service is probably down. */
  readonly maxFailures: number
  /** No item is started after this time, so that the job finishes before it expires. */
  readonly beginWithinMs: number
}

/** `failed`: it must be retried. `empty`: there was no item. */
export type DrainStep = 'done' | 'failed' | 'empty'

/** Works off a queue in several lanes; `step` claims and settles one item. Returns true if more may be waiting. */
export async function drainQueue(limits: DrainLimits, step: () => Promise<DrainStep>): Promise<boolean> {
  const run = { begun: 0, failed: 0, endsAt: performance.now() + limits.beginWithinMs, isEmpty: false }
  const mayBegin = () =>
    !run.isEmpty && run.begun < limits.maxItems && run.failed < limits.maxFailures && performance.now() < run.endsAt
  const work = async () => {
    while (mayBegin()) {
      run.begun++
      const outcome = await step()
      if (outcome === 'empty') run.isEmpty = true
      if (outcome === 'failed') run.failed++
    }
  }
  await Promise.all(Array.from({ length: limits.lanes }, work))
  return !run.isEmpty && run.failed < limits.maxFailures
}
