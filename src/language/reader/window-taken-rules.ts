import { oneOf } from './phrases.ts'
import type { WindowRule } from './window-rule.ts'

// “our mornings are taken”: a part of every day that they do not have.

const TAKEN = oneOf(`
  taken (up), busy, blocked (off|out), booked (up), occupied, full, gone, spoken for, for work, not free, unavailable, reserved for,
  not mine, out`)
const BUSY =
  "(i'm|i am|we're|we are|he's|she's|husband is|wife is|partner is) (busy|working|at work|occupied|tied up|in class|in meetings|in the office|not free|unavailable|booked up)"
/** Who works, learns or practises: “I teach every morning”. */
const DOES =
  '(i|we) (work|teach|study|train|volunteer|practise|practice|attend class|have class|have classes|have lessons|have meetings|have work|have treatment|have therapy|have training)'
const EACH = oneOf('every, each, in the, all, all my, all our')

const TAKEN_TH =
  '(จะ|ก็|ผม|เรา|หนู|)(ไม่ว่าง|ติดงาน|ติดประชุม|ติดเรียน|ติดธุระ|ติดอบรม|ต้องทำงาน|ต้องประชุม|ต้องเรียน|ต้องเข้าอบรม|ต้องอบรม|ต้องเข้าประชุม|มีประชุม|มีเรียน|มีงาน|มีอบรม|มีคอร์ส|มีคลาส)'
const OF_ONE_DAY_TH = oneOf('จันทร์, อังคาร, พุธ, พฤหัส, ศุกร์, เสาร์, อาทิตย์, วันแรก, วันสุดท้าย, วันกลับ, วันที่, พรุ่งนี้, วันนี้, มะรืน')

/** Parts of every day that are taken by something else. */
export const PARTS_TAKEN: readonly WindowRule[] = [
  {
    says: 'part',
    from: '12:00',
    th: `
      ทุกเช้า${TAKEN_TH}, (ช่วง|ตอน|)เช้า ${TAKEN_TH}(…|)ทุกวัน, (ทุกวัน|แต่ละวัน)(ช่วง|ตอน|)เช้า ${TAKEN_TH},
      (ช่วง|ตอน)เช้า ${TAKEN_TH}{partEnd}, ว่าง(แค่|เฉพาะ|แต่|)(ช่วง|ตอน|)บ่าย(ถึง|กับ|และ|ยัน)(เย็น|ค่ำ)(ทุกวัน|ของทุกวัน)`,
    en: `
      mornings (are|will be|will all be|'re) (all|always|already|mostly|) ${TAKEN}, mornings belong to, ${BUSY} ${EACH} (morning|mornings),
      ${DOES} ${EACH} (morning|mornings){alone}, (every|each) morning (is|will be) ${TAKEN},
      (take|takes|taking) up (every|each|all|all my|all our|my|our) morning(s), takes (every|each|all my|all our|my|our) morning(s),
      afternoons and evenings (only|free|off|are free|to myself|to ourselves), only (have|have got|got|get|free) (the|my|our|in the|) afternoons and evenings,
      (have|only have) (the|my|our) afternoons and evenings (free|off|to myself|to ourselves)`,
    unless: `(one|a|the first|the last) morning (is|will be), ${OF_ONE_DAY_TH}(…|)เช้า ${TAKEN_TH}`,
    yes: [
      ['we have a course, so our mornings are taken', '12:00-'],
      ["I'm busy every morning but free later", '12:00-'],
      ['the fair takes all my mornings', '12:00-'],
      ['afternoons and evenings are free', '12:00-'],
      ['I teach in the mornings.', '12:00-'],
      ['เช้าติดงานทุกวัน', '12:00-'],
      ['ช่วงเช้าไม่ว่าง', '12:00-'],
      ['ทุกเช้าต้องเข้าอบรม', '12:00-'],
    ],
    no: [
      'my mornings are free',
      'the market is busy in the mornings',
      'mornings are cool',
      'I work from 8',
      'วันเสาร์ช่วงเช้าไม่ว่าง',
      'ช่วงเช้าว่าง',
    ],
  },
  {
    says: 'part',
    to: '17:00',
    th: `
      ทุก(เย็น|ค่ำ)${TAKEN_TH}, (ช่วง|ตอน|)(เย็น|ค่ำ) ${TAKEN_TH}(…|)ทุกวัน, (ทุกวัน|แต่ละวัน)(ช่วง|ตอน|)(เย็น|ค่ำ) ${TAKEN_TH},
      (ช่วง|ตอน)(เย็น|ค่ำ) ${TAKEN_TH}{partEnd}`,
    unless: `${OF_ONE_DAY_TH}(…|)(เย็น|ค่ำ) ${TAKEN_TH}`,
    en: `
      evenings (are|will be|will all be|'re) (all|always|already|mostly|) ${TAKEN}, evenings belong to, ${BUSY} ${EACH} (evening|evenings),
      ${DOES} ${EACH} (evening|evenings){alone}, (take|takes|taking) (up|) (every|each|all|all my|all our|my|our) evening(s)`,
    yes: [
      ['my evenings are taken by calls', '-17:00'],
      ["I'm working every evening", '-17:00'],
      ['ตอนเย็นไม่ว่าง', '-17:00'],
      ['ทุกเย็นมีประชุม', '-17:00'],
    ],
    no: ['our evenings are free', 'the bars are busy every evening', 'วันสุดท้ายตอนเย็นไม่ว่าง', 'ตอนเย็นว่าง'],
  },
  {
    says: 'part',
    from: '13:00',
    en: '(only|just) (be|get|go|start|head|set|) (out|off|free|available|get away|explore|sightsee|leave) (after|from|past) (lunch|lunchtime|noon|midday)',
    yes: [['we can only go out after lunch each day', '13:00-']],
    no: ['we go out for lunch', 'only free on Monday'],
  },
]
