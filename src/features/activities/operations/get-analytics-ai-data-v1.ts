import Type from 'typebox'
import { ProvinceCodeSchema } from '../../../catalogue/place-schema.ts'
import { listMembers } from '../../../platform/http/listing.ts'
import { about, ListOf, Nullable, named, OneOf, PageQuery, Patterned } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { findProvince, ProvinceNameSchema, provinceNotFound } from '../../places/public.ts'
import type { ActivityServices } from '../services.ts'
import { listStatistics, METRICS } from '../statistic-store.ts'
import { RefTypeSchema } from '../target-document.ts'

const MetricSchema = named('ActivityMetric', OneOf(METRICS, { description: 'What is counted.' }))
const Month = Patterned(
  '^\\d{4}-(0[1-9]|1[0-2])$',
  { th: 'เดือนแบบ YYYY-MM เช่น 2026-11', en: 'a month as YYYY-MM, e.g. 2026-11' },
  { maxLength: 7, description: 'Month in Bangkok, `YYYY-MM`.' },
)

const StatisticSchema = named(
  'ActivityStatistic',
  Type.Object(
    {
      metric: MetricSchema,
      month: Month,
      ref_type: Nullable(about(RefTypeSchema, 'What was viewed or kept; null for interests.')),
      province_code: Nullable(about(ProvinceCodeSchema, 'Province of the target; null for interests.')),
      category: Nullable(
        Type.String({ description: 'Key of the vocabulary: the category of a place, or the interest; else null.' }),
      ),
      events: Type.Integer({ description: 'Number of views, favourites or answers.' }),
      users: Type.Integer({ minimum: 5, description: 'Number of different users.' }),
    },
    { description: 'A count over at least five users.' },
  ),
)

/** GET /trips/v1/activities/analytics/ai-data */
export const getAnalyticsAiDataV1 = ({ db, catalogue, clock }: Pick<ActivityServices, 'db' | 'catalogue' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/activities/analytics/ai-data',
    access: 'key:internal',
    schema: {
      operationId: 'getAnalyticsAiDataV1',
      summary: 'Get what travellers view, keep and like, by month, province and category',
      description:
        'Aggregates without user ids, newest month first. Counts over fewer than five users are left out, and there are no totals to compute them from. A job updates them once an hour. Interests count in the month of the last answer; a route counts in each of its provinces.',
      tag: 'Activities',
      query: Type.Object(
        {
          metric: Type.Optional(MetricSchema),
          month: Type.Optional(about(Month, 'Only this month in Bangkok, `YYYY-MM`.')),
          province: Type.Optional(ProvinceNameSchema),
          category: Type.Optional(
            Type.String({ minLength: 1, maxLength: 60, description: 'Only this key of the vocabulary.' }),
          ),
          ...PageQuery,
        },
        { additionalProperties: false },
      ),
      response: { 200: ListOf('ActivityStatisticList', StatisticSchema) },
      problems: [provinceNotFound],
      example: {
        query: { metric: 'views', month: '2026-11' },
        response: {
          results: [
            {
              metric: 'views',
              month: '2026-11',
              ref_type: 'place',
              province_code: '10',
              category: 'temple',
              events: 412,
              users: 180,
            },
          ],
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 20,
          timestamp: '2026-11-21T03:00:00.000Z',
        },
      },
    },
    async handler({ query }) {
      const { page, limit, metric, month, category } = query
      const province = query.province === undefined ? undefined : findProvince(query.province, catalogue.world)
      if (query.province !== undefined && !province) throw provinceNotFound({ province: query.province })
      const filter = {
        ...(metric !== undefined && { metric }),
        ...(month !== undefined && { month }),
        ...(province && { provinceCode: province.code }),
        ...(category !== undefined && { category }),
      }
      const { rows, total } = await listStatistics(db, filter, { limit, offset: (page - 1) * limit })
      return { results: rows, ...listMembers(total, page, limit, clock()) }
    },
  })
