import { type CueRow, cueAfter, cueBefore } from './cues.ts'
import { notRightBefore, oneOf } from './phrases.ts'

// `เดย์ทริปไป‹ลำพูน›`, “a day trip to ‹Lopburi›”: towns that they see without sleeping there.

const MEAL = oneOf(`
  lunch, breakfast, brunch, coffee, dinner, a meal, meal, a bite, bite, lunch stop, coffee stop, photo stop, pit stop, a photo, stop,
  a few hours, an hour, a couple of hours`)

const SLOTS = {
  /** Up to two words, and nothing else that they do. */
  words: `(?: ${notRightBefore('and, then, or')}[a-z-]{1,12}){0,2}`,
}

const TO_RULES: readonly CueRow[] = [
  {
    name: 'a day there and back',
    th: '(วันเดย์ทริป|เดย์ทริป|ทริปวันเดียว|เช้าเย็นกลับ|เช้าไปเย็นกลับ|ไปกลับ)(ไป|ที่|)',
    en: '(day trip(s)|day tour(s)|day out|day excursion(s)|excursion(s)|day hike(s)){words} (to|in|around|over to|out to|up to|down to|from there to|via), (nip|pop|dash) (out|over|up|down|across) (for the day|) to',
    yes: ['a day trip to ‹Lopburi›', 'one day trip by train to ‹Hua Hin›', 'เดย์ทริปไป‹ลำพูน›', 'ไปเช้าเย็นกลับ‹ลำพูน›'],
    no: ['a trip to ‹Lopburi›', 'we spend a day in ‹Lopburi›'],
  },
  {
    name: 'only a meal there, on the way',
    th: '(แค่|แวะแค่|แค่แวะ)(กินข้าว|กินข้าวเที่ยง|กินกาแฟ|ไหว้พระ|ถ่ายรูป)(ที่|แถว)',
    en: `(only|just) (have|having|stop|stopping|eat|eating|grab|grabbing|) (for|) (a|) (quick|short|late|) ${MEAL} (in|at|around)`,
    yes: ['just a lunch stop in ‹Phrae›', 'only having lunch in ‹Phayao›', 'แค่แวะกินข้าวเที่ยงที่‹ลำปาง›'],
    no: ['lunch in ‹Phrae›', 'กินข้าวที่‹ลำปาง›'],
  },
]
/** “A day trip to Ayutthaya”. */
export const DAY_TRIP_TO = cueBefore(TO_RULES, SLOTS)

const AFTER_RULES: readonly CueRow[] = [
  {
    name: 'and back on the same day',
    th: '(แบบ|)(ไปเช้าเย็นกลับ|เช้าเย็นกลับ|เช้าไปเย็นกลับ|ไปกลับ|วันเดย์ทริป|เดย์ทริป)',
    en: '(as|on) a day (trip|tour|excursion), day (trip|tour)(s), for the day{back}, there and back in a day, and back (in a|the same|in one) day',
    yes: ['‹Lopburi› as a day trip', '‹ลำพูน›เช้าเย็นกลับ', '‹Lopburi› day trip', '‹Koh Larn› for the day'],
    no: ['‹Lopburi› for 2 days', '‹ลำพูน› 2 วัน'],
  },
  {
    name: 'only a meal or a short stop',
    th: '{gapth}(แค่|แวะ|แวะแค่|แค่แวะ|ขอแค่){gapth}(กิน|ทาน|)(ข้าว|)(มื้อ|)(เที่ยง|กลางวัน|กาแฟ|เข้าห้องน้ำ|ไหว้พระ|ถ่ายรูป)',
    en: `
      (only|just|merely) (for|as) (a|) (quick|short|late|) ${MEAL}, for (a|) (quick|short|late|) ${MEAL} (only|and no more|and nothing more|and back|then on|then back),
      (only|just|merely) in passing, (only|just) (passing|driving|riding) through, (but|) (not|no|without) (sleep(ing)|staying|overnight|overnighting|nights|night|a night) there`,
    yes: [
      '‹Phrae› only for lunch',
      '‹Phayao› for a coffee stop only',
      '‹Lampang› just as a lunch stop, no sleep there',
      '‹แพร่›แค่แวะกินข้าวเที่ยง',
      '‹ลำปาง›แค่มื้อเที่ยง',
    ],
    no: ['‹Phrae› for the food', '‹Phrae› only for 2 days', '‹แพร่›แค่ 2 วัน', '‹Phrae› for lunch and two nights'],
  },
]
/** “Ayutthaya as a day trip”. */
export const DAY_TRIP_AFTER = cueAfter(AFTER_RULES, {
  back: notRightBefore('{space}(after|before|of)'),
  gapth: '\\s?',
})

export const DAY_TRIP_CUES = [DAY_TRIP_TO, DAY_TRIP_AFTER]
