import { type GrowableNumbers, growableNumbers } from './growable-array.ts'

/** Lists of numbers in compressed sparse row form, one row per document, term or trigram: row i is `values[starts[i] … starts[i + 1])`. */
export interface CompressedRows {
  readonly starts: Uint32Array
  readonly values: Uint32Array
}

export function toCompressedRows(lists: readonly (readonly number[])[]): CompressedRows {
  const starts = new Uint32Array(lists.length + 1)
  for (let i = 0; i < lists.length; i++) starts[i + 1] = (starts[i] ?? 0) + (lists[i]?.length ?? 0)
  const values = new Uint32Array(starts[lists.length] ?? 0)
  for (let i = 0; i < lists.length; i++) values.set(lists[i] ?? [], starts[i] ?? 0)
  return { starts, values }
}

/** Row n of the result lists the rows that contain n, ascending. */
export function transpose(rows: CompressedRows, count: number): CompressedRows {
  const starts = new Uint32Array(count + 1)
  for (const value of rows.values) starts[value + 1] = (starts[value + 1] ?? 0) + 1
  for (let i = 0; i < count; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0)
  const next = starts.slice()
  const values = new Uint32Array(rows.values.length)
  for (let row = 0; row + 1 < rows.starts.length; row++) {
    for (let at = rows.starts[row] ?? 0; at < (rows.starts[row + 1] ?? 0); at++) {
      const value = rows.values[at] ?? 0
      const slot = next[value] ?? 0
      values[slot] = row
      next[value] = slot + 1
    }
  }
  return { starts, values }
}

/** Whether a number is among the ascending `values[from … to)`. */
export function contains(values: Uint32Array, from: number, to: number, doc: number): boolean {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? 0) < doc) low = middle + 1
    else high = middle
  }
  return low < to && values[low] === doc
}

/** Collects the distinct numbers of one row at a time. */
export interface RowWriter {
  add(value: number): void
  endRow(): void
  finish(): CompressedRows
}

export function createRowWriter(): RowWriter {
  const starts = growableNumbers()
  const values = growableNumbers()
  const lastRow: GrowableNumbers = growableNumbers()
  starts.push(0)
  let row = 1
  return {
    add(value) {
      while (lastRow.length <= value) lastRow.push(0)
      if (lastRow.at(value) === row) return
      lastRow.set(value, row)
      values.push(value)
    },
    endRow() {
      starts.push(values.length)
      row++
    },
    finish: () => ({ starts: starts.toArray(), values: values.toArray() }),
  }
}
