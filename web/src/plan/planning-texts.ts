import { defineTexts } from '../texts/define-texts.ts'

export const planningTexts = defineTexts({
  th: {
    unreachable: 'เชื่อมต่อไม่ได้ เช็กอินเทอร์เน็ตแล้วลองใหม่อีกครั้ง',
    stages: {
      reading: 'กำลังอ่านสิ่งที่เล่า',
      finding: 'เลือกที่เที่ยวที่เข้ากัน',
      scheduling: 'จัดเวลา ดูเวลาเปิด-ปิด และวิธีเดินทาง',
      writing: 'เรียบเรียงทริป',
    },
    planning: 'กำลังจัดทริป',
  },
  en: {
    unreachable: 'We could not connect. Check the network and try again.',
    stages: {
      reading: 'Reading what you wrote',
      finding: 'Choosing places that fit',
      scheduling: 'Working out times, hours and ways',
      writing: 'Putting the trip together',
    },
    planning: 'Planning your trip',
  },
})
