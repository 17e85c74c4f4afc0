import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { queries } from '../data/queries.ts'
import { readAgain } from '../data/read-again.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { Modal } from '../ui/modal.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { communityTexts } from './community-texts.ts'

interface NewPostDialogProps {
  /** A trip of the author to show with the post. */
  readonly trip?: { readonly trip_id: string; readonly name: string }
  onDone(): void
  onClose(): void
}

const MIN_TITLE = 10
const MAX_TITLE = 100

export function NewPostDialog({ trip, onDone, onClose }: NewPostDialogProps) {
  const t = useTexts(communityTexts)
  const [title, setTitle] = useState(trip?.name.slice(0, MAX_TITLE) ?? '')
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isShort = title.trim().length < MIN_TITLE
  const isEmpty = text.trim() === ''
  const post = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/trips/v1/communities', {
          body: { title: title.trim(), text: text.trim(), ...(trip && { trip_id: trip.trip_id }) },
        }),
      ),
    onSuccess: () => {
      toastQueue.add(t.published)
      void readAgain(queries, ['posts'])
      onDone()
    },
  })
  const publish = () => {
    setChecked(true)
    if (!isShort && !isEmpty) post.mutate()
  }
  const foot = (
    <Button kind="primary" isDisabled={post.isPending} onPress={publish}>
      {t.publish}
    </Button>
  )
  return (
    <Modal title={trip ? t.postTrip : t.newPost} foot={foot} onClose={onClose}>
      {trip && <p className="text-hint">{t.postTripHint}</p>}
      <TextInput
        label={t.postTitle}
        hint={t.postTitleHint}
        value={title}
        onChange={setTitle}
        maxLength={MAX_TITLE}
        error={isChecked && isShort ? t.tooShort : undefined}
      />
      <TextArea
        label={t.postText}
        rows={6}
        value={text}
        onChange={setText}
        maxLength={5_000}
        error={isChecked && isEmpty ? t.noText : undefined}
      />
      {post.error && <Failure of={post.error} />}
    </Modal>
  )
}
