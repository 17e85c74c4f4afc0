import Type from 'typebox'
import { ChatSignatureError } from '../../../platform/chat/chat.ts'
import { named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { ChannelSchema } from '../channel-schema.ts'
import { receiveEvents } from '../events.ts'
import { chatChannelNotConfigured, notConfigured, webhookSignatureInvalid } from '../problems.ts'
import type { ChatServices } from '../services.ts'

/** POST /trips/v1/chat-integrations/webhook/{channel} */
export const receiveChatWebhook = (own: Pick<ChatServices, 'db' | 'jobs' | 'chatChannels' | 'clock'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/chat-integrations/webhook/:channel',
    access: 'public',
    limit: 'chat-webhook',
    rawBody: true,
    bodyLimitBytes: 262_144,
    schema: {
      operationId: 'receiveChatWebhook',
      summary: 'Receive the events of a chat product',
      description:
        "Called by the product, which proves itself by its signature over the body: `x-line-signature`, `x-telegram-bot-api-secret-token`, or `x-signature-ed25519` with `x-signature-timestamp`. Answers at once and works afterwards; repeats are ignored. The body is the product's own.",
      tag: 'Chat',
      params: Type.Object({ channel: ChannelSchema }),
      body: named(
        'ChatWebhook',
        Type.Unsafe<unknown>({ type: 'object', description: 'Events as the chat product sends them.' }),
      ),
      response: {
        200: named(
          'ChatWebhookAnswer',
          Type.Object(
            { type: Type.Optional(Type.Integer({ description: 'Type of the answer in the protocol of Discord.' })) },
            { description: 'What the chat product expects; empty for LINE and Telegram.' },
          ),
        ),
      },
      problems: [webhookSignatureInvalid, chatChannelNotConfigured],
      example: { params: { channel: 'line' }, body: { destination: 'U0', events: [] }, response: {} },
    },
    async handler({ params: { channel: name }, rawBody, header }) {
      const channel = own.chatChannels.get(name)
      if (!channel) throw notConfigured(name)
      const now = own.clock()
      const { events, answer } = verified(() => channel.verify(rawBody, header, now))
      await receiveEvents(own, name, events, now)
      return answer
    },
  })

/** @throws Problem webhook_signature_invalid */
function verified<Result>(verify: () => Result): Result {
  try {
    return verify()
  } catch (error) {
    if (!(error instanceof ChatSignatureError)) throw error
    throw webhookSignatureInvalid({ headers: { 'www-authenticate': 'Signature' } })
  }
}
