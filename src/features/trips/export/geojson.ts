import type { Language } from '../../../platform/language.ts'
import type { TripDay } from '../trip-day-schema.ts'
import type { Trip } from '../trip-schema.ts'
import { type DayPoint, dayPath } from './day-path.ts'
import { stopTitle } from './stop-title.ts'

type Position = readonly [longitude: number, latitude: number]

/** A trip as GeoJSON (RFC 7946): a point for each stop with a place and for each night, and a line for the way of each day. */
export function tripGeoJson(trip: Trip, language: Language) {
  return {
    type: 'FeatureCollection',
    name: trip.name,
    attribution: trip.provenance.attribution,
    features: trip.days.flatMap((day, index) => [
      ...stopFeatures(day, language),
      ...nightFeatures(day),
      ...pathFeatures(day, dayPath(trip, index)),
    ]),
  }
}

function stopFeatures({ day, date, stops }: TripDay, language: Language) {
  return stops.flatMap((stop, index) => {
    const { place, stop_id, kind, arrive, depart, stay_minutes, note, cost } = stop
    if (!place) return []
    const properties = {
      name: stopTitle(stop, language),
      day,
      date,
      position: index + 1,
      stop_id,
      kind,
      place_id: place.place_id,
      category: place.category,
      province: place.province,
      arrive,
      depart,
      stay_minutes,
      note,
      cost,
    }
    return [feature(stop_id, { type: 'Point', coordinates: positionOf(place) }, properties)]
  })
}

function nightFeatures({ day, date, base }: TripDay) {
  if (!base) return []
  const properties = { name: base.name, day, date, kind: 'night' }
  return [feature(`night-${day}`, { type: 'Point', coordinates: positionOf(base) }, properties)]
}

/** A line has at least two positions. */
function pathFeatures({ day, date, summary }: TripDay, path: readonly DayPoint[]) {
  if (path.length < 2) return []
  const properties = { name: summary, day, date, kind: 'way' }
  return [feature(`way-${day}`, { type: 'LineString', coordinates: path.map(positionOf) }, properties)]
}

function feature(
  id: string,
  geometry: { readonly type: string; readonly coordinates: Position | readonly Position[] },
  properties: object,
) {
  return { type: 'Feature', id, geometry, properties }
}

function positionOf({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): Position {
  return [longitude, latitude]
}
