import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { retryAfter } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { named } from '../../../platform/http/schema-parts.ts'
import { tidyText, UserLine } from '../../../platform/http/user-text.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { announceLinks } from '../announce-links.ts'
import { ChannelSchema, exampleGroupId, GroupIdSchema } from '../channel-schema.ts'
import { WRONG_CODES } from '../chat-limits.ts'
import { TEXTS } from '../chat-texts.ts'
import { exampleGroupTripSummary } from '../example-group-trip.ts'
import { GroupTripSummarySchema, renderGroupTrip, summaryOf } from '../group-trip.ts'
import { normaliseCode } from '../link-code.ts'
import { linkGroup } from '../link-group.ts'
import { linkCodeInvalid, tooManyChatLinks, tooManyLinkCodes } from '../problems.ts'
import type { ChatServices } from '../services.ts'
import { countAttempt } from '../throttle-store.ts'

const ChatLinkSchema = named(
  'ChatLink',
  Type.Object(
    {
      channel: ChannelSchema,
      group_id: Type.String({ description: 'Id of the group.' }),
      trip: GroupTripSummarySchema,
      message: Type.String({ description: 'What to tell the group, in the language of the answer.' }),
    },
    { description: 'A trip that is linked to a chat group.' },
  ),
)

/** POST /trips/v1/chat-integrations/link-code/verify */
export const verifyLinkCodeV1 = (
  own: Pick<ChatServices, 'db' | 'catalogue' | 'clock' | 'linkCodeSecret' | 'notifications'>,
) =>
  operation({
    method: 'POST',
    url: '/trips/v1/chat-integrations/link-code/verify',
    access: 'key:chat',
    creates: true,
    schema: {
      operationId: 'verifyLinkCodeV1',
      summary: 'Link a chat group to the trip of a code',
      description:
        'Accepts any case, spaces, hyphens and look-alikes. Five wrong codes of a group within ten minutes block further attempts.',
      tag: 'Chat',
      body: named(
        'ChatLinkWish',
        Type.Object(
          {
            code: Type.String({ minLength: 1, maxLength: 40, description: 'The code as a member typed it.' }),
            channel: ChannelSchema,
            group_id: GroupIdSchema,
            group_name: Type.Optional(UserLine({ maxLength: 200, description: 'Name of the group, if known.' })),
          },
          { additionalProperties: false, description: 'A code and the group in which it was sent.' },
        ),
      ),
      response: { 201: ChatLinkSchema },
      problems: [linkCodeInvalid, tooManyLinkCodes, tooManyChatLinks, catalogueNotReady],
      example: {
        body: { code: '7K3MQ9TZ', channel: 'line', group_id: exampleGroupId },
        response: {
          channel: 'line',
          group_id: exampleGroupId,
          trip: exampleGroupTripSummary,
          message: TEXTS.en.linked(exampleGroupTripSummary.name, true),
        },
      },
    },
    async handler({ body, language, create }) {
      const { db, catalogue, linkCodeSecret } = own
      requireReady(catalogue)
      const now = own.clock()
      const { channel, group_id: groupId, group_name: name } = body
      const group = { channel, groupId, groupName: name === undefined ? null : tidyText(name) }
      // Counted before the transaction, because a wrong code rolls that back.
      const waitMs = await countAttempt(db, group, WRONG_CODES, now)
      if (waitMs !== null) {
        const seconds = Math.ceil(waitMs / 1_000)
        throw tooManyLinkCodes({ seconds }, retryAfter(seconds))
      }
      const code = normaliseCode(body.code)
      if (code === null) throw linkCodeInvalid()
      return create(async (db) => {
        const { trip, isNew } = await linkGroup(db, linkCodeSecret, { group, code, now })
        const shown = renderGroupTrip(trip, { catalogue, language, today: bangkokDate(now) })
        const message = TEXTS[language].linked(shown.name, isNew)
        if (isNew) await announceLinks(own, db, [{ event: 'chat_linked', link: trip }])
        return new Reply(201, { channel, group_id: groupId, trip: summaryOf(shown), message })
      })
    },
  })
