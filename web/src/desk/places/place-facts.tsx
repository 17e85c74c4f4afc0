import type { ReactNode } from 'react'
import type { Schemas } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { baht, duration, instant } from '../../texts/format.ts'
import { placesTexts } from './places-texts.ts'

type Place = Schemas['Place']
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** What is known of a place, as travellers see it, and where it comes from. */
export function PlaceFacts({ of: place }: { of: Place }) {
  const t = useTexts(placesTexts)
  const language = useLanguage()
  const { fee, address, contact, visit_minutes: minutes } = place
  const fees = (['thai_adult', 'thai_child', 'foreigner_adult', 'foreigner_child'] as const).flatMap((who) => {
    const amount = fee[who]
    return amount === null || amount === undefined
      ? []
      : `${t.fees[who]} ${amount === 0 ? t.free : baht(amount, language)}`
  })
  const lines = [address.address, address.sub_district, address.district, address.province, address.postal_code]
  const phones = [...(contact.phone ?? []), ...(contact.mobile ?? [])]
  return (
    <section className="desk-panel" aria-label={t.facts}>
      <dl className="place-facts">
        <Fact name={t.category}>{place.category_name ?? place.category_code}</Fact>
        <Fact name={t.introduction}>{place.introduction}</Fact>
        <Fact name={t.address}>{lines.filter(Boolean).join(' ')}</Fact>
        <Fact name={t.hours}>
          <Hours of={place} />
        </Fact>
        <Fact name={t.fee}>{fees.join(' · ')}</Fact>
        <Fact name={t.visit}>{minutes === undefined ? '' : duration(minutes, language)}</Fact>
        <Fact name={t.phone}>{phones.join(' · ')}</Fact>
        <Fact name={t.tags}>{place.tag_names.join(' · ')}</Fact>
        <Fact name={t.source}>
          {place.source} · {instant(place.sync_at, language)}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useTexts(placesTexts)
  const isKnown = children !== undefined && children !== ''
  return (
    <>
      <dt>{name}</dt>
      <dd>{isKnown ? children : <span className="desk-soft">{t.unknown}</span>}</dd>
    </>
  )
}

function Hours({ of: { opening_hours: hours, hours_basis: basis } }: { of: Place }) {
  const t = useTexts(placesTexts)
  if (basis === null) return <span className="desk-soft">{t.unknown}</span>
  return (
    <>
      {basis === 'usual' && <p className="desk-soft">{t.usualHours}</p>}
      <ul className="place-hours">
        {DAYS.map((day) => (
          <li key={day}>
            <span className="desk-soft">{t.days[day]}</span> {hours[day].string_time || t.unknown}
          </li>
        ))}
      </ul>
      {hours.special_close_text && <p>{hours.special_close_text}</p>}
    </>
  )
}
