import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Flag, Heart, MapPin, Route, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useSignInFirst } from '../account/use-sign-in-first.tsx'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { queries } from '../data/queries.ts'
import { readAgain } from '../data/read-again.ts'
import { useTexts } from '../texts/define-texts.ts'
import { count, instant } from '../texts/format.ts'
import { ActionMenu } from '../ui/action-menu.tsx'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { communityTexts } from './community-texts.ts'

type Post = Schemas['CommunityPost']
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))
const Confirm = lazy(async () => ({ default: (await import('../ui/confirm.tsx')).Confirm }))

export function PostCard({ post }: { readonly post: Post }) {
  const t = useTexts(communityTexts)
  const language = useLanguage()
  const { title, text, author, created_at: at, edited_at: edited } = post
  return (
    <article className="place-panel post" aria-label={title}>
      <header className="post-head">
        <div>
          <h2>{title}</h2>
          <p className="explore-note">
            {[author.username, instant(at, language), edited && t.edited].filter(Boolean).join(' · ')}
          </p>
        </div>
        <PostActions post={post} />
      </header>
      <p className="place-text post-text">{text}</p>
      <PostPictures images={post.images} />
      {post.trip && <PostTrip postId={post.post_id} trip={post.trip} />}
      <PostPlaces places={post.places} />
      <Like post={post} />
    </article>
  )
}

function PostPictures({ images }: Pick<Post, 'images'>) {
  const t = useTexts(communityTexts)
  if (images.length === 0) return null
  return (
    <ul className="post-pictures">
      {images.map(({ file_id: id, url }, at) => (
        <li key={id}>
          <img src={url} alt={t.picture(at + 1)} loading="lazy" width="320" height="240" />
        </li>
      ))}
    </ul>
  )
}

/** The trip as it was when it was posted: it opens as a route to start from. */
function PostTrip({ postId, trip }: { readonly postId: string; readonly trip: NonNullable<Post['trip']> }) {
  const t = useTexts(communityTexts)
  const stops = trip.days.flatMap((day) => day.stops).filter(({ kind }) => kind === 'visit').length
  return (
    <Link className="post-trip" to="/route/$routeId" params={{ routeId: postId }}>
      <Route aria-hidden="true" size={22} />
      <span>
        <strong>{trip.name}</strong>
        <span>{`${t.length(trip.number_of_days)} · ${t.stops(stops)}`}</span>
      </span>
      <span className="post-trip-open">{t.openTrip}</span>
    </Link>
  )
}

function PostPlaces({ places }: Pick<Post, 'places'>) {
  const t = useTexts(communityTexts)
  if (places.length === 0) return null
  return (
    <ul className="post-places" aria-label={t.places}>
      {places.map(({ place_id: id, place_name: name }) => (
        <li key={id}>
          <Link to="/place/$placeId" params={{ placeId: id }}>
            <MapPin aria-hidden="true" size={16} />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Like({ post }: { readonly post: Post }) {
  const t = useTexts(communityTexts)
  const language = useLanguage()
  const { run, dialog } = useSignInFirst()
  const change = useMutation({
    mutationFn: (isLiked: boolean) => {
      const to = { params: { path: { post_id: post.post_id } } }
      const path = '/trips/v1/communities/{post_id}/reaction'
      return dataOf(isLiked ? api.PUT(path, to) : api.DELETE(path, to))
    },
  })
  const { reacted, reaction_count: likes } = change.data ?? post
  return (
    <div className="post-like">
      <Button
        size="s"
        icon={Heart}
        aria-pressed={reacted}
        isDisabled={change.isPending}
        onPress={() => run(() => change.mutate(!reacted))}
      >
        {likes === 0 ? t.like : t.likes(count(likes, language))}
      </Button>
      {change.error && <Failure of={change.error} />}
      {dialog}
    </div>
  )
}

function PostActions({ post }: { readonly post: Post }) {
  const t = useTexts(communityTexts)
  const { run, dialog } = useSignInFirst()
  const [open, setOpen] = useState<'report' | 'remove' | null>(null)
  const remove = useMutation({
    mutationFn: () =>
      dataOf(api.DELETE('/trips/v1/communities/{post_id}', { params: { path: { post_id: post.post_id } } })),
    onSuccess: () => {
      toastQueue.add(t.removed)
      return readAgain(queries, ['posts'])
    },
  })
  const close = () => setOpen(null)
  const own = { id: 'remove', icon: Trash2, text: t.remove, run: () => setOpen('remove') }
  const others = { id: 'report', icon: Flag, text: t.report, run: () => run(() => setOpen('report')) }
  return (
    <>
      <ActionMenu size="s" label={t.actions(post.title)} actions={[post.is_own ? own : others]} />
      {dialog}
      <Suspense>
        {open === 'report' && <ReportDialog postId={post.post_id} onClose={close} />}
        {open === 'remove' && (
          <Confirm
            title={t.remove}
            action={t.remove}
            isPending={remove.isPending}
            error={remove.error}
            onConfirm={() => remove.mutate()}
            onClose={close}
          >
            {t.removeAsk}
          </Confirm>
        )}
      </Suspense>
    </>
  )
}
