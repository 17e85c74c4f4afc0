import { type CueRow, cueAfter } from './cues.ts'

// `‹หัวหิน›มาหลายครั้ง รอบนี้ไม่เอาทะเล`, “‹Pattaya› four times, this time no beach”: they go there again.

const AGAIN_RULES: readonly CueRow[] = [
  {
    name: 'how they want to see it this time',
    th: '{words}(คราว|รอบ|ครั้ง|ทริป|หน)นี้ (ก็|เลย|) (ขอ|อยาก|จะ|)(แบบ|)(ไม่(เข้า|เอา|ไป|แตะ|เที่ยว|แวะ|ดู|เล่น|ลง|มี)|เลี่ยง|งด){notelse}',
    en: '{words}this time (around|){sign}(we|i|we would|we want|) (want|would like|like|prefer|please|with|) (it|to skip|skip|skipping|) (no|without|not|avoid|avoiding|skip|skipping|minus|but without|but no) {notelseEn}',
    yes: [
      '‹อยุธยา›มาสี่รอบ คราวนี้ ขอไม่เข้าวัดเลย',
      '‹หัวหิน›มาหลายครั้ง รอบนี้ไม่เอาทะเล',
      '‹Pattaya› four times, this time no beach',
      '‹Chiang Mai› twice already; this time without temples',
    ],
    no: [
      '‹Pattaya› four times, somewhere else this time',
      '‹เชียงใหม่›มาสามรอบ คราวนี้อยากไปที่อื่น',
      '‹หัวหิน›มาหลายครั้ง รอบนี้ไม่ไปแล้ว',
      '‹Pattaya› four times, this time not there',
    ],
  },
]

/** After a place that they know: it is to be seen again. */
export const WITHOUT_THIS_TIME = cueAfter(AGAIN_RULES, {
  sign: ',? ?',
  words: '[^\\n]{0,56}?',
  notelse: '(?!(?:ที่)?(?:แล้ว|อีก|ซ้ำ|เดิม|ที่นั่น|ที่เดิม|จังหวัดนี้)|เที่ยวที่อื่น)',
  notelseEn: '\\b(?!\\s*(?:there|again|this|that)\\b)',
})
