import './community.css'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { useSignInFirst } from '../account/use-sign-in-first.tsx'
import { useLanguage } from '../app/language.ts'
import { useTitle } from '../app/use-title.ts'
import { api } from '../data/api.ts'
import { useIsSignedIn } from '../data/use-session.ts'
import { ExploreNav } from '../places/explore-nav.tsx'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Failure } from '../ui/failure.tsx'
import { communityTexts } from './community-texts.ts'
import { PostCard } from './post-card.tsx'

const NewPostDialog = lazy(async () => ({ default: (await import('./new-post-dialog.tsx')).NewPostDialog }))
const SORTS = ['hot', 'new', 'top'] as const
type Sort = (typeof SORTS)[number]
const PAGE = 10

/** What travellers tell, and the trips that they share. */
export function CommunityPage() {
  const t = useTexts(communityTexts)
  useTitle(t.title)
  const [sort, setSort] = useState<Sort>('hot')
  const [isWriting, setWriting] = useState(false)
  const { run, dialog } = useSignInFirst()
  const query = usePosts(sort)
  const posts = query.data?.pages.flatMap(({ results }) => results)
  return (
    <div className="explore">
      <ExploreNav />
      <h1>{t.title}</h1>
      <p className="explore-lead">{t.lead}</p>
      <Button kind="primary" icon={PenLine} onPress={() => run(() => setWriting(true))}>
        {t.write}
      </Button>
      <Choice<Sort>
        label={t.sort}
        value={sort}
        options={SORTS.map((id) => ({ id, text: t.sorts[id] }))}
        onChange={setSort}
      />
      {query.error && <Failure of={query.error} onRetry={() => void query.refetch()} />}
      {!posts && !query.error && <p className="explore-note">{t.loading}</p>}
      {posts?.length === 0 && <p className="explore-note">{t.none}</p>}
      <ul className="posts">
        {posts?.map((post) => (
          <li key={post.post_id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button isDisabled={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          {t.more}
        </Button>
      )}
      {dialog}
      {isWriting && (
        <Suspense>
          <NewPostDialog
            onDone={() => {
              setWriting(false)
              setSort('new')
            }}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

function usePosts(sort: Sort) {
  const language = useLanguage()
  // Posts say whether the reader likes them.
  const isSignedIn = useIsSignedIn()
  return useInfiniteQuery({
    queryKey: ['posts', sort, isSignedIn, language],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/trips/v1/communities', {
          params: { query: { sort, limit: PAGE, ...(cursor !== null && { cursor }) } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
    placeholderData: keepPreviousData,
  })
}
