import { Link } from '@tanstack/react-router'
import { Archive } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '../app/language.ts'
import { useTexts } from '../texts/define-texts.ts'
import { instant } from '../texts/format.ts'
import { Button } from '../ui/button.tsx'
import { notificationTexts } from './notification-texts.ts'
import { type Notification, useSetState } from './use-inbox.ts'

/** One thing that happened; opening what it is about reads it. */
export function NotificationItem({ notification }: { readonly notification: Notification }) {
  const t = useTexts(notificationTexts)
  const language = useLanguage()
  const setState = useSetState()
  const { notification_id: id, title, body, created_at: at, state } = notification
  const isUnread = state === 'unread'
  const read = () => {
    if (isUnread) setState.mutate({ id, state: 'read' })
  }
  return (
    <li className={isUnread ? 'inbox-item inbox-unread' : 'inbox-item'}>
      <Target of={notification} onOpen={read}>
        <strong>
          {isUnread && <span className="inbox-dot" role="img" aria-label={t.unread} />}
          {title}
        </strong>
        <span>{body}</span>
        <time className="soft-s" dateTime={at}>
          {t.at(instant(at, language))}
        </time>
      </Target>
      <Button
        kind="quiet"
        icon={Archive}
        label={t.archive(title)}
        isDisabled={setState.isPending}
        onPress={() => setState.mutate({ id, state: 'archived' })}
      />
    </li>
  )
}

interface TargetProps {
  readonly of: Notification
  readonly children: ReactNode
  onOpen(): void
}

const ON_THE_ROAD: ReadonlySet<string> = new Set(['trip_today', 'trip_tomorrow'])
const POINTS: ReadonlySet<string> = new Set(['points_earned', 'points_expiring', 'reward_redeemed'])

/** A link to what a notification is about, where there is a page for it. */
function Target({ of: { event, data }, children, onOpen }: TargetProps) {
  const { trip_id: tripId } = data
  const className = 'inbox-target'
  if (typeof tripId === 'string')
    return ON_THE_ROAD.has(event) ? (
      <Link className={className} to="/t/$id/today" params={{ id: tripId }} onClick={onOpen}>
        {children}
      </Link>
    ) : (
      <Link className={className} to="/t/$id" params={{ id: tripId }} onClick={onOpen}>
        {children}
      </Link>
    )
  if (POINTS.has(event))
    return (
      <Link className={className} to="/points" onClick={onOpen}>
        {children}
      </Link>
    )
  return (
    <button type="button" className={className} onClick={onOpen}>
      {children}
    </button>
  )
}
