import { defineTexts } from '../texts/define-texts.ts'
import { joinThai } from '../texts/join-thai.ts'

export const addToTripTexts = defineTexts({
  th: {
    title: (name: string) => joinThai('เพิ่ม', name),
    trip: 'ทริป',
    day: 'วัน',
    dayOf: (day: number, date: string) => `วันที่ ${day}${date === '' ? '' : ` (${date})`}`,
    add: 'เพิ่มในทริป',
    added: (name: string) => `เพิ่มใน “${name}” แล้ว`,
    open: 'เปิดทริป',
    noRoom: 'วันนั้นไม่มีเวลาเหลือแล้ว สถานที่นี้เลยอยู่ในรายการที่ยังไม่ได้จัดลงวัน',
    there: 'สถานที่นี้อยู่ในทริปนี้แล้ว เพิ่มอีกครั้งก็ได้',
    none: 'ยังไม่มีทริปที่แก้ได้ จัดทริปใหม่ก่อน แล้วค่อยเพิ่มสถานที่',
    plan: 'จัดทริปใหม่',
  },
  en: {
    title: (name: string) => `Add ${name}`,
    trip: 'Trip',
    day: 'Day',
    dayOf: (day: number, date: string) => `Day ${day}${date === '' ? '' : ` (${date})`}`,
    add: 'Add to the trip',
    added: (name: string) => `Added to “${name}”`,
    open: 'Open trip',
    noRoom: 'That day has no time left, so the place waits among those that are not on a day yet.',
    there: 'This place is in the trip already. You can add it again.',
    none: 'You have no trip to add to yet. Plan one first.',
    plan: 'Plan a new trip',
  },
})
