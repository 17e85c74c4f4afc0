import { useQuery } from '@tanstack/react-query'
import { dataOf, type Schemas } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { queries } from '../data/queries.ts'

export type Me = Schemas['User']

const KEY = ['me']

/** The account of the signed-in user. */
export function useMe() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => dataOf(api.GET('/core/v1/users/me', { signal })) })
}

/** Shows the account as the service has answered after a change. */
export function setMe(me: Me): void {
  queries.setQueryData(KEY, me)
}
