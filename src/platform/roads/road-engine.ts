import type { Point } from '../../world/point.ts'

/** Driving measured by a road engine that runs beside the service. */
export interface RoadEngine {
  /**
   * Driving from each point to each other, up to `MAX_POINTS`. It does not fail because the engine does: what the engine
   * has not told is unknown. Throws the reason of `signal` when the caller gave up.
   */
  table(points: readonly Point[], options: { readonly signal: AbortSignal }): Promise<RoadTable>
  /** One small question. @throws RoadEngineError when the engine does not answer it */
  check(): Promise<void>
}

/** From point i to point j at `i * points.length + j`; negative where it is not known or there is no way. */
export interface RoadTable {
  readonly minutes: Float32Array
  readonly metres: Float32Array
}

export const MAX_POINTS = 200

/** One kind of engine: how it is asked, and how its answer is read. */
export interface RoadDialect {
  readonly name: string
  /** Points that one request may have, every way between them asked for, by the engine's own defaults. */
  readonly pointsPerRequest: number
  /** Points farther apart than this are not asked for together; the engine would refuse all of the request. */
  readonly maxApartM: number
  request(points: readonly Point[]): RoadRequest
  /** @throws RoadEngineError when it is no table of that many points */
  read(json: unknown, points: readonly Point[]): RoadTable
}

export interface RoadRequest {
  /** Behind the address of the engine, with its query. */
  readonly path: string
  /** JSON to post; null to get. */
  readonly body: string | null
}

export type RoadFault = 'timeout' | 'unavailable' | 'refused' | 'bad_answer'

/** Why there is no answer. Holds nothing of the address's credentials: it may be logged. */
export class RoadEngineError extends Error {
  override readonly name = 'RoadEngineError'
  readonly fault: RoadFault
  constructor(fault: RoadFault, message: string) {
    super(message)
    this.fault = fault
  }
}

export function unknownTable(points: number): { minutes: Float32Array; metres: Float32Array } {
  return { minutes: new Float32Array(points * points).fill(-1), metres: new Float32Array(points * points).fill(-1) }
}
