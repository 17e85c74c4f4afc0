import { type CueRow, cueAfter, cueAnywhere, cueBefore } from './cues.ts'
import { listOf, oneOf, phrasePattern } from './phrases.ts'

// `พักแถว‹อ่าวนาง›`, “one villa in ‹Rawai›”: where they sleep.

const SLOTS = {
  /** Nobody says “not” right before it. */
  not: '(?<!ไม่(?:ได้|ต้อง|อยาก|ขอ)?)',
  /** Of a relative or a friend. */
  homeOf: "(?<='s )(?:house|home|place|flat|condo|apartment|farm)",
  whose: "(?:(?:my|our|a|an|the|his|her|their|some) [a-z' -]{2,24}|friends|family|relatives|mates|locals)",
  rest: '[ก-์]{0,12}\\s?',
  nights: '(?:(?:all|both|every|each|the) )?(?:(?:two|three|four|five|six|\\d) )?(?:nights?|evenings?)?',
}

/** Where people sleep. */
const BASE_RULES: readonly CueRow[] = [
  {
    name: 'they sleep there',
    th: `
      {not}(พัก|นอน|ค้าง)(อยู่)(กับ|ที่|)(บ้าน|คอนโด|หอ|แพ|เต็นท์|เต้นท์|โฮมสเตย์|รีสอร์ท|โรงแรม|เพื่อน|ญาติ|แฟน|พี่|น้อง|แม่|พ่อ|ลูก|ลุง|ป้า|น้า|อา|ยาย|ย่า|ตา|ปู่){rest}(ที่|แถว|ใน|ย่าน|ใกล้),
      {not}(พัก|นอน|ค้าง|โรงแรม|ที่พัก|รีสอร์ท)(อยู่)(คืน) (ที่|แถว|ใน|ย่าน|ใกล้|บน|ตรง|แถวๆ|โซน|ในตัวเมือง|ในเมือง|)(สนามบิน|สถานี|สถานีรถไฟ|ขนส่ง|)`,
    en: `
      (stay|stays|staying|sleep|sleeping|overnight|crash|crashing) (over) (at|with|in) {whose} (in|at|near|on), at {whose}{homeOf} (in|near|on), (stay|stays|staying|sleep|sleeping|base ourselves|basing ourselves) {nights} (in|at|near|around|on|close to),
      (based|hotel|hostel|guesthouse|accommodation|resort|overnight|airbnb|villa|bungalow|house|apartment|condo) (is booked|is reserved|is|will be|booked|) (in|at|near|around|on|close to)`,
    unless: `
      (my|our) (house|apartment|condo) (is|) (in|at|near|around|on),
      (แวะ|ขากลับ(ก็|จะ|ขอ|อยาก|))(นอน|พัก|ค้าง)(คืน|) (ที่|แถว|ใน|บน|),
      (ไม่รวม|ไม่นับ|ยังไม่รวม|แยก|นอกจาก|ไม่คิด)(ค่า|)(ที่พัก|โรงแรม|รีสอร์ท)`,
    yes: [
      'พักแถว‹อ่าวนาง›',
      'นอนบ้านยายที่‹สกลนคร›',
      'we sleep all nights in ‹Trat›',
      'staying with my in-laws in ‹Korat›',
      'we crash with friends in ‹Phayao›',
      'our resort is in ‹Bang Tao›',
      'staying near ‹Asok›',
      "four days at my aunt's house in ‹Pua›",
    ],
    no: [
      'ขากลับแวะนอน‹ตาก›',
      'แวะค้างที่‹โคราช›',
      'ขากลับพัก‹นครสวรรค์›',
      'ไม่ค้างที่‹พัทยา›',
      'งบ 5000 ไม่รวมที่พัก ‹พัทยา›',
      'แยกค่าที่พัก ‹พัทยา›',
      'พักกินข้าวก่อนถึง‹ตาก›',
      'we cycle around ‹Pai›',
    ],
  },
  {
    name: 'what they have booked is there',
    th: `
      (จอง|บุ๊ค|ได้)(ที่พัก|โรงแรม|ห้อง|รีสอร์ท|บ้านพัก|พูลวิลล่า|โฮมสเตย์)(ไว้|แล้ว|ไว้แล้ว|)(ที่|แถว|ใน|ย่าน|ใกล้|ตรง|), (ที่พัก|โรงแรม|รีสอร์ท|พูลวิลล่า|บ้านพัก)(จอง|ได้|อยู่)(ไว้|แล้ว|ไว้แล้ว|)(ที่|แถว|ใน|ย่าน|ใกล้|ตรง), ปักหลัก(อยู่)(ที่|แถว|ใน|), ตั้งหลัก(อยู่)(ที่|แถว|ใน|)`,
    en: `
      (booked|rented|renting|reserved|got|have|has|one|a) (a|an|the|our|) (room|rooms|hotel|villa|pool villa|house|airbnb|condo|bungalow|apartment|resort|place to stay|flat) (in|at|near|on|around), (hotel|room|villa|place) (already|) booked (in|at|near|on), (hotel|hostel|resort|accommodation)(s) (near|by)`,
    yes: ['จองโรงแรมไว้แล้วแถว‹ป่าตอง›', 'one villa in ‹Rawai›', 'we booked a house near ‹Cha-am›', 'ปักหลักที่‹ปาย›'],
    no: ['จองตั๋วไป‹ตรัง›', 'a market in ‹Trang›'],
  },
  {
    name: 'it is their base, said before it',
    th: '(ตั้ง|ปัก|ทำ)(ฐาน|เบส|แคมป์|หลักฐาน)(อยู่|กัน|)(ที่|แถว|ใน|ตรง|), (เบส|ฐาน)(หลัก|)(อยู่|)(ที่|แถว|ใน)',
    en: '(our|my|the|a|as|one|single|home) base (is|will be|would be|being|camp|) (in|at|near|on|around), (home|our|my) base (is|will be|would be|:|), base (ourselves|myself|us) (in|at|near|on|around)',
    yes: ['ตั้งฐานที่‹กระบี่›', 'เบสอยู่แถว‹อ่าวนาง›', 'with our base in ‹Pai›', 'home base ‹Ao Nang›'],
    no: ['ฐานทัพเรือ‹สัตหีบ›', 'the base of the hill near ‹Pai›'],
  },
]

