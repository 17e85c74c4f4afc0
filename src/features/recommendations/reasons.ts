import Type, { type Static } from 'typebox'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { named, OneOf } from '../../platform/http/schema-parts.ts'
import type { Language } from '../../platform/language.ts'
import { fillTexts, type Texts } from '../../platform/text-template.ts'
import { interestName } from '../activities/public.ts'
import { nameOf } from '../places/public.ts'
import type { RouteOrigin } from './rankable-route.ts'

/** Why a route is recommended. */
export type ReasonFact =
  | { readonly code: 'matches_interests'; readonly interests: readonly string[] }
  | { readonly code: 'near_favorite'; readonly placeId: string }
  | { readonly code: 'in_season'; readonly month: number }
  | { readonly code: 'like_favorites' | 'like_viewed' | 'popular' | RouteOrigin }

const TEXTS: Readonly<Record<ReasonFact['code'], Texts>> = {
  matches_interests: { th: 'ตรงกับความสนใจของคุณ: {interests}', en: 'Matches your interests: {interests}' },
  like_favorites: { th: 'คล้ายกับรายการโปรดของคุณ', en: 'Similar to your favourites' },
  like_viewed: { th: 'คล้ายกับที่คุณดูเมื่อเร็ว ๆ นี้', en: 'Similar to what you viewed recently' },
  near_favorite: { th: 'อยู่ใกล้ “{place}” ในรายการโปรดของคุณ', en: 'Near {place}, one of your favourites' },
  in_season: { th: 'เดือน{month}กำลังน่าเที่ยว', en: 'At its best in {month}' },
  popular: { th: 'กำลังได้รับความนิยม', en: 'Popular right now' },
  editorial: { th: 'เส้นทางแนะนำจากทีมงาน Tiao', en: 'Selected by our editors' },
  community: { th: 'ทริปที่นักเดินทางแชร์ไว้', en: 'Shared by a traveller' },
  ai: { th: 'ทริปที่ AI จัด และนักเดินทางแชร์ไว้', en: 'Planned by AI and shared by a traveller' },
}

export const ReasonSchema = named(
  'RouteReason',
  Type.Object(
    {
      code: named(
        'RouteReasonCode',
        OneOf(Object.keys(TEXTS) as ReasonFact['code'][], {
          description:
            'The main reason. `matches_interests`, `like_favorites`, `like_viewed` and `near_favorite` are personal. `in_season`: the month suits it. `popular`: viewed and liked lately. `editorial`, `community` and `ai` say only where it comes from.',
        }),
      ),
      text: Type.String({ description: 'The reason in the language of the answer.' }),
    },
    { description: 'Why a route is in the list at its place.' },
  ),
)

export function reasonDocument(
  reason: ReasonFact,
  catalogue: Catalogue,
  language: Language,
): Static<typeof ReasonSchema> {
  const { code } = reason
  return { code, text: fillTexts(TEXTS[code], valuesOf(reason, catalogue))[language] }
}

function valuesOf(reason: ReasonFact, catalogue: Catalogue): Readonly<Record<string, Texts>> {
  if (reason.code === 'matches_interests')
    return { interests: inBoth((language) => listed(reason.interests, language)) }
  if (reason.code === 'near_favorite') {
    const place = catalogue.findPlace(reason.placeId)
    return { place: inBoth((language) => (place ? nameOf(place, language) : reason.placeId)) }
  }
  return reason.code === 'in_season' ? { month: inBoth((language) => monthName(reason.month, language)) } : {}
}

function listed(interests: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(interests.map((key) => interestName(key)?.[language] ?? key))
}

function monthName(month: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 1))
}

function inBoth(text: (language: Language) => string): Texts {
  return { th: text('th'), en: text('en') }
}
