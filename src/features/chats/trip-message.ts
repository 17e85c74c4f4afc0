import type { ChatCard, ChatLink, ChatMessage } from '../../platform/chat/chat.ts'
import type { Language } from '../../platform/language.ts'
import type { Stop, TripDay } from '../trips/public.ts'
import { dateText, durationText, MODES, TEXTS } from './chat-texts.ts'
import type { GroupTrip } from './group-trip.ts'

/** Google accepts nine waypoints between start and end. */
const MAX_WAYPOINTS = 9

export function textMessage(text: string): ChatMessage {
  return { text, cards: [] }
}

/** The whole trip: a card for each day. */
export function tripMessage(trip: GroupTrip, text: string, language: Language): ChatMessage {
  return { text, cards: trip.days.map((day) => dayCard(trip, day, language, null)) }
}

/** One day; `note` says what is next. */
export function dayMessage(
  trip: GroupTrip,
  day: TripDay,
  { text, note, language }: { readonly text: string; readonly note: string | null; readonly language: Language },
): ChatMessage {
  return { text, cards: [dayCard(trip, day, language, note)] }
}

/** One stop, as a reminder shows it. */
export function stopMessage(stop: Stop, text: string, language: Language): ChatMessage {
  const url = mapUrl(stop)
  const link = url === null ? null : { label: TEXTS[language].map, url }
  return { text, cards: [{ title: text, subtitle: null, lines: [lineOf(stop, language)], note: null, link }] }
}

export function stopName({ place, note }: Stop, language: Language): string {
  return place?.place_name ?? note ?? TEXTS[language].free
}

function dayCard(trip: GroupTrip, day: TripDay, language: Language, note: string | null): ChatCard {
  const texts = TEXTS[language]
  const title = trip.number_of_days === 1 ? trip.name : `${texts.day(day.day)} · ${trip.name}`
  return {
    title,
    subtitle:
      [day.date && dateText(day.date, language), day.base && texts.night(day.base.name)].filter(Boolean).join(' · ') ||
      null,
    lines: day.stops.map((stop) => lineOf(stop, language)),
    note: note ?? (day.stops.length === 0 ? texts.emptyDay : null),
    link: dayLink(day, language),
  }
}

function lineOf(stop: Stop, language: Language): ChatCard['lines'][number] {
  const { travel } = stop
  const way = travel && `${MODES[travel.mode][language]} ${durationText(travel.minutes, language)}`
  return {
    time: stop.arrive,
    text: stopName(stop, language),
    detail: [way, TEXTS[language].stay(stop.stay_minutes)].filter(Boolean).join(' · '),
    url: mapUrl(stop),
  }
}

function mapUrl({ place }: Stop): string | null {
  return place ? `https://www.google.com/maps/search/?api=1&query=${place.latitude},${place.longitude}` : null
}

/** Directions through the stops of a day. */
function dayLink({ stops }: TripDay, language: Language): ChatLink | null {
  const points = stops.flatMap(({ place }) => (place ? [`${place.latitude},${place.longitude}`] : []))
  const [destination] = points.slice(-1)
  if (destination === undefined) return null
  const waypoints = points.slice(0, -1).slice(0, MAX_WAYPOINTS)
  const url = new URL('https://www.google.com/maps/dir/?api=1')
  url.searchParams.set('destination', destination)
  if (waypoints.length > 0) url.searchParams.set('waypoints', waypoints.join('|'))
  return { label: TEXTS[language].map, url: url.href }
}
