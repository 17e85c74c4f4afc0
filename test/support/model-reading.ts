import { afterEach, beforeEach } from 'vitest'
import { askModel, readingOf } from '../../src/features/ai-trips/model-reader.ts'
import type { ModelReading } from '../../src/features/ai-trips/model-schema.ts'
import type { Reading } from '../../src/language/reader/reading.ts'
import { createModelClient, type ModelClient } from '../../src/platform/ai/model-client.ts'
import { shippedGazetteer } from './gazetteer.ts'
import { quietLog } from './log.ts'
import { answer, type ModelServer, type Reply, startModelServer } from './model-server.ts'

export const TODAY = '2026-11-21'
export const gazetteer = shippedGazetteer()

export async function readWith(client: Pick<ModelClient, 'complete'>, prompt: string): Promise<Reading> {
  const said = await askModel(client, prompt, { vocabulary: gazetteer.vocabulary, today: TODAY })
  return readingOf(said, prompt, { today: TODAY, gazetteer })
}

export interface ModelReadings {
  /** Available inside tests. */
  readonly server: ModelServer
  /** The reading of a prompt when the model gives these replies in turn. */
  read(replies: readonly Reply[], prompt?: string): Promise<Reading>
  /** The reading when the model answers with only these members. */
  readSaid(said: Partial<ModelReading>, prompt?: string): Promise<Reading>
}

/** Runs a model server for each test of the calling file. */
export function useModelReadings(): ModelReadings {
  let server: ModelServer
  beforeEach(async () => {
    server = await startModelServer()
  })
  afterEach(async () => {
    await server.stop()
  })
  const readings: ModelReadings = {
    get server() {
      return server
    },
    read(replies, prompt = 'three days in the north, please') {
      server.play(...replies)
      const limits = { timeoutMs: 15_000, firstTokenMs: 10_000 }
      const client = createModelClient({ baseUrl: server.baseUrl, model: 'm', apiKey: '', log: quietLog(), ...limits })
      return readWith(client, prompt)
    },
    readSaid: (said, prompt) => readings.read([answer(said)], prompt),
  }
  return readings
}

/** An area as the model names it. */
export const area = (name: string, more: object = {}) => ({
  name,
  around: false,
  must: false,
  or_before: false,
  ...more,
})
/** An interest as the model names it. */
export const wish = (key: string, more: object = {}) => ({
  key,
  weight: 0.7,
  min_count: null,
  exclusive: false,
  day: null,
  ...more,
})
