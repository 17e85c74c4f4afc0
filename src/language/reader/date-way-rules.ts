import type { DateRule } from './date-rule.ts'
import { oneOf } from './phrases.ts'

// `ไปวันที่ 5 กลับวันที่ 8`, “we land on the 18th”: dates of coming and leaving are the first and the last day.

/** `กลับวันที่`, `กลับถึงบ้านวัน`. */
const HOME_ON_TH = 'กลับ(บ้าน|ถึงบ้าน|) (เช้า|สาย|บ่าย|เย็น|ค่ำ|ดึก|ตอนเช้า|ตอนเย็น|) (วัน|)(ที่|)'

/** How people come to the first place of a trip: “we land on the 18th”. */
const COMING_IN = oneOf(`
  land(ing), arrive, arriving, fly(ing) in, get(ting) (there|in), come, coming,
  check(ing) in`)

/** How they leave the last: “we fly home on the 25th”. */
const GOING_HOME = oneOf(`
  leave, leaving, fly(ing) (out|home|back), depart(ing), go(ing) home,
  check(ing) out`)

/** How they set off. “Home” must not follow. */
const SETTING_OFF = oneOf(`
  fly, flying, leave, leaving, set off, setting off, head, heading,
  travel, travelling, start, starting,
  arrive, arriving, land, landing, get (there|in|to), getting (there|in|to), flying in, fly in,
  go, going, from, starting`)

/** Words before the last day: “until the 8th”, “flying home on the 3rd”. */
const UNTIL_OR_HOME = oneOf(`
  until, till, through,
  back, home, leave(s), leaving, return(s), returning, depart(s), departing,
  fly(ing) (out|home|back), flies (out|home|back),
  come(s) down, coming down, get(ting) back,
  check(ing) out`)

/** The same before a weekday: “fly home on Friday 11th”. */
const UNTIL_OR_HOME_ON_A_WEEKDAY = oneOf(`
  until, till, to, through,
  back, home, return, returning, flying back, fly back, fly home`)

/** The day of the way there and that of the way home in one phrase: `ไปวันที่ 5 กลับวันที่ 8`. */
export const DAYS_THERE_AND_BACK: readonly DateRule[] = [
  {
    says: 'date',
    th: `(วันที่|ไป|ออก|เดินทาง|ที่)(ตอน|)(เช้า|สาย|บ่าย|เย็น|ค่ำ|ดึก|) {day}{notHour}{there}${HOME_ON_TH} {day}{notHour} {month}{year}`,
    yes: [
      ['ไปวันที่ 5 กลับวันที่ 8 ธันวา', '2026-12-05 to 2026-12-08'],
      ['ไปเช้า 7 กลับเย็น 12 มีนา', '2027-03-07 to 2027-03-12'],
      ['ไปเช้าวันที่ 7 กลับเย็นวันที่ 9 มกรา', '2027-01-07 to 2027-01-09'],
      ['ออกวันที่ 22 เช้า กลับ 26 ม.ค. 70', '2027-01-22 to 2027-01-26'],
      ['วันที่สิบสองกลับวันที่สิบห้าธันวา', '2026-12-12 to 2026-12-15'],
      ['ขับรถไปวันที่ 30 ธค กลับ 3 มค', '2026-12-30 to 2027-01-03'],
    ],
    no: ['ไปเช้า 7 โมง กลับ 8 ธันวา', 'ไป 5 คน กลับ 8 ธันวา', 'ไป 7 โมง กลับ 5 ธ.ค.'],
  },
  {
    // The month is said with the second day.
    says: 'date',
    en: `(${COMING_IN}|in){partOfDay}(on) (the|) {day}{partOfDay}{thenWe}(${GOING_HOME}|out){partOfDay}(on) (the|) {day} (of|) {month}{year}`,
    yes: [
      ['arriving late on the 4th, leaving early on the 11th of March', '2027-03-04 to 2027-03-11'],
      ['flying in on the evening of the 4th and out on the morning of the 11th of March', '2027-03-04 to 2027-03-11'],
      ['we arrive the 4th (late evening) and leave 11 March', '2027-03-04 to 2027-03-11'],
    ],
    no: ['in 4 days, out on 11 March', 'arriving late on the 4th floor, leaving on 11 March'],
  },
  {
    // Before the date of an event: the first two days hold.
    says: 'days',
    th: `
      วันที่ {day}{notHour}{there}${HOME_ON_TH} {lastDay}{notHour},
      {ofFeast}{loneFirst}-{loneLast}`,
    en: '{ofFeast}(the) {loneFirst}-{loneLast}',
    yes: [
      ['ช่วงปีใหม่ 30-2 ไปน่าน', '2026-12-30 to 2027-01-02'],
      ['Songkran 12-16', '2027-04-12 to 2027-04-16'],
      ['Christmas in Chiang Mai, from the 23rd to the 27th', '2026-12-23 to 2026-12-27'],
      ['งานแต่ง 6 ก.พ. แล้วไปสมุยวันที่ 8 กลับ 12', '2027-02-08 to 2027-02-12'],
      ['ไปวันที่ 25 กลับวันที่ 28', '2026-11-25 to 2026-11-28'],
      ['ไปวันที่ 29 กลับวันที่ 2', '2026-11-29 to 2026-12-02'],
      ['ดูพระอาทิตย์วันที่ 1 มกรา ขับรถวันที่ 30 ธันวา กลับวันที่ 2', '2026-12-30 to 2027-01-02'],
    ],
    no: ['ไปวันที่ 25 กลับ 3 ทุ่ม'],
  },
  {
    // Before the date of a feast between them: the first two days hold.
    says: 'days',
    en: `${COMING_IN} (on) the {dayFigure}{th} & (we|) ${GOING_HOME} (on) the {lastDay}{th}`,
    yes: [
      ['a wedding on 20 February, we land on the 18th and leave on the 25th', '2027-02-18 to 2027-02-25'],
      ['arriving on the 25th, flying home on the 28th', '2026-11-25 to 2026-11-28'],
    ],
    no: ['we land on the 18th', 'come to the 3rd floor'],
  },
]

