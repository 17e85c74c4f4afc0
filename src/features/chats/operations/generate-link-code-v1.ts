import Type from 'typebox'
import { named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { ownerOnly, requireRole, tripNotFound } from '../../trips/public.ts'
import { TripIdSchema } from '../group-reader.ts'
import { issueLinkCode } from '../link-group.ts'
import type { ChatServices } from '../services.ts'

const LinkCodeSchema = named(
  'ChatLinkCode',
  Type.Object(
    {
      code: Type.String({ description: 'Eight letters and digits without look-alikes. Works once.' }),
      expires_at: Type.String({ format: 'date-time', description: 'When the code expires.' }),
      message: Type.String({ description: 'The message to send in the group, in the language of the answer.' }),
    },
    { description: 'A code that links a trip to the chat group in which it is sent.' },
  ),
)

const messageOf = { th: (code: string) => `เชื่อม ${code}`, en: (code: string) => `link ${code}` }

/** POST /trips/v1/chat-integrations/link-code */
export const generateLinkCodeV1 = ({
  db,
  clock,
  linkCodeSecret,
}: Pick<ChatServices, 'db' | 'clock' | 'linkCodeSecret'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/chat-integrations/link-code',
    access: 'user',
    limit: 'link-code',
    schema: {
      operationId: 'generateLinkCodeV1',
      summary: 'Create a code that links a trip to a chat group',
      description:
        'For a trip of your own. The code works once within ten minutes and cancels your earlier one for the trip. Only its digest is stored, so this call takes no `Idempotency-Key`: repeat it for a new code.',
      tag: 'Chat',
      body: named(
        'NewChatLinkCode',
        Type.Object({ trip_id: TripIdSchema }, { additionalProperties: false, description: 'The trip to link.' }),
      ),
      response: { 200: LinkCodeSchema },
      problems: [tripNotFound, ownerOnly],
      example: {
        body: { trip_id: 'trip_019abcde-0000-7000-8000-000000000003' },
        response: { code: '7K3MQ9TZ', expires_at: '2026-11-22T03:10:00.000Z', message: 'link 7K3MQ9TZ' },
      },
    },
    async handler({ body: { trip_id: tripId }, caller, language }) {
      const { code, expiresAt } = await db.transaction().execute(async (db) => {
        await requireRole(db, tripId, caller.id, 'owner')
        return issueLinkCode(db, linkCodeSecret, { tripId, userId: caller.id }, clock())
      })
      return { code, expires_at: expiresAt.toISOString(), message: messageOf[language](code) }
    },
  })
