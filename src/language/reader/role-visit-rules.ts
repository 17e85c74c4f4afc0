import { cueAfter, cueAnywhere, cueAround, cueBefore } from './cues.ts'
import { oneOf } from './phrases.ts'

// `ปั่นรอบ‹เมืองเก่าสุโขทัย›`, “any island but ‹Samui›”: what is said of places that people want to visit.

export const VISITS = cueBefore([
  {
    name: 'it is a destination, whatever else is said of it',
    th: 'ไป, เที่ยว, แวะ',
    en: '(visit|visiting|explore|in|around|to)',
    yes: ['ไป‹ตรัง›', 'แวะ ‹ตรัง›', 'explore the ‹South›', 'to ‹Trang›'],
    no: ['จาก‹ตรัง›', 'from ‹Trang›'],
  },
])

const THINGS_EN = oneOf(`
  party, parties, party boat(s), raft(s), cruise(s), booze cruise(s), boat trip(s), tour(s), day trip(s), nightlife, bar(s), club(s),
  pub crawl(s), go go bar(s), disco(s), show(s), ping pong show(s), elephant camp(s), zoo(s), mall(s), hotel(s), hostel(s), taxi(s), traffic`)

/** “Any island but Samui”, “somewhere in the south except Phuket”: the kind before it is wanted. */
export const ANY_BUT = cueBefore(
  [
    {
      name: 'anything but this',
      en: `
        (any|every) (other) {words}(island(s)|beach(es)|town|city|province|region|park|mountain|place){where}
        (but (not)|except (for)|bar|other than|apart from){article}`,
      yes: [
        'any island but ‹Samui›',
        'any beach town in the south except for ‹Phuket›',
        'every other place apart from ‹Pai›',
      ],
      no: ['any island near ‹Samui›', 'an island but not ‹Samui›'],
    },
  ],
  { words: '(?:[a-z]+ ){0,2}', where: '(?: (?:in|on|by|up) [a-z ]{3,20})?,? ', article: '(?: the| in| on)?' },
)

const BOOKED_EN = oneOf(`
  hotel(s), room(s), bed(s), accommodation, place to (stay|sleep), flight(s), transfer(s), car, hotel room(s)`)

/** “Not a fan of Bangkok, so just one night there”, `ไม่ชอบพัทยา แต่ต้องนอนที่นั่นคืนนึง`. */
export const STAYS_ALL_THE_SAME = cueAfter(
  [
    {
      name: 'they sleep there all the same',
      th: '{wordsTh}(แต่|เลย|ก็เลย|แค่|ขอ|เอา|พอ)(เรา|ผม|หนู|ฉัน|พวกเรา|ก็|)(ต้อง|จะ|ขอ|อยาก|อยากจะ|)(ลอง|)(นอน|พัก|ค้าง|อยู่)(ที่นั่น|ที่นี่|แค่|สัก|)(ที่นั่น|แค่|) (คืนเดียว|คืนนึง|วันเดียว|{count} คืน|{count} วัน)(พอ|ก็พอ|), {wordsTh}(ทำให้|ช่วยให้|เปลี่ยนใจ|ขอโอกาส){wordsTh}(ชอบ|ประทับใจ|รัก|หน่อย|ที)',
      en: '{words}(only|just|max|maximum|at most|one|a|two|three|four|{count}|have|want|need) (a|one|two|three|four|five|{count}|another|a few|) (good|full|nice|) (night(s)|day(s)) (or two|or so|) (max|at most|only|) (there|in it|anyway), {across}(make|let) (me|us|him|her|them) (like|love|enjoy) it, {across}(give|show|plan|find) (me|us) {few}there, {across}(convince (me|us)|change (my|our) mind(s))',
      yes: [
        '‹Bangkok› scares me a bit so only a night or two there',
        'not a fan of ‹Pattaya›, so just one night there',
        'ไม่ชอบ‹พัทยา› แต่ต้องนอนที่นั่น 1 คืน',
        'ไม่ค่อยชอบ‹กรุงเทพ› ขอพักแค่คืนเดียว',
        'ใครๆ ก็ข้าม‹พัทยา› แต่เราอยากอยู่ที่นั่น 3 วัน',
        'they say skip ‹Pattaya›, but we want 3 days there',
        'I hate ‹Pattaya›. Give me one good day there',
        "I can't stand ‹Pattaya›, too loud. Make me like it",
      ],
      no: [
        'not ‹Bangkok›. Three nights in Nan',
        'I hate ‹Bangkok›, last time I had 3 awful nights',
        'ไม่เอา‹พัทยา› ไปนอนน่าน 2 คืน',
      ],
    },
  ],
  {
    words: String.raw`[^.!?\n]{0,44}?\b`,
    wordsTh: String.raw`[^.!?\n]{0,32}?`,
    across: String.raw`[^\n]{0,56}?\b`,
    few: '(?:[a-z0-9]{1,10} ){0,4}',
    count: '(?:\\d|หนึ่ง|สอง|สาม)',
  },
)

