import type { CueRule } from './polarity-rule.ts'

// `ต้องไปวัด`, “we love temples”, “maybe a cave”: how much they wish for what follows. Slots: polarity-slots.ts.

/** What must be part of the trip. */
export const MUSTS: readonly CueRule[] = [
  {
    name: 'it must be part of the trip',
    says: 'must',
    th: 'ต้อง(ไป|แวะ|เห็น|มี|ได้|ได้ไป|เที่ยว|รวม|ลอง|กิน), ขอแวะ, บังคับ, อย่างน้อย',
    en: `
      must (see|visit|go|do|have|eat|try|include)(s), musts{colon}, have to (see|visit|go to|go|include|do),
      has to (include|be), need to (see|visit|go to|go|include), make sure (to|we) (visit|see|go|go to|include|),
      be sure to, definitely, absolutely, at least`,
    unless: 'ไม่(จำเป็น)ต้อง(ไป|แวะ|เห็น|มี|ได้|เที่ยว|รวม|ลอง|กิน)',
    yes: [
      ['ต้องไปวัดพระแก้ว', 'ต้องไป'],
      ['must see the palace', 'must see'],
      ['ขอแวะวัด', 'ขอแวะ'],
      ['we have to see the palace', 'have to see'],
      ['at least one temple', 'at least'],
    ],
    no: ['ต้องใช้เวลา', 'ไม่ต้องมีวัด', 'ไม่จำเป็นต้องแวะวัด', 'mustard'],
  },
]

