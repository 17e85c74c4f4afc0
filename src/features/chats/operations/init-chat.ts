import Type, { type Static } from 'typebox'
import { CHANNELS } from '../../../platform/chat/chat.ts'
import { about, Nullable, named, OneOf } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { ChannelSchema } from '../channel-schema.ts'
import { CODE_LENGTH, CODE_LIFE_MS, MAX_GROUPS_OF_TRIP, MAX_TRIPS_OF_GROUP, WRONG_CODES } from '../chat-limits.ts'
import { TEXTS } from '../chat-texts.ts'
import { WORDS } from '../command.ts'
import { BudgetSchema, exampleGeneralNotification, lineBudget } from '../notification-document.ts'
import type { ChatServices } from '../services.ts'

const ChatInitSchema = named(
  'ChatInit',
  Type.Object(
    {
      channels: Type.Array(
        named(
          'ChatChannelState',
          Type.Object(
            {
              channel: ChannelSchema,
              state: named(
                'ChatChannelReadiness',
                OneOf(['on', 'off'], { description: '`off`: the operator has not configured the bot.' }),
              ),
              mini_app_id: Nullable(
                Type.String({ description: 'Id of the mini-app in the product, if there is one.' }),
              ),
              budget: Nullable(about(BudgetSchema, 'The monthly budget of pushed messages; null if they are free.')),
            },
            { description: 'A chat product and whether this service has a bot there.' },
          ),
        ),
        { description: 'Every chat product.' },
      ),
      commands: Type.Array(
        named(
          'ChatCommand',
          Type.Object(
            {
              command: Type.String({ description: 'Name of the command.' }),
              words: Type.Array(Type.String({ description: 'A whole message.' }), {
                description: 'What members may type, in both languages; the last two commands with an example.',
              }),
            },
            { description: 'A command of a group.' },
          ),
        ),
        { description: 'The commands that groups understand.' },
      ),
      texts: named(
        'ChatTexts',
        Type.Object(
          {
            greeting: Type.String({ description: 'For a group that the bot has just joined.' }),
            help: Type.String({ description: 'The commands, explained.' }),
            not_linked: Type.String({ description: 'For a group without a trip.' }),
          },
          { description: 'Texts in the language of the answer.' },
        ),
      ),
      limits: named(
        'ChatLimits',
        Type.Object(
          {
            link_code_length: Type.Integer({ description: 'Characters of a link code.' }),
            link_code_seconds: Type.Integer({ description: 'How long a link code is valid.' }),
            wrong_codes: Type.Integer({ description: 'Wrong codes of a group within ten minutes, then 429.' }),
            trips_per_group: Type.Integer({ description: 'Trips that a group can have.' }),
            groups_per_trip: Type.Integer({ description: 'Groups that a trip can have.' }),
          },
          { description: 'Limits that a client needs to know.' },
        ),
      ),
    },
    { description: 'What a chat client needs at start.' },
  ),
)
type ChatInit = Static<typeof ChatInitSchema>

const commands: ChatInit['commands'] = [
  ...Object.entries(WORDS).map(([command, { th, en }]) => ({ command, words: [...en, ...th] })),
  { command: 'link', words: ['link CODE', 'เชื่อม CODE'] },
  { command: 'plan_trip', words: ['plan 3 days in Krabi', 'เที่ยวกระบี่ 3 วัน'] },
]
const limits: ChatInit['limits'] = {
  link_code_length: CODE_LENGTH,
  link_code_seconds: CODE_LIFE_MS / 1_000,
  wrong_codes: WRONG_CODES.limit,
  trips_per_group: MAX_TRIPS_OF_GROUP,
  groups_per_trip: MAX_GROUPS_OF_TRIP,
}
const textsIn = ({ greeting, help, notLinked }: (typeof TEXTS)['en']) => ({ greeting, help, not_linked: notLinked })

/** GET /trips/v1/chat-integrations/init */
export const initChat = (own: Pick<ChatServices, 'db' | 'chatChannels' | 'clock' | 'config'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/chat-integrations/init',
    access: 'key:chat',
    schema: {
      operationId: 'initChat',
      summary: 'Get what a chat client needs at start',
      description:
        'The chat products and their state, the commands, texts and limits, and the budget of pushed messages.',
      tag: 'Chat',
      response: { 200: ChatInitSchema },
      example: {
        response: {
          channels: CHANNELS.map((channel) => ({
            channel,
            state: channel === 'line' ? 'on' : 'off',
            mini_app_id: null,
            budget: channel === 'line' ? exampleGeneralNotification.line_budget : null,
          })),
          commands,
          texts: textsIn(TEXTS.en),
          limits,
        },
      },
    },
    async handler({ language }) {
      const budget = await lineBudget(own, own.db)
      return {
        channels: CHANNELS.map((channel) => {
          const opened = own.chatChannels.get(channel)
          return {
            channel,
            state: opened ? ('on' as const) : ('off' as const),
            mini_app_id: opened?.capabilities.miniAppId ?? null,
            budget: opened?.capabilities.countsMembers ? budget : null,
          }
        }),
        commands,
        texts: textsIn(TEXTS[language]),
        limits,
      }
    },
  })
