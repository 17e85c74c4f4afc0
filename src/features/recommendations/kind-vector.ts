/** Weights by key of the vocabulary, of unit length. */
export type KindVector = ReadonlyMap<string, number>

/** Unit length; undefined if nothing is in it. */
export function unitVector(weights: ReadonlyMap<string, number>): KindVector | undefined {
  const length = Math.hypot(...weights.values())
  return length === 0 ? undefined : new Map([...weights].map(([key, weight]) => [key, weight / length]))
}

export function addVector(sum: Map<string, number>, vector: KindVector, factor: number): void {
  for (const [key, weight] of vector) sum.set(key, (sum.get(key) ?? 0) + factor * weight)
}

/** The cosine of the angle between two unit vectors: 0 for nothing in common, 1 for the same. */
export function cosine(a: KindVector, b: KindVector): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [key, weight] of few) sum += weight * (many.get(key) ?? 0)
  return sum
}
