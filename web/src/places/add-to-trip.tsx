import { ListPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useIsSignedIn } from '../data/use-session.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import type { Place } from './place-search.ts'
import { placeTexts } from './place-texts.ts'

const AccountDialog = lazy(async () => ({ default: (await import('../account/account-dialog.tsx')).AccountDialog }))
const AddToTripDialog = lazy(async () => ({
  default: (await import('../trips/add-to-trip-dialog.tsx')).AddToTripDialog,
}))

/** Puts a place into a trip that is planned already; asks visitors to sign in first. */
export function AddToTrip({ place }: { readonly place: Place }) {
  const t = useTexts(placeTexts)
  const isSignedIn = useIsSignedIn()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button icon={ListPlus} onPress={() => setOpen(true)}>
        {t.addToTrip}
      </Button>
      <Suspense>
        {isOpen && !isSignedIn && <AccountDialog start="sign-in" onDone={() => {}} onClose={close} />}
        {isOpen && isSignedIn && <AddToTripDialog place={place} onClose={close} />}
      </Suspense>
    </>
  )
}
