import { useState } from 'react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useDeskChange } from '../use-desk.ts'
import { rewardsTexts } from './rewards-texts.ts'

type Closing = Schemas['RedemptionClosing']

/** Closes what a user redeemed, by the id that they show. */
export function RedemptionForm() {
  const t = useTexts(rewardsTexts)
  const [id, setId] = useState('')
  const [closing, setClosing] = useState<Closing | null>(null)
  const { mutate, isPending, error, reset } = useDeskChange({
    changes: ['rewards'],
    write: (status: Closing) =>
      dataOf(
        api.PUT('/core/v1/rewards/redemptions/{redemption_id}/status', {
          params: { path: { redemption_id: id.trim() } },
          body: { status },
        }),
      ),
    done: (_redemption, status) => t.closed[status],
    onDone() {
      setClosing(null)
      setId('')
    },
  })
  const isEmpty = id.trim() === ''
  return (
    <section className="reward-redemption" aria-labelledby="redemption-heading">
      <h2 id="redemption-heading">{t.redemption}</h2>
      <p className="desk-lead">{t.redemptionLead}</p>
      <div className="desk-bar">
        <div className="filter-text">
          <TextInput label={t.redemptionId} value={id} onChange={setId} placeholder="redemption_…" maxLength={100} />
        </div>
        {(['used', 'refunded'] as const).map((status) => (
          <Button key={status} isDisabled={isEmpty} onPress={() => setClosing(status)}>
            {t.close[status]}
          </Button>
        ))}
      </div>
      {closing && (
        <Confirm
          title={t.close[closing]}
          action={t.close[closing]}
          isPending={isPending}
          error={error}
          onConfirm={() => mutate(closing)}
          onClose={() => {
            reset()
            setClosing(null)
          }}
        >
          <p>{t.closeHint[closing]}</p>
          <code>{id.trim()}</code>
        </Confirm>
      )}
    </section>
  )
}
