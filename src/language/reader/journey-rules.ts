import { anyOf, listOf, notRightAfter, notRightBefore, type Slots } from './phrases.ts'
import type { JourneyWish } from './reading.ts'

// `มาไทยครั้งแรก`, “ride the loop”: what they say of the whole journey. Slots are above the rows.

interface JourneyRule {
  /** Where a new phrase belongs. */
  readonly name: string
  readonly journey: JourneyWish
  readonly reads: readonly string[]
  /** Longer phrases in which these words mean something else. */
  readonly unless?: readonly string[]
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

const OTHERS = anyOf(`
  เพื่อน, แฟน, แม่, พ่อ, ลูก, เด็ก, เขา, เค้า, พี่, น้อง, พี่สาว, พี่ชาย, น้องสาว, น้องชาย, ยาย, ย่า, ปู่, ลุง, ป้า, น้า, หลาน, สามี, ภรรยา, เมีย, บางคน, คน`)

export const JOURNEY_SLOTS: Slots = {
  /** Not of somebody else alone: `เพื่อนไม่เคยไป`, but `ผมกับแฟนไม่เคยไป`. */
  ours: `(?<!(?<!กับ|และ|กะ)${OTHERS}(?:ก็|ยัง|ของ[ก-์]{1,6})?)`,
  /** The Thai word begins here: `ครั้งแรก`. */
  alone: notRightAfter('{thai}'),
  /** A place, and nothing that is done there: `ไปกระบี่ครั้งแรก`, not `ไปดำน้ำครั้งแรก`. */
  place: '(?!กิน|ทาน|ดำ|ดู|ลอง|ขึ้น|นั่ง|เล่น|ปีน)[ก-์]{2,16}?',
  /** What they stop at, or nothing: `แวะคาเฟ่ระหว่างทาง`. */
  things: '[ก-์]{0,12}\\s?',
  /** Not on the way home: `แวะระหว่างทางกลับ`. */
  notHome: notRightBefore('กลับ'),
  /** The same in English: not “on the way back”. */
  notHomeEn: notRightBefore('{space}(back|home)'),
  /** It is the trip that is the first: not `ครั้งแรกที่กินทุเรียน`. */
  ofTrip: '(?![ก-์]{0,10}\\s?ที่(?!(?:จะ|ได้|จะได้)?(?:ไป|มา|เที่ยว)))',
  /** The visit is the first, and not what they do: not “my first time diving”. */
  notDoing:
    '(?! (?:we |i |she |he |they )?(?:ever )?(?:on |try|tries|tried|diving|dive|snorkel|surf|eating|eat |fly|ride|riding|driv|camp|climb|kayak|rid))',
}

/** What a prompt says of the journey as a whole. */
export const JOURNEY_RULES: readonly JourneyRule[] = [
  {
    name: 'the first visit',
    journey: 'first_visit',
    reads: listOf(`
      {ours}(เที่ยว|มา|ไป)(เป็น) ครั้งแรก, {ours}(เที่ยว|มา|ไป){place}(เป็น) ครั้งแรก, {alone}(นี่)(เป็น)ครั้งแรก{ofTrip}, {ours}ไม่เคย(ไป|มา), first time{notDoing}, first timer(s), first-timer(s),
      first trip to, first visit, never been`),
    yes: [
      'มาไทยครั้งแรก',
      'ผมกับแฟนไม่เคยไป',
      'ไปกระบี่ครั้งแรก',
      'ครั้งแรกที่ได้ไปใต้',
      'our first time in Thailand',
      "we've never been",
    ],
    no: [
      'วันแรกขอพัก',
      'เพื่อนไม่เคยไป',
      'แม่ยังไม่เคยไป แต่เราไปบ่อย',
      'อยากกินส้มตำครั้งแรก',
      'ครั้งแรกที่กินทุเรียน',
      'ครั้งแรกในชีวิตที่ได้ดำน้ำ',
      'the first day',
      'my first time diving',
    ],
  },
  {
    name: 'a loop by car or motorbike',
    journey: 'loop',
    reads: listOf(`
      ขับรถวน, ขับวน, ขี่วน, ขี่รถวน, ขับรถเป็นวงกลม, วนรอบ, วนเป็นวง, ไปวนกลับ, ลูป, drive the loop, ride the loop,
      loop by, loop drive, (driving|drive|self-drive|self drive|motorbike|car|day|week) loop, in a loop, loop (in|through|around) the, loop (in|through|around) (northern|north|southern|south|isan|thailand), loop road, do the loop, loop trip, a loop, (road|car|bike) trip loop, loop (road|car|bike) trip, loop from, loop back, looping back,
      circular (route|tour|drive|road trip|trip)`),
    unless: ['a loop (trail|walk|track|hike)'],
    yes: [
      'น่าน 4 วัน ขับรถวน',
      'ride the loop from Chiang Mai',
      '6 days, road trip loop from Chiang Mai',
      'a circular drive',
      '10 day self-drive loop in northern Thailand',
      'a two week loop through the north by car',
    ],
    no: ['ขับรถไปเอง', 'nature loop trail', 'a loop trail in the forest'],
  },
  {
    name: 'sights on the way',
    journey: 'stops_on_way',
    reads: listOf(`
      แวะ(เที่ยว|ชม|ดู|ไป|พัก|){things}(ระหว่างทาง|กลางทาง|ตามทาง|ข้างทาง|รายทาง){notHome}, ระหว่างทาง(อยาก|ก็|ขอ|จะ|)(แวะเที่ยว|แวะชม|แวะดู|มีที่แวะ|มีอะไรให้แวะ),
      แวะ(เที่ยว|ไป|)(ไปเรื่อย|เรื่อย|ตลอดทาง|รายทาง), (sightseeing|see something|seeing something|see things|something to see|a sight or two|a few sights|stops|stopping|a stop|stop somewhere) (on|along) the way{notHomeEn},
      (sightseeing|see something|seeing things|stops|stopping) en route, break up the drive, break the drive`),
    yes: [
      'ขับรถกลับบ้านที่เลย แวะเที่ยวระหว่างทาง',
      'ไปน่าน แวะข้างทางไปเรื่อย',
      'ระหว่างทางอยากแวะเที่ยว',
      'แวะเที่ยวตลอดทาง',
      'driving to Nan with some sightseeing on the way',
      'stops along the way, please',
    ],
    no: ['แวะตลาดที่ลำปาง', 'ระหว่างทางมีปั๊มไหม', 'แวะระหว่างทางกลับ', 'stopping on the way back', 'on the way to Nan'],
  },
]
