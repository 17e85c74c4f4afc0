import { cueBefore, cueBetween } from './cues.ts'
import { perhaps } from './phrases.ts'
import { EVERY } from './polarity-slots.ts'

// `‹สวนสัตว์›ทุกประเภท‹ขอผ่าน›`, “‹malls›, honestly we ‹can skip›”: between what is named and the words that refuse it
// after it.

const SLOTS = {
  gap: '\\s?',
  any: '\\s*',
  again: '\\s*ๆ?\\s*',
  sign: '\\s*[,:?-]?\\s*',
  joint: '\\s*[,/+&-]?\\s*',
  joins: '\\s*[/&+]\\s*',
  comma: '\\s*,\\s*',
  space: '\\s+',
  relative: '[a-z]{2,12}',
  words: '[^.,;!?\\n]*',
  wordsEn: '\\b[^.,;!?\\n]*',
  clause: '(?!\\s)[ก-์]{2,32}\\s?',
  notPossible: '(?! possible)',
}

const POLITELY = perhaps('that, which, those, these, honestly, personally, sorry, please')
const WHO = '(we|i|they|he|she|you|it|both of us|most of us|(my|our|the|his|her) {relative} (and i)|)'
const REALLY = perhaps('really, honestly, actually, definitely, all, both, just, probably, simply, also, is, are')
const SO_TH = perhaps('ก็, นี่, เนี่ย, น่ะ, อะ, อ่ะ, เรา, ผม, ฉัน, หนู, พวกเรา, ทั้งหมด, ทั้งหลาย, คง, น่าจะ, ขอ, คือ, ให้')

/** “Malls and zoos, we can happily | skip”. */
export const SAID_OF_IT = cueBetween(
  [
    {
      name: 'who refuses it, and how',
      th: `(วา|วาอาราม|){again}(อะไร)(พวก|แบบ|แถว|ประเภท|)(นี้|นั้น|งี้|เนี้ย|)${EVERY} ${SO_TH}${SO_TH}${SO_TH}`,
      en: `('s|'re|) (stuff|thing(s)|etc.|etc|and such|and so on|and all that|and stuff|){sign}${POLITELY} ${POLITELY} ${WHO} ${REALLY} ${REALLY}`,
      yes: [
        'the ‹museum› my wife ‹does not like›',
        'the ‹zoo› and such: we really ‹can skip›',
        '‹malls›, honestly we ‹can skip›',
        '‹คาเฟ่›อะไรพวกนี้ก็‹ข้ามไป›',
        '‹ถ้ำ›เนี่ย‹ไม่ไหว›',
        '‹สวนสัตว์›ทุกประเภท‹ขอผ่าน›',
        '‹วัด›วา‹ไม่ต้องใส่›',
      ],
      no: ['the ‹museum› opens at nine, ‹skip›', '‹ถ้ำ›สวยมาก‹ไม่ไหว›'],
    },
  ],
  SLOTS,
)

/** Between two items of a list. */
export const JOINED = cueBetween(
  [
    {
      name: 'a word that joins',
      th: '{joint}(และ|กับ|กะ|หรือ|แล้วก็){any}(พวก|เรื่อง|), เรื่อง',
      en: '{joint}(and|or|nor|n|plus){any}(the|any|all|more|big|other|)',
      both: '{joins}',
      yes: ['‹malls› and the ‹zoos›', '‹malls›, or ‹zoos›', '‹วัด›แล้วก็‹ห้าง›', '‹ห้าง› & ‹คาเฟ่›'],
      no: ['‹malls›, ‹zoos›', '‹malls› but the ‹zoos›', '‹วัด› ‹ห้าง›'],
    },
  ],
  SLOTS,
)
export const COMMA = cueBetween(
  [
    {
      name: 'a comma',
      both: '{comma}(the|any|all|more|big|other|)',
      yes: ['‹malls›, ‹zoos›', '‹malls›, any ‹zoos›'],
      no: ['‹malls› ‹zoos›', '‹malls›, and ‹zoos›'],
    },
  ],
  SLOTS,
)

/** “If it rains at the waterfall skip it”. */
export const CONDITION = cueBefore(
  [
    {
      name: 'a condition begins the clause',
      th: '(ถ้า|หาก|กรณี){words}',
      en: '(if{notPossible}|unless|in case|when|whether){wordsEn}',
      yes: ['if it rains at the ‹waterfall› skip it', 'ถ้าไป‹น้ำตก›ไม่ไหว'],
      no: ['if possible no ‹waterfall›', 'if it rains, ‹waterfalls› we skip', 'the ‹waterfall›'],
    },
  ],
  SLOTS,
)

/** “We love temples and …”: the list begins after it. */
export const WISHED = cueBefore([
  {
    name: 'it is wished for',
    th: 'ชอบ, อยาก(ไป|ดู|เห็น|), ขอ, เอา, เน้น, ไป',
    en: '(like|love|want|enjoy|prefer|into|for|see|visit) (the|some|a|)',
    yes: ['we love ‹temples›', 'to see some ‹caves›', 'อยากไป‹ถ้ำ›', 'ขอ‹ทะเล›'],
    no: ['we loved ‹temples›', 'ที่‹ถ้ำ›'],
  },
])

const WE_TH = perhaps('เรา, ผม, ฉัน, หนู, ก็, ขอ, คือ, นี่, เนี่ย, พวกเรา')
/** `น้ำตกที่ต้องเดินขึ้นเขาตัดออกได้เลย`: words about a kind between it and its refusal. */
export const CLAUSE = cueBetween(
  [
    {
      name: 'which of the kind: without a space, or with one after them',
      th: `{gap}(ที่|แนว|แบบ|ซึ่ง|ประเภท|สาย){clause}${WE_TH}${WE_TH}(ไม่(ค่อย)สนใจ(เลย)){gap}`,
      yes: ['‹น้ำตก›ที่ต้องเดินขึ้นเขา‹ตัดออก›', '‹คาเฟ่›แนวมินิมอล เราก็‹ขอผ่าน›'],
      no: ['‹น้ำตก›สวยๆ ‹ตัดออก›', '‹น้ำตก›ที่ ‹ตัดออก›'],
    },
  ],
  SLOTS,
)

/** `ห้าง คาเฟ่ สวนสัตว์ เอาออก`: what may stand before a list with nothing but spaces in it. */
export const BEGINS_LIST = cueBefore([
  {
    name: 'the heading of a list',
    th: 'ส่วน, พวก, เรื่อง',
    yes: ['ส่วน‹ห้าง› คาเฟ่ เอาออก', 'พวก‹ห้าง› คาเฟ่'],
    no: ['ไป‹ห้าง› คาเฟ่'],
  },
])
