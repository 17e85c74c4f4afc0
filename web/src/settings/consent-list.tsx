import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { queries } from '../data/queries.ts'
import { useTexts } from '../texts/define-texts.ts'
import { dayOf } from '../texts/format.ts'
import { Badge } from '../ui/badge.tsx'
import { Failure } from '../ui/failure.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Toggle } from '../ui/toggle.tsx'
import { settingsTexts } from './settings-texts.ts'

type Consent = Schemas['Consent']

const KEY = ['my-consents']

/** What the user agreed to, and the voluntary purposes to give or withdraw. */
export function ConsentList() {
  const t = useTexts(settingsTexts)
  const language = useLanguage()
  const consents = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => dataOf(api.GET('/core/v1/users/me/consent', { signal })),
  })
  const documents = useQuery({
    queryKey: ['legal', language],
    queryFn: ({ signal }) => dataOf(api.GET('/core/v1/consents', { params: { query: { language } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const change = useMutation({
    mutationFn: ({ purpose, granted }: Pick<Consent, 'purpose' | 'granted'>) =>
      dataOf(
        api.PUT('/core/v1/users/me/consent', {
          body: { version: consents.data?.current_version ?? '', [purpose]: granted },
        }),
      ),
    onSuccess: (answer) => queries.setQueryData(KEY, answer),
  })
  const titleOf = (purpose: string) =>
    documents.data?.documents.find((each) => each.purpose === purpose)?.title ?? purpose
  return (
    <Loaded of={consents}>
      {({ consents: list }) => (
        <>
          <ul className="settings-list">
            {list.map((consent) => {
              const { purpose, required, granted } = consent
              const title = titleOf(purpose)
              return (
                <li key={purpose}>
                  <span className="settings-words">
                    <strong>{title}</strong>
                    <span className="soft-s">{whenText(consent)}</span>
                    <Link to="/legal/$purpose" params={{ purpose }} aria-label={t.readTextOf(title)}>
                      {t.readText}
                    </Link>
                  </span>
                  {required ? (
                    <Badge>{t.needed}</Badge>
                  ) : (
                    <Toggle
                      label={title}
                      isOn={granted}
                      onChange={(next) => change.mutate({ purpose, granted: next })}
                    />
                  )}
                </li>
              )
            })}
          </ul>
          {change.error && <Failure of={change.error} />}
        </>
      )}
    </Loaded>
  )

  function whenText({ required, granted, at }: Consent): string {
    if (at === null) return t.notAnswered
    const day = dayOf(at, language)
    return required ? t.acceptedOn(day) : granted ? t.grantedOn(day) : t.withdrawnOn(day)
  }
}
