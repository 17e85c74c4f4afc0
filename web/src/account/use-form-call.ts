import { useState } from 'react'
import { TiaoProblem } from 'tiao-sdk'
import { useTexts } from '../texts/define-texts.ts'
import { accountTexts } from './account-texts.ts'

/** Sends a form: which fields the service refuses and why, or what else went wrong. */
export function useFormCall() {
  const t = useTexts(accountTexts)
  const [problem, setProblem] = useState<unknown>(null)
  const [isSending, setSending] = useState(false)
  const errors = problem instanceof TiaoProblem ? problem.errors : []
  return {
    isSending,
    /** Why a field is refused. */
    errorOf: (field: string) => errors.find(({ pointer }) => pointer === `/${field}`)?.message,
    /** What is wrong with no field in particular. */
    message:
      problem === null || errors.length > 0 ? null : problem instanceof TiaoProblem ? problem.message : t.unreachable,
    async send(call: () => Promise<void>): Promise<void> {
      setProblem(null)
      setSending(true)
      try {
        await call()
      } catch (error) {
        setProblem(error)
      } finally {
        setSending(false)
      }
    },
  }
}
