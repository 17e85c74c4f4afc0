import type { LengthRule } from './length-rule.ts'
import { oneOf } from './phrases.ts'

// `ไปเช้าเย็นกลับ`, “Lopburi for a day from Bangkok”: one day or night beside a place, and trips of one day.

/** “The next flight leaves the same day”. */
const LEAVING = oneOf(`
  leaves, leave, leaving, departs, departing, back, returns, returning,
  fly out, flies out, flying out`)

/** One more night or day beside a place: “our last night in Bangkok”. */
export const ONE_DAY_BESIDE_A_PLACE: readonly LengthRule[] = [
  {
    says: 'last_night',
    th: 'คืนสุดท้าย(ที่|นอน|พัก|อยู่|กลับ|)',
    en: '(the|our|my|) (last|final) night (in|at|back in|near|){noMarket}',
    yes: [
      ['our last night in ‹Bangkok›', '2 days, 1 nights'],
      ['คืนสุดท้ายที่‹กรุงเทพ›', '2 days, 1 nights'],
    ],
    no: ['last night market'],
  },
  {
    says: 'day_there',
    days: 1,
    en: 'for the day{atEnds}',
    yes: [['‹Koh Larn› for the day', '1 days']],
    no: ['for the day after tomorrow', 'for the days'],
  },
]

