import './desk-page.css'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { useIsSignedIn } from '../data/use-session.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { Desk } from './desk.tsx'
import { deskTexts } from './desk-texts.ts'
import { DESK_KEY } from './use-desk.ts'

const AccountDialog = lazy(async () => ({ default: (await import('../account/account-dialog.tsx')).AccountDialog }))

/** The editors' desk, for whoever has the role. */
export function DeskPage() {
  return useIsSignedIn() ? <DeskOfUser /> : <SignInFirst />
}

function SignInFirst() {
  const t = useTexts(deskTexts)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Notice title={t.title} text={t.signInFirst}>
      <Button kind="primary" onPress={() => setOpen(true)}>
        {t.signIn}
      </Button>
      {isOpen && (
        <Suspense>
          <AccountDialog start="sign-in" onDone={close} onClose={close} />
        </Suspense>
      )}
    </Notice>
  )
}

function DeskOfUser() {
  const t = useTexts(deskTexts)
  const {
    data: me,
    error,
    refetch,
  } = useQuery({
    queryKey: [DESK_KEY, 'me'],
    queryFn: ({ signal }) => dataOf(api.GET('/core/v1/users/me', { signal })),
  })
  if (error)
    return (
      <div className="desk-alone">
        <Failure of={error} onRetry={() => void refetch()} />
      </div>
    )
  if (!me) return <p className="desk-alone desk-loading">{t.loading}</p>
  if (me.role === 'user') return <Notice title={t.title} text={t.noRole(me.username)} />
  return <Desk role={me.role} />
}
