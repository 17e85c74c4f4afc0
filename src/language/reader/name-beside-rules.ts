import { cueAfter } from './cues.ts'

/** `วัดใหญ่ที่ทัวร์ลง`: a clause about any of the kind, not about the one that is called so. */
export const SAID_MORE_OF_IT = cueAfter(
  [
    {
      name: 'which of a kind they mean',
      th: '{gap}(ที่|ซึ่ง)(คน|ทัวร์|กรุ๊ป|มี|ไม่|ต้อง|นักท่อง|เงียบ|สงบ|สวย|ดัง|แมส|เขา|ใคร)',
      yes: ['‹วัดใหญ่›ที่ทัวร์ลง', '‹วัดเล็ก› ที่ไม่มีคน', '‹ตลาดเก่า›ที่คนน้อย'],
      no: ['‹วัดใหญ่›ที่อยุธยา', '‹วัดใหญ่› ที่เที่ยวอื่น', '‹วัดใหญ่›'],
    },
  ],
  { gap: '\\s?' },
)