/** “Use Krabi as our base”. */
export const IS_BASE = cueAfter(
  [
    {
      name: 'it is their base, said after it',
      th: '{gap}เป็น(ฐาน|เบส|ฐานที่มั่น|จุดพัก|ที่พักหลัก|จุดตั้งต้น){notArmy}',
      en: '{space}(town|city|) (as|to be|is|will be|would be) (the|our|my|a|one|your) (home|main|only|single|good|) base, {space}(our|my) (home|main|only|single|) base, {space}as (home|) base',
      yes: [
        'ใช้‹กระบี่›เป็นฐาน',
        'พัก‹ปาย› เป็นเบส',
        'use ‹Krabi› as our base',
        'make ‹Ao Nang› our base',
        'with ‹Trang› as a base',
      ],
      no: ['‹สัตหีบ›เป็นฐานทัพ', '‹Krabi› at the base of the cliff', '‹Trang› is a good idea'],
    },
  ],
  { gap: '\\s?', space: ' ', notArmy: '(?!ทัพ|ยิง)' },
)

export const SLEEPS_AT = cueBefore(BASE_RULES, SLOTS)

/** `ปาย > ขุนยวม นอน`, `ภูชี้ฟ้า (นอนบนนั้น)`: of a plan by days, the place that is named last. */
export const SLEPT_THERE = cueAfter(
  [
    {
      name: 'they sleep where they are by then',
      th: '{thenThere}(นอน|ค้าง|พัก)(คืน|แรม|){stop}, {thenThere}(นอน|ค้าง|พัก)(ค้าง|คืน|)(ที่นั่น|ที่นี่|บนนั้น|แถวนั้น|ข้างบน)',
      yes: ['‹ขุนยวม› นอน', '‹พะเยา› ค้างคืน', '‹ภูทับเบิก› ค้างบนนั้น', '‹ภูชี้ฟ้า› (รอดูดาว นอนบนนั้น)', '‹ปาย› แล้วพักที่นี่'],
      no: ['‹ปาย› นอนดูดาว', '‹ขุนยวม› > ปาย นอน', '‹น่าน› พัก 2 คืน', '‹เลย› ไม่นอน'],
    },
  ],
  {
    thenThere: '(?:[ ,(]{0,3}(?:แล้ว|และ|ก็|จะ)?| ?\\((?:[^>\\n]{0,24}? )?)',
    stop: '(?=\\s*(?:\\n|$|\\)))',
  },
)

