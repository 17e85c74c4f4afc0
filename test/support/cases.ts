const PERCENT = Number(process.env['PROPERTY_RUNS'] ?? 25)

/** How many cases of a property to try: of `all`, the share that PROPERTY_RUNS says in percent; `.ci/run` tries all. */
export function cases(all: number): number {
  return Math.ceil((all * PERCENT) / 100)
}

/** The same share of a list, evenly from its beginning to its end. */
export function someOf<T>(all: readonly T[]): readonly T[] {
  const wanted = cases(all.length)
  return all.filter((_, at) => Math.floor(((at + 1) * wanted) / all.length) > Math.floor((at * wanted) / all.length))
}
