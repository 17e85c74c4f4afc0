import { createTiaoClient } from 'tiao-sdk'
import { documentLanguage } from '../app/language.ts'
import { session } from './session.ts'

/** The service that sent this page, in its language and with its session. */
export const api = createTiaoClient({
  baseUrl: location.origin,
  language: documentLanguage,
  accessToken: session.accessToken,
})

// A session that has ended elsewhere ends here too, and the page asks to sign in; the service refuses its token first.
api.use({
  onResponse({ request, response }) {
    if (response.status === 401 && request.headers.has('authorization')) session.renew()
  },
})
