import type { TestUser } from './accounts.ts'
import type { Answer, TestService } from './service.ts'

export const TRIPS = '/trips/v1/custom-trips'

/** Places of Ayutthaya in the shipped catalogue: two temples and a café. */
export const PLACES = ['th-14-wat-yai-chai-mongkhon', 'th-14-wat-chaiwatthanaram', 'th-14-iudia-cafe'] as const

/** The calls of a user about trips. */
export function tripCalls(service: TestService, user: Pick<TestUser, 'headers'>) {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> =>
    service.call(method, path, { headers: { ...user.headers, ...headers }, ...(payload && { payload }) })
  return {
    call,
    create: (body: object, headers = {}) => call('POST', TRIPS, body, headers),
    read: (id: string) => call('GET', `${TRIPS}/${id}`),
    /** `version`: the version that the caller has read. */
    edit: (id: string, version: number, body: object) =>
      call('PUT', `${TRIPS}/${id}`, body, { 'if-match': `"${version}"` }),
    undo: (id: string, body?: object) => call('POST', `${TRIPS}/${id}/undo`, body),
    redo: (id: string, body?: object) => call('POST', `${TRIPS}/${id}/redo`, body),
    remove: (id: string) => call('DELETE', `${TRIPS}/${id}`),
    restore: (id: string, body?: object) => call('POST', `${TRIPS}/${id}/restore`, body),
  }
}

/** Days with a stop at each of the places. */
export function daysWith(...days: (readonly string[])[]) {
  return days.map((places) => ({ stops: places.map((place_id) => ({ place_id })) }))
}