/** What they love, may like, and would like. */
export const WISHES: readonly CueRule[] = [
  {
    name: 'love (Thai)',
    says: 'love',
    th: 'เน้น, ชอบมาก, รัก{thaiWord}, โดยเฉพาะ, สาย{thaiWord}, คลั่ง',
    yes: [
      ['เน้นวัด', 'เน้น'],
      ['รักทะเล', 'รัก'],
      ['สายวัด', 'สาย'],
      ['คลั่งคาเฟ่', 'คลั่ง'],
    ],
    no: ['รัก', 'สายๆ'],
  },
  {
    name: 'mostly, many (Thai)',
    says: 'love',
    th: 'หลัก คือ, เป็นหลัก, ขอเยอะ, เยอะ{thaiWord}',
    yes: [
      ['วัดเป็นหลัก', 'เป็นหลัก'],
      ['คาเฟ่ขอเยอะ', 'ขอเยอะ'],
    ],
    no: ['หลักสูตร'],
  },
  {
    name: 'love and favourites (English)',
    says: 'love',
    en: `
      (really|absolutely|just|do|) (love|loves|loved), loving, crazy about, obsessed with, big fan(s) of,
      huge fan(s) of, (passion|passionate) (for|about|), really (like|want|into|enjoy),
      (prefer|prefers|preferably|preference|preferences), (favourite|favourites|favorite|favorites)`,
    yes: [
      ['we love temples', 'love'],
      ['crazy about temples', 'crazy about'],
      ['our favourite is the beach', 'favourite'],
      ['big fans of caves', 'big fans of'],
      ['we prefer temples', 'prefer'],
    ],
    no: ['lovely temples'],
  },
  {
    name: 'mostly, especially (English)',
    says: 'love',
    en: `
      mainly, mostly, primarily, especially, particularly, above all,
      (with a) (focus|focused|focusing) (mainly) (on), prioritise, prioritize, emphasis on, based on, all about`,
    yes: [
      ['mainly temples', 'mainly'],
      ['with a focus on food', 'with a focus on'],
      ['above all beaches', 'above all'],
      ['prioritise caves', 'prioritise'],
    ],
    no: ['the most famous road'],
  },
  {
    name: 'many, more (English)',
    says: 'love',
    en: 'lots of, plenty of, tons of, many, more',
    yes: [
      ['lots of temples', 'lots of'],
      ['more beaches', 'more'],
    ],
    no: ['anymore'],
  },
  {
    name: 'maybe, if there is time',
    says: 'maybe',
    th: 'อาจ(จะ), ถ้า(มีเวลา|ได้|เป็นไปได้|ทัน), เผื่อ, แถม',
    en: `
      maybe, perhaps, possibly, could (also), might, would be nice, not necessarily, optional(ly), if possible,
      if there is time, if time (allows|permits)`,
    yes: [
      ['อาจจะไปวัด', 'อาจจะ'],
      ['maybe a temple', 'maybe'],
      ['ถ้าทันแวะวัด', 'ถ้าทัน'],
      ['เผื่อคาเฟ่', 'เผื่อ'],
      ['if possible a temple', 'if possible'],
      ['a temple would be nice', 'would be nice'],
    ],
    no: ['mighty'],
  },
  {
    name: 'some, a few',
    says: 'maybe',
    en: 'a bit of, a little (bit of), a touch of, a few, some, one or two',
    yes: [
      ['a few temples', 'a few'],
      ['some temples', 'some'],
      ['a bit of hiking', 'a bit of'],
    ],
    no: ['somewhere'],
  },
  {
    name: 'like and wish (Thai)',
    says: 'like',
    th: 'ชอบ, อยาก(ไป|ได้|เห็น|ดู|เที่ยว|กิน|ทำ|ลอง|), ขอ, สนใจ, เอา',
    unless: 'ของ, เอาออก',
    yes: [
      ['อยากไปวัด', 'อยากไป'],
      ['ชอบวัด', 'ชอบ'],
      ['สนใจวัด', 'สนใจ'],
    ],
    no: ['ของวัด', 'shows with elephants'],
  },
  {
    name: 'what they do (Thai)',
    says: 'like',
    th: 'ไป{thaiWord}, เที่ยว, แวะ, มี{thaiWord}, เพิ่ม, พา, ดู, กิน',
    yes: [
      ['ไปวัด', 'ไป'],
      ['แวะวัด', 'แวะ'],
      ['เพิ่มคาเฟ่', 'เพิ่ม'],
    ],
    no: ['วันนี้ไป'],
  },
  {
    name: 'like and wish (English)',
    says: 'like',
    en: `
      like(s), want(s), wanted, wanna, enjoy(s), would like, would love, wish, hope, prefer, please, interested in,
      interest(s), into, looking for, fan(s) of,
      (chose|choose|chosen|picked|opted for|went for|going for|decided on|settled on)`,
    unless: `
      (place|area|spot|street|thing|stuff|island|beach|bar|town|somewhere|anything|nothing|something|anywhere|
      scene)(s) like, (going|go|goes|walk|walking|crawling|climbing|getting|get|swim|swimming|squeeze) into`,
    yes: [
      ['we want temples', 'want'],
      ['we enjoy temples', 'enjoy'],
      ['interested in temples', 'interested in'],
      ['into temples', 'into'],
      ['we opted for caves', 'opted for'],
    ],
    no: ['unlikely'],
  },
  {
    name: 'what they do (English)',
    says: 'like',
    en: 'go (to), see, visit, do, eat, try, include, including, add',
    unless: 'go-go, no-go, (or|nor) go (to|into|in|inside|up|on|through)',
    yes: [
      ['visit a temple', 'visit'],
      ['including a cave', 'including'],
    ],
    no: ['seen'],
  },
  {
    name: 'with, instead, but',
    says: 'like',
    th: 'แต่',
    en: 'with, instead, then, but, only, just',
    unless: `
      (excursion|tour|trip|outing|show|ride|activity|performance|encounter|attraction|place|camp|park|photo|selfie|
      experience|thing)(s) with, (activities|experiences|stuff|anything|something|everything|anywhere) with`,
    yes: [
      ['with a pool', 'with'],
      ['instead a temple', 'instead'],
    ],
    no: ['without'],
  },
]
