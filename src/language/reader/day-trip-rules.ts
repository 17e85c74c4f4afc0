import { type CueRow, cueAfter, cueBefore } from './cues.ts'

const SLOTS = {
  gap: String.raw`(?: (?!and\b|then\b|or\b)[a-z-]{1,12}){0,2}`,
}

const TO_RULES: readonly CueRow[] = [
  {
    name: 'a day there and back',
    th: '(วันเดย์ทริป|เดย์ทริป|ทริปวันเดียว)(ไป|ที่|)',
    en: '(day trip(s)|day tour(s)|day out|day excursion(s)|excursion(s)|day hike(s)){gap} (to|in|around|over to|out to|up to|down to|from there to|via), (nip|pop|dash) (out|over|up|down|across) (for the day|) to',
    yes: ['a day trip to ‹Lopburi›', 'one day trip by train to ‹Hua Hin›', 'เดย์ทริปไป‹ลำพูน›'],
    no: ['a trip to ‹Lopburi›', 'we spend a day in ‹Lopburi›'],
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
]
/** “Ayutthaya as a day trip”. */
export const DAY_TRIP_AFTER = cueAfter(AFTER_RULES, { back: '(?! (?:after|before|of))' })

export const DAY_TRIP_CUES = [DAY_TRIP_TO, DAY_TRIP_AFTER]