/** A trip of one day or one night without a number: `ไปเช้าเย็นกลับ`, “overnight”. */
export const TRIPS_OF_ONE_DAY: readonly LengthRule[] = [
  {
    says: 'length',
    days: 1,
    th: `
      (ใน)วันเด(ว|ียว),
      ภายใน(หนึ่ง)วัน,
      {alone}(วันนึง|วันหนึ่ง)(ใน|ที่){noPart}, {notOfMore}(วันนึง|วันหนึ่ง){oneDayEnds},
      (ให้เวลา|มีเวลา|ว่าง|เวลา|ขอ|แค่)(แค่|สัก|ซัก|ให้|)(วันนึง|วันหนึ่ง)`,
    en: `
      (one|single|full|whole) day, (a|one|1|single) (free|spare|empty) day, {listedDay}a (full|whole|single|lone|) day{dayEnds}, just (a|one|the) day, in a day,
      {notEach}day (in|at|around|near|exploring),
      {notBy}day (plan|itinerary)(s),
      (for) (a|the|one|1) day {there}, for (a|one|1|the) day{dayEnds},
      (have|got|only|just) (only|just|) a day (for|to|between|before), (a|one|the) day between (two|our|my|the|) flights,
      (in|within) (the|one|) same day{notAs}`,
    unless: '(one|single) day (trip|tour|hike|excursion)(s), (ไปกลับ|เย็นกลับ|กลับเย็น|กลับค่ำ)(ๆ|) (ใน)วันเด(ว|ียว)',
    yes: [
      ['พรุ้งนี้ว่างวันเดว', '1 days'],
      ['Bangkok in a day', '1 days'],
      ['we have one free day in Surat Thani', '1 days'],
      ['Lopburi for a day from Bangkok', '1 days'],
      ['we have a day for Lampang', '1 days'],
      ['ยโสธร ให้เวลาวันนึง', '1 days'],
      ['วันนึงในแพร่ไปไหนได้บ้าง', '1 days'],
      ['อยากเที่ยวสุพรรณวันนึง ขับรถไปเอง', '1 days'],
      ['Lampang, only a day', '1 days'],
      ['we come to Lamphun for the day with friends', '1 days'],
      ['our cruise ship docks at eight', '1 days'],
      ['we dock in Phuket on Tuesday, back on board by five', '1 days'],
    ],
    no: [
      'day by day',
      'each day in Bangkok',
      'วันนึงไม่อยากขับไกล',
      'ใช้เงินวันนึง 500',
      'อีกวันนึง ไปตลาด',
      'three temples a day, with lunch',
      'อยากลองสักวันหนึ่งในชีวิต',
      'a hike for a day tripper',
      'the same day as the flight',
    ],
  },
  {
    // Of a longer trip it is a part.
    says: 'day_trip',
    days: 1,
    th: `
      เช้า ไป เย็นกลับ, ไปเช้า (เย็นกลับ|กลับ เย็น|กลับค่ำ){aDay}, เช้า (เย็นกลับ|กลับเย็น){aDay},
      ไปกลับ(วันเด(ว|ียว)), วันเดย์ทริป, เดย์ทริป, (ค่ำ|เย็น|ดึก|มืด|เสร็จ)(ๆ|) (แล้ว|ก็|ค่อย|)กลับ(บ้าน|)เลย,
      (ตก|ตอน|พอ|)(เย็น|ค่ำ){sameDay}(ๆ|) (ๆ|) (ก็|ค่อย|แล้ว|)กลับ{notRoom}{aDay},
      เช้า(ไป|ออก|มา) (แล้ว|ก็|) (เย็น|ค่ำ|แลง)(ๆ|) (ก็|)(กลับ|ปิ๊ก|หลบ|เมือ){thatDay}, ไม่(ได้|อยาก|ต้อง|คิดจะ|จะ|คิด|มี|เอา|)(นอน|พัก|)ค้าง(คืน|แรม|ที่ไหน|){noMore}, ทั้งวัน, {notTour}เต็ม วัน{noCount}`,
    en: `
      ${LEAVING} (on|) the same day,
      (back|home|back home|return|returning){outEarly} (in the|by|for|before|at|the same|that|this) (evening|dinner|dinnertime|dark|night|nightfall|sunset|late afternoon){sameEvening},
      no overnight(er)(s)(stay|stays|), (without|not|no|no need for|instead of|avoid) (staying|stay|sleeping|sleep|spending|a stay) (over|overnight|over night|the night|the night there){notCarried}, (no|without a) (hotel|accommodation|room) (needed|required|necessary|tonight), (don't|do not|won't) (need|want|plan) (a hotel|a room|accommodation|to stay (over|overnight|the night)),
      {notBy}(one|1|single|) day (trip|tour|out|hike|excursion)(s),
      (ship|cruise)…(docks|dock|docking|in port|stops|calls|anchors), (port|shore) (day|excursion(s)), (we|i) dock (in|at|near), back (on board|aboard|on the ship) (by|before|at|no later),
      (long|day|daytime|) {notOfFlight}(layover|stopover){ofThailand}`,
    yes: [
      ['ไปเช้าเย็นกลับ', '1 days'],
      ['เที่ยวทั้งวัน', '1 days'],
      ['ไปกระบุรีเช้าไปเย็นหลบ', '1 days'],
      ['แบบไม่พักค้าง', '1 days'],
      ['Phrae, no overnight stay', '1 days'],
      ['Lamphun without staying the night', '1 days'],
      ['ดูหิ่งห้อยค่ำๆ แล้วกลับเลย', '1 days'],
      ['ออกจากโคราชแต่เช้าไปบุรีรัมย์ เย็นๆกลับบ้าน', '1 days'],
      ['เช้าออกจากขอนแก่น ค่ำๆกลับ', '1 days'],
      ['a day trip to Ayutthaya', '1 days'],
      ['one day in Ayutthaya from Bangkok by train, back the same evening', '1 days'],
      ['two days in Lopburi, home for dinner', '2 days'],
      ['the next flight leaves the same day', '1 days'],
      ['we leave Korat at dawn for Phimai and are home for dinner', '1 days'],
      ['a long layover in Bangkok', '1 days'],
      ['3 days in Trang with one day trip by boat', '3 days'],
      ['ลำปาง 2 วัน ไปลำพูนเช้าเย็นกลับวันนึง', '2 days'],
      ['a day trip or two, 4 days in all', '4 days'],
    ],
    no: [
      'leave early on Friday, home by dark on Sunday',
      'out early each day, back for dinner at the hotel',
      'day by day',
      'ตอนเช้าใส่บาตร เย็นกลับโรงแรม',
      'วันแรกออกแต่เช้า วันอาทิตย์เย็นกลับ',
      'ไม่ค้างคา',
      'without staying a night in each town',
      'a hike for a day tripper',
      'a layover in Hong Kong',
      'the cheap flight has a stopover in Bangkok',
    ],
  },
  {
    says: 'overnight',
    th: 'ค้างคืน, นอนค้าง, ค้าง{wordEnd}',
    en: 'overnight{notCarried}, overnighter(s), one nighter',
    yes: [
      ['อยากไปนอนค้าง', '2 days, 1 nights'],
      ['an overnight trip', '2 days, 1 nights'],
    ],
    no: ['ค้างคา', 'the overnight train to Chiang Mai'],
  },
]