/** A quarter with sights, around which they sleep: `พักแถวนิมมาน`; with `ที่` it may be the name of a hotel. */
const AROUND_RULES: readonly CueRow[] = [
  {
    name: 'they sleep around a sight',
    th: '{not}(พัก|นอน|ค้าง|โรงแรม|ที่พัก|รีสอร์ท)(อยู่)(แถว|ย่าน|ใกล้|โซน|แถวๆ|ละแวก)',
    en: `
      (stay|stays|staying|sleep|sleeping|based|hotel|hostel|accommodation|resort|airbnb|condo|apartment) (is|) (in|near|around|close to),
      (stay|stays|staying|sleep|sleeping) (at|with) {whose} (in|near|around)`,
    yes: ['พักแถว‹นิมมาน›', 'our hotel is near ‹Nimman›', "we stay at my cousin's house in ‹Nong Han›"],
    no: ['พักเที่ยงแล้วเดิน‹นิมมาน›', 'a walk around ‹Nimman›'],
  },
]

export const SLEEPS_AROUND = cueBefore(AROUND_RULES, SLOTS)

const NUMBER = oneOf('{figure}, one, two, three, four, five, six, seven, eight, nine, ten')
const LENGTH_SLOTS = { figure: '\\d{1,2}', space: ' ' }

/** “4 nights in Hua Hin with day trips from there”: they stay in one place. */
export const SLEEPS_FOR = cueBefore(
  [
    {
      name: 'they stay there for a length',
      th: '(พัก|นอน|ค้าง|อยู่) {figure} คืน (ที่|แถว|ใน|)',
      en: `(a|${NUMBER}) (night|day|week)(s) (in|at|on|near|around|)`,
      yes: ['4 nights in ‹Hua Hin›', '3 days ‹Trang›', 'a week on ‹Samui›', 'พัก 2 คืนที่‹ตรัง›'],
      no: ['two nights from ‹Hua Hin›', 'ที่พักใน‹ตรัง›'],
    },
  ],
  LENGTH_SLOTS,
)
export const SLEPT_FOR = cueAfter(
  [
    {
      name: 'how long they stay there',
      en: `{space}(for ${NUMBER}|${NUMBER}){space}(night|day|week)(s)`,
      yes: ['‹Hua Hin› for four nights', '‹Pai› 3 days'],
      no: ['‹Hua Hin› for a week', '‹Pai› in 3 days'],
    },
  ],
  LENGTH_SLOTS,
)
/** Of a place that is named again: they stay there before they go on. */
export const STAYED_FOR_THAI = cueAfter(
  [
    {
      name: 'how long they stay there',
      th: ' (สัก|) {figure} (คืน|วัน)',
      yes: ['‹เชียงใหม่› 4 วัน', '‹น่าน› 2คืน'],
      no: ['‹เชียงใหม่› ไปกัน 4 คน', '‹น่าน› วันที่ 4'],
    },
  ],
  LENGTH_SLOTS,
)
export const TAKES_DAY_TRIPS = cueAnywhere([
  {
    name: 'day trips',
    th: 'เดย์ทริป, ไปเช้าเย็นกลับ, ออกเช้ากลับเย็น, เช้าไปเย็นกลับ',
    en: 'day trip(s), excursion(s)',
    yes: ['with day-trips from there', 'half day excursions', 'เที่ยวแบบไปเช้าเย็นกลับ'],
    no: ['three days', 'ทริปสามวัน'],
  },
])
/** Of several lengths each is a stay. */
export const STAYS_SAID = phrasePattern(listOf(`${NUMBER} (nights|weeks), {figure} คืน`), LENGTH_SLOTS)

export const SEEN_FROM = cueBefore(
  [
    {
      name: 'from where they see the surroundings: they stay there',
      en: '(see|do|visit|explore|reach){words} from',
      yes: ['what can we see from ‹Khon Kaen›', 'islands to visit by boat from ‹Trang›'],
      no: ['seen from ‹Trang›', 'we see a lot. From ‹Trang›'],
    },
  ],
  { words: '\\b[a-z ]{0,12}' },
)
