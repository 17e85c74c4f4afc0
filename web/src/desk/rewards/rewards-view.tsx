import './rewards.css'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { Button } from '../../ui/button.tsx'
import { deskTexts } from '../desk-texts.ts'
import { FilterSelect } from '../filter-select.tsx'
import { ListView } from '../list-view.tsx'
import { useDeskQuery, useFilters } from '../use-desk.ts'
import { NewReward } from './new-reward.tsx'
import { RedemptionForm } from './redemption-form.tsx'
import { RewardTable } from './reward-table.tsx'
import { rewardsTexts } from './rewards-texts.ts'

const STATES = ['available', 'upcoming', 'sold_out', 'ended', 'off'] as const

/** What users get for points: create it, turn it on and off, and close what they redeemed. */
export function RewardsView() {
  const t = useTexts(rewardsTexts)
  const shared = useTexts(deskTexts)
  const language = useLanguage()
  const [isCreating, setCreating] = useState(false)
  const { values, page, set, setPage } = useFilters(['state'])
  const state = STATES.find((each) => each === values.state)
  const query = useDeskQuery({
    key: ['rewards', language, state, page],
    read: (signal) =>
      dataOf(api.GET('/core/v1/rewards', { params: { query: { page, ...(state && { state }) } }, signal })),
  })
  return (
    <>
      <div className="desk-bar">
        <FilterSelect
          label={shared.state}
          value={values.state}
          ids={STATES}
          texts={t.states}
          onChange={(next) => set('state', next)}
        />
        <div className="desk-bar-end">
          <Button kind="primary" icon={Plus} onPress={() => setCreating(true)}>
            {t.create}
          </Button>
        </div>
      </div>
      <ListView query={query} onPage={setPage}>
        {({ results }, isStale) => <RewardTable rewards={results} isStale={isStale} />}
      </ListView>
      <RedemptionForm />
      {isCreating && <NewReward onClose={() => setCreating(false)} />}
    </>
  )
}
