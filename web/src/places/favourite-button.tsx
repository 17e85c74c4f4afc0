import { Heart } from 'lucide-react'
import { useSignInFirst } from '../account/use-sign-in-first.tsx'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { placeTexts } from './place-texts.ts'
import { type FavouriteKind, useAddFavourite, useFavourites, useRemoveFavourite } from './use-favourites.ts'

/** Keeps a place or a route; asks visitors to sign in, then keeps it. */
export function FavouriteButton({ kind, id }: { readonly kind: FavouriteKind; readonly id: string }) {
  const t = useTexts(placeTexts)
  const { data } = useFavourites()
  const [add, remove] = [useAddFavourite(), useRemoveFavourite()]
  const { run, dialog } = useSignInFirst()
  const kept = data?.results.find((each) => each.ref_type === kind && each.ref_id === id)
  const failure = add.error ?? remove.error
  return (
    <>
      <Button
        icon={Heart}
        isDisabled={add.isPending || remove.isPending}
        aria-pressed={kept !== undefined}
        onPress={() => {
          if (kept) remove.mutate(kept.favorite_id)
          else run(() => add.mutate({ ref_type: kind, ref_id: id }))
        }}
      >
        {kept ? t.kept : t.keep}
      </Button>
      {failure && <p role="alert">{failure.message}</p>}
      {dialog}
    </>
  )
}
