import type { PhraseRule } from './phrase-rule.ts'

// `กลับวันที่ 5`, “the wedding is on 6 February”: which day of the trip a date is, or whether it is one of something else. Slots:
// `date-cue-slots.ts`.

/** Words around a date that say which day it is. */
export interface DateCue extends PhraseRule {
  /** What the phrases say: where a new one belongs. */
  readonly name: string
  /**
   * The first of several days; the only day; the day of the way home; the day of something else; when they must be at the
   * end of the way; when something booked begins; the day by which they are home, or before which; the day by which they
   * must have done something for the trip.
   */
  readonly says: 'begins' | 'only' | 'home' | 'event' | 'due' | 'booked' | 'by' | 'before' | 'task'
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

export const DATE_CUES: readonly DateCue[] = [
  {
    says: 'begins',
    name: 'the first of several days',
    th: 'เริ่ม, ตั้งแต่, ออกเดินทาง, ไปถึง, ถึงวัน, คืน, บินไป',
    en: `
      from{noHour}, start(s), starting, begin(s), beginning,
      arrive(s), arriving, arrival, land(s), landing,
      leave(s), leaving, depart(s), departing, departure, fly(ing),
      since, until{noHour}, till{noHour}, night(s)`,
    yes: ['เริ่มวันเสาร์', 'arriving on Friday', 'from Friday'],
    no: ['ไปวันเสาร์', 'from 9 am', 'on Friday'],
  },
  {
    says: 'only',
    name: 'the only day',
    th: '{dayOrMonth} (วันเดียว)เท่านั้น',
    en: '{dayOrMonth} only, only (on|) {fullDay}',
    yes: ['28 พ.ย. เท่านั้น', 'Saturday 28 November only', 'we have only Saturday 28 November'],
    no: ['only in November', 'ผู้หญิงเท่านั้น'],
  },
  {
    says: 'home',
    name: 'the day of the way home',
    th: 'กลับ (บ้าน|ถึง|) (กทม(.)|กรุงเทพ|) (วัน|)(ที่|), {notAfter}กลับ(ออก|)จาก(สนามบิน|สถานี|){aTown}(วัน|)(ที่|)',
    en: `
      fly(ing) (home|back), {said}fly(ing) out, flight(s) (home|back|out), return(ing), end(ing) up, back home,
      (end|ends|ending|finish|finishes|finishing) (with|on) (a|an|the|our|my|) (early|late|morning|evening|night|) (flight|plane|train),
      (then|before|finally|afterwards) (we|i|we'll|i'll|) (will|) (head|go|drive|come|travel|get)(ing|) (back|home),
      before (heading|going|driving|coming|travelling|traveling|getting) (back|home),
      and (then|) (back|home) (to|in|at){notLand},
      (be|get|arrive|are|we're|i'm) back (home|)(in|at|to|by|on|before|for work){notLand}, {listed}back (in|at|by|on){notLand},
      (be|get|arrive|are|we're|i'm) home (by|on|before), {listed}home (by|on|before)`,
    yes: [
      'กลับวันที่ 5 ธ.ค.',
      'บินกลับจากตรัง 5 ธ.ค.',
      'ending with a flight from Trang at 10:00 on 5 December',
      'then head back to Trang on 5 December',
      'Nan and back to Trang on 5 December',
      'before heading home on 5 December',
      'we must be back in Trang on 5 December',
      'Krabi 5 days, back in Trang by 5 December',
      'I need to be home by 5 December',
      'flying home 5 December',
      'a week in Trang, flying out on 5 December',
    ],
    no: ['ไปวันที่ 5 ธ.ค.', 'going back to Trang on 5 December', 'flying in', 'we are flying out of Udon on 5 December'],
  },
  {
    says: 'event',
    name: 'a wedding or its anniversary',
    th: 'แต่งงาน, งานแต่ง, แต่ง{noDress}, หมั้น, ครบรอบ',
    en: 'wedding, anniversary, (get|gets|getting) married, marry, marries, marrying',
    yes: [
      'งานแต่ง 6 ก.พ.',
      'เราแต่ง 6 ก.พ.',
      'หมั้นวันที่ 6 ก.พ.',
      'ครบรอบ 6 ก.พ.',
      'our anniversary is on 6 February',
      'the wedding is on 6 February',
      'our friends marry on 6 February',
      'my sister gets married on 6 February',
    ],
    no: ['ไปวันที่ 6 ก.พ.', 'แต่งตัวสวย 6 ก.พ.', 'we start on 6 February'],
  },
  {
    says: 'event',
    name: 'an ordination, a funeral, a housewarming, a reunion',
    th: 'บวช, งานบวช, งานศพ, ฌาปนกิจ, เผาศพ, ขึ้นบ้านใหม่, คืนสู่เหย้า',
    en: 'ordained, ordination, funeral, cremation, housewarming, reunion',
    yes: [
      'น้องบวชวันที่ 6 ก.พ.',
      'ฌาปนกิจวันที่ 6 ก.พ.',
      'ขึ้นบ้านใหม่ 6 ก.พ.',
      'คืนสู่เหย้า 6 ก.พ.',
      'our nephew is ordained on 6 February',
      'the funeral is on 6 February',
      'our school reunion is on 6 February',
    ],
    no: ['ไหว้พระวันที่ 6 ก.พ.', 'a house from 6 February'],
  },
  {
    says: 'event',
    name: 'a birthday, a birth',
    th: 'วันเกิด, {kin}เกิด, คลอด(ลูก)',
    en: "birthday, turn(s) {age}, turning {age}, 's {age}th (party) (is|falls)",
    yes: [
      'วันเกิดแม่ 6 ก.พ.',
      'แฟนเกิดวันที่ 6 ก.พ.',
      'คลอดลูก 6 ก.พ.',
      "gran's 80th is on 6 February",
      "mum's birthday is on 6 February",
      'dad turns 70 on 6 February',
    ],
    no: ['the 20th is 6 February', 'ลูกไปวันที่ 6 ก.พ.'],
  },
  {
    says: 'event',
    name: 'school and work: exams, the last day, a new job, a graduation; a move',
    th: `
      สอบ(เสร็จ|วันสุดท้าย|), ทำงานถึง, ทำงานวันสุดท้าย, รับปริญญา, ปริญญา, เรียนจบ, เปิดเทอม,
      เริ่มงาน(ใหม่), ลาออก, ย้าย(บ้าน|เข้าบ้าน)`,
    en: `
      finish (work|school|uni), (last|final) (exam|shift|day (of|at) (work|school)), exam(s) (end|finish), work until, graduation`,
    yes: [
      'สอบเสร็จ 6 ก.พ.',
      'รับปริญญา 6 ก.พ.',
      'เปิดเทอม 6 ก.พ.',
      'เริ่มงานใหม่ 6 ก.พ.',
      'ย้ายบ้าน 6 ก.พ.',
      'I finish work on 18 December',
      'my last exam is on 18 December',
      'her graduation is on 6 February',
    ],
    no: ['ทำงาน 6 ก.พ.', 'the last day is 6 February'],
  },
  {
    says: 'event',
    name: 'a race, a concert',
    th: 'วิ่งมาราธอน, วิ่งเทรล, คอนเสิร์ต',
    en: '(half|) marathon, trail run, race, concert',
    yes: ['วิ่งเทรลวันที่ 6 ก.พ.', 'คอนเสิร์ต 6 ก.พ.', 'the marathon is on 6 February', 'the race is on 6 February'],
    no: ['ชอบวิ่ง ไป 6 ก.พ.', 'a run on 6 February'],
  },
  {
    says: 'event',
    name: 'a conference, a seminar, a training, surgery',
    th: 'สัมมนา, ประชุม, อบรม, ผ่าตัด',
    en: `
      conference(s), convention, symposium, seminar, workshop, (business|work|training) (trip|meetings), meetings,
      training (course|days), surgery, operation`,
    yes: [
      'สัมมนา 6 ก.พ.',
      'ผ่าตัด 6 ก.พ.',
      'the conference is on 6 February',
      'a work trip on 6 February',
      'the training days begin on 6 February',
      'my surgery is on 6 February',
    ],
    no: ['หาหมอ 6 ก.พ.', 'training on 6 February'],
  },
  {
    says: 'due',
    name: 'when they must be at the end of their way',
    th: 'ต้อง(ไป|มา|เดินทาง|ขับรถ|)(ให้|)(ถึง|อยู่ที่|อยู่)',
    en: `
      (must|(have|has|need|needs|got|supposed|due|required|want) to) be (there|) (in|at|on|by),
      (must|(have|has|need|needs|got|supposed|due|required) to) (arrive|arrive back|get|reach|make it) (in|at|on|by|to|),
      (flight|ferry|boat|bus|train|cruise|catamaran|coach)(s) …(leave|leaves|depart|departs|sail|sails|goes)`,
    unless: '(flight|ferry|boat|bus|train|cruise|catamaran|coach) (from|that)',
    yes: [
      'ต้องถึงหนองคายวันที่ 20 ม.ค.',
      'we have to reach Nong Khai by 20 January',
      'we must be in Nong Khai on 20 January',
      'our boat to Laos leaves on 20 January',
    ],
    no: [
      'ถึงหนองคายวันที่ 20 ม.ค.',
      'we are in Nong Khai on 20 January',
      'it must be hot on 20 January',
      'the flight from Oslo leaves on 20 January',
    ],
  },
  {
    says: 'booked',
    name: 'something booked begins, after another day on which they arrive',
    th: '(เรือ|คอร์ส|ทริปดำน้ำ|ทัวร์|ค่าย|งานใหม่|เทอม|ฝึกงาน|รีทรีท)(ของเรา|){few}(ออก|เริ่ม|เปิด)(วันที่|)',
    en: `
      (liveaboard|boat|cruise|yacht|sailing|dive trip|dive safari|trek|tour|course|retreat|workshop|training|internship|camp|seminar|
      semester|term|job|work|programme|program|treatment|placement|residency){few}(leave|leaves|sails|sail|departs|depart|starts|start|begins|begin|kicks off|sets off),
      (start|begin|join|board) (a|my|our|the|her|his) (new|){few}(liveaboard|boat|cruise|yacht|trek|tour|course|
      retreat|workshop|training|internship|camp|seminar|semester|term|job|work|programme|program|placement)`,
    yes: [
      'the liveaboard to the Surin islands leaves on 8 February',
      'my yoga retreat starts 6 February',
      'I start my new job on 6 February',
      'คอร์สดำน้ำเริ่มวันที่ 6 ก.พ.',
    ],
    no: ['our holiday starts on 6 February', 'we leave on 6 February', 'we work until 6 February'],
  },
  {
    says: 'by',
    name: 'the day by which they are home',
    th: `
      (ไม่เกิน|ไม่ให้เกิน|อย่าให้เกิน|ห้ามเกิน|ภายใน|ไม่ช้ากว่า)(วันที่|วัน|),
      (วีซ่า|ฟรีวีซ่า|ตราประทับ)(ท่องเที่ยว|ของเรา|ผม|เรา|)(จะ|กำลังจะ|)(หมด|หมดอายุ|ขาด|สิ้นสุด)(ลง|อายุ|)(ในวันที่|วันที่|วัน|),
      ต้องออกนอกประเทศ(วันที่|ในวันที่|)`,
    yes: ['กลับไม่เกิน 6 ก.พ.', 'ต้องถึงบ้านภายในวันที่ 6 ก.พ.', 'วีซ่าจะหมดวันที่ 6 ก.พ.', 'ฟรีวีซ่าหมดอายุ 6 ก.พ.'],
    no: ['กลับ 6 ก.พ.', 'ต่อวีซ่า 6 ก.พ.'],
  },
  {
    says: 'before',
    name: 'the day before which they are home',
    th: `
      {notLast}ก่อน(จะถึง|ถึง|)(วันที่|วัน|),
      กลับ(มา|ไป|ให้ทัน|)(ทำงาน|เริ่มงาน|เข้างาน|เข้าเวร|เข้าออฟฟิศ|เรียน|สอบ|ประชุม)(ตอน|)(เช้า|)(วันที่|วัน|)`,
    yes: ['ต้องกลับก่อน 6 ก.พ.', 'ไปก่อนวันที่ 6 ก.พ.', 'ต้องกลับมาทำงานวันที่ 6 ก.พ.', 'กลับไปเรียน 6 ก.พ.'],
    no: ['กลับ 6 ก.พ.', 'เมื่อวันก่อน 6 ก.พ.', 'ทำงาน 6 ก.พ.'],
  },
  {
    says: 'task',
    name: 'by then they must have done something for the trip',
    th: `
      (จอง|ซื้อตั๋ว|จ่าย|โอน|มัดจำ|สมัคร|ลงทะเบียน|ขอแผน|ขอแพลน|ส่งแผน|ส่งแพลน|ตอบ|ยืนยัน|คอนเฟิร์ม|สรุป)
      (ทริป|ตั๋ว|ที่พัก|โรงแรม|เงิน|ให้|ได้|เสร็จ|มา|กลับ|หัวหน้า|แล้ว|){fewTh}(ก่อน|ภายใน|ไม่เกิน)(วันที่|วัน|)`,
    yes: ['ต้องจองที่พักภายใน 6 ก.พ.', 'ขอแพลนก่อนวันที่ 6 ก.พ.', 'ต้องสรุปทริปให้หัวหน้าไม่เกิน 6 ก.พ.'],
    no: ['จองที่พัก 6 ก.พ.', 'กลับก่อน 6 ก.พ.'],
  },
]
