import { defineProblem } from '../../platform/problem.ts'

export const destinationUnknown = defineProblem(
  'destination_unknown',
  404,
  {
    title: { th: 'ไม่พบจุดหมาย', en: 'Destination not found' },
    detail: { th: 'ไม่พบจุดหมายหมายเลข {destination_id}', en: 'There is no destination {destination_id}.' },
  },
  { example: [{ destination_id: 'atlantis' }] },
)
