import './notifications.css'
import { Link } from '@tanstack/react-router'
import { CheckCheck, Settings2 } from 'lucide-react'
import { SignInGate } from '../account/sign-in-gate.tsx'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { NotificationItem } from './notification-item.tsx'
import { notificationTexts } from './notification-texts.ts'
import { useInbox, useReadAll } from './use-inbox.ts'
import { useUnread } from './use-unread.ts'

export function NotificationsPage() {
  const t = useTexts(notificationTexts)
  return (
    <SignInGate title={t.title} text={t.signInFirst}>
      <Inbox />
    </SignInGate>
  )
}

function Inbox() {
  const t = useTexts(notificationTexts)
  const { query, notifications } = useInbox()
  const unread = useUnread()
  const readAll = useReadAll()
  return (
    <Page
      title={t.title}
      actions={
        <div className="row">
          {unread > 0 && (
            <Button icon={CheckCheck} isPending={readAll.isPending} onPress={() => readAll.mutate()}>
              {t.readAll}
            </Button>
          )}
          <Link className="link-button" to="/notifications/settings">
            <Settings2 aria-hidden="true" size={20} />
            {t.toSettings}
          </Link>
        </div>
      }
    >
      {readAll.error && <Failure of={readAll.error} />}
      <Loaded of={{ ...query, data: notifications }}>
        {(list) =>
          list.length === 0 ? (
            <p className="soft">{t.empty}</p>
          ) : (
            <ul className="inbox">
              {list.map((notification) => (
                <NotificationItem key={notification.notification_id} notification={notification} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {query.hasNextPage && (
        <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          {t.more}
        </Button>
      )}
    </Page>
  )
}
