import { useQuery } from '@tanstack/react-query'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'

export const NOTIFICATIONS_KEY = 'notifications'
const EVERY_MS = 60_000

/** How many notifications are unread; 0 until it is known. */
export function useUnread(): number {
  const { data } = useQuery({
    queryKey: [NOTIFICATIONS_KEY, 'unread'],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/core/v1/notifications', { params: { query: { state: 'unread', limit: 1 } }, signal })),
    refetchInterval: EVERY_MS,
  })
  return data?.unread_count ?? 0
}
