import Type from 'typebox'
import { CategoryCodeSchema } from '../../../catalogue/place-schema.ts'
import { Nullable, named, OneOf } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { PartnerError, type PartnerSample } from '../../../platform/partner/partner.ts'
import type { PartnerSyncServices } from '../services.ts'
import { failureOf, PARTNER_FAILURES, type PartnerFailure, syncFailures } from '../sync-failures.ts'

const SampleSchema = named(
  'PartnerSample',
  Type.Object(
    {
      place_id: Type.String({ description: "The place's id." }),
      place_name: Nullable(Type.String({ description: 'Name in Thai; null if it has none.' })),
      category_code: Nullable(CategoryCodeSchema),
      latitude: Nullable(Type.Number({ description: 'Latitude in degrees; null if unknown.' })),
      longitude: Nullable(Type.Number({ description: 'Longitude in degrees; null if unknown.' })),
    },
    { description: 'A place as the service reads it.' },
  ),
)

const PartnerTestSchema = named(
  'PartnerTest',
  Type.Object(
    {
      configured: Type.Boolean({ description: 'Whether the service has an API key of the authority.' }),
      api: Nullable(named('PartnerApi', OneOf(['v5', 'v2'], { description: "Version of the authority's API." }))),
      reachable: Type.Boolean({ description: 'Whether the API answered.' }),
      authenticated: Nullable(Type.Boolean({ description: 'Whether it takes the key; null if unknown.' })),
      parsed: Type.Boolean({ description: 'Whether a place could be read from the answer.' }),
      latency_ms: Nullable(
        Type.Integer({ minimum: 0, description: 'Milliseconds until the result; null without a call.' }),
      ),
      sample: Nullable(SampleSchema),
      failure: Nullable(
        named(
          'PartnerFailure',
          Type.Object(
            {
              code: named(
                'PartnerFailureCode',
                OneOf(PARTNER_FAILURES, { description: 'Why the API cannot be used.' }),
              ),
              message: Type.String({ description: 'The reason, in the language of the answer.' }),
            },
            { description: 'Why the API of the authority cannot be used.' },
          ),
        ),
      ),
    },
    { description: 'A test of the connection to the tourism authority.' },
  ),
)

/** The API did not answer with these. */
const UNREACHABLE: ReadonlySet<PartnerFailure> = new Set(['not_configured', 'unavailable', 'timeout', 'paused'])
const TAKES_KEY: ReadonlySet<PartnerFailure> = new Set(['forbidden', 'bad_answer', 'rate_limited'])

/** GET /trips/v1/internal/partner/test */
export const testPartnerIntegration = ({ partner }: Pick<PartnerSyncServices, 'partner'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/internal/partner/test',
    access: 'key:internal',
    limit: 'partner-test',
    schema: {
      operationId: 'testPartnerIntegration',
      summary: 'Test the connection to the tourism authority',
      description: 'Reads one place from the API. Answers 200 whatever the result; `failure` has the reason.',
      tag: 'Internal',
      response: { 200: PartnerTestSchema },
      example: {
        response: {
          configured: true,
          api: 'v5',
          reachable: true,
          authenticated: true,
          parsed: true,
          latency_ms: 214,
          sample: {
            place_id: 'P03000001',
            place_name: 'วัดพระแก้ว',
            category_code: 'ATTRACTION',
            latitude: 13.7514,
            longitude: 100.4927,
          },
          failure: null,
        },
      },
    },
    async handler({ language, signal }) {
      const failed = (code: PartnerFailure, latencyMs: number | null) => ({
        configured: partner !== null,
        api: partner?.version ?? null,
        reachable: !UNREACHABLE.has(code),
        authenticated: TAKES_KEY.has(code) ? true : code === 'unauthorized' ? false : null,
        parsed: false,
        latency_ms: latencyMs,
        sample: null,
        failure: { code, message: syncFailures[code][language] },
      })
      if (!partner) return failed('not_configured', null)
      const startedAt = performance.now()
      const latencyMs = () => Math.round(performance.now() - startedAt)
      try {
        const sample = await partner.sample(signal)
        return {
          configured: true,
          api: partner.version,
          reachable: true,
          authenticated: true,
          parsed: sample !== null,
          latency_ms: latencyMs(),
          sample: sample && sampleDocument(sample),
          failure: null,
        }
      } catch (error) {
        if (!(error instanceof PartnerError)) throw error
        return failed(failureOf(error), latencyMs())
      }
    },
  })

function sampleDocument({ id, name, categoryCode, point }: PartnerSample) {
  return {
    place_id: id,
    place_name: name,
    category_code: categoryCode,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
  }
}
