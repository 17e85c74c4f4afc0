import './desk-page.css'
import { useQuery } from '@tanstack/react-query'
import { dataOf } from 'tiao-sdk'
import { SignInGate } from '../account/sign-in-gate.tsx'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Failure } from '../ui/failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { Desk } from './desk.tsx'
import { deskTexts } from './desk-texts.ts'
import { DESK_KEY } from './use-desk.ts'

/** The editors' desk, for whoever has the role. */
export function DeskPage() {
  const t = useTexts(deskTexts)
  return (
    <SignInGate title={t.title} text={t.signInFirst}>
      <DeskOfUser />
    </SignInGate>
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
