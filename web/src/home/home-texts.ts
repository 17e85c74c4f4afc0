import { defineTexts } from '../texts/define-texts.ts'

export const homeTexts = defineTexts({
  th: {
    title: 'อยากไปไหน',
    lead: 'เล่าเหมือนบอกเพื่อน ไปไหน กี่วัน ไปกับใคร ชอบอะไร แล้วเราจัดทริปให้ทั้งทริป',
    field: 'ทริปที่อยากไป',
    placeholder: 'เช่น เชียงใหม่ 3 วัน 2 คืน ชอบวัดกับคาเฟ่',
    go: 'จัดทริป',
    examples: 'หรือลองทริปเหล่านี้',
    free: 'ไม่ต้องมีบัญชี บันทึกเมื่อถูกใจ',
    credit: 'แผนที่: Natural Earth และ @svg-maps/thailand (CC BY 4.0)',
    tooFew: 'บอกเราสักหน่อยว่าอยากไปไหน',
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
    title: 'Where would you like to go?',
    lead: 'Say it as you would to a friend: where, how long, with whom, what you like. You get the whole trip.',
    field: 'The trip you have in mind',
    placeholder: 'e.g. Chiang Mai for 3 days, temples and cafés',
    go: 'Plan my trip',
    examples: 'Or start from one of these',
    free: 'No account needed. Save it once you like it.',
    credit: 'Map: Natural Earth and @svg-maps/thailand (CC BY 4.0)',
    tooFew: 'Tell us where you would like to go.',
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