/** “No temples in Chiang Mai” and “no need of a hotel in Chiang Mai” are not about Chiang Mai; “not in Patong” and “nothing in Patong” are about Patong. */
export const REFUSED_THERE = cueBefore(
  [
    {
      name: 'something is not wanted there, but the place may be',
      th: 'ไม่ต้อง(จอง|หา|จัด|มี|การ|)(ที่พัก|โรงแรม|ห้อง|รถ)(ใน|ที่|แถว|), {notstay}(ใน|ที่)',
      en: `(need|needing|require) (any|a|an|the|more|) ${BOOKED_EN} (in|around|at), {notthere}(in|around), (party|parties|raves|full moon|raving|nightlife|clubbing|bars|tours|cruises) (on|at), (not|no|nothing|nowhere) (any|much|) (further|farther) (away|) than`,
      yes: [
        'we do not need a hotel in ‹Bangkok›',
        'no temples in ‹Chiang Mai›',
        'not further than ‹Mae Kampong›',
        'no wild parties on ‹Samui›',
        'ไม่ต้องจองที่พักใน‹ตรัง›',
        'ไม่เอาวัดใน‹เชียงใหม่›',
      ],
      no: ['not in ‹Patong›', 'nothing in ‹Patong›', 'no nights in ‹Phuket›', 'ไม่พักใน‹ป่าตอง›'],
    },
  ],
  {
    notstay: '(?<!ไม่|อยู่|พัก|นอน|ไป|ค้าง|ที่|อะไร)',
    notthere:
      "(?<!\\b(?:not|interested|interest|stay(?:ing)?|be(?:ing)?|sleep(?:ing)?|time|nights?|days?|anything|nothing|anywhere|stop(?:ping)?|hotels?)|\\bno|\\bn't) ",
  },
)

/** “No Phi Phi party boats”: a refusal of something there, which leaves the place. */
export const THINGS_THERE = cueAfter(
  [
    {
      name: 'what is refused is something there',
      en: `{words}${THINGS_EN}`,
      yes: [
        'no ‹Phi Phi› booze cruises',
        'no ‹Kwai› raft parties thanks',
        'no ‹Patong› bars',
        'no touristy ‹Phuket› day tours please',
      ],
      no: [
        'no ‹Phuket›, a boat party is fine',
        'no ‹Phuket› please',
        'no ‹Phuket› or raft parties',
        'not ‹Pai› but a party',
      ],
    },
  ],
  {
    words:
      ' (?:(?!(?:or|and|but|just|only|with|in|on|at|for|nor|so|then|please|this|to|is|we|i)\\b)[a-z\\ufffc-]{2,12} ){0,2}',
  },
)

/** `เชียงใหม่และรอบๆ`. */
export const ONLY_AROUND = cueAfter(
  [
    {
      name: 'its surroundings',
      th: '{gap}(และรอบ|และใกล้เคียง|ใกล้เคียง)',
      en: '{gap}(and) (surrounding(s)|surrounding area(s)|outskirts|vicinity)',
      yes: ['‹เชียงใหม่› และรอบๆ', '‹Trang› and surroundings'],
      no: ['‹เชียงใหม่› และลำพูน', '‹Trang› and around'],
    },
  ],
  { gap: '\\s*' },
)

