/** Options by number, with the highest value on top. */
export class OptionHeap {
  readonly value: Float64Array
  size = 0
  private readonly heap: Int32Array

  constructor(most: number) {
    this.value = new Float64Array(most)
    this.heap = new Int32Array(most)
  }

  /** Fills the heap with the options 0 … count - 1, whose values are set. */
  fill(count: number): void {
    this.size = count
    for (let i = 0; i < count; i++) this.heap[i] = i
    for (let i = (count >> 1) - 1; i >= 0; i--) this.sink(i)
  }

  top(): number {
    return this.heap[0]!
  }

  dropTop(): void {
    this.size--
    this.heap[0] = this.heap[this.size]!
    this.sink(0)
  }

  /** Call after decreasing the value of the top option. */
  sinkTop(): void {
    this.sink(0)
  }

  private sink(from: number): void {
    const { heap, value, size } = this
    const option = heap[from]!
    const own = value[option]!
    let at = from
    for (;;) {
      let child = 2 * at + 1
      if (child >= size) break
      if (child + 1 < size && value[heap[child + 1]!]! > value[heap[child]!]!) child++
      if (value[heap[child]!]! <= own) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = option
  }
}
