import type { TripDay, TripPreview } from '../features/trips/public.ts'
import { createTable, say } from './terminal.ts'

/** A trip as one reads it: a heading, a table for each day, and what to know. */
export function tripText(trip: TripPreview): string {
  const lines = ['', trip.name, trip.introduction, '']
  for (const day of trip.days) lines.push(dayText(day), '')
  const { cost, other_cost: other, metres, minutes_travel: minutes } = trip.totals
  lines.push(
    `Σ ${cost.toLocaleString('en')} ฿ (${other.toLocaleString('en')} ฿ food) · ${Math.round(metres / 1000)} km · ${Math.floor(minutes / 60)} h ${minutes % 60} min`,
  )
  for (const { text } of trip.assumed) lines.push(`+ ${text}`)
  for (const { wish, reason, suggestion } of trip.unmet)
    lines.push(`✗ ${wish}: ${reason}${suggestion ? ` (${suggestion})` : ''}`)
  for (const { text } of trip.warnings) lines.push(`! ${text}`)
  const isUnknown = trip.days.some(({ stops }) => stops.some(hasUnknownHours))
  if (isUnknown) lines.push(say('? opening hours are unknown: ask before you go', '? ไม่ทราบเวลาเปิดปิด ควรสอบถามก่อนไป'))
  return lines.join('\n')
}

function dayText(day: TripDay): string {
  const table = createTable({
    head: ['', '', '', '฿'],
    wordWrap: true,
    colWidths: [13, 18, 52, 8],
  })
  for (const stop of day.stops) {
    const way = stop.travel ? `${stop.travel.mode} ${stop.travel.minutes} min` : ''
    const what = [stop.place?.place_name, stop.note].filter(Boolean).join(' · ')
    table.push([
      `${stop.arrive}–${stop.depart}`,
      way,
      `${what}${hasUnknownHours(stop) ? ' ?' : ''}`,
      stop.cost ? stop.cost.toLocaleString('en') : '',
    ])
  }
  return `${day.day}. ${day.date ?? ''} ${day.base ? `🌙 ${day.base.name}` : ''}\n${table.toString()}`
}

function hasUnknownHours({ opening, place_id: placeId }: TripDay['stops'][number]): boolean {
  return opening === 'unknown' && Boolean(placeId)
}
