import './notifications.css'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { SignInGate } from '../account/sign-in-gate.tsx'
import { api } from '../data/api.ts'
import { queries } from '../data/queries.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Failure } from '../ui/failure.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { Toggle } from '../ui/toggle.tsx'
import { notificationTexts } from './notification-texts.ts'
import { PushThisDevice } from './push-this-device.tsx'

type Preferences = Schemas['NotificationPreferences']['preferences']
type Event = keyof Preferences

const KEY = ['notification-preferences']
const CHANNELS = ['push', 'mail'] as const
const GROUPS: readonly { readonly id: 'trips' | 'points' | 'community'; readonly events: readonly Event[] }[] = [
  {
    id: 'trips',
    events: [
      'trip_today',
      'trip_tomorrow',
      'trip_joined',
      'trip_edited',
      'ai_trip_ready',
      'ai_trip_failed',
      'chat_linked',
      'chat_unlinked',
    ],
  },
  { id: 'points', events: ['points_earned', 'points_expiring', 'reward_redeemed'] },
  { id: 'community', events: ['post_reaction', 'post_hidden', 'post_removed', 'feedback_status'] },
]

/** `/notifications/settings`: which events come by which channel. */
export function NotificationSettingsPage() {
  const t = useTexts(notificationTexts)
  return (
    <SignInGate title={t.settings} text={t.signInFirst}>
      <Page
        title={t.settings}
        actions={
          <Link className="link-button" to="/notifications">
            <ChevronLeft aria-hidden="true" size={20} />
            {t.toInbox}
          </Link>
        }
      >
        <PushThisDevice />
        <PreferenceTables />
        <p className="soft-s">{t.security}</p>
      </Page>
    </SignInGate>
  )
}

function PreferenceTables() {
  const preferences = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => dataOf(api.GET('/core/v1/notifications/preferences', { signal })),
  })
  const change = useMutation({
    mutationFn: (preferences: Partial<Record<Event, { push?: boolean; mail?: boolean }>>) =>
      dataOf(api.PUT('/core/v1/notifications/preferences', { body: { preferences } })),
    onSuccess: (answer) => queries.setQueryData(KEY, answer),
  })
  return (
    <Loaded of={preferences}>
      {({ preferences: chosen }) => (
        <>
          {change.error && <Failure of={change.error} />}
          {GROUPS.map((group) => (
            <PreferenceTable
              key={group.id}
              group={group}
              chosen={chosen}
              onChange={(event, channel, isOn) => change.mutate({ [event]: { [channel]: isOn } })}
            />
          ))}
        </>
      )}
    </Loaded>
  )
}

interface PreferenceTableProps {
  readonly group: (typeof GROUPS)[number]
  readonly chosen: Preferences
  onChange(event: Event, channel: (typeof CHANNELS)[number], isOn: boolean): void
}

function PreferenceTable({ group: { id, events }, chosen, onChange }: PreferenceTableProps) {
  const t = useTexts(notificationTexts)
  return (
    <section className="panel">
      <table className="preferences">
        <caption>{t.groups[id]}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t.what}</span>
            </th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {t[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event}>
              <th scope="row">{t.events[event]}</th>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  <Toggle
                    label={t.toggle(t.events[event], t[channel])}
                    isOn={chosen[event][channel]}
                    onChange={(isOn) => onChange(event, channel, isOn)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
