import { defineProblem } from '../../platform/problem.ts'

export const acceptanceRunning = defineProblem('acceptance_running', 409, {
  title: { th: 'กำลังทดสอบอยู่แล้ว', en: 'An acceptance run is under way' },
  detail: {
    th: 'มีการทดสอบการจัดทริปอยู่แล้ว ลองใหม่อีกครั้งเมื่อการทดสอบนั้นเสร็จ',
    en: 'Another acceptance run is under way, maybe on another node. Try again after it.',
  },
})
