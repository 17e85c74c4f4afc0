import type { Trip } from '../trip-schema.ts'

export interface DayPoint {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/** Where a day leads, in order: from where the night before was spent, by its stops, to where the next one is. Names no place twice in a row. */
export function dayPath({ days }: Trip, index: number): DayPoint[] {
  const day = days[index]
  const from = days[index - 1]?.base
  const stops = (day?.stops ?? []).flatMap(({ place }) =>
    place ? [{ name: place.place_name, latitude: place.latitude, longitude: place.longitude }] : [],
  )
  const points = [...(from ? [from] : []), ...stops, ...(day?.base ? [day.base] : [])]
  return points.filter(({ latitude, longitude }, at) => {
    const before = points[at - 1]
    return before?.latitude !== latitude || before.longitude !== longitude
  })
}
