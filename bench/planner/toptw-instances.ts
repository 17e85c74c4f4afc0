import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NO_LIMIT, type Orienteering } from '../../src/planner/engine/orienteering.ts'

type Window = readonly [open: number, close: number]

interface InstanceNode {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly service: number
  readonly score: number
  readonly open?: number
  readonly close?: number
  readonly windowsByTour?: readonly (readonly Window[])[]
  readonly fee?: number
  readonly types?: readonly number[]
}

/** An instance from the literature in JSON. */
export interface Instance {
  readonly name: string
  readonly distance: 'euclid-trunc1' | 'euclid-trunc2'
  readonly tours?: number
  readonly budget?: number
  readonly maxType?: readonly number[]
  readonly depot: { readonly x: number; readonly y: number; readonly open: number; readonly close: number }
  readonly nodes: readonly InstanceNode[]
}

export function readInstances(folder: string): Instance[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Instance)
}

/** An instance for m tours. Times are whole ticks (a tenth or a hundredth), distances truncated to ticks. */
export function toOrienteering(instance: Instance, m: number): Orienteering {
  const { depot, nodes } = instance
  const ticks = instance.distance === 'euclid-trunc1' ? 10 : 100
  const tick = (time: number) => Math.round(time * ticks)
  const locations = nodes.length + 1
  const points = [...nodes, depot]
  const travel = new Int32Array(locations * locations)
  points.forEach((a, i) => {
    points.forEach((b, j) => {
      travel[i * locations + j] = truncated(a, b, ticks)
    })
  })
  const windowAt = new Int32Array(nodes.length * m + 1)
  const windows: (readonly [number, number])[] = []
  nodes.forEach((node, k) => {
    for (let tour = 0; tour < m; tour++) {
      const open = node.windowsByTour ? (node.windowsByTour[tour] ?? []) : [[node.open ?? 0, node.close ?? 0] as const]
      for (const [from, to] of open) if (to >= from) windows.push([tick(from), tick(to)])
      windowAt[k * m + tour + 1] = windows.length
    }
  })
  const types = nodes.map((node) => (node.types ?? []).flatMap((has, type) => (has ? [type] : [])))
  const limitTotal = Int32Array.from(instance.maxType ?? [])
  return {
    nodes: nodes.length,
    tours: m,
    locations,
    travel,
    locationOf: Int32Array.from(nodes.keys()),
    service: Int32Array.from(nodes, (node) => tick(node.service)),
    score: Float64Array.from(nodes, (node) => node.score),
    // The initial temperature is then half the largest score.
    goodScore: (5 / 6) * nodes.reduce((most, { score }) => Math.max(most, score), 0),
    cost: Float64Array.from(nodes, (node) => node.fee ?? 0),
    budget: instance.budget ?? Number.POSITIVE_INFINITY,
    startLocation: new Int32Array(m).fill(nodes.length),
    endLocation: new Int32Array(m).fill(nodes.length),
    startTime: new Int32Array(m).fill(tick(depot.open)),
    endTime: new Int32Array(m).fill(tick(depot.close)),
    windowAt,
    windowOpen: Int32Array.from(windows, ([open]) => open),
    windowLast: Int32Array.from(windows, ([, close]) => close),
    typeAt: Int32Array.from([0, ...cumulate(types.map((list) => list.length))]),
    typeOf: Int32Array.from(types.flat()),
    limitTour: new Int32Array(limitTotal.length * m).fill(NO_LIMIT),
    limitTotal,
    tourReturns: { at: new Int32Array(limitTotal.length + 1), value: new Float64Array(0) },
    totalReturns: { at: new Int32Array(limitTotal.length + 1), value: new Float64Array(0) },
    arcCost: null,
  }
}

/** Truncated, not rounded; exact, in thousandths of a coordinate. */
function truncated(a: { x: number; y: number }, b: { x: number; y: number }, ticks: number): number {
  const dx = Math.round((a.x - b.x) * 1000)
  const dy = Math.round((a.y - b.y) * 1000)
  const square = ((dx * dx + dy * dy) * ticks * ticks) / 1_000_000
  let root = Math.floor(Math.sqrt(square))
  while (root * root > square) root--
  while ((root + 1) * (root + 1) <= square) root++
  return root
}

function cumulate(counts: readonly number[]): number[] {
  let sum = 0
  return counts.map((count) => (sum += count))
}
