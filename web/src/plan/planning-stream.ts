import { type Schemas, TiaoProblem } from 'tiao-sdk'
import { api } from '../data/api.ts'

/** In the order in which the service reaches them. */
export const PLANNING_STAGES = ['reading', 'finding', 'scheduling', 'writing'] as const
export type PlanningStage = (typeof PLANNING_STAGES)[number]

export type Wish = Schemas['TripPrompt']
export type Preview = Schemas['TripPreview']

/**
 * Plans a trip and follows its stages.
 * @throws TiaoProblem if the service refuses, TypeError without the network
 */
export async function planTrip(
  wish: Wish,
  onStage: (stage: PlanningStage) => void,
  signal: AbortSignal,
): Promise<Preview> {
  const { response, error } = await api.POST('/trips/v1/custom-trips/ai/preview/stream', {
    body: wish,
    parseAs: 'stream',
    signal,
  })
  if (!response.ok || !response.body) throw new TiaoProblem(response, error ?? {})
  for await (const { stage, trip, problem } of eventsOf(response.body)) {
    if (stage === 'succeeded' && trip) return trip
    if (stage === 'failed') throw new TiaoProblem(response, problem ?? {})
    if (isPlanningStage(stage)) onStage(stage)
  }
  throw new TypeError('the stream ended before the trip')
}

function isPlanningStage(stage: string): stage is PlanningStage {
  return PLANNING_STAGES.some((each) => each === stage)
}

/** The `data` of server-sent events. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Schemas['PreviewStage']> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (data !== undefined) yield JSON.parse(data) as Schemas['PreviewStage']
    }
  }
}
