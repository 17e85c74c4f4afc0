import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { queries } from '../data/queries.ts'
import { readAgain } from '../data/read-again.ts'
import { useTexts } from '../texts/define-texts.ts'
import { count } from '../texts/format.ts'
import { Confirm } from '../ui/confirm.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { POINTS_KEY } from './points-key.ts'
import { pointsTexts } from './points-texts.ts'

/** Asks before points are spent. */
export function RedeemDialog({ reward, onClose }: { readonly reward: Schemas['Reward']; onClose(): void }) {
  const t = useTexts(pointsTexts)
  const language = useLanguage()
  // Pressed again after a lost answer, it redeems no second time.
  const [key] = useState(() => crypto.randomUUID())
  const redeem = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/core/v1/rewards/{reward_id}/redeem', {
          params: { path: { reward_id: reward.reward_id }, header: { 'Idempotency-Key': key } },
        }),
      ),
    async onSuccess() {
      await readAgain(queries, [POINTS_KEY])
      toastQueue.add(t.redeemed)
      onClose()
    },
  })
  return (
    <Confirm
      title={t.confirmTitle}
      action={t.redeem}
      isPending={redeem.isPending}
      error={redeem.error}
      onConfirm={() => redeem.mutate()}
      onClose={onClose}
    >
      <p>{t.confirmText(reward.name, count(reward.price, language))}</p>
    </Confirm>
  )
}
