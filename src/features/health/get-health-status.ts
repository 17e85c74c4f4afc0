import Type, { type TProperties } from 'typebox'
import type { Parts } from '../../parts.ts'
import { Reply } from '../../platform/http/reply.ts'
import { named, OneOf } from '../../platform/http/schema-parts.ts'
import { operation } from '../../platform/operation.ts'

const Status = OneOf(['up', 'down'])
const Message = Type.Optional(Type.String())
const part = (members: TProperties) =>
  Type.Object({ status: Status, ...members, message: Message }, { additionalProperties: false })
const PartsSchema = Type.Object({
  partner_check_1: Type.Optional(part({ responseTime: Type.String() })),
  partner_check_2: Type.Optional(part({ responseTime: Type.String() })),
  database: Type.Optional(part({})),
  document_store: Type.Optional(part({})),
  cache: Type.Optional(
    part({
      memoryUsage: Type.Object({ used_memory: Type.Number() }),
      latencyHistory: Type.Array(Type.String()),
      latency: Type.Number(),
      lastsave: Type.Number(),
    }),
  ),
  third_party_api: Type.Optional(part({ is3rdPartyService: Type.Boolean(), responseTime: Type.Number() })),
  search_engine: Type.Optional(part({ responseTime: Type.Number() })),
  road_engine: Type.Optional(part({ responseTime: Type.Number() })),
  mail_server: Type.Optional(part({ responseTime: Type.Number() })),
  websocket: Type.Optional(Type.Object({ status: Status, message: Type.String(), error: Type.String() })),
})
const HealthSchema = named(
  'HealthStatus',
  Type.Object({
    status: OneOf(['ok', 'error', 'shutting_down']),
    info: named('HealthParts', PartsSchema),
    error: named('HealthParts', PartsSchema),
    details: named('HealthParts', PartsSchema),
  }),
)

/** GET /trips/v1/health/status */
export const getHealthStatus = ({ probes }: Pick<Parts, 'probes'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/health/status',
    access: 'public',
    schema: {
      operationId: 'getHealthStatus',
      summary: 'Tell which parts of the service are up',
      description:
        '503 when a needed part is down or the service is stopping. A part that is not configured says so and counts as up.',
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
