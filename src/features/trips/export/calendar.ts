import type { Language } from '../../../platform/language.ts'
import { addDays, type IsoDate } from '../../../world/calendar.ts'
import type { Stop, TripDay } from '../trip-day-schema.ts'
import type { Trip } from '../trip-schema.ts'
import { foldLines, textValue } from './content-line.ts'
import { stopTitle } from './stop-title.ts'

const ZONE = 'Asia/Bangkok'
/** Thailand has kept this offset since 1920. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'TZNAME:+07',
  'END:STANDARD',
  'END:VTIMEZONE',
]
/** An alarm rings this long before it is time to leave for a stop. */
const READY_MINUTES = 10

const TEXTS = {
  th: {
    day: (name: string, day: number) => `${name} · วันที่ ${day}`,
    leave: (title: string) => `อีก ${READY_MINUTES} นาทีออกเดินทางไป “${title}”`,
  },
  en: {
    day: (name: string, day: number) => `${name} · Day ${day}`,
    leave: (title: string) => `Leave for “${title}” in ${READY_MINUTES} minutes`,
  },
}

/**
 * A trip with dates as an iCalendar file (RFC 5545): an all-day event for each day, which says where its night is spent, and
 * an event with an alarm for each stop. UIDs stay the same and SEQUENCE grows with the version, so that importing the trip
 * again updates the events.
 */
export function tripCalendar(trip: Trip, { language, updatedAt }: { language: Language; updatedAt: Date }): string {
  const revision = [`DTSTAMP:${utc(updatedAt)}`, `LAST-MODIFIED:${utc(updatedAt)}`, `SEQUENCE:${trip.version}`]
  const events = trip.days.flatMap((day) => {
    const { date } = day
    if (date === undefined) throw new Error('a trip without dates has no calendar')
    return [
      event(`${trip.trip_id}/day-${day.day}`, [...revision, ...dayLines(trip, day, date, language)]),
      ...day.stops.map((stop) =>
        event(`${trip.trip_id}/${stop.stop_id}`, [...revision, ...stopLines(stop, date, language)]),
      ),
    ]
  })
  return foldLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Tiao//Trips//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${textValue(trip.name)}`,
    `X-WR-CALNAME:${textValue(trip.name)}`,
    `X-WR-TIMEZONE:${ZONE}`,
    ...TIME_ZONE,
    ...events.flat(),
    'END:VCALENDAR',
  ])
}

function event(uid: string, lines: readonly string[]): string[] {
  return ['BEGIN:VEVENT', `UID:${textValue(uid)}`, ...lines, 'END:VEVENT']
}

function dayLines(trip: Trip, { day, summary, base }: TripDay, date: IsoDate, language: Language): string[] {
  return [
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${textValue(TEXTS[language].day(trip.name, day))}`,
    `DESCRIPTION:${textValue(summary)}`,
    ...(base ? [`LOCATION:${textValue(base.name)}`, `GEO:${base.latitude};${base.longitude}`] : []),
    // Does not make the traveller busy for the whole day.
    'TRANSP:TRANSPARENT',
  ]
}

function stopLines(stop: Stop, date: IsoDate, language: Language): string[] {
  const { place, note, kind, travel } = stop
  const title = stopTitle(stop, language)
  return [
    `DTSTART;TZID=${ZONE}:${local(date, stop.arrive)}`,
    // RFC 5545 forbids an event that ends when it starts.
    ...(stop.stay_minutes > 0 ? [`DTEND;TZID=${ZONE}:${local(date, stop.depart)}`] : []),
    `SUMMARY:${textValue(title)}`,
    ...(note !== undefined && note !== title ? [`DESCRIPTION:${textValue(note)}`] : []),
    ...(place
      ? [`LOCATION:${textValue(`${place.place_name}, ${place.province}`)}`, `GEO:${place.latitude};${place.longitude}`]
      : []),
    ...(kind === 'rest' ? [] : alarm(TEXTS[language].leave(title), (travel?.minutes ?? 0) + READY_MINUTES)),
  ]
}

function alarm(text: string, minutes: number): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${textValue(text)}`, `TRIGGER:-PT${minutes}M`, 'END:VALARM']
}

function compact(date: IsoDate): string {
  return date.replaceAll('-', '')
}

/** A clock time of a day in Bangkok; 24:00 is the midnight that ends it. */
function local(date: IsoDate, clock: string): string {
  return clock === '24:00' ? `${compact(addDays(date, 1))}T000000` : `${compact(date)}T${clock.replace(':', '')}00`
}

function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}
