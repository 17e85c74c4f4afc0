import { crosses, type Point } from './point.ts'

/** The Chao Phraya through the middle of Bangkok, along its middle, accurate to about 100 m. */
const CHAO_PHRAYA: readonly (readonly [latitude: number, longitude: number])[] = [
  [13.79, 100.515],
  [13.777, 100.502],
  [13.769, 100.4965],
  [13.7617, 100.4895],
  [13.756, 100.4875],
  [13.7525, 100.4878],
  [13.746, 100.4897],
  [13.741, 100.4915],
  [13.7392, 100.4975],
  [13.737, 100.5045],
  [13.7315, 100.512],
  [13.7265, 100.5122],
  [13.7185, 100.5125],
  [13.708, 100.508],
]

/** Whether people on foot would cross the river: they take one of its small ferries. */
export function isAcrossRiver(a: Point, b: Point): boolean {
  return CHAO_PHRAYA.some((bend, i) => {
    const before = CHAO_PHRAYA[i - 1]
    return before !== undefined && crosses(a, b, before, bend)
  })
}
