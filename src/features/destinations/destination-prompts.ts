// Sentences that the planner understands as a trip to destinations, for buttons that plan it.
import type { Language } from '../../platform/language.ts'
import type { Destination, Journey } from '../../world/destination.ts'

type Named = Pick<Destination, 'shortTh' | 'shortEn'>

/** `ปาย 3 วัน 2 คืน`, `3 days in Pai` */
export function stayPrompt({ shortTh, shortEn }: Named, days: number, language: Language): string {
  if (language === 'en') return `${days} ${days === 1 ? 'day' : 'days'} in ${shortEn.replace(/^the /, '')}`
  return days === 1 ? `${shortTh} 1 วัน` : `${shortTh} ${days} วัน ${days - 1} คืน`
}

/** `ปาย 2 คืน แล้วไปเชียงใหม่ 3 คืน`, `2 nights in Pai, then 3 nights in Chiang Mai` */
export function journeyPrompt(
  { stays }: Pick<Journey, 'stays'>,
  destinations: readonly (Named & Pick<Destination, 'id'>)[],
  language: Language,
): string {
  const parts = stays.flatMap(({ destinationId, nights }) => {
    const named = destinations.find(({ id }) => id === destinationId)
    if (!named) return []
    if (language === 'th') return [`${named.shortTh} ${nights} คืน`]
    return [`${nights} ${nights === 1 ? 'night' : 'nights'} in ${named.shortEn}`]
  })
  return parts.join(language === 'th' ? ' แล้วไป' : ', then ')
}
