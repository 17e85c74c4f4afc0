import { Heart } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useIsSignedIn } from '../data/use-session.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { placeTexts } from './place-texts.ts'
import { type FavouriteKind, useAddFavourite, useFavourites, useRemoveFavourite } from './use-favourites.ts'

const AccountDialog = lazy(async () => ({ default: (await import('../account/account-dialog.tsx')).AccountDialog }))

/** Keeps a place or a route; asks visitors to sign in, then keeps it. */
export function FavouriteButton({ kind, id }: { readonly kind: FavouriteKind; readonly id: string }) {
  const t = useTexts(placeTexts)
  const isSignedIn = useIsSignedIn()
  const { data } = useFavourites()
  const [add, remove] = [useAddFavourite(), useRemoveFavourite()]
  const [isAsking, setAsking] = useState(false)
  const kept = data?.results.find((each) => each.ref_type === kind && each.ref_id === id)
  const keep = () => add.mutate({ ref_type: kind, ref_id: id })
  const failure = add.error ?? remove.error
  return (
    <>
      <Button
        icon={Heart}
        isDisabled={add.isPending || remove.isPending}
        aria-pressed={kept !== undefined}
        onPress={() => {
          if (!isSignedIn) setAsking(true)
          else if (kept) remove.mutate(kept.favorite_id)
          else keep()
        }}
      >
        {kept ? t.kept : t.keep}
      </Button>
      {failure && <p role="alert">{failure.message}</p>}
      {isAsking && (
        <Suspense>
          <AccountDialog
            start="sign-in"
            onDone={() => {
              setAsking(false)
              keep()
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
