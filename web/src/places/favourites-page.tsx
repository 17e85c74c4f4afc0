import './card-list.css'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTitle } from '../app/use-title.ts'
import { useIsSignedIn } from '../data/use-session.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'
import { ExploreNav } from './explore-nav.tsx'
import { placeTexts } from './place-texts.ts'
import { type Favourite, useFavourites, useRemoveFavourite } from './use-favourites.ts'

const AccountDialog = lazy(async () => ({ default: (await import('../account/account-dialog.tsx')).AccountDialog }))

export function FavouritesPage() {
  const t = useTexts(placeTexts)
  useTitle(t.favouritesTitle)
  const isSignedIn = useIsSignedIn()
  const { data, error, refetch } = useFavourites()
  const [isAsking, setAsking] = useState(false)
  const shown = (data?.results ?? []).filter(({ ref_type: kind }) => kind === 'place' || kind === 'route')
  return (
    <div className="explore">
      <ExploreNav />
      <h1>{t.favouritesTitle}</h1>
      {!isSignedIn && (
        <>
          <p className="explore-note">{t.signInToKeep}</p>
          <Button kind="primary" onPress={() => setAsking(true)}>
            {t.signIn}
          </Button>
        </>
      )}
      {error && (
        <p role="alert">
          {t.failed} <Button onPress={() => void refetch()}>{t.retry}</Button>
        </p>
      )}
      {data && shown.length === 0 && <p className="explore-note">{t.noFavourites}</p>}
      <ul className="cards">
        {isSignedIn && shown.map((favourite) => <FavouriteCard key={favourite.favorite_id} favourite={favourite} />)}
      </ul>
      {isAsking && (
        <Suspense>
          <AccountDialog start="sign-in" onDone={() => setAsking(false)} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}

function FavouriteCard({ favourite }: { readonly favourite: Favourite }) {
  const t = useTexts(placeTexts)
  const remove = useRemoveFavourite()
  const { ref_type: kind, ref_id: id, name, available, thumbnail_url: thumbnail } = favourite
  const facts = [kind === 'route' ? t.routesTitle : favourite.category_name, favourite.provinces[0]?.name]
  const content = (
    <>
      <Thumbnail url={thumbnail} />
      <span className="card-text">
        <strong>{name}</strong>
        <span>{available ? facts.filter(Boolean).join(' · ') : t.gone}</span>
      </span>
    </>
  )
  return (
    <li className="card-removable">
      {!available ? (
        <div className="card">{content}</div>
      ) : kind === 'route' ? (
        <Link className="card" to="/route/$routeId" params={{ routeId: id }}>
          {content}
        </Link>
      ) : (
        <Link className="card" to="/place/$placeId" params={{ placeId: id }}>
          {content}
        </Link>
      )}
      <Button size="s" icon={X} label={t.remove(name)} onPress={() => remove.mutate(favourite.favorite_id)} />
    </li>
  )
}
