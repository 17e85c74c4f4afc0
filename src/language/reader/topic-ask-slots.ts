import { ASKS } from './common-words.ts'
import {
  gapWithout,
  maybe,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  rightAfter,
  rightBefore,
  type Slots,
  upTo,
  words,
} from './phrases.ts'
import { anyWords, gap } from './slot-gaps.ts'

const ROADS = {
  road: words(
    `
    (road(s)|highway|motorway|mountain pass|pass{ofRoad}|hairpins|bends|curves|drive|ride over|route 1{digit}{digit}{digit}|
    traffic|tarmac|track up|climb)`,
    { ofRoad: rightBefore('{space}(open|closed|steep|road|safe)') },
  ),
}

// The slots of `topic-road-rules.ts`, `topic-safe-rules.ts`, `topic-service-rules.ts` and `topic-need-rules.ts`; the other
// topic rules may use them too. More are in `topic-slots.ts`.

export const ASK_SLOTS: Slots = {
  /** Where a Thai question begins: after a space, a sign or a Thai word. */
  askTh: rightAfter('{start}, {space}, {sign}, {thai}'),
  /** What a road is like: `ทางขับยากมาก`, `ถนนค่อนข้างแคบ`. */
  roadTh:
    maybe('มัน, จะ, ที่, ค่อนข้าง, ยัง, ก็, เป็น') +
    maybe('ขับ, ขี่') +
    words(`
    ดี, ยาก, ง่าย, ชัน, โค้ง, แคบ, มืด, เปลี่ยว, โหด, ลาดยาง, ลูกรัง, เลนเดียว, สองเลน, สวย, น่ากลัว, อันตราย, ลื่น, พัง, เละ,
    คดเคี้ยว, สบาย, ลำบาก, รถเยอะ, รถติด, ปลอดภัย, เป็นหลุม, วิบาก`) +
    upTo(2, 'เยอะ, มาก, จริง, อยู่') +
    maybe('{space}'),
  /** A road that they tell of: `ทางขึ้นดอยที่`. */
  roadTold: words('(ทาง|ถนน|เส้น){few}ที่', { few: gap(20) }),
  /** The question ends soon: `ถึงก่อนมืดไหม`, `ก่อนมืดนะ`. */
  asksAtEnd: rightBefore(`{few}({asks}|ก็พอ|นะ|ได้ก็|ครับ|ค่ะ|คะ|{end}|{space})`, {
    few: '[^\\n]{0,12}?',
    asks: words(`${ASKS}, ยังไง, แค่ไหน, ขนาดไหน, เป็นไง`),
  }),
  /** The rest of a word: up to twelve letters without a space. */
  word: gap(12, '[^\\s.,;!?]'),
  /** After `ห่วง`: no time, budget, food or rain, which have no danger. */
  notOther: notRightBefore('เรื่อง, เวลา, งบ, ว่าจะ(เบื่อ|เหนื่อย|ร้อน|หิว), อาหาร, ฝน'),
  /** “How is the”, before a road. */
  askRoad:
    words(`
    (how|how's|how is|how are|how was|what's|what is|what are|which|is|are|are there|is there|any|does|do|whether|if|about){space}`) +
    upTo(
      3,
      `
      (the|a|an|this|that|these|those|main|mountain|coast|coastal|old|new|back|small|whole|last|state of|condition of|
      southern|northern|river|best|better|loop|inland){space}`,
    ) +
    rightBefore('{road}{notTrip}', {
      ...ROADS,
      notTrip: notFollowedBy('trip(s), food(s), side, bike(s), runner(s), name(s), sign(s), street(s)'),
    }),
  /** Roads, bends and traffic; no “road trip”, no “road food”. */
  roadNoun: words('{road}', ROADS) + notFollowedBy('trip(s), food(s), side, bike(s), runner(s), name(s), street(s)'),
  /** Up to 32 letters of whole words, but no sight: “can I {noSight}ride at night”, not “drive to a bar at night”. */
  noSight: notRightAfter('{letter}') + gapWithout(32, 'temple, market, bar, dinner, beach') + notRightAfter('{letter}'),
  /** Up to 28 letters of whole words. */
  words: notRightAfter('{letter}') + gap(28) + notRightAfter('{letter}'),
  /** After “park”: no “Park Hyatt”, no “Park Güell”. */
  notPark: notFollowedBy('guell, hyatt, lane hotel'),
  /** Roads that are sights: “Khao San Road”. */
  namedRoad: words(`
    (khao san|khaosan|nimman(haemin)|yaowarat|sukhumvit|ratchadamnoen|bangla|thapae|silom|sathorn|beach|chaweng|
    hang dong|phahon yothin|petchkasem) road`),
  /** People at home who worry: “my folks say”, “dad is worried”. */
  family: words(`
    mum, mom, mother, dad, father, family, wife, husband, parents, boyfriend, girlfriend, partner, gran, grandma, folks`),
  /** What is safe to do, and for whom: “safe to swim”, “safe for kids”. */
  safeGoal:
    words(`
    go, travel, visit, be there, come, cross, walk, ride, hike, swim, camp, hitch, hitchhike, drive, women, girls,
    a woman, a girl, two women, two girls, a female, females, solo, foreigners, tourists, kids, children, families,
    us, me`) + notFollowedBy('in (one|a) day, with (a|the) tour, by (bus|train|car|boat), early, on (monday|sunday)'),
  /** After “worried”, “scared”: no “about the cost”, no “of heights”, which are no danger. */
  notSmall: notFollowedBy(`
    (about|of) (the |my |our |his |her |)(cost|costs|price|prices|money|budget|weather|rain|heat|food|spice|time|
    crowds|bugs|mosquitoes|heights|boats|flying|language|school|exam|dog|cat|sun|stairs|jet lag|toilets)`),
  /** It is a question, or “safe” follows. */
  safeAsk: rightBefore('{few}(?|{end}|safe|ok|okay|fine|possible|problem)', { few: '[^.;!\\n]{0,24}' }),
  /** Trains, buses, boats and their seats, in Thai. */
  trainTh: words(`
    รถไฟ, รถทัวร์, รถตู้, รถเมล์, รถบัส, รถ, เรือ, เฟอร์รี่, สปีดโบ๊ท, สองแถว, เครื่อง, ขบวน, ตู้นอน, ตั๋ว, ที่นั่ง`),
  /** Trains, buses, boats and their seats, in English; no “train station”. */
  carriers:
    words(`
    train(s), buses, bus, minivan(s), ferry, ferries, boat(s), sleeper(s), berth(s), carriage(s), coach(es),
    songthaew(s), speedboat(s), seat(s)`) + notFollowedBy('station, museum, market, tour, part'),
  /** An hour of the night: “midnight”, “at 23:55”, “3 am”, “silly o’clock”. */
  nightHour:
    maybe('(at|around|about|past|after){space}') +
    words(
      `
      (midnight|{nightClock}( am| pm|)|{early} am|{late} pm|night|late at night|(in |)the middle of the night|that hour|
      that time|silly o'clock|silly oclock|stupid o'clock|stupid oclock|ungodly)`,
      {
        nightClock: '(?:0?[0-5]|2[23]|1[12])[:.]\\d\\d',
        early: '(?:1[12]|[1-5])(?:[:.]\\d\\d)?',
        late: '1[01](?:[:.]\\d\\d)?',
      },
    ),
  /** An hour of the night, in Thai: `ดึก`, `ตีสอง`, `5 ทุ่ม`. */
  nightTh: words(`
    ดึก, ตีหนึ่ง, ตีสอง, ตีสาม, ตีสี่, ตีห้า, ตี (1|2|3|4|5), เที่ยงคืน, ห้าทุ่ม, สี่ทุ่ม, 5 ทุ่ม, 4 ทุ่ม, กลางดึก, ค่ำ, มืด`),
  /** Where they want to sleep: `ใกล้`, `ริม`, `ในเมือง`. */
  nearTh: words(
    `
    ใกล้, ริม, ติด, แถว, ข้าง, หน้า, ตรงข้าม, ละแวก, ย่าน, ในเมือง, ในตัวเมือง, นอกเมือง, กลางเมือง, แนว, แบบไหน, แบบ{like}, วิว,
    บนดอย, บนเขา, โซน, ที่ไหนก็ได้, ฝั่ง`,
    { like: rightBefore('{thai}{thai}') },
  ),
  /** `พัก` of other words: `พักผ่อน`, `พักเที่ยง`, `พักรบ`. */
  notPlace: notRightBefore('ผ่อน, เที่ยง, กลางวัน, สายตา, ฟื้น, การ, งาน, รบ'),
  /** A comma and a space, or nothing. */
  comma: ',? ?',
  /** Whose licence, or of which country: “an Indian licence”, “my car licence”. */
  licenceOf:
    words(`
    (a|an|my|our|his|her|the|indian|uk|us|eu|car|bike|motorbike|motorcycle|foreign|home|national|german|french|australian|
    malaysian|without a|valid){space}`) + anyWords(2),
  /** After “sleep”: no “with me”, no “in the car”. */
  notBed: notFollowedBy('with me, in the car'),
  /** Where the bed is: “near”, “next to”. */
  bedGoal:
    words(`
    (near|close to|next to|by|beside|around|within|on|in|opposite|not far from|walking distance|somewhere|cheap|cheaply|
    overnight)`) + maybe('{space}'),
}
