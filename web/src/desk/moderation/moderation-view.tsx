import './moderation.css'
import { dataOf } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { Select } from '../../ui/select.tsx'
import { deskTexts } from '../desk-texts.ts'
import { ListView } from '../list-view.tsx'
import { useDeskQuery, useFilters } from '../use-desk.ts'
import { moderationTexts } from './moderation-texts.ts'
import { PostCard } from './post-card.tsx'

const STATES = ['hidden', 'published', 'removed', 'deleted'] as const
/** Whoever moderates sees new reports without asking. */
const EVERY_MS = 30_000

/** Posts that reports hid, and all others. */
export function ModerationView() {
  const t = useTexts(moderationTexts)
  const shared = useTexts(deskTexts)
  const language = useLanguage()
  const { values, page, set, setPage } = useFilters(['state'])
  const state = STATES.find((each) => each === values.state) ?? 'hidden'
  const query = useDeskQuery({
    key: ['posts', language, state, page],
    everyMs: EVERY_MS,
    read: (signal) =>
      dataOf(api.GET('/trips/v1/communities', { params: { query: { state, sort: 'new', page, limit: 10 } }, signal })),
  })
  return (
    <>
      <p className="desk-lead">{t.lead}</p>
      <div className="desk-bar">
        <Select
          label={shared.state}
          value={state}
          onChange={(next) => set('state', next === 'hidden' ? '' : next)}
          options={STATES.map((id) => ({ id, text: t.states[id] }))}
        />
      </div>
      <ListView query={query} onPage={setPage}>
        {({ results }) =>
          results.length === 0 ? (
            <p className="table-empty">{state === 'hidden' ? t.nothingToDo : t.noPosts}</p>
          ) : (
            <ul className="post-list">
              {results.map((post) => (
                <li key={post.post_id}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
          )
        }
      </ListView>
    </>
  )
}
