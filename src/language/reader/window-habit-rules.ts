import type { PhraseRule } from './phrase-rule.ts'

// `ทุกวันกลับก่อนสองทุ่ม`, “back by 6 every evening”: hours that hold on each day.

/** Words of every day or of a habit beside an hour, which then holds on each day of the trip. */
export interface HabitRule extends PhraseRule {
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

export const HABIT_RULES: readonly HabitRule[] = [
  {
    // Every day.
    th: 'ทุก(วัน|เช้า|เย็น|คืน|ที|ครั้ง), แต่ละวัน, วันละ, ปกติ, ประจำ, เที่ยวได้(แค่|)(ตอน|)หลัง, ไปไหนได้(แค่|)หลัง, (ช่วง|)เวลา(ที่|)(เที่ยว|ออกเที่ยว)(ได้|)',
    en: '(every|each) (single |late |early |) (day|morning|afternoon|evening|night), daily, per day, (our|the) days, always, usually, normally, mornings, afternoons, evenings',
    yes: [
      'เวลาเที่ยว 11.00-16.00',
      'ทุกวันกลับก่อนสองทุ่ม',
      'กว่าจะเสร็จสี่โมงทุกที',
      'เที่ยวได้หลังสี่โมง',
      'back by 6 every evening',
      'we usually start at one',
      'our days start at 11 and finish at 4 pm',
      'evenings only',
    ],
    no: ['กลับ 4 โมงเย็น', 'home by 5 pm', 'one evening in Patong'],
  },
  {
    // How they like their days.
    th: `
      ตื่น, ไม่เกิน, เฉพาะ, แค่(ช่วง|ตอน), ออกสาย, ไม่(ไหว|อยาก|เอา|ไป|เริ่ม|ออก|เที่ยว|เคย|กลับ)…ก่อน, ก่อน…(อย่า|ไม่|ห้าม), เข้านอน, ต้องนอน, ต้องหลับ`,
    en: `
      never, nothing, refuse, (prefer|like|love) to (start|set|leave|begin|head), after…breakfast, (not|no|zero|don't|won't|can't|cannot|never|no one|nobody|none of us|doesn't|hardly)…(before|until|till|after|later), (can|could) only, only free, only available, free only,
      wake, waking, get up, getting up, got up, out of bed, in bed, asleep, sleep(s)[ in| till| until| by| before], to bed, bedtime, lights out, sleeping[ in| till| until], early bird(s), night owl(s), start the day(s), end the day(s), call it a day`,
    yes: [
      'ไม่เกินสองทุ่ม',
      'ตื่นเที่ยง',
      'not before one',
      "we don't get up until noon",
      'nothing after 7 pm',
      'the kids must sleep by 8 pm',
    ],
    no: ['กลับบ่ายสอง', 'we leave at 2 pm', 'until 3 pm'],
  },
  {
    // Where they sleep is left and reached every day.
    th: 'ที่พัก, โรงแรม, รีสอร์ท',
    en: 'hotel, hostel, guesthouse, resort, our room, the room',
    yes: ['กลับที่พักก่อนห้าโมง', 'back at the hotel by 5'],
    no: ['กลับบ้านห้าโมง', 'home by 5'],
  },
  {
    // What keeps them busy while they are there.
    th: '(ประชุม|อบรม|สัมมนา|เรียน|เทรน|ดูงาน|คุมงาน|ทำงาน|ธุระ)…(ถึง|เลิก|ว่าง), เลิก(ประชุม|อบรม|สัมมนา|เรียน)',
    en: '(work|working) (in the|) mornings, session(s), meetings, classes, conference, training, lectures, seminar, (work|working) (remotely|online|remote|from home|from the hotel), (business|work) trip, on business',
    yes: [
      'I work remotely until 3pm',
      'a business trip, free from 6pm',
      'ดูงาน 3 วัน ว่างหลังสี่โมงเย็น',
      'อบรมถึงบ่ายสาม',
      'sessions finish at 5pm',
    ],
    no: ['เลิกงานห้าโมง', 'I finish at 5pm'],
  },
]
