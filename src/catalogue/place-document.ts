import type { Static } from 'typebox'
import type { Language } from '../platform/language.ts'
import { formatClock, WEEKDAYS } from '../world/hours.ts'
import type { Province } from '../world/region.ts'
import type { Concept } from '../world/vocabulary.ts'
import { goodToKnow } from './good-to-know.ts'
import type { PlaceSchema } from './place-schema.ts'
import type { PlaceRow, StoredHours } from './place-table.ts'

/** A Place without the members that depend on the time or the caller. */
export type PlaceDocument = Omit<Static<typeof PlaceSchema>, 'open_now' | 'open_at' | 'distance'>

const CHECK_FIRST = {
  th: 'ข้อมูลจาก {source} ควรตรวจสอบเวลาและค่าเข้าชมก่อนเดินทาง',
  en: 'Source: {source}. Check hours and fees before you go.',
}
const CLOSED = { th: 'ปิด', en: 'Closed' }

/** A place in one language. Each text falls back to the other language on its own. */
export function placeDocument(
  row: PlaceRow,
  popularity: number,
  province: Province | undefined,
  concepts: ReadonlyMap<string, Concept>,
  language: Language,
): PlaceDocument {
  const concept = row.category === null ? undefined : concepts.get(row.category)
  const pick = (th: string | null, en: string | null) => (language === 'th' ? (th ?? en) : (en ?? th))
  const texts = {
    introduction: pick(row.introduction_th, row.introduction_en),
    place_detail: pick(row.detail_th, row.detail_en),
    thumbnail_url: row.thumbnail_url ?? row.images[0] ?? null,
    destination: pick(row.destination_th, row.destination_en) ?? (province && pick(province.nameTh, province.nameEn)),
    category: row.category,
    category_name: concept && (language === 'th' ? concept.nameTh : concept.nameEn),
    visit_minutes: row.visit_minutes,
    price_per_person: row.price_per_person,
    part_of: row.part_of,
    licence: row.licence,
    payment_methods: row.payment_methods,
  }
  return {
    place_id: row.place_id,
    place_name: pick(row.name_th, row.name_en) ?? row.place_id,
    latitude: row.latitude,
    longitude: row.longitude,
    ...(known(texts) as Partial<PlaceDocument>),
    tags: row.tags,
    tag_names: row.tags.map((tag) => {
      const named = concepts.get(tag)
      return (named && pick(named.nameTh, named.nameEn)) ?? tag
    }),
    fee: row.fee ?? { thai_adult: null, thai_child: null, foreigner_adult: null, foreigner_child: null },
    target: row.targets.length > 0 ? row.targets : null,
    address: known({
      address: pick(row.address_th, row.address_en),
      sub_district: pick(row.sub_district_th, row.sub_district_en),
      district: pick(row.district_th, row.district_en),
      province: province && pick(province.nameTh, province.nameEn),
      province_code: row.province_code,
      postal_code: row.postal_code,
    }),
    contact: { phone: row.phones, mobile: row.mobiles, email: row.emails, urls: row.urls },
    images: row.images.length > 0 ? row.images : null,
    opening_hours: openingHours(
      row.opening_hours,
      pick(row.special_close_text_th, row.special_close_text_en),
      language,
    ),
    hours_basis: row.hours_basis ?? (concept?.usualHours ? 'usual' : null),
    best_times: row.best_times,
    ...(row.guide && { good_to_know: goodToKnow(row.guide, language) }),
    sub_category: row.sub_categories,
    sync_at: row.synced_at.toISOString(),
    category_code: row.category_code,
    facilities: row.facilities.map((pair) => [...pair]),
    aliases: row.aliases,
    business_status: row.business_status,
    popularity: Math.round(popularity * 1000) / 1000,
    source: row.source,
    attribution: CHECK_FIRST[language].replace('{source}', row.licence ? `${row.source} (${row.licence})` : row.source),
  }
}

function openingHours(
  stored: StoredHours | null,
  special: string | null,
  language: Language,
): PlaceDocument['opening_hours'] {
  const days = WEEKDAYS.map((day) => {
    if (stored === null) return [day, { hasTime: false, open: '', close: '', string_time: '' }] as const
    const intervals = stored[day] ?? []
    if (intervals.length === 0)
      return [day, { hasTime: false, open: '', close: '', string_time: CLOSED[language] }] as const
    const [first] = intervals
    const last = intervals.reduce((latest, interval) => (interval[1] > latest[1] ? interval : latest))
    return [
      day,
      {
        hasTime: true,
        open: formatClock(first![0]),
        close: closing(last[1]),
        string_time: intervals.map(([open, close]) => `${formatClock(open)}-${closing(close)}`).join(', '),
      },
    ] as const
  })
  return {
    ...(Object.fromEntries(days) as Omit<PlaceDocument['opening_hours'], 'special_close_text'>),
    special_close_text: special,
  }
}

function closing(minutes: number): string {
  return minutes === 1440 ? '24:00' : formatClock(minutes)
}

/** Drops members without a value. */
function known<T extends object>(members: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
}