/** The first of two days of the month that is named, where places stand between them. */
export const DAYS_THERE: readonly DateRule[] = [
  {
    says: 'days',
    en: '{comingTo}on the {dayFigure}{th}{thenHome}',
    yes: [
      ['in October we land in Trang on the 9th and fly home to Oslo on the 21st', '2027-10-09 to 2027-10-21'],
      ['March: arriving in Krabi on the 3rd, leaving on the 9th', '2027-03-03 to 2027-03-09'],
    ],
    no: ['we get to Nan on the 3rd floor and fly home on Friday'],
  },
]

/** The day of one of the ways, whose month is that of another day: “back on the 14th”. */
export const DAYS_OF_ONE_WAY: readonly DateRule[] = [
  {
    says: 'first_day',
    th: `
      (ออกเดินทาง|เดินทาง|ออก|บิน) (วันที่|) {homeDay}{notHour},
      (ไป|เริ่ม)(ทริป|เที่ยว|กัน|)(ตั้งแต่|) วันที่ {homeDay}{notHour},
      (ค้าง|นอน|พัก)คืนวันที่ {homeDay}{notHour}, ไปถึง{fewThai}วันที่ {homeDay}{notHour}`,
    en: `${SETTING_OFF}{notHome}…(on) the {ordinal}{notFloor}, {comingTo}on (the) {ordinal}{notFloor}, {comingTo}(on the |the |){ordinal} (morning|evening|afternoon|night|noon)`,
    yes: [
      ['we must be in Nong Khai on 20 January, our bus gets to Udon at noon on the 16th', '2027-01-16 to 2027-01-20'],
      ['our boat to Laos leaves on 2 January; we reach Chiang Rai on the 28th', '2026-12-28 to 2027-01-02'],
      ['the wedding in Trang is on 20 January, we get into Trang by train on the 17th', '2027-01-17'],
      ['her wedding is on 6 February, we fly to Samui on the 9th and back on the 14th', '2027-02-09 to 2027-02-14'],
      [
        "my sister's wedding is on Sat 20 February, I arrive on Friday 19th and fly out Monday 22nd",
        '2027-02-19 to 2027-02-22',
      ],
      ['I turn 40 on 14 March, five days from the 12th', '2027-03-12'],
      ['the cruise departs on 20 February, we get to Phuket on the 17th', '2027-02-17 to 2027-02-20'],
      ['I land on the 5th, my liveaboard leaves on 8 February', '2027-02-05 to 2027-02-08'],
      ['we land late on 5 March and have four full days from the 6th', '2027-03-05'],
      ['my last exam is on 28 May, I leave for Trang on the 2nd', '2027-06-02'],
      ['แต่ง 6 ก.พ. เดินทาง 9 กลับ 14', '2027-02-09 to 2027-02-14'],
    ],
    no: ['เดินทาง 9 ชั่วโมง', 'we fly home on the 9th', 'start on the 5th floor', 'go to the 3rd island'],
  },
  {
    says: 'last_day',
    th: `
      (กลับ{backOn}|ถึง) (ใน)วันที่ {homeDay}, {mustReach}วันที่ {homeDay}{notHour},
      กลับ {homeDay}{notHour}, (เที่ยว|อยู่|พัก|ลา|นอน)ต่อ(อีก|ยาว|เอง|กัน|)(จน|)ถึง {homeDay}{notHour},
      (กลับ|ถึง|-)(วัน|) {aWeekday}(ที่|) {homeDay}{notHour}`,
    en: `
      ${UNTIL_OR_HOME} (home|back|) (on) (the) {ordinal},
      {homeAt}on (the) {ordinal}, {mustBe}(on|by) (the|) ((morning|evening|afternoon|night) of (the|)|) {ordinal}{notFloor}, {mustBe}for (the|our|my|a) ((evening|night|morning|late|early|) (flight|plane|train|bus|ferry|boat)) (home|back|out|) (of|on) the {ordinal}{notFloor},
      {homeFrom}on (the) {ordinal}, (my|our|the) (return|) (flight|plane|ticket|train) from {leavesFrom}(is|leaves|goes|departs) (only|) (on|) (the|) {ordinal}{notFloor},
      {homeTo}on (the) {ordinal},
      ${UNTIL_OR_HOME_ON_A_WEEKDAY} (on) {aWeekday}{comma}{lone}`,
    yes: [
      ['ไป 5 ธ.ค. กลับวันที่ 8', '2026-12-05 to 2026-12-08'],
      ['บินเช้าวันที่ 5 ธ.ค. กลับไฟลท์ดึกวันที่ 8', '2026-12-05 to 2026-12-08'],
      ['flying in on 5 December and out of Phuket on the 8th', '2026-12-05 to 2026-12-08'],
      ['ลงเครื่อง 5 ธ.ค. ต้องถึงกระบี่วันที่ 8', '2026-12-05 to 2026-12-08'],
      ['สัมมนา 12-13 ม.ค. เที่ยวต่อถึง 16', '2027-01-14 to 2027-01-16'],
      ['ออกวันที่สิบเอ็ดธันวากลับวันที่สิบห้า', '2026-12-11 to 2026-12-15'],
      ['ศุกร์ 11 ธ.ค. ถึงอาทิตย์ 13', '2026-12-11 to 2026-12-13'],
      ['we land on Monday 7 June and fly home on Friday 11th', '2027-06-07 to 2027-06-11'],
      ['we land on 5 December and our flight home departs 9.15pm on the 13th', '2026-12-05 to 2026-12-13'],
      ['from Monday 7 December until she leaves on the 11th', '2026-12-07 to 2026-12-11'],
      ['from 28 December, home from Phuket on the 3rd', '2026-12-28 to 2027-01-03'],
      ['the congress ends on 5 December, my plane from Bangkok leaves on the 9th', '2026-12-05 to 2026-12-09'],
      ['from 28 December, flying home on the 3rd', '2026-12-28 to 2027-01-03'],
      ['we land on 28 December and fly back to Oslo on the 3rd', '2026-12-28 to 2027-01-03'],
      [
        'we land on 5 December and fly home to Oslo on the 15th, Krabi from 9 to 12 December',
        '2026-12-05 to 2026-12-15',
      ],
      [
        'we arrive on 5 December and have to be at the airport in Trang by the evening of the 9th',
        '2026-12-05 to 2026-12-09',
      ],
      ['we start on 5 December and must be in Nan for the night bus of the 9th', '2026-12-05 to 2026-12-09'],
      ['งานวันที่ 12 ธ.ค. ไปถึงศุกร์ที่ 11 กลับจันทร์ที่ 14', '2026-12-11 to 2026-12-14'],
    ],
    no: ['กลับบ่ายสาม', 'กลับ 3 ทุ่ม', 'back on the 3rd floor bar'],
  },
]
