/**
 * What thousands of patterns need of the letters of a text, one after the other in one array: most of them are looked at
 * for each text, and lists of lists lie far from each other in memory, which takes longer than to look.
 */
let kept = new Int32Array(2 ** 16)
/** Place 0 is of those that need nothing. */
let used = 1

/** Of each list of triggers a text must have one. Gives the place by which `meets` knows them. */
export function keepNeeds(needs: readonly (readonly number[])[]): number {
  if (needs.length === 0) return NOTHING
  const place = used
  const room = needs.reduce((sum, triggers) => sum + 1 + triggers.length, 1)
  while (place + room > kept.length) kept = grown(kept)
  kept[used++] = needs.length
  for (const triggers of needs) {
    kept[used++] = triggers.length
    for (const trigger of triggers) kept[used++] = trigger
  }
  return place
}

export const NOTHING = 0

/** Whether a text with these letters has what was kept at a place. */
export function meets(present: Uint8Array, place: number): boolean {
  if (place === NOTHING) return true
  let at = place
  for (let left = kept[at++] as number; left > 0; left--) {
    const end = at + 1 + (kept[at] as number)
    let isMet = false
    for (let next = at + 1; next < end && !isMet; next++) {
      const trigger = kept[next] as number
      isMet = (((present[trigger >> 3] as number) >> (trigger & 7)) & 1) === 1
    }
    if (!isMet) return false
    at = end
  }
  return true
}

/** Twice as long. */
export function grown(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * array.length)
  longer.set(array)
  return longer
}
