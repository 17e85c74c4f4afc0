import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { queries } from '../data/queries.ts'
import { readAgain } from '../data/read-again.ts'
import { NOTIFICATIONS_KEY } from './use-unread.ts'

export type Notification = Schemas['Notification']

const PAGE = 30
const refresh = () => readAgain(queries, [NOTIFICATIONS_KEY])

/** The inbox, read on by a cursor, so that what arrives meanwhile shifts nothing. */
export function useInbox() {
  const language = useLanguage()
  const query = useInfiniteQuery({
    queryKey: [NOTIFICATIONS_KEY, 'inbox', language],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/core/v1/notifications', {
          params: { query: { limit: PAGE, ...(cursor !== '' && { cursor }) } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next,
    staleTime: 0,
  })
  return { query, notifications: query.data?.pages.flatMap(({ results }) => results) }
}

export function useReadAll() {
  return useMutation({
    mutationFn: () => dataOf(api.PUT('/core/v1/notifications/read-all', {})),
    onSuccess: refresh,
  })
}

/** Marks a notification as read, or takes it out of the inbox. */
export function useSetState() {
  return useMutation({
    mutationFn: ({ id, state }: { readonly id: string; readonly state: Notification['state'] }) =>
      dataOf(
        api.PUT('/core/v1/notifications/{notification_id}', {
          params: { path: { notification_id: id } },
          body: { state },
        }),
      ),
    onSuccess: refresh,
  })
}
