import { createTiaoClient } from 'tiao-sdk'
import { documentLanguage } from '../app/language.ts'
import { session } from './session.ts'

/** The service that sent this page, in its language and with its session. */
export const api = createTiaoClient({
  baseUrl: location.origin,
  language: documentLanguage,
  accessToken: session.accessToken,
})
