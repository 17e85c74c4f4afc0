import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_LIMIT, type Orienteering } from './orienteering.ts'
import { TypeCounts } from './type-counts.ts'

const TOURS = 2
const returns = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 3 })
const most = fc.constantFrom(0, 1, 2, NO_LIMIT)
const typesArbitrary = fc.array(
  fc.record({ onTour: fc.tuple(most, most), inTotal: most, tourReturns: returns, totalReturns: returns }),
  { minLength: 1, maxLength: 70 },
)
type Type = typeof typesArbitrary extends fc.Arbitrary<(infer T)[]> ? T : never

function problemOf(types: readonly Type[], typesOfNode: readonly (readonly number[])[]): Orienteering {
  const listed = (lists: readonly (readonly number[])[]) => ({
    at: Int32Array.from([0, ...lists.map((_, i) => lists.slice(0, i + 1).flat().length)]),
    value: Float64Array.from(lists.flat()),
  })
  const { at, value } = listed(typesOfNode)
  const counted: Partial<Orienteering> = {
    nodes: typesOfNode.length,
    tours: TOURS,
    typeAt: at,
    typeOf: Int32Array.from(value),
    limitTour: Int32Array.from([0, 1].flatMap((tour) => types.map(({ onTour }) => onTour[tour]!))),
    limitTotal: Int32Array.from(types, ({ inTotal }) => inTotal),
    tourReturns: listed(types.map(({ tourReturns }) => tourReturns)),
    totalReturns: listed(types.map(({ totalReturns }) => totalReturns)),
  }
  return counted as Orienteering
}

describe('counts of types', () => {
  // More types than bits of a word; nodes that count twice for one of them.
  const cases = fc.record({ types: typesArbitrary }).chain(({ types }) => {
    const type = fc.nat(types.length - 1)
    const node = fc.array(type, { maxLength: 6 }).map((list) => list.sort((a, b) => a - b))
    return fc.record({
      types: fc.constant(types),
      nodes: fc.array(node, { minLength: 1, maxLength: 12 }),
      tours: fc.array(fc.constantFrom(0, 1), { minLength: 12, maxLength: 12 }),
    })
  })

  test('know room and gain as if they counted all nodes anew, also as a copy and after nodes are taken back', () => {
    fc.assert(
      fc.property(cases, ({ types, nodes, tours }) => {
        const problem = problemOf(types, nodes)
        const counts = new TypeCounts(problem)
        const earned = nodes.map((_, node) => counts.add(node, tours[node]!))
        const copy = new TypeCounts(problem)
        copy.copy(counts)
        const last = nodes.length - 1
        expect(copy.remove(last, tours[last]!)).toBeCloseTo(earned[last]!)

        const others = nodes.slice(0, last)
        const countOf = (type: number, tour?: number) =>
          others
            .flatMap((list, node) => (tour === undefined || tours[node] === tour ? list : []))
            .filter((of) => of === type).length
        const earns = (list: readonly number[], nth: number) => list[Math.min(nth, list.length - 1)] ?? 0
        const own = nodes[last]!
        for (let tour = 0; tour < TOURS; tour++) {
          const hasRoom = own.every(
            (type) => countOf(type) < types[type]!.inTotal && countOf(type, tour) < types[type]!.onTour[tour]!,
          )
          expect(copy.hasRoom(last, tour)).toBe(hasRoom)
          const gains = own.map((type, i) => {
            const again = own.slice(0, i).filter((of) => of === type).length
            return {
              total: earns(types[type]!.totalReturns, countOf(type) + again),
              tour: earns(types[type]!.tourReturns, countOf(type, tour) + again),
            }
          })
          expect(copy.gain(last)).toBe(gains.reduce((sum, { total }) => sum + total, 0))
          expect(copy.tourGain(last, tour)).toBe(gains.reduce((sum, each) => sum + each.tour, 0))
        }
      }),
    )
  })
})
