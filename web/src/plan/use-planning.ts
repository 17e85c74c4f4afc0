import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { TiaoProblem } from 'tiao-sdk'
import { queries } from '../data/queries.ts'
import { useTexts } from '../texts/define-texts.ts'
import { previewKey } from './plan-keys.ts'
import { type PlanningStage, planTrip } from './planning-stream.ts'
import { planningTexts } from './planning-texts.ts'
import { keepWish } from './wish-memory.ts'

/** Plans a trip from a prompt and opens it. */
export function usePlanning() {
  const t = useTexts(planningTexts)
  const navigate = useNavigate()
  const [stage, setStage] = useState<PlanningStage | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [prompt, setPrompt] = useState('')
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const plan = async (text: string) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setPrompt(text)
    setFailure(null)
    setStage('reading')
    try {
      const trip = await planTrip({ prompt: text }, setStage, controller.signal)
      keepWish(trip.preview_id, { prompt: text })
      queries.setQueryData(previewKey(trip.preview_id), trip)
      await navigate({ to: '/plan/$previewId', params: { previewId: trip.preview_id }, viewTransition: true })
    } catch (error) {
      if (controller.signal.aborted) return
      setFailure(error instanceof TiaoProblem ? error.message : t.unreachable)
      setStage(null)
    }
  }
  return { plan: (text: string) => void plan(text), stage, failure, prompt }
}
