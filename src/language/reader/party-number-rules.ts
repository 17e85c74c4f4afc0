import { ELDERS_TH } from './kin-words.ts'
import { ALONE_RULES } from './party-alone-rules.ts'
import { FOREIGN_RULES } from './party-foreign-rules.ts'
import type { PartyRule } from './party-rule.ts'
import { WRITER_AGE_RULES } from './party-writer-age-rules.ts'
import { oneOf } from './phrases.ts'

// `ไปกับเพื่อนอีก 3 คน`, “family of 4”: plain numbers of people. Alone, or several (“we”):
// `party-alone-rules.ts`. Slots: `party-slots.ts` names their files.

/** After the special ones: plain numbers of people. */
export const NUMBER_RULES: readonly PartyRule[] = [
  ...WRITER_AGE_RULES,
  {
    name: 'two who are retired or over sixty, and nobody else',
    who: 'only_seniors',
    count: 2,
    en: `
      (retirees|pensioners|seniors|retired (people|folks|teachers|nurses)) {bracket}{old} & {old},
      both {decade}, both (of us) (are) (well|just|) (over|past|nearly|almost|turned|turning) {old}, are (both) {old} ((and|&) {old}),
      (a|an|) (retired|elderly|senior|older) couple(s)`,
    unless: '(parents|grandparents|folks|in-laws|mum & dad|mom & dad|aunt & uncle){comma} (are|who are|) (now|) both',
    yes: [
      ['My parents are both in their seventies and I take them to Nan', { adults: 1, seniors: 2, foreigners: 3 }],
      ['we are both 70', { seniors: 2, foreigners: 2 }],
      ['Both in our late sixties', { seniors: 2, foreigners: 2 }],
      ['a slow plan for retirees (68 and 71)', { seniors: 2, foreigners: 2 }],
      ['a retired couple', { seniors: 2, foreigners: 2 }],
    ],
    no: ['are there 20 temples'],
  },
  {
    name: 'me plus one',
    who: 'adults',
    count: 2,
    en: '(me|myself|i) (plus|+) (one|1){ends}',
    yes: [['me plus one, Nan', { adults: 2, foreigners: 2 }]],
    no: ['me plus one more day'],
  },
  {
    name: 'a sum that is shared, or how many in total',
    who: 'people',
    th: '{sharedBy} (คน|ท่าน), (รวม|รวมทั้งหมด|รวมเป็น|รวมกัน|ทั้งหมด) {count} (คน|ท่าน), หาร(กัน) {count} (คน)',
    en: '(in total|altogether|total of) {count}, (split|share|shared|divided)…(among|amongst|between|by) (the) {count}, amongst (the) {count}',
    unless: '(in total|altogether|total of) {count} (day(s)|night(s)|week(s)), (อา|ท|บริ)หาร {count}',
    yes: [
      ['รวมทั้งหมด 7 คน', { adults: 7 }],
      ['the cost is split between 5', { adults: 5, foreigners: 5 }],
    ],
    no: ['total of 5 days', 'ค่าอาหาร 9 มื้อ'],
  },
  {
    name: 'a parent or grandparent with their age',
    who: 'one_more_senior',
    th: `(คุณ)${oneOf(ELDERS_TH)}(อายุ|) {old}`,
    yes: [['พ่อ 68 แม่ 65', { adults: 1, seniors: 2 }]],
    no: ['แม่ 45'],
  },
  {
    name: 'foreigners whom the writer takes along',
    who: 'foreign_friends',
    th: `
      (ต่างชาติ|ฝรั่ง|ชาวต่างชาติ){about}{count} (คน|ท่าน),
      (ต่างชาติ|ฝรั่ง|ชาวต่างชาติ) {count} คน(จะ)มา(เที่ยว|หา|เยี่ยม|ไทย|ประชุม|ดูงาน|)(ไทย) (เรา|ผม|หนู|)(อยาก|จะ|ต้อง|)(พา|ชวน)`,
    yes: [
      ['มีฝรั่งมาอบรมที่แผนก 2 คน เดี๋ยวผมพาไปเที่ยว', { adults: 3, foreigners: 2 }],
      ['น้องฝรั่ง 2 คนมาเที่ยว อยากพาไปดูมวย', { adults: 3, foreigners: 2 }],
    ],
    no: ['ต่างชาติ 2 คน', 'ฝรั่งดอง 2 คน'],
  },
  {
    name: 'one more friend or relative',
    who: 'companion',
    th: '(กับ|กะ|ชวน|พา)(เพื่อน|พี่|น้อง|รุ่นพี่|รุ่นน้อง|ญาติ|คนรู้จัก|หัวหน้า|เด็ก)({about}|) อีก(คน|คนนึง|คนหนึ่ง|หนึ่งคน|1 คน)',
    yes: [
      ['ไปกับเพื่อนที่ฟิตเนสอีกคน', { adults: 2 }],
      ['ชวนรุ่นน้องอีกคนนึงไปเลย', { adults: 2 }],
    ],
    no: ['กับเพื่อนอีก 3 คน', 'อีกคนไม่ไป'],
  },
  {
    name: 'how many this time, after another number',
    who: 'total',
    th: '(คราวนี้|รอบนี้|ครั้งนี้|หนนี้|ปีนี้|ทริปนี้)(เรา|)(จะ|)(ไป|มา|มี)(กัน|)(ทั้งหมด|) {count} (คน|ท่าน)',
    en: '{count} (of us|people|persons|pax|) this (time|year), this (time|year) {count} (of us|people|persons|pax)',
    yes: [
      ['we were 5 last year, 7 this time', { adults: 7, foreigners: 7 }],
      ['ปีก่อนไป 4 คน คราวนี้ไปกัน 9 คน', { adults: 9 }],
    ],
    no: ['3 days this time', 'คราวนี้ไป 3 วัน'],
  },
  {
    name: 'x2 people',
    who: 'people',
    en: `
      x {count} (people|persons|pax|ppl|adults|guests|travel(l)ers),
      {count} x (people|persons|pax|ppl|adults|guests|travel(l)ers), {afterComma}{count} (passengers|travel(l)ers){ends}`,
    both: 'x{count} (คน|ท่าน)',
    yes: [
      ['Krabi, 3 days x2 people', { adults: 2, foreigners: 2 }],
      ['4 x adults, Trat', { adults: 4, foreigners: 4 }],
      ['a night flight, three passengers, then Trat', { adults: 3, foreigners: 3 }],
    ],
    no: ['2x tickets', 'x-ray', 'a van for 9 passengers', 'a boat, 40 passengers on it'],
  },
  {
    name: 'couples, in Thai',
    who: 'couples',
    th: '(คู่รัก|แฟนกัน|) {count} คู่',
    yes: [['เราไปกัน 3 คู่', { adults: 6 }]],
    no: ['คู่มือเที่ยว 2 เล่ม'],
  },
  {
    name: 'children with a bare number, in Thai',
    who: 'children',
    th: 'เด็ก(เล็ก|โต|ประถม|อนุบาล|น้อย|) {bare}',
    yes: [['ผู้ใหญ่ 2 เด็ก 1', { adults: 2, children: 1 }]],
    no: ['เด็ก 3 ขวบ'],
  },
  {
    name: 'seniors',
    who: 'seniors',
    th: `
      (ผู้สูงอายุ|คนแก่|ผู้สูงวัย|(ผู้ใหญ่)สูงวัย|วัยเกษียณ|คนชรา|สว.) {count} (คน|ท่าน), (ผู้สูงอายุ|คนแก่|ผู้สูงวัย|คนชรา) {fewTh},
      (ผู้สูงอายุ|คนแก่|ผู้สูงวัย|(ผู้ใหญ่)สูงวัย|วัยเกษียณ|คนชรา|สว.) {part}`,
    en: '{count} (elderly (people|persons|)|senior(s)|senior citizens|grandparents|old people|retirees)',
    yes: [
      ['2 adults and 2 seniors', { adults: 2, seniors: 2, foreigners: 4 }],
      ['ไป 7 คน สูงวัย 2', { adults: 5, seniors: 2 }],
      ['ไปกัน 8 คน คนแก่สาม', { adults: 5, seniors: 3 }],
    ],
    no: ['senior discount', 'ทริปสูงวัย 3 วัน'],
  },
  {
    name: 'adults of some kind',
    who: 'adults',
    en: '{count} {likeThat}(adults|grown ups|grown-ups)',
    yes: [['four adventurous adults in Pai', { adults: 4, foreigners: 4 }]],
    no: ['adventurous adults', '2 young children'],
  },
  ...FOREIGN_RULES,
  {
    name: 'a family of so many',
    who: 'family',
    th: 'ครอบครัว (มี|รวม|กัน|) {count} (คน)',
    en: '(we are) (a) (family|fam) (of) {count} (people|persons|)',
    unless: `
      family (of) {count} (full|whole|) (days|day|nights|night|week|weeks|month|months|generations),
      ครอบครัว {count} (วัน|คืน|รุ่น|หลัง|เจน|อาทิตย์|สัปดาห์|เดือน)`,
    yes: [
      ['family of 4', { adults: 2, children: 2, foreigners: 4 }],
      ['ครอบครัว 5 คน', { adults: 2, children: 3 }],
    ],
    no: ['family 3 days', 'ครอบครัว 2 วัน', 'ครอบครัว 3 รุ่น'],
  },
  {
    name: 'kids: 2',
    who: 'children',
    en: '(kids|children|child|infants){equals}{count}',
    yes: [['Adults: 2, kids: 1', { adults: 2, children: 1, foreigners: 3 }]],
    no: ['kids 5'],
  },
  {
    name: 'adults, in English',
    who: 'adults',
    en: '{count} (adult(s)|grown-up(s)), adults{equals}{count}',
    yes: [['2 adults', { adults: 2, foreigners: 2 }]],
    no: ['adult fares'],
  },
  {
    name: 'adults, in Thai, the relatives who are named among them',
    who: 'adults_of_all',
    th: 'ผู้ใหญ่ {count} (คน|ท่าน|)',
    yes: [['พาแม่กับน้าไป ผู้ใหญ่ 3 คน', { adults: 2, seniors: 1 }]],
    no: ['ผู้ใหญ่บ้าน'],
  },
  {
    name: 'the best friend and the writer',
    who: 'people',
    count: 2,
    th: '{joined}เพื่อน(ซี้|สนิท|รัก|คู่ใจ) (แค่|กัน|) (2|สอง) คน',
    yes: [
      ['ไปกับเพื่อนซี้ 2 คน เกาะล้าน', { adults: 2 }],
      ['น่าน 3 วันกับเพื่อนสนิทสองคน', { adults: 2 }],
    ],
    no: ['ไปกับเพื่อนซี้อีก 2 คน', 'กับเพื่อนสนิท 3 คน', 'เพื่อนซี้ 2 วัน'],
  },
  {
    name: 'the writer and so many friends or relatives',
    who: 'friends_along',
    th: `
      {joined}เพื่อน(สาว|ชาย|เจ้าสาว|เจ้าบ่าว|สนิท|ซี้|ร่วมงาน|ร่วมห้อง|ที่ทำงาน|ที่ออฟฟิศ|ที่เรียน|สมัยเรียน|ที่มหาลัย|มหาลัย|มัธยม|เก่า|อีก|ๆ|) (อีก) {count} คน,
      {joined}เพื่อน{whichFriends}อีก {count} คน, (เพื่อน(สาว|ชาย|สนิท|ๆ|)|แก๊ง|กลุ่ม|ก๊วน)อีก {count} คน,
      {joined}เพื่อน(สาว|ชาย|สนิท|ซี้|ๆ|ผู้หญิง|ผู้ชาย| ญ(.)| ช(.)|) (อีก) {bare},
      (กับ|และ|พร้อม|พา|ชวน)(พี่|น้อง|พี่น้อง|ญาติ|ลูกน้อง|รุ่นน้อง|รุ่นพี่|คนอื่น)(ที่ทำงาน|ที่ออฟฟิศ|) (ๆ|) (อีก) {count} คน,
      (พระ|เณร|สามเณร)(ลูกวัด) (อีก) {count} (รูป|องค์)`,
    en: `
      (with|and|plus|w/|taking|take|bringing|bring) (my|our|) {count} (of my|of our|other|close|lay|male|female|) (friends|mates|buddies|pals|colleagues|coworkers|workmates|officemates|classmates|teammates|supporters|
      companions|relatives|cousins|aunts|aunties|uncles|siblings|sisters|brothers|neighbours|neighbors|others|more people|other people|monks|nuns|girlfriends),
      (me|i) (and|&|+|plus) {count} (of my|other|) (friends|girlfriends|mates|buddies|pals|colleagues|others)`,
    yes: [
      ['ไปกับเพื่อนอีก 3 คน', { adults: 4 }],
      ['ไปกับเพื่อนที่ทำงาน 5 คน', { adults: 6 }],
      ['กับรุ่นน้องที่ทำงาน 2 คน', { adults: 3 }],
      ['กับเพื่อนเจ้าสาวอีก 4 คน', { adults: 5 }],
      ['ไปกะเพื่อนสาวอีก 2 น่าน', { adults: 3 }],
      ['กับเพื่อน ญ 2 เชียงใหม่', { adults: 3 }],
      ['ไปกับเพื่อนสายกินด้วยกันอีก 2 คน', { adults: 3 }],
      ['ชวนเพื่อนที่ออฟฟิศเก่าอีกสามคนไปตรัง', { adults: 4 }],
      ['กับพระอีกสองรูป', { adults: 3 }],
      ['with 3 friends', { adults: 4, foreigners: 4 }],
      ['Koh Phangan w/ 5 girlfriends', { adults: 6, foreigners: 6 }],
      ['my wife and I with two colleagues', { adults: 4, foreigners: 4 }],
      ['me + 2 friends', { adults: 3, foreigners: 3 }],
    ],
    no: ['กับเพื่อน'],
  },
  {
    name: 'so many friends of ours',
    who: 'friends',
    en: '(my|our|) {count} (of my) (friends|mates|buddies)',
    yes: [['four friends in December', { adults: 4, foreigners: 4 }]],
    no: ['friends'],
  },
  {
    name: 'so many people, members or guests',
    who: 'people',
    th: `
      {count} คนพี่น้อง, พี่น้อง {count} คน, {count} (กว่า)(คน|ท่าน), (สมาชิก|จำนวนคน|ผู้เดินทาง)(ทั้งหมด|รวม|){colon}{count},
      (ไป|มา)กัน(ทั้งหมด) {alone}, {start}คน{colon}{alone}, คน(ที่)ไป(กัน)(แค่|เพียง|จริง|ทั้งหมด|รวม|) {alone},
      (คอนเฟิร์ม|คอนเฟิม|ยืนยัน|ชัวร์)(แล้ว|มา|มาแล้ว|) {alone}`,
    en: `
      (group|party|there are|we are|we're|us|) (of) {count} (people|person|persons|pax|ppl|peeps|heads|guests|tourists|travel(l)er(s)|of us|guys|girls|women|men|ladies),
      (there are|there will be|we are|group of|party of|) {count} members, (pax|people|persons|travellers|travelers|guests|group size|party size|our group|my group){equals}{count},
      (group|party|bunch|crew|gang) of {count}, {count} (friends and family|family and friends|relatives and friends|friends and relatives|wedding guests),
      (hen|stag) (do|party|weekend|night) (of|for) {count}, (girls'|girls|boys'|boys|lads) (trip|weekend|holiday) (of|for) {count}`,
    unless: `
      {count} คน(ละ|เดียว), (ลุง|ป้า|น้า|${oneOf(ELDERS_TH)}|อาม่า|อากง) {elder} (คนนึง|คนหนึ่ง),
      (morning|night|city|beach|party|dog|cat|outdoor|museum|island|mountain|sea|food) people`,
    yes: [
      ['ไปกัน 6 คน', { adults: 6 }],
      ['ไปกัน 6', { adults: 6 }],
      ['เช่ารถตู้ 9 ที่นั่ง แต่คนไปแค่ 6 เที่ยวน่าน', { adults: 6 }],
      ['ตอนนี้คอนเฟิร์ม 7 อาจเพิ่ม', { adults: 7 }],
      ['ประมาณ 10 กว่าคน', { adults: 10 }],
      ['สมาชิก 5', { adults: 5 }],
      ['ไม่แวะปาย คน 2', { adults: 2 }],
      ['pax: 3', { adults: 3, foreigners: 3 }],
      ['4 ppl', { adults: 4, foreigners: 4 }],
      ['hen do for 9', { adults: 9, foreigners: 9 }],
      ['14 pax', { adults: 14, foreigners: 14 }],
      ['there are 9 members this time', { adults: 9, foreigners: 9 }],
      ['there are four of us', { adults: 4, foreigners: 4 }],
    ],
    no: ['คนละ 3 พัน', '1 คนเดียว', 'we are not morning people: 11 is early'],
  },
  {
    name: 'a table or a boat for so many',
    who: 'people',
    en: '{laid}for {guests}, (table|tables) for {guests}',
    yes: [
      ['Lunch for seven near Ari on Sunday', { adults: 7, foreigners: 7 }],
      ['houseboat for 7 on the lake in Nan', { adults: 7, foreigners: 7 }],
      ['raft house for eleven, one night in Nan', { adults: 11, foreigners: 11 }],
      ['a van for 9 to Nan', { adults: 9, foreigners: 9 }],
      ['a table for 9 in Nan', { adults: 9, foreigners: 9 }],
    ],
    no: [
      'a van for 3 days',
      'a cabin for 2 nights',
      'dinner for 20 baht',
      'lunch for 2 days',
      'a table for 8 pm',
      'an itinerary for 7 days',
    ],
  },
  {
    name: 'for so many, or we are so many',
    who: 'people',
    en: `
      (for|we are|we're) {few},
      (we are|we're|we will be|we'll be) (like|about|around|maybe|probably|prob|roughly|only|just|now|still|altogether|) {count}{stop},
      (we are|we're) (like|about|around|maybe|probably|prob|roughly|only|just|now|) {count}{areGoing}`,
    yes: [
      ['a trip for two', { adults: 2, foreigners: 2 }],
      ['we are 7, all from Leeds', { adults: 7, foreigners: 7 }],
      ["we're like 9, Nan", { adults: 9, foreigners: 9 }],
      ['we are about 7 going to Trat', { adults: 7, foreigners: 7 }],
      ['Nan for 2 wks, we are 5', { adults: 5, foreigners: 5 }],
      ['a room at 900 baht a night for two', { adults: 2, foreigners: 2 }],
    ],
    no: [
      'for two days',
      "we're 7 hours behind",
      "we're like 7 km away",
      'for 3 full days',
      'we are five months into a trip',
    ],
  },
  {
    name: 'both of us',
    who: 'people',
    count: 2,
    en: '(we|us) both, neither of us, two (old|grumpy|happy|lazy|) (fools|souls|idiots|codgers|geezers|farts)',
    yes: [
      ['Nan by motorbike. Neither of us has been there', { adults: 2, foreigners: 2 }],
      ['two old codgers on scooters', { adults: 2, foreigners: 2 }],
    ],
    no: ['both islands', 'neither of the two'],
  },
  {
    name: 'riders, one on each bike',
    who: 'people',
    th: `
      (แก๊ง|กลุ่ม|ทีม|ก๊วน)(ปั่น|นักปั่น|จักรยาน|สองล้อ|มอไซค์|มอเตอร์ไซค์|เวสป้า)(ไป|กัน|รวม|ทั้งหมด|) {count} คัน,
      (ไบค์เกอร์|ไบเกอร์|บิ๊กไบค์)(ไป|กัน|รวม|ทั้งหมด|) {count} คัน`,
    yes: [
      ['แก๊งปั่น 8 คัน', { adults: 8 }],
      ['บิ๊กไบค์รวม 5 คัน', { adults: 5 }],
    ],
    no: ['เช่ามอไซค์ 2 คัน', 'รถตู้ 2 คัน'],
  },
  ...ALONE_RULES,
]
