import { cueAround, cueBefore } from './cues.ts'

// “We land in Bangkok and head straight for ‹Hua Hin›”: where the journey goes first.

const SLOTS = {
  gap: '\\s?',
  space: ' ',
  way: '(?:(?:on|over|up|down|off|out|south|north|by [a-z]{3,8}|there) ){0,2}',
  landed:
    '(?:\\b(?:land|lands|landing|landed|arrive|arrives|arriving|arrival|touch(?:es|ing)? down|fly in|flying in|get in|get into|airport|plane)\\b)',
  landedTh: '(?:ลงเครื่อง|ถึง|ลง|แลนด์|บินลง|สนามบิน|เครื่องลง)',
  upTo: '[^!?\\n]{0,80}?',
  upToTh: '[^\\n]{0,40}?',
  move: '(?:go|goes|going|head|heads|heading|drive|driving|transfer|transferring|continue|continuing|carry on|travel|travelling|fly|flying|move|bus|take (?:the|a) [a-z]{3,10}|be off)',
}

export const GOES_STRAIGHT_TO = cueBefore(
  [
    {
      name: 'they land and go straight there',
      en: `
        {landed}{upTo}(straight|directly|immediately|right away|straight away|at once|right on|straight on) {way}(to|for|into|towards),
        {landed}{upTo}(immediately|directly|straight away|right away) {move} {way}(to|for|towards), {landed}{upTo}{move} {way}(straight|directly|immediately|right away|straight away) {way}(to|for|into|towards)`,
      th: '{landedTh}{upToTh}(ตรงไป|ตรงเข้า|ดิ่งไป|ตรงดิ่งไป|ยิงยาวไป|ยิงตรงไป|พุ่งไป|มุ่งหน้าไป|มุ่งตรงไป|ต่อไปยัง)(ที่|)',
      yes: [
        'We land in Bangkok early and head straight for ‹Hua Hin›',
        'landing at 6 am, we go directly to ‹Pattaya›',
        'we arrive in Bangkok and immediately take the train to ‹Ayutthaya›',
        'from the airport we drive directly to ‹Kanchanaburi›',
        'ลงเครื่องที่กรุงเทพแล้วตรงไป‹หัวหิน›',
      ],
      no: ['we land in Bangkok and go to ‹Hua Hin› later', 'a straight road to ‹Nan›', 'ลงเครื่องแล้วไป‹หัวหิน›'],
    },
  ],
  SLOTS,
)

export const GOES_AT_ONCE_TO = cueAround(
  [
    {
      name: 'the same, said after it',
      before: {
        th: '{landedTh}{upToTh}(ไป|เข้า|ขึ้น|ลง|ต่อ|ต่อไป)(ที่|)',
        en: '{landed}{upTo}{move} {way}(to|for)',
      },
      after: { th: '{gap}(เลย|ทันที|ต่อเลย)', en: '{space}(straight away|right away|immediately|at once|directly)' },
      yes: ['ถึงกรุงเทพเช้าแล้วไป‹พัทยา›เลย', 'we land in Bangkok and go to ‹Hua Hin› right away'],
      no: ['แล้วไป‹พัทยา›เลย', 'we land in Bangkok and go to ‹Hua Hin› on Monday'],
    },
  ],
  SLOTS,
)
