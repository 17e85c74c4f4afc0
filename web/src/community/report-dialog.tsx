import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { Modal } from '../ui/modal.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { communityTexts } from './community-texts.ts'

const REASONS = [
  'spam',
  'harassment',
  'hate',
  'sexual',
  'violence',
  'false_information',
  'copyright',
  'other',
] as const satisfies readonly Schemas['ReportReason'][]

/** Tells the moderators what is wrong with a post. */
export function ReportDialog({ postId, onClose }: { readonly postId: string; onClose(): void }) {
  const t = useTexts(communityTexts)
  const [reason, setReason] = useState<(typeof REASONS)[number]>('spam')
  const [details, setDetails] = useState('')
  const report = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/trips/v1/communities/{post_id}/report', {
          params: { path: { post_id: postId } },
          body: { reason, ...(details.trim() !== '' && { details: details.trim() }) },
        }),
      ),
    onSuccess: ({ message }) => {
      toastQueue.add(message)
      onClose()
    },
  })
  const foot = (
    <Button kind="primary" isDisabled={report.isPending} onPress={() => report.mutate()}>
      {t.send}
    </Button>
  )
  return (
    <Modal title={t.reportTitle} foot={foot} onClose={onClose}>
      <Select
        label={t.reason}
        value={reason}
        options={REASONS.map((id) => ({ id, text: t.reasons[id] }))}
        onChange={setReason}
      />
      <TextArea label={t.details} rows={3} value={details} onChange={setDetails} maxLength={500} />
      {report.error && <Failure of={report.error} />}
    </Modal>
  )
}
