import type { Changes, Trip } from './plan-types.ts'

/**
 * The difference of two plans that share no stops, by their places: planning again from the prompt makes new stops.
 */
export function compareTrips(before: Trip, after: Trip): Changes {
  const [old, now] = [placesOf(before), placesOf(after)]
  const common = [...now].flatMap(([placeId, at]) => {
    const was = old.get(placeId)
    return was ? [{ stop_id: at.stop_id, place_id: placeId, before: was.time, after: at.time }] : []
  })
  return {
    fields: [],
    moved: common.filter((each) => each.before.day !== each.after.day),
    retimed: common.filter((each) => each.before.day === each.after.day && each.before.arrive !== each.after.arrive),
    added: [...now].flatMap(([placeId, at]) =>
      old.has(placeId) ? [] : [{ stop_id: at.stop_id, place_id: placeId, after: at.time }],
    ),
    removed: [...old].flatMap(([placeId, was]) =>
      now.has(placeId) ? [] : [{ stop_id: was.stop_id, place_id: placeId, before: was.time, unscheduled: false }],
    ),
    unscheduled: [],
  }
}

function placesOf({ days }: Trip) {
  return new Map(
    days.flatMap(({ day, stops }) =>
      stops.flatMap(({ place_id: placeId, stop_id, arrive, depart }, index) =>
        placeId === undefined
          ? []
          : [[placeId, { stop_id, time: { day, position: index + 1, arrive, depart } }] as const],
      ),
    ),
  )
}
