import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { MAX_EXPORTED } from '../../../platform/personal-data.ts'
import { recordEvent } from '../../users/public.ts'
import type { AccountServices } from '../services.ts'

const DataExportSchema = named(
  'DataExport',
  Type.Object(
    {
      exported_at: Type.String({ format: 'date-time', description: 'When the export was made (UTC).' }),
      truncated: Type.Array(Type.String(), { description: 'Members of `data` that are too long to export whole.' }),
      data: Type.Object(
        {},
        { additionalProperties: true, description: 'The data by kind, as it is stored: objects and lists.' },
      ),
    },
    { description: 'Everything that is stored about a user.' },
  ),
)

/** GET /core/v1/users/me/export */
export const exportMyData = ({ db, clock, personalData }: Pick<AccountServices, 'db' | 'clock' | 'personalData'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/users/me/export',
    access: 'user',
    limit: 'export',
    schema: {
      operationId: 'exportMyData',
      summary: 'Export everything that is stored about the signed-in user',
      description:
        'Contains one member per kind of data. Leaves out passwords, codes and tokens, which are stored only as digests.',
      tag: 'Account',
      sends: ['Content-Disposition'],
      response: {
        200: DataExportSchema,
      },
      example: {
        response: {
          exported_at: '2026-11-21T03:00:00.000Z',
          truncated: [],
          data: { account: { username: 'traveller', email: 'traveller@mail.example' }, trips: [] },
        },
      },
    },
    async handler({ caller, origin }) {
      const { id: userId } = caller
      const data: Record<string, unknown> = {}
      for (const source of personalData) Object.assign(data, await source.list(db, userId))
      await recordEvent(db, { userId, kind: 'data_exported', origin })
      const truncated = Object.keys(data).filter((name) => (data[name] as { length?: number }).length === MAX_EXPORTED)
      return new Reply(
        200,
        { exported_at: clock().toISOString(), truncated, data },
        { 'content-disposition': 'attachment; filename="tiao-export.json"' },
      )
    },
  })
