import Type, { type TProperties } from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { about, named, OneOf } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import type { HealthServices } from '../services.ts'

const Status = named('PartState', OneOf(['up', 'down'], { description: 'Whether the part responds.' }))
const Message = Type.Optional(Type.String({ description: 'Why it is down, or a note that it is not configured.' }))
const part = (name: string, description: string, members: TProperties) =>
  Type.Optional(
    named(
      name,
      Type.Object({ status: Status, ...members, message: Message }, { additionalProperties: false, description }),
    ),
  )
const responseTime = { responseTime: Type.Number({ description: 'Response time in milliseconds.' }) }
const responseTimeText = { responseTime: Type.String({ description: 'Response time with its unit.' }) }
const memoryUsage = named(
  'CacheMemory',
  Type.Object(
    { used_memory: Type.Number({ description: 'Memory in use, in bytes.' }) },
    { description: 'Memory of the cache.' },
  ),
)
const PartsSchema = Type.Object(
  {
    partner_check_1: part('PartnerHealth', 'An API of the tourism authority.', responseTimeText),
    partner_check_2: part('PartnerHealth', 'An API of the tourism authority.', responseTimeText),
    database: part('DatabaseHealth', 'PostgreSQL.', {}),
    document_store: part('DocumentStoreHealth', 'The document store.', {}),
    cache: part('CacheHealth', 'Redis.', {
      memoryUsage,
      latencyHistory: Type.Array(Type.String(), { description: 'Latency spikes recorded by Redis.' }),
      latency: Type.Number({ description: 'Response time in milliseconds.' }),
      lastsave: Type.Number({ description: 'Time of the last Redis save, in Unix seconds.' }),
    }),
    third_party_api: part('ThirdPartyHealth', 'A third-party API.', {
      is3rdPartyService: Type.Boolean({ description: 'Whether a third party operates it.' }),
      ...responseTime,
    }),
    search_engine: part('SearchEngineHealth', 'The search engine.', responseTime),
    road_engine: part('RoadEngineHealth', 'The road engine.', responseTime),
    mail_server: part('MailServerHealth', 'The mail server.', responseTime),
    line_bot: part('ChatBotHealth', 'The API of a chat product.', responseTime),
    telegram_bot: part('ChatBotHealth', 'The API of a chat product.', responseTime),
    discord_bot: part('ChatBotHealth', 'The API of a chat product.', responseTime),
    websocket: Type.Optional(
      named(
        'WebSocketHealth',
        Type.Object(
          {
            status: Status,
            message: Type.String({ description: 'Description of the state.' }),
            error: Type.String({ description: 'Reason if it is down, else empty.' }),
          },
          { description: 'WebSocket connections.' },
        ),
      ),
    ),
  },
  { description: 'Parts of the service by name.' },
)
const partsAs = (description: string) => about(named('HealthParts', PartsSchema), description)
const HealthSchema = named(
  'HealthStatus',
  Type.Object(
    {
      status: named(
        'HealthState',
        OneOf(['ok', 'error', 'shutting_down'], { description: 'State of the whole service.' }),
      ),
      info: partsAs('The parts that are up.'),
      error: partsAs('The parts that are down.'),
      details: partsAs('All parts.'),
    },
    { description: 'State of the service and its parts.' },
  ),
)

/** GET /trips/v1/health/status */
export const getHealthStatus = ({ probes }: Pick<HealthServices, 'probes'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/health/status',
    access: 'public',
    schema: {
      operationId: 'getHealthStatus',
      summary: 'Get the health of the service',
      description:
        'Returns 503 while a required part is down or the service is shutting down. A part that is not configured says so and counts as up.',
      tag: 'Health',
      response: { 200: HealthSchema, 503: HealthSchema },
      example: {
        response: {
          status: 'ok',
          info: { database: { status: 'up' } },
          error: {},
          details: { database: { status: 'up' } },
        },
      },
    },
    async handler() {
      const health = await probes.check()
      const isUp = health.status === 'ok'
      return new Reply(isUp ? 200 : 503, health, { 'cache-control': 'no-store', ...(!isUp && { 'retry-after': '5' }) })
    },
  })
