import { NO_LIMIT, type Orienteering } from './orienteering.ts'

/** Types of one sort by node: those of node `n` are `of[at[n]]` up to `of[at[n + 1]]`. */
export interface TypeList {
  readonly at: Int32Array
  readonly of: Int32Array
}

/** Most types have either limits or returns: an insertion is not tried against those that it cannot meet. */
interface TypeLists {
  readonly limited: TypeList
  readonly withTotalReturns: TypeList
  readonly withTourReturns: TypeList
}

const lists = new WeakMap<Orienteering, TypeLists>()

export function typeListsOf(problem: Orienteering): TypeLists {
  let known = lists.get(problem)
  if (!known) {
    const { limitTour, limitTotal, totalReturns, tourReturns } = problem
    const limited = Array.from(limitTotal, (most) => most < NO_LIMIT)
    limitTour.forEach((most, at) => {
      if (most < NO_LIMIT) limited[at % limitTotal.length] = true
    })
    known = {
      limited: listTypes(problem, (type) => limited[type]!),
      withTotalReturns: listTypes(problem, (type) => totalReturns.at[type]! < totalReturns.at[type + 1]!),
      withTourReturns: listTypes(problem, (type) => tourReturns.at[type]! < tourReturns.at[type + 1]!),
    }
    lists.set(problem, known)
  }
  return known
}

function listTypes({ nodes, typeAt, typeOf }: Orienteering, isMeant: (type: number) => boolean): TypeList {
  const at = new Int32Array(nodes + 1)
  const of: number[] = []
  for (let node = 0; node < nodes; node++) {
    for (let i = typeAt[node]!; i < typeAt[node + 1]!; i++) if (isMeant(typeOf[i]!)) of.push(typeOf[i]!)
    at[node + 1] = of.length
  }
  return { at, of: Int32Array.from(of) }
}
