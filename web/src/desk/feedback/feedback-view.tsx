import './feedback.css'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { dataOf, type operations, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { deskTexts } from '../desk-texts.ts'
import { FilterDay } from '../filter-day.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { ListView } from '../list-view.tsx'
import { useDeskQuery, useFilters } from '../use-desk.ts'
import { FEEDBACK_STATUSES } from './feedback-statuses.ts'
import { FeedbackTable } from './feedback-table.tsx'
import { feedbackTexts } from './feedback-texts.ts'

const ACTIONS = ['trip', 'place', 'route', 'ai_trip', 'chat', 'app'] as const
const RATINGS = ['1', '2', '3', '4', '5'] as const

type FeedbackQuery = NonNullable<operations['listFeedbackAdmin']['parameters']['query']>

/** What people think, and what became of it. */
export function FeedbackView() {
  const t = useTexts(feedbackTexts)
  const shared = useTexts(deskTexts)
  const language = useLanguage()
  const { values, page, set, setPage } = useFilters(['status', 'action', 'rating', 'from', 'to'])
  // The service reads each filter, and refuses what it does not know.
  const filter = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as FeedbackQuery
  const query = useDeskQuery({
    key: ['feedback', language, filter, page],
    async read(signal) {
      const answer = api.GET('/trips/v1/feedback/admin', { params: { query: { ...filter, page } }, signal })
      // Only a call that accepts CSV gets a text.
      return (await dataOf(answer)) as Schemas['FeedbackList']
    },
  })
  const csv = useMutation({ mutationFn: () => downloadCsv(filter) })
  return (
    <>
      <div className="desk-bar">
        <FilterSelect
          label={shared.state}
          value={values.status}
          ids={FEEDBACK_STATUSES}
          texts={t.statuses}
          onChange={(value) => set('status', value)}
        />
        <FilterSelect
          label={t.about}
          value={values.action}
          ids={ACTIONS}
          texts={t.actions}
          onChange={(value) => set('action', value)}
        />
        <FilterSelect
          label={t.rating}
          value={values.rating}
          ids={RATINGS}
          texts={t.stars}
          onChange={(value) => set('rating', value)}
        />
        <FilterDay label={shared.from} value={values.from} onChange={(day) => set('from', day)} />
        <FilterDay label={shared.to} value={values.to} onChange={(day) => set('to', day)} />
        <div className="desk-bar-end">
          <Button icon={Download} isDisabled={csv.isPending} onPress={() => csv.mutate()}>
            {t.csv}
          </Button>
        </div>
      </div>
      {csv.error && <Failure of={csv.error} />}
      <ListView query={query} onPage={setPage}>
        {({ results }, isStale) => <FeedbackTable rows={results} isStale={isStale} />}
      </ListView>
    </>
  )
}

async function downloadCsv(query: FeedbackQuery): Promise<void> {
  const answer = api.GET('/trips/v1/feedback/admin', {
    params: { query },
    headers: { accept: 'text/csv' },
    parseAs: 'blob',
  })
  saveFile(await dataOf(answer), 'feedback.csv')
}
