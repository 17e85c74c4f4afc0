import type { Language } from '../../../platform/language.ts'
import type { Stop } from '../trip-day-schema.ts'
import type { Trip } from '../trip-schema.ts'
import { dayPath } from './day-path.ts'
import { printable } from './plain-text.ts'
import { stopTitle } from './stop-title.ts'

/** A trip as GPX 1.1: a waypoint for each stop with a place and for each base, and a route for each day. */
export function tripGpx(trip: Trip, language: Language): string {
  const { days, name, introduction, provenance } = trip
  const credits = provenance.attribution.join('; ')
  const stops = days.flatMap(({ date, stops }) =>
    stops.flatMap((stop) => (stop.place ? [waypoint(stop, stop.place, date, language)] : [])),
  )
  const bases = new Map(
    days.flatMap(({ base }) => (base ? [[`${base.latitude} ${base.longitude}`, base] as const] : [])),
  )
  const routes = days.map(({ day, summary }, index) => {
    const points = dayPath(trip, index).map((point) => `<rtept ${at(point)}>${element('name', point.name)}</rtept>`)
    return `<rte>${element('name', dayName(day, language))}${element('desc', summary)}<number>${day}</number>${points.join('')}</rte>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Tiao" xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">',
    `<metadata>${element('name', name)}${element('desc', introduction)}${credits === '' ? '' : `<copyright author="${escaped(credits)}"/>`}</metadata>`,
    ...stops,
    ...[...bases.values()].map((base) => `<wpt ${at(base)}>${element('name', base.name)}<type>night</type></wpt>`),
    ...routes,
    '</gpx>',
    '',
  ].join('\n')
}

/** The schema fixes the order of the elements. */
function waypoint(stop: Stop, place: NonNullable<Stop['place']>, date: string | undefined, language: Language): string {
  const time = date === undefined ? '' : element('time', new Date(`${date}T${stop.arrive}:00+07:00`).toISOString())
  const note = stop.note === undefined ? '' : element('desc', stop.note)
  return `<wpt ${at(place)}>${time}${element('name', stopTitle(stop, language))}${note}${element('type', place.category ?? stop.kind)}</wpt>`
}

function dayName(day: number, language: Language): string {
  return language === 'th' ? `วันที่ ${day}` : `Day ${day}`
}

function at({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string {
  return `lat="${latitude}" lon="${longitude}"`
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return printable(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
