import { useNavigate } from '@tanstack/react-router'
import { CalendarPlus, MessageCircle, Navigation, Printer, Route, Share2, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { ActionMenu } from '../ui/action-menu.tsx'
import { Button } from '../ui/button.tsx'
import { later } from '../ui/later.ts'
import { downloadTrip } from './download-trip.ts'
import { planTexts } from './plan-texts.ts'
import type { SavedTrip } from './plan-types.ts'
import { PlanView } from './plan-view.tsx'
import { useFailures } from './use-failures.ts'
import { useTripEditor } from './use-trip-editor.ts'
import { useTripEvents } from './use-trip-events.ts'

const ChatDialog = later(async () => (await import('../chats/chat-dialog.tsx')).ChatDialog)
const ShareDialog = later(async () => (await import('./share-dialog.tsx')).ShareDialog)
const NewPostDialog = later(async () => (await import('../community/new-post-dialog.tsx')).NewPostDialog)

interface SavedPlanProps {
  readonly trip: SavedTrip
  /** The last part of the address. */
  readonly id: string
  /** The token of the link that opened the trip; null for the trip's own address. */
  readonly token: string | null
}

export function SavedPlan({ trip, id, token }: SavedPlanProps) {
  const t = useTexts(planTexts)
  const editor = useTripEditor(trip, id)
  const { run } = useFailures()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'share' | 'chat' | 'post' | null>(null)
  useTripEvents(trip.trip_id, id)
  const isOwner = (trip.share?.my_role ?? 'owner') === 'owner'
  const download = (format: 'ics' | 'gpx') => void run(() => downloadTrip(trip, format, token))
  return (
    <>
      <PlanView
        editor={editor}
        actions={
          <>
            {isOwner && (
              <Button
                kind="primary"
                icon={Share2}
                onHoverStart={ShareDialog.preload}
                onFocus={ShareDialog.preload}
                onPress={() => setDialog('share')}
              >
                {t.share}
              </Button>
            )}
            <ActionMenu
              label={t.more}
              actions={[
                ...(isOwner ? [{ id: 'post', icon: Users, text: t.post, run: () => setDialog('post') }] : []),
                {
                  id: 'today',
                  icon: Navigation,
                  text: t.onTheRoad,
                  run: () => void navigate({ to: '/t/$id/today', params: { id } }),
                },
                ...(isOwner
                  ? [{ id: 'chat', icon: MessageCircle, text: t.linkChat, run: () => setDialog('chat') }]
                  : []),
                {
                  id: 'ics',
                  icon: CalendarPlus,
                  text: trip.start_date === undefined ? t.needsDates : t.exportIcs,
                  isDisabled: trip.start_date === undefined,
                  run: () => download('ics'),
                },
                { id: 'gpx', icon: Route, text: t.exportGpx, run: () => download('gpx') },
                { id: 'print', icon: Printer, text: t.print, run: () => window.print() },
              ]}
            />
          </>
        }
      />
      <Suspense>
        {dialog === 'share' && <ShareDialog tripId={trip.trip_id} onClose={() => setDialog(null)} />}
        {dialog === 'chat' && <ChatDialog tripId={trip.trip_id} onClose={() => setDialog(null)} />}
        {dialog === 'post' && (
          <NewPostDialog
            trip={trip}
            onDone={() => void navigate({ to: '/community' })}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </>
  )
}
