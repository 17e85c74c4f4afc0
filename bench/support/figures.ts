import { availableParallelism, cpus, loadavg } from 'node:os'

/** The median; the mean of the two middle values of an even count. Throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const high = sorted[middle]
  if (high === undefined) throw new Error('there is no median of nothing')
  return sorted.length % 2 === 1 ? high : (high + sorted[middle - 1]!) / 2
}

/** The smallest value that is at least as large as the share `q` (0…1) of the values. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))
  const value = sorted[at]
  if (value === undefined) throw new Error('there is no quantile of nothing')
  return value
}

export function rounded(value: number, digits = 0): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}

/** The environment of a measurement, stored with its figures. */
export function describeMachine() {
  const [oneMinute = 0] = loadavg()
  return {
    date: new Date().toISOString(),
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    load_at_start: rounded(oneMinute, 1),
  }
}
