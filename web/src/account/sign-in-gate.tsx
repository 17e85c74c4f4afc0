import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTitle } from '../app/use-title.ts'
import { useIsSignedIn } from '../data/use-session.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { accountTexts } from './account-texts.ts'

const AccountDialog = lazy(async () => ({ default: (await import('./account-dialog.tsx')).AccountDialog }))

interface SignInGateProps {
  readonly title: string
  /** Why it needs an account. */
  readonly text: string
  readonly children: ReactNode
}

/** A page that only a signed-in user has; others are asked to sign in where they are. */
export function SignInGate({ title, text, children }: SignInGateProps) {
  const t = useTexts(accountTexts)
  useTitle(title)
  const isSignedIn = useIsSignedIn()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  if (isSignedIn) return children
  return (
    <Notice title={title} text={text}>
      <Button kind="primary" onPress={() => setAsking(true)}>
        {t.signIn}
      </Button>
      {isAsking && (
        <Suspense>
          <AccountDialog start="sign-in" onDone={close} onClose={close} />
        </Suspense>
      )}
    </Notice>
  )
}
