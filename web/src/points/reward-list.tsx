import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { count, dayOf } from '../texts/format.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Pager } from '../ui/pager.tsx'
import { POINTS_KEY } from './points-key.ts'
import { pointsTexts } from './points-texts.ts'
import { RedeemDialog } from './redeem-dialog.tsx'

type Reward = Schemas['Reward']

/** What points buy, each with whether one has enough. */
export function RewardList() {
  const t = useTexts(pointsTexts)
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<Reward | null>(null)
  const rewards = useQuery({
    queryKey: [POINTS_KEY, 'rewards', page, language],
    queryFn: ({ signal }) => dataOf(api.GET('/core/v1/rewards', { params: { query: { page } }, signal })),
  })
  return (
    <section className="page-section" aria-labelledby="rewards">
      <h2 id="rewards">{t.rewards}</h2>
      <Loaded of={rewards}>
        {(list) =>
          list.results.length === 0 ? (
            <p className="soft">{t.noRewards}</p>
          ) : (
            <>
              <ul className="rewards">
                {list.results.map((reward) => (
                  <RewardCard key={reward.reward_id} reward={reward} onRedeem={() => setChosen(reward)} />
                ))}
              </ul>
              {list.total > list.limit && <Pager of={list} onPage={setPage} />}
            </>
          )
        }
      </Loaded>
      {chosen && <RedeemDialog key={chosen.reward_id} reward={chosen} onClose={() => setChosen(null)} />}
    </section>
  )
}

function RewardCard({ reward, onRedeem }: { readonly reward: Reward; onRedeem(): void }) {
  const t = useTexts(pointsTexts)
  const language = useLanguage()
  const { name, text, price, stock_left: left, ends_at: ends, mine, limit_per_user: limit, state } = reward
  const missing = mine?.missing_points ?? 0
  const isFull = limit !== null && mine !== null && mine.redeemed >= limit
  const obstacle =
    state === 'sold_out'
      ? t.soldOut
      : state === 'upcoming' && reward.starts_at !== null
        ? t.startsOn(dayOf(reward.starts_at, language))
        : isFull
          ? t.limitReached
          : missing > 0
            ? t.missing(count(missing, language))
            : null
  const facts = [
    left !== null && left > 0 && t.left(count(left, language)),
    ends !== null && t.untilDay(dayOf(ends, language)),
  ].filter((fact) => fact !== false)
  return (
    <li className="panel reward">
      <h3>{name}</h3>
      <p>{text}</p>
      {facts.length > 0 && <p className="soft-s">{facts.join(' · ')}</p>}
      <div className="reward-foot">
        <strong>{t.points(count(price, language))}</strong>
        {obstacle === null ? (
          <Button aria-label={t.redeemOf(name)} onPress={onRedeem}>
            {t.redeem}
          </Button>
        ) : (
          <Badge>{obstacle}</Badge>
        )}
      </div>
    </li>
  )
}
