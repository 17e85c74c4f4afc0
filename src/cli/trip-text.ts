import type { TripDay, TripPreview } from '../features/trips/public.ts'
import { createTable, say } from './terminal.ts'

/** A trip as text: a heading, a table for each day, and notes. */
export function tripText(trip: TripPreview): string {
  const lines = ['', trip.name, trip.introduction, '']
  for (const day of trip.days) lines.push(dayText(day), '')
  const { cost, metres, minutes_travel: minutes } = trip.totals
  const km = Math.round(metres / 1000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  lines.push(
    say(
      `Total ${baht(cost)}${costParts(trip)} · ${km} km · ${hours} h ${rest} min`,
      `ยอดรวม ${baht(cost)}${costParts(trip)} · ${km} กม. · เดินทาง ${hours} ชม. ${rest} นาที`,
    ),
  )
  for (const { text } of trip.assumed) lines.push(`+ ${text}`)
  for (const { wish, reason, suggestion } of trip.unmet)
    lines.push(`✗ ${reason.includes(wish) ? '' : `${wish}: `}${reason}${suggestion ? ` (${suggestion})` : ''}`)
  for (const { text } of trip.warnings) lines.push(`! ${text}`)
  const isUnknown = trip.days.some(({ stops }) => stops.some(hasUnknownHours))
  if (isUnknown) lines.push(say('? opening hours unknown: check before you go', '? ยังไม่มีข้อมูลเวลาเปิด-ปิด อย่าลืมเช็กก่อนไป'))
  return lines.join('\n')
}

/** The parts of the total; the rest are the cheapest rooms. */
function costParts({ cost_estimate: estimate }: TripPreview): string {
  if (!estimate) return ''
  const { entries, experiences, meals, transport, total } = estimate
  const rooms = total.from - entries - experiences - meals - transport
  const [a, b, c, d] = [entries + experiences, meals, transport, rooms].map(baht)
  return say(
    ` (entries and tours ${a}, meals ${b}, transport ${c}, rooms from ${d})`,
    ` (ค่าเข้าและทัวร์ ${a} อาหาร ${b} เดินทาง ${c} ห้องพักเริ่มต้น ${d})`,
  )
}

function dayText(day: TripDay): string {
  const table = createTable({
    head: ['', '', '', '฿'],
    wordWrap: true,
    colWidths: [13, 18, 52, 8],
  })
  for (const stop of day.stops) {
    const way = stop.travel ? travelText(stop.travel) : ''
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

const MODES = {
  walk: { th: 'เดิน', en: 'walk' },
  drive: { th: 'ขับรถ', en: 'drive' },
  public: { th: 'ขนส่งสาธารณะ', en: 'public transport' },
  charter: { th: 'เหมารถ', en: 'hired car with driver' },
  ferry: { th: 'เรือเฟอร์รี่', en: 'ferry' },
  boat: { th: 'เรือหางยาวหรือเรือเล็ก', en: 'longtail or small boat' },
  train: { th: 'รถไฟ', en: 'train' },
  flight: { th: 'เครื่องบิน', en: 'flight' },
} as const

function travelText({ mode, minutes }: NonNullable<TripDay['stops'][number]['travel']>): string {
  const { th, en } = MODES[mode]
  return say(`${en} ${minutes} min`, `${th} ${minutes} นาที`)
}

function baht(amount: number): string {
  return `${amount.toLocaleString('en')} ฿`
}

function hasUnknownHours({ opening, place_id: placeId }: TripDay['stops'][number]): boolean {
  return opening === 'unknown' && Boolean(placeId)
}