/** `ปั่นรอบเมืองเก่าสุโขทัย`. */
export const GOES_ROUND = cueBefore([
  {
    name: 'they ride or walk round it, in it',
    th: '(ปั่น(จักรยาน)|เดิน(เล่น|เที่ยว|)|วิ่ง|ขี่(มอไซค์|จักรยาน|มอเตอร์ไซค์|)) รอบ (ๆ)',
    yes: ['ปั่นรอบ‹เมืองเก่าสุโขทัย›', 'เดินเล่นรอบๆ ‹กว๊านพะเยา›'],
    no: ['พักรอบ‹สุโขทัย›'],
  },
])

/** What they see of a country between two flights is around its airport. */
export const IN_TRANSIT = cueAnywhere([
  {
    name: 'between two flights',
    th: '(ต่อ|เปลี่ยน|พัก)เครื่อง, ทรานซิท',
    en: 'lay(-|)over, stop(-|)over, transit',
    yes: ['a six hour lay-over', 'stopover of a day', 'ต่อเครื่องที่สุวรรณภูมิ'],
    no: ['stop over there', 'ลงเครื่อง'],
  },
])

/** In the words after a place that is named for something else. */
export const GOES_THERE = cueAnywhere(
  [
    {
      name: 'they want to go there',
      th: '(อยาก|จะ|ขอ|พา|เลย|ชวน){wordsTh}(ไป|เที่ยว|กลับ|เยี่ยม){wordsTh}(ที่นั่น|ที่โน่น|ทางโน้น|บ้านเกิด|บ้านแฟน|บ้านเขา|บ้านแก|บ้านท่าน)',
      en: "(want|would like|'d like|like|love|hope|plan|going|we'd|i'd|we'll|i'll|let's|so we|we|please) (to) (visit|spend|show|stay|go|travel|explore|take|have|return|head|drive|fly|be){words}(there|with them|with her|with him|at theirs|at their place|at hers|at his)",
      unless:
        '(traffic|weather|flat|job|school|office|people|live|living|work){words}there, (been|was|were|lived|worked|grew up) there',
      yes: [
        "and I'd like to show my kids around there",
        'so I want to spend two days there',
        "so we'd stay with them for 3 days",
        'We visit her parents there',
        'เลยอยากไปเที่ยวที่นั่น 2 วัน',
        'อยากให้พาไปบ้านเกิด',
      ],
      no: [
        'and I have a job there',
        'we have been there',
        'the traffic there is bad',
        'there are four of us',
        'we want to leave',
      ],
    },
  ],
  { words: '[^.;!?\\n]{1,32}?', wordsTh: '[ก-์]{0,8}?' },
)

/** `ตอนนี้อยู่น่าน ฝนตก พรุ่งนี้ไปไหนดี`: who names no other place asks what to do there. */
export const ASKS_THERE = cueAround(
  [
    {
      name: 'what to do where they are, today or tomorrow',
      before: { th: '(ตอนนี้|ตอนนี้เรา|ตอนนี้ผม|ว่าง|{day})(พัก|มา|)อยู่(ที่|แถว|ใน|)' },
      after: { th: '{rest}({day}|ฝนตก|ในร่ม|แถวนี้|แถวนั้น|มีเวลา)' },
      yes: ['ตอนนี้อยู่‹แพร่› ฝนตกหนัก ไปไหนต่อดี', 'ตอนนี้อยู่ที่‹ตรัง› พรุ่งนี้ไปไหนดี', 'เย็นนี้อยู่‹แพร่› แถวนี้มีอะไร'],
      no: ['ตอนนี้อยู่‹แพร่› อยากไปทะเล', 'บ้านอยู่‹ตรัง› พรุ่งนี้ไปไหนดี'],
    },
    {
      name: 'the same, with the day before it',
      before: { th: '{day}(ว่าง|หยุด|) อยู่(ที่|แถว|ใน|)' },
      after: { th: '{gap}(ไปไหน|ทำอะไร|ทำไร|มีอะไร|มีไร|เที่ยวไหน)' },
      yes: ['พรุ่งนี้ว่าง อยู่‹แพร่› ไปไหนดี'],
      no: ['พรุ่งนี้ว่าง บ้านอยู่‹แพร่› ไปไหนดี'],
    },
  ],
  { day: '(?:พรุ่งนี้|วันนี้|เย็นนี้|คืนนี้|มะรืน)', rest: '[^\\n]{0,40}?', gap: '\\s?' },
)
