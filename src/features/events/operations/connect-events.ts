import Type from 'typebox'
import { originNotAllowed, upgradeRequired } from '../../../platform/http/problems.ts'
import { about, LanguageSchema } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { renderEvent } from '../event-document.ts'
import type { EventServices } from '../services.ts'

/** GET /trips/v1/events */
export const connectEvents = ({ events }: EventServices) =>
  operation({
    method: 'GET',
    url: '/trips/v1/events',
    // A browser cannot send the header; its token comes in the first message.
    access: 'user?',
    schema: {
      operationId: 'connectEvents',
      summary: 'Follow your events by WebSocket',
      description: [
        'Sends each event as a JSON text message (`Event`): progress of your jobs, changes of your trips, notifications. Begins with the events of the last 24 hours, or after `after`: to resume, send the last `seq` that you received.',
        'The access token comes in `Authorization`, or within 10 seconds in the first message: `{"token": "…", "after": 48213, "language": "en"}`, where `after` and `language` are optional. Send `{"token": "…"}` with a fresh token before the old one expires. A token in the URL is rejected.',
        'Close codes: 1001 the server stops, 1013 it is unavailable: reconnect and resume. 4400 invalid message, 4401 token invalid, expired or signed out, 4408 no token in time, 4429 more than 10 connections. Pings come every 25 seconds; a peer that does not answer, or reads too slowly, is cut.',
      ].join('\n\n'),
      tag: 'Events',
      query: Type.Object(
        {
          after: Type.Integer({
            minimum: 0,
            maximum: 999_999_999_999_999,
            default: 0,
            description: 'The last `seq` that you received; 0 for everything of the last 24 hours.',
          }),
          language: Type.Optional(about(LanguageSchema, 'Language of `message`. Defaults to `Accept-Language`.')),
        },
        { additionalProperties: false },
      ),
      response: { 101: Type.Null() },
      problems: [upgradeRequired, originNotAllowed],
      example: { query: { after: '48213' }, response: null },
    },
    handler() {
      throw upgradeRequired({ headers: { upgrade: 'websocket', connection: 'Upgrade' } })
    },
    socket: {
      async serve({ caller, query: { after, language: chosen }, language, signal, send }) {
        for await (const event of events.follow({ userId: caller.id, after }, signal))
          await send(renderEvent(event, chosen ?? language))
      },
    },
  })
