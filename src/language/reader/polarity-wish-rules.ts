import type { CueRule } from './polarity-rule.ts'

/** What must be part of the trip. */
export const MUSTS: readonly CueRule[] = [
  {
    says: 'must',
    th: 'ต้อง(ไป|แวะ|เห็น|มี|ได้|ได้ไป|เที่ยว|รวม|ลอง|กิน), ขอแวะ, บังคับ, อย่างน้อย',
    en: `
      must (see|visit|go|do|have|eat|try|include)(s), musts{colon},
      have to (see|visit|go to|go|include|do), has to (include|be),
      need to (see|visit|go to|go|include),
      make sure (to|we) (visit|see|go|go to|include|), be sure to,
      definitely, absolutely, at least`,
    unless: 'ไม่(จำเป็น)ต้อง(ไป|แวะ|เห็น|มี|ได้|เที่ยว|รวม|ลอง|กิน)',
    yes: [
      ['ต้องไปวัดพระแก้ว', 'ต้องไป'],
      ['must see the palace', 'must see'],
    ],
    no: ['ต้องใช้เวลา', 'ไม่ต้องมีวัด', 'ไม่จำเป็นต้องแวะวัด', 'mustard'],
  },
]

/** What they love, may like, and would like. */
export const WISHES: readonly CueRule[] = [
  {
    says: 'love',
    th: 'เน้น, ชอบมาก, รัก{letter}, โดยเฉพาะ, หลัก คือ, เป็นหลัก, สาย{letter}, คลั่ง, ขอเยอะ, เยอะ{letter}',
    en: `
      (really|absolutely|just|do|) (love|loves|loved), loving,
      mainly, mostly, primarily, especially, particularly, above all,
      (with a) (focus|focused|focusing) (mainly) (on), prioritise, prioritize, emphasis on, based on, all about,
      crazy about, obsessed with, big fan(s) of, huge fan(s) of, (passion|passionate) (for|about|),
      really (like|want|into|enjoy),
      (prefer|prefers|preferably|preference|preferences), (favourite|favourites|favorite|favorites),
      lots of, plenty of, tons of, many, more`,
    yes: [
      ['เน้นวัด', 'เน้น'],
      ['we love temples', 'love'],
    ],
    no: ['lovely temples', 'anymore'],
  },
  {
    says: 'maybe',
    th: 'อาจ(จะ), ถ้า(มีเวลา|ได้|เป็นไปได้|ทัน), เผื่อ, แถม',
    en: `
      maybe, perhaps, possibly, could (also), might, would be nice, not necessarily, optional(ly),
      if possible, if there is time, if time (allows|permits),
      a bit of, a little (bit of), a touch of, a few, some, one or two`,
    yes: [
      ['อาจจะไปวัด', 'อาจจะ'],
      ['maybe a temple', 'maybe'],
      ['a few temples', 'a few'],
    ],
    no: ['somewhere'],
  },
  {
    says: 'like',
    th: `
      ชอบ, อยาก(ไป|ได้|เห็น|ดู|เที่ยว|กิน|ทำ|ลอง|), ขอ, สนใจ, เอา, ไป{letter}, แต่, เที่ยว, แวะ, มี{letter}, เพิ่ม, พา, ดู, กิน`,
    en: `
      like(s), want(s), wanted, wanna, enjoy(s), would like, would love, wish, hope, prefer, please,
      interested in, interest(s), into, looking for, fan(s) of,
      (chose|choose|chosen|picked|opted for|went for|going for|decided on|settled on),
      go (to), see, visit, do, eat, try,
      include, including, add, with, instead, then, but, only, just`,
    // What is done “with elephants” is one thing, which a “no” before it refuses.
    unless: `
      (place|area|spot|street|thing|stuff|island|beach|bar|town|somewhere|anything|nothing|something|anywhere|scene)(s) like, ของ, เอาออก, go-go, no-go, (or|nor) go (to|into|in|inside|up|on|through), (going|go|goes|walk|walking|crawling|climbing|getting|get|swim|swimming|squeeze) into,
      (excursion|tour|trip|outing|show|ride|activity|performance|encounter|attraction|place|camp|park|photo|selfie|experience|thing)(s) with,
      (activities|experiences|stuff|anything|something|everything|anywhere) with`,
    yes: [
      ['อยากไปวัด', 'อยากไป'],
      ['we want temples', 'want'],
    ],
    no: ['ของวัด', 'unlikely', 'shows with elephants'],
  },
]
