import { useState } from 'react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { count, instant } from '../../texts/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { deskTexts } from '../desk-texts.ts'
import { Reference } from '../reference.tsx'
import { useDeskChange } from '../use-desk.ts'
import { rewardsTexts } from './rewards-texts.ts'

type Reward = Schemas['Reward']
const TONES = { available: 'good', upcoming: 'busy', sold_out: 'warning', ended: 'plain', off: 'plain' } as const

export function RewardTable({ rewards, isStale }: { rewards: readonly Reward[]; isStale: boolean }) {
  const t = useTexts(rewardsTexts)
  const shared = useTexts(deskTexts)
  const language = useLanguage()
  const [turned, setTurned] = useState<Reward | null>(null)
  return (
    <>
      <DataTable
        label={t.title}
        rows={rewards}
        empty={t.none}
        isStale={isStale}
        idOf={({ reward_id: id }) => id}
        columns={[
          { id: 'name', head: t.name, renderCell: (reward) => <Name of={reward} /> },
          {
            id: 'state',
            head: shared.state,
            renderCell: ({ state }) => <Badge tone={TONES[state]}>{t.states[state]}</Badge>,
          },
          { id: 'price', head: t.price, kind: 'figure', renderCell: ({ price }) => t.points(count(price, language)) },
          { id: 'stock', head: t.stock, kind: 'figure', renderCell: (reward) => stockOf(reward, language, t.noLimit) },
          {
            id: 'when',
            head: t.when,
            renderCell: (reward) => t.window(at(reward.starts_at, language), at(reward.ends_at, language)),
          },
          {
            id: 'turn',
            head: shared.actions,
            kind: 'action',
            renderCell: (reward) => (
              <Button size="s" onPress={() => setTurned(reward)}>
                {reward.state === 'off' ? t.turnOn : t.turnOff}
              </Button>
            ),
          },
        ]}
      />
      {turned && <TurnReward reward={turned} onClose={() => setTurned(null)} />}
    </>
  )
}

function Name({ of: { reward_id: id, name, text } }: { of: Reward }) {
  return (
    <>
      <strong>{name}</strong> <Reference id={id} />
      <p className="reward-text desk-soft">{text}</p>
    </>
  )
}

function TurnReward({ reward, onClose }: { reward: Reward; onClose(): void }) {
  const t = useTexts(rewardsTexts)
  const isOff = reward.state === 'off'
  const { mutate, isPending, error } = useDeskChange({
    changes: ['rewards'],
    write: (isActive: boolean) =>
      dataOf(
        api.PUT('/core/v1/rewards/{reward_id}/status', {
          // Somebody else may have turned it meanwhile.
          params: { path: { reward_id: reward.reward_id }, header: { 'If-Match': `"${reward.version}"` } },
          body: { is_active: isActive },
        }),
      ),
    done: ({ name }) => (isOff ? t.turnedOn(name) : t.turnedOff(name)),
    onDone: onClose,
  })
  return (
    <Confirm
      title={`${isOff ? t.turnOn : t.turnOff}: ${reward.name}`}
      action={isOff ? t.turnOn : t.turnOff}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate(isOff)}
      onClose={onClose}
    >
      <p>{isOff ? t.onHint : t.offHint}</p>
    </Confirm>
  )
}

function stockOf({ stock, stock_left: left }: Reward, language: 'th' | 'en', noLimit: string): string {
  return stock === null || left === null ? noLimit : `${count(left, language)}/${count(stock, language)}`
}

function at(iso: string | null, language: 'th' | 'en'): string | null {
  return iso === null ? null : instant(iso, language)
}
