import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useIsSignedIn } from '../data/use-session.ts'

const AccountDialog = lazy(async () => ({ default: (await import('./account-dialog.tsx')).AccountDialog }))

/** Runs what needs an account: at once, or after signing in without leaving the page. The page shows `dialog`. */
export function useSignInFirst(): { run(work: () => void): void; readonly dialog: ReactNode } {
  const isSignedIn = useIsSignedIn()
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  return {
    run(work) {
      if (isSignedIn) work()
      // A function in a state is taken for an update of it.
      else setWaiting(() => work)
    },
    dialog: waiting && (
      <Suspense>
        <AccountDialog
          start="sign-in"
          onDone={() => {
            setWaiting(null)
            waiting()
          }}
          onClose={() => setWaiting(null)}
        />
      </Suspense>
    ),
  }
}
