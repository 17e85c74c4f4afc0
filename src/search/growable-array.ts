/** A typed array that grows by half: stores millions of numbers without a heap object each. */
export interface GrowableNumbers {
  readonly length: number
  push(value: number): void
  at(index: number): number
  set(index: number, value: number): void
  /** A copy without spare capacity. */
  toArray(): Uint32Array
}

export interface GrowableBytes {
  readonly length: number
  append(bytes: Uint8Array): void
  push(byte: number): void
  toArray(): Uint8Array
}

const FIRST_SIZE = 1024

export function growableNumbers(): GrowableNumbers {
  let values = new Uint32Array(FIRST_SIZE)
  let length = 0
  return {
    get length() {
      return length
    },
    push(value) {
      if (length === values.length) {
        const larger = new Uint32Array(length + (length >> 1))
        larger.set(values)
        values = larger
      }
      values[length++] = value
    },
    at: (index) => values[index] ?? 0,
    set(index, value) {
      values[index] = value
    },
    toArray: () => values.slice(0, length),
  }
}

export function growableBytes(): GrowableBytes {
  let bytes = new Uint8Array(FIRST_SIZE)
  let length = 0
  const reserve = (more: number): void => {
    if (length + more <= bytes.length) return
    const larger = new Uint8Array(Math.max(length + more, bytes.length + (bytes.length >> 1)))
    larger.set(bytes)
    bytes = larger
  }
  return {
    get length() {
      return length
    },
    append(part) {
      reserve(part.length)
      bytes.set(part, length)
      length += part.length
    },
    push(byte) {
      reserve(1)
      bytes[length++] = byte
    },
    toArray: () => bytes.slice(0, length),
  }
}
