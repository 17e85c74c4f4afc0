import { defineTexts } from '../../texts/define-texts.ts'

export const jobsTexts = defineTexts({
  th: {
    title: 'งานเบื้องหลัง',
    lead: 'งานที่ระบบทำเอง เช่น ส่งอีเมล งานที่ล้มเหลวจะลองใหม่เองก่อน ถ้ายังไม่สำเร็จจะอยู่ที่นี่ 12 ชั่วโมง',
    none: 'ไม่มีงานในสถานะนี้',
    queue: 'งาน',
    attempts: 'ทำแล้ว',
    times: (count: string) => `${count} ครั้ง`,
    reason: 'สาเหตุ',
    at: 'ล่าสุด',
    states: {
      failed: 'ล้มเหลว',
      retry: 'รอลองใหม่',
      active: 'กำลังทำ',
      created: 'รอคิว',
      completed: 'เสร็จแล้ว',
      cancelled: 'ยกเลิก',
    },
    retry: 'ทำอีกครั้ง',
    retried: (queue: string) => `สั่งทำ ${queue} อีกครั้งแล้ว`,
  },
  en: {
    title: 'Background jobs',
    lead: 'What the service does by itself, for example sending mail. A job that fails is retried first; one that failed for good is listed for 12 hours.',
    none: 'No job is in this state.',
    queue: 'Job',
    attempts: 'Runs',
    times: (count: string) => count,
    reason: 'Reason',
    at: 'Last run',
    states: {
      failed: 'Failed',
      retry: 'Waits to be retried',
      active: 'Running',
      created: 'Waiting',
      completed: 'Completed',
      cancelled: 'Cancelled',
    },
    retry: 'Run again',
    retried: (queue: string) => `${queue} runs again`,
  },
})
