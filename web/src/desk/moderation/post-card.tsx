import { Check, Globe, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { count, instant } from '../../texts/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Reference } from '../reference.tsx'
import { useDeskChange } from '../use-desk.ts'
import { moderationTexts } from './moderation-texts.ts'

type Post = Schemas['CommunityPost']
const TONES = { published: 'good', hidden: 'warning', removed: 'bad', deleted: 'plain' } as const

/** A post with its reports, and what a moderator can decide. */
export function PostCard({ post }: { post: Post }) {
  const t = useTexts(moderationTexts)
  const [isRemoving, setRemoving] = useState(false)
  const { mutate, isPending, error } = useDecision(post)
  const { state, is_approved: isApproved } = post
  return (
    <article className="desk-panel post-card" aria-label={post.title}>
      <PostHead post={post} />
      <p className="post-text">{post.text}</p>
      <PostAttachments post={post} />
      {post.review_reason && <p className="desk-soft">{t.removedFor(post.review_reason)}</p>}
      {error && !isRemoving && <Failure of={error} />}
      {state !== 'deleted' && (
        <div className="desk-buttons">
          {(state !== 'published' || isApproved) && (
            <Button icon={Check} isDisabled={isPending} onPress={() => mutate({ decision: 'publish' })}>
              {isApproved && state === 'published' ? t.offWebsite : t.publish}
            </Button>
          )}
          {!(isApproved && state === 'published') && (
            <Button icon={Globe} isDisabled={isPending} onPress={() => mutate({ decision: 'approve' })}>
              {t.approve}
            </Button>
          )}
          {state !== 'removed' && (
            <Button icon={Trash2} isDisabled={isPending} onPress={() => setRemoving(true)}>
              {t.remove}
            </Button>
          )}
        </div>
      )}
      {isRemoving && <RemovePost post={post} onClose={() => setRemoving(false)} />}
    </article>
  )
}

function PostHead({ post }: { post: Post }) {
  const t = useTexts(moderationTexts)
  const language = useLanguage()
  const reports = Object.entries(post.reports ?? {})
  return (
    <header className="post-head">
      <h2>{post.title}</h2>
      <p className="desk-soft">
        {post.author.username} · {instant(post.created_at, language)} ·{' '}
        {t.reactions(count(post.reaction_count, language))} <Reference id={post.post_id} />
      </p>
      <p className="desk-badges">
        <Badge tone={TONES[post.state]}>{t.states[post.state]}</Badge>
        {post.is_approved && <Badge tone="busy">{t.onWebsite}</Badge>}
        {reports.map(([reason, number]) => (
          <Badge key={reason} tone="bad">
            {t.reasons[reason as Schemas['ReportReason']] ?? reason} {count(number, language)}
          </Badge>
        ))}
        {reports.length === 0 && <span className="desk-soft">{t.noReports}</span>}
      </p>
    </header>
  )
}

function PostAttachments({ post: { images, places, trip } }: { post: Post }) {
  const t = useTexts(moderationTexts)
  return (
    <>
      {images.length > 0 && (
        <ul className="post-images">
          {images.map(({ file_id: id, url }, at) => (
            <li key={id}>
              <img src={url} alt={t.picture(at + 1)} loading="lazy" width="160" height="120" />
            </li>
          ))}
        </ul>
      )}
      {places.length > 0 && <p>{t.about(places.map(({ place_name: name }) => name).join(' · '))}</p>}
      {trip && <p>{t.withTrip}</p>}
    </>
  )
}

function RemovePost({ post, onClose }: { post: Post; onClose(): void }) {
  const t = useTexts(moderationTexts)
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useDecision(post, onClose)
  const text = reason.trim()
  return (
    <Confirm
      title={t.removeTitle(post.title)}
      action={t.remove}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate({ decision: 'remove', ...(text !== '' && { reason: text }) })}
      onClose={onClose}
    >
      <p>{t.removeHint}</p>
      <TextInput label={t.reason} hint={t.reasonHint} value={reason} onChange={setReason} maxLength={500} />
    </Confirm>
  )
}

function useDecision(post: Post, onDone?: () => void) {
  const t = useTexts(moderationTexts)
  return useDeskChange({
    changes: ['posts'],
    write: (body: Schemas['PostModeration']) =>
      dataOf(
        api.POST('/trips/v1/communities/{post_id}/moderation', { params: { path: { post_id: post.post_id } }, body }),
      ),
    done: (_post, { decision }) => t.decided[decision],
    ...(onDone && { onDone }),
  })
}
