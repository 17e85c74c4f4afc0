import type { Point } from '../../world/point.ts'

/** Driving times and distances, measured by an external road engine. */
export interface RoadEngine {
  /**
   * Driving between all pairs of up to `MAX_POINTS` points. If the engine fails, legs are unknown; the call does not fail.
   * @throws the reason of `signal` if the caller gave up
   */
  table(points: readonly Point[], options: { readonly signal: AbortSignal }): Promise<RoadTable>
  /** Makes one small request. @throws RoadEngineError if the engine does not answer it */
  check(): Promise<void>
}

/** From point i to point j at `i * points.length + j`; negative if unknown or without a route. */
export interface RoadTable {
  readonly minutes: Float32Array
  readonly metres: Float32Array
}

export const MAX_POINTS = 200

/** One kind of engine: how to build its requests and read its answers. */
export interface RoadDialect {
  readonly name: string
  /** Maximum points of one request, with all legs between them, by the engine's defaults. */
  readonly pointsPerRequest: number
  /** Points farther apart than this are never in one request, because the engine would reject all of it. */
  readonly maxApartM: number
  request(points: readonly Point[]): RoadRequest
  /** @throws RoadEngineError unless it is a table of that many points */
  read(json: unknown, points: readonly Point[]): RoadTable
}

export interface RoadRequest {
  /** Appended to the engine's URL, with its query. */
  readonly path: string
  /** JSON to POST; null for GET. */
  readonly body: string | null
}

export type RoadFault = 'timeout' | 'unavailable' | 'refused' | 'bad_answer'

/** Why there is no answer. Contains no credentials, so it may be logged. */
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
