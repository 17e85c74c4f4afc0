import { useState } from 'react'
import { TiaoProblem } from 'tiao-sdk'
import { useTexts } from '../texts/define-texts.ts'
import { toastQueue } from '../ui/toast-queue.ts'
import { planTexts } from './plan-texts.ts'

/** Runs calls one after another for the reader: says when one is under way, and why one has failed. */
export function useFailures() {
  const t = useTexts(planTexts)
  const [running, setRunning] = useState(0)
  const run = async (work: () => Promise<void>, onFailed: () => void = () => {}): Promise<void> => {
    setRunning((count) => count + 1)
    try {
      await work()
    } catch (error) {
      onFailed()
      toastQueue.add(failureText(error, t.unreachable), 'failed')
    } finally {
      setRunning((count) => count - 1)
    }
  }
  return { isBusy: running > 0, run }
}

/** The service explains its problems in the reader's language; anything else is the network. */
export function failureText(error: unknown, unreachable: string): string {
  return error instanceof TiaoProblem ? error.message : unreachable
}
