import { useLanguage } from '../app/language.ts'
import { useTexts } from '../texts/define-texts.ts'
import { baht, capitalised, duration, list } from '../texts/format.ts'
import type { Place } from './place-search.ts'
import { placeTexts } from './place-texts.ts'

/** What to know before going. */
export function PlaceFacts({ place }: { readonly place: Place }) {
  const t = useTexts(placeTexts)
  const language = useLanguage()
  const { visit_minutes: minutes, best_times: times, contact } = place
  const [phone] = contact.phone ?? contact.mobile ?? []
  const website = contact.urls?.find((url) => /^https?:\/\//.test(url))
  return (
    <section className="place-panel" aria-labelledby="place-facts">
      <h2 id="place-facts">{t.facts}</h2>
      <dl className="place-facts">
        {minutes !== undefined && (
          <div>
            <dt>{t.stay}</dt>
            <dd>{duration(minutes, language)}</dd>
          </div>
        )}
        <div>
          <dt>{t.fee}</dt>
          <dd>{useFees(place)}</dd>
        </div>
        {times.length > 0 && (
          <div>
            <dt>{t.best}</dt>
            <dd>
              {capitalised(
                list(
                  times.map((time) => t.times[time]),
                  language,
                ),
              )}
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{t.phone}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        {website && (
          <div>
            <dt>{t.website}</dt>
            <dd>
              <a href={website} rel="noopener nofollow">
                {new URL(website).hostname}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function useFees({ fee }: Place): string {
  const t = useTexts(placeTexts)
  const language = useLanguage()
  const { thai_adult: thai = null, foreigner_adult: foreign = null } = fee
  const text = (amount: number) => (amount === 0 ? t.free : baht(amount, language))
  if (thai === null && foreign === null) return t.feeUnknown
  if (thai === foreign && thai !== null) return text(thai)
  return [thai === null ? '' : t.feeThai(text(thai)), foreign === null ? '' : t.feeForeign(text(foreign))]
    .filter(Boolean)
    .join(' · ')
}
