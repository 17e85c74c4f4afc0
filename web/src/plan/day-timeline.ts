import type { Day } from './plan-types.ts'

export type SegmentKind = 'travel' | 'visit' | 'meal' | 'free'

/** A part of a day's bar, in minutes of the day. */
export interface Segment {
  readonly kind: SegmentKind
  readonly from: number
  readonly to: number
}

/** What a day is made of, from its start to its end, without gaps. */
export function timelineOf({ start_time: start, end_time: end, stops, travel_back: back }: Day): readonly Segment[] {
  const segments: Segment[] = []
  let at = minuteOf(start)
  const add = (kind: SegmentKind, from: number, to: number) => {
    if (from > at) segments.push({ kind: 'free', from: at, to: from })
    if (to > Math.max(from, at)) segments.push({ kind, from: Math.max(from, at), to })
    at = Math.max(at, to)
  }
  for (const { arrive, depart, kind, travel } of stops) {
    const arrived = minuteOf(arrive)
    if (travel) add('travel', Math.max(at, arrived - travel.minutes), arrived)
    add(kind === 'meal' ? 'meal' : kind === 'rest' ? 'free' : 'visit', arrived, minuteOf(depart))
  }
  if (back) add('travel', at, at + back.minutes)
  const last = minuteOf(end)
  if (at < last) segments.push({ kind: 'free', from: at, to: last })
  return segments
}

/** Minutes of each kind. */
export function sumsOf(segments: readonly Segment[]): Readonly<Record<SegmentKind, number>> {
  const sums = { travel: 0, visit: 0, meal: 0, free: 0 }
  for (const { kind, from, to } of segments) sums[kind] += to - from
  return sums
}

export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
