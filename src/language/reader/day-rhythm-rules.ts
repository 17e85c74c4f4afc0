import { listOf, oneOf } from './phrases.ts'

// `น้องหลับเที่ยงถึงบ่ายสองทุกวัน`, “our baby naps from 1 to 3pm”: which part of the day is taken and stays free of
// places.

/** What takes a part of the day: a habit of every day, or something that is booked. */
export const RHYTHMS = ['nap', 'prayer', 'rest', 'work', 'booked'] as const
export type Rhythm = (typeof RHYTHMS)[number]

export interface RhythmRule {
  readonly what: Rhythm
  /** Phrases, in the notation of `phrasePattern`. */
  readonly reads: readonly string[]
  /** Longer phrases in which these words mean something else. */
  readonly unless?: readonly string[]
  /** The time that it usually takes, `[from, to]`; without one, only stated hours count. */
  readonly usual: readonly [string, string] | null
  /** Sentences with the time that the rule reads in them, and sentences in which it reads none: its tests. */
  readonly yes: readonly (readonly [sentence: string, time: string])[]
  readonly no: readonly string[]
}

/** Before `พัก`: only what must be takes part of a day. */
const MUST_TH = oneOf('ต้อง, ต้องได้, ต้องกลับ, ต้องกลับไป, ต้องกลับมา, ขอกลับไป, ขอกลับมา')
const AFTERNOON_TH = '(ช่วง|ตอน|)บ่าย(ๆ|)'
const AT_THE_HOTEL_TH = '(ที่|ใน|)(โรงแรม|ห้อง|ที่พัก|รีสอร์ท)'

export const RHYTHM_RULES: readonly RhythmRule[] = [
  {
    what: 'nap',
    reads: listOf(`
      นอนกลางวัน, งีบ, นอนบ่าย, หลับกลางวัน,
      nap(s), nap time, naptime, napping, siesta`),
    unless: listOf('napkin'),
    usual: ['13:00', '14:30'],
    yes: [
      ['ลูกต้องนอนกลางวันช่วงบ่ายโมงถึงบ่ายสาม', '13:00-15:00'],
      ['our baby naps from 1 to 3pm', '13:00-15:00'],
      ['น้องต้องงีบทุกวัน', '13:00-14:30'],
      ['he still needs a nap after lunch', '13:00-14:30'],
    ],
    no: ['อยากนอนดูดาว', 'a restaurant with cloth napkins'],
  },
  {
    what: 'nap',
    reads: listOf(`
      ลูกนอน, ลูกหลับ, น้องนอน, น้องหลับ, หลานนอน, หลานหลับ,
      (baby|toddler|kid|kids|son|daughter|little one|boy|girl|he|she) sleep(s)`),
    usual: null,
    yes: [
      ['our toddler sleeps from 12 to 2 each day', '12:00-14:00'],
      ['น้องหลับเที่ยงถึงบ่ายสองทุกวัน', '12:00-14:00'],
    ],
    no: ['our baby sleeps well', 'ลูกนอนโรงแรมไม่ได้'],
  },
  {
    what: 'prayer',
    reads: listOf(`
      ละหมาด,
      prayer(s), prayer time(s), time to pray, need to pray, pray five times, salah, namaz`),
    usual: ['12:15', '12:45'],
    yes: [
      ['ต้องมีเวลาละหมาดด้วย', '12:15-12:45'],
      ['we need time for prayers', '12:15-12:45'],
      ['ขอเวลาละหมาดเที่ยงครึ่งถึงบ่ายโมง', '12:30-13:00'],
    ],
    no: ['อยากไปไหว้พระ', 'prayer flags on the hill'],
  },
  {
    what: 'rest',
    reads: listOf(`
      พักกลางวัน, พักตอนบ่าย, พักช่วงบ่าย, พักเที่ยงยาว, นอนพักกลางวัน,
      กลับไปพักตอนบ่าย, กลับมาพักตอนบ่าย,
      (กลับ|ขอ|ต้อง)(ไป|มา|)เอนหลัง,
      midday break, midday rest, out of the midday heat, siesta time,
      afternoon break, afternoon rest, rest in the afternoon(s),
      break after lunch, break in the middle of the day,
      rest after lunch, rest(s) after lunch, lie down after lunch, lies down after lunch`),
    usual: ['13:00', '15:00'],
    yes: [
      ['ขอกลับไปพักตอนบ่ายทุกวัน', '13:00-15:00'],
      ['คุณตาต้องเอนหลังหลังข้าวเที่ยง เที่ยงครึ่งถึงบ่ายสองโมง', '12:30-14:00'],
      ['we like to rest after lunch', '13:00-15:00'],
    ],
    no: ['พักที่หัวหิน', 'a rest area on the way'],
  },
  {
    // Only with an hour: `หลังบ่ายโมงแม่ต้องนอนพัก`.
    what: 'rest',
    reads: listOf(`
      ${MUST_TH}(นอนพัก|พักผ่อน|พัก|งีบ)(ทุกวัน|ตลอด|ก่อน|สักพัก|หน่อย|),
      ต้องนอน(ทุกวัน|กลางวัน|สักงีบ|), ต้องเข้านอน,
      เวลานอน(ของ|)(ลูก|น้อง|หลาน),
      lie down, lies down, lie-down, rests, must rest, (needs|need|has|have) to rest,
      (needs|need|takes) (a|his|her|their|some) rest,
      (baby|son|daughter|toddler|he|she|little one) sleeps, sleeps at`),
    unless: listOf(`
      ต้องนอนเต็นท์, ต้องนอนที่, พักโรงแรม, พักที่, พักรีสอร์ท,
      rest of`),
    usual: null,
    yes: [
      ['หลังบ่ายโมงแม่ต้องนอนพักทุกวัน', '13:00-15:00'],
      ['บ่ายโมงถึงบ่ายสามลูกต้องนอนทุกวัน', '13:00-15:00'],
      ['grandma needs to lie down after 2pm', '14:00-16:00'],
      ['mum rests from 1 to 3', '13:00-15:00'],
      ['grandpa sleeps at 1pm', '13:00-15:00'],
    ],
    no: [
      'อยากพักผ่อนริมทะเลตอนบ่ายสาม',
      'ต้องพักที่หัวหิน ถึง 6 โมงเย็น',
      'the rest of the day from 1 to 3',
      'dad rests a lot',
      'be back before 2pm, he needs to rest',
    ],
  },
  {
    what: 'prayer',
    reads: listOf('pray at[ 1| 2| 3| 4| 5| 6| noon], prays at[ 1| 2| 3| 4| 5| 6| noon], (i|we) pray'),
    usual: null,
    yes: [['I pray at 12:30 every day', '12:30-13:00']],
    no: ['we pray at the shrine', 'pray for rain'],
  },
  {
    what: 'rest',
    reads: listOf(`
      (นอน|)พัก(ผ่อน|)(กัน|)(ช่วง|ตอน|ทุก|ยาวช่วง|ยาวตอน)บ่าย(ๆ|), พักบ่าย(ๆ|),
      ${AFTERNOON_TH} (ขอ|อยาก|จะ|ต้อง|)(ได้|)(กลับไป|กลับมา|กลับ|ไป|นอน|)(นอน|)พัก(ผ่อน|)${AT_THE_HOTEL_TH},
      ${AFTERNOON_TH} (ขอ|อยาก|จะ|ต้อง|)(ได้|)(กลับไป|กลับมา|นอน)(นอน|)พัก(ผ่อน|),
      ${AFTERNOON_TH} (ขอ|อยาก|ต้อง)(ได้|)พัก(ผ่อน|),
      ${AFTERNOON_TH} พัก(ผ่อน|)[ เย็น| ค่ำ|,|เย็น],
      (rest|relax|downtime|quiet time|free time|break) (in the|every|each) afternoon(s),
      (rest|quiet|free|restful|slow|lazy) afternoons, afternoons (off|free),
      afternoon(s) (at|in) the (hotel|pool|room|resort|villa),
      (back|return) (at|to|in) the (hotel|room|resort|villa) (in the|every|each) afternoon(s),
      rest (every|each) day after lunch`),
    unless: listOf(`
      บ่ายพักผ่อนริม, พักผ่อนช่วงบ่ายที่หาด,
      relax in the afternoon (at|on|by) (the|a) beach,
      free time in the afternoon to,
      (rest|relax|break) in the afternoon (at|in) a`),
    usual: ['13:00', '15:00'],
    yes: [
      ['อยากพักผ่อนช่วงบ่าย', '13:00-15:00'],
      ['บ่ายๆ ขอกลับไปพักที่โรงแรม', '13:00-15:00'],
      ['ตอนบ่ายขอพัก แดดแรง', '13:00-15:00'],
      ['เช้าดูวัด บ่ายพัก เย็นเดินตลาด', '13:00-15:00'],
      ['slow afternoons please, it is hot', '13:00-15:00'],
      ['we need downtime each afternoon', '13:00-15:00'],
      ['on day 2 we rest every afternoon from 2 to 4pm', '14:00-16:00 on day 2'],
      ['mornings out, afternoons at the pool', '13:00-15:00'],
    ],
    no: ['บ่ายไปพักที่เขาค้อ', 'we have a free afternoon in Lampang', 'พักที่หัวหิน บ่ายไปตลาด', 'an afternoon at the museum'],
  },
  {
    what: 'rest',
    reads: listOf(`
      ไม่เอาอะไรช่วง, ไม่มีกิจกรรมช่วง, ไม่จัดอะไรช่วง, เว้นช่วง, เว้นว่างช่วง, ขอว่างช่วง, ขอพักช่วง,
      nothing between, nothing from,
      no activities between, no activities from, no plans between, no sightseeing between,
      leave free between, keep free between, keep us free from, leave (a|us a) (gap|break) (from|between)`),
    usual: null,
    yes: [
      ['nothing between 12 and 15 please', '12:00-15:00'],
      ['please leave a gap from 1 to 3', '13:00-15:00'],
      ['ไม่เอาอะไรช่วงเที่ยงถึงบ่ายสาม', '12:00-15:00'],
      ['no activities between 1pm and 4pm, it is too hot', '13:00-16:00'],
    ],
    no: ['nothing between Bangkok and Ayutthaya', 'ไม่เอาอะไรที่ต้องเดินเยอะ'],
  },
  {
    what: 'work',
    reads: listOf(`
      ประชุม, อบรม, สัมมนา, ประชุมออนไลน์, ติดประชุม,
      ต้องทำงาน, ทำงานออนไลน์, ติดงาน, เข้าเวร,
      ต้องเรียน, เรียนออนไลน์, เรียนนวด, ฟอกไต, ฟอกเลือด, กายภาพ(บำบัด), ล้างไต,
      work call(s), zoom call(s), conference call(s), client call(s), video call(s), (have|got|take|taking|with|on|my|our) calls,
      meeting(s), conference, training,
      working, remote work, i work, we work, i teach, we teach, i study, we study, i train, i volunteer, we volunteer,
      therapy, physio(therapy), treatment(s), dialysis, rehearsal(s), trade (fair|show), seminar(s), lectures, (thai|language) (class|classes|lessons),
      (massage|yoga|language|thai|training|meditation|first aid|teaching|tefl|sailing|cooking|diving|dive) course, chemo(therapy), workshop(s),
      online school, online class(es), online lesson(s)`),
    unless: listOf('meeting point, working holiday, meeting friends'),
    usual: null,
    yes: [
      ['ต้องประชุมออนไลน์ 9 โมงถึง 11 โมงทุกวัน', '09:00-11:00'],
      ['I have a work call from 10 to 11am each day', '10:00-11:00'],
      ['I have calls from 8 to 11 each morning', '08:00-11:00'],
      ['my daughter has online school 8 to 11 each morning', '08:00-11:00'],
      ['I have physio every afternoon from 2 to 4', '14:00-16:00'],
      ['อบรมเก้าโมงถึงสี่โมงเย็น', '09:00-16:00'],
    ],
    no: [
      'ประชุมเช้า แล้วว่างตั้งแต่บ่ายโมงถึงหกโมงเย็น',
      'here for a conference, free from 1pm to 6pm',
      'I work at night, so I can only go out between 11am and 6pm',
      'ต้องทำงานตอนเช้า เที่ยวได้บ่ายโมงถึงหกโมงเย็น',
      'a tailor working in Hoi An style',
      'meeting point at 9 am',
    ],
  },
  {
    // What they do every day at hours that they say: “I have to be at the market every morning from 8 to 12”.
    what: 'work',
    reads: listOf(`
      (i|we) (will|'ll|'ve to|have to|must|need to|got to|am going to|) (do|be|am|are|have|sit|attend|help|practise|practice|join|present|film|shoot|source|buy|report|stand|give) (it|that|this|them|there|) (…|) (every|each) (morning|afternoon|evening|day),
      (every|each) (morning|afternoon|evening|day) … (i|we) (sit|have|am|are|attend|do|join|must|need to|help|film)`),
    unless: listOf(`
      (am|are|be) (free|available|out|open) (every|each), have (time|breakfast|lunch|dinner|coffee) (every|each)`),
    usual: null,
    yes: [
      ['I have to be at the market every morning from 8 to 12', '08:00-12:00'],
      ['every afternoon from 2 to 4 we sit in a course', '14:00-16:00'],
    ],
    no: [
      'we are free every morning from 8 to 12',
      'we want temples every morning from 8 to 12',
      'I have to be there every morning',
    ],
  },
  {
    what: 'work',
    reads: listOf(`
      afternoons (are|will be|'re) (all|always|already|mostly|) (taken|busy|blocked|booked|occupied|full|for work|not free|spoken for),
      (i'm|i am|we're|we are|he's|she's) (busy|working|at work|tied up|in class|in meetings|not free) (every|each|in the|all) (afternoon|afternoons),
      (i|we) (work|teach|study|train|volunteer|have class|have classes|have meetings) (every|each|in the) (afternoon|afternoons),
      (ทุกบ่าย|(ช่วง|ตอน|)บ่าย) (จะ|ก็|)(ไม่ว่าง|ติดงาน|ติดประชุม|ติดเรียน|ต้องทำงาน|ต้องประชุม|ต้องเรียน|มีประชุม|มีเรียน|มีอบรม)ทุกวัน, (ทุกบ่าย|ทุกวัน(ช่วง|ตอน|)บ่าย) (จะ|ก็|)(ไม่ว่าง|ติดงาน|ติดประชุม|ติดเรียน|ต้องทำงาน|ต้องประชุม|ต้องเรียน|มีประชุม|มีเรียน|มีอบรม)`),
    usual: ['13:00', '18:00'],
    yes: [
      ['our afternoons are taken by calls', '13:00-18:00'],
      ['I am working every afternoon from 2 to 5', '14:00-17:00'],
      ['บ่ายต้องประชุมทุกวัน', '13:00-18:00'],
    ],
    no: ['our afternoons are free of work', 'the pool is busy in the afternoons'],
  },
  {
    what: 'booked',
    reads: listOf(`
      จองแล้ว, จอง…แล้ว, จอง…ไว้, จองไว้แล้ว, จองไปแล้ว, จองไว้, จองโต๊ะ, จองคิว,
      มีนัด, นัดไว้, นัดกับ,
      booked, reserved, reservation(s), appointment(s), have tickets, got tickets`),
    unless: listOf(`
      ยังไม่ได้จอง, ต้องจอง, จองตั๋ว(เครื่อง|รถ|เรือ|บิน|โปร|ไป|กลับ), จอง(เครื่อง|เที่ยวบิน|ไฟลท์|ไฟลต์|รถทัวร์|รถไฟ|โรงแรม|ที่พัก|ห้อง),
      booked up, fully booked,
      (van|minivan|minibus|bus|car|driver|taxi|transfer|transport|boat|guide|bike(s)|motorbike(s)|scooter(s)|tuk tuk) (with driver|and driver|) (is|are|has been|already|is already|are already|) (booked|reserved|hired)`),
    usual: null,
    yes: [
      ['วันที่ 2 จองคลาสทำอาหารไว้แล้ว 9 โมงถึงบ่ายโมง', '09:00-13:00 on day 2'],
      ["we've booked a cooking class on the second day from 9 to 1", '09:00-13:00 on day 2'],
      ['Day 3 cooking class (already booked, 9am-3pm)', '09:00-15:00 on day 3'],
      ['dinner reservation at 7pm on day 1', '19:00-21:00 on day 1'],
    ],
    no: [
      'the van is booked, pick up 8.30am',
      'hotels are booked already',
      'จองโรงแรมแล้ว',
      'จองตั๋วไปภูเก็ตไว้แล้ว ลง 10.20',
      'จองที่พักไว้แล้ว ถึงบ่ายสอง',
    ],
  },
  {
    // What takes part of a day if its hours are said, and else may be a wish.
    what: 'booked',
    reads: listOf(`
      ไม่ว่าง, ติดธุระ,
      คลาส, เรียนทำอาหาร, คอร์ส,
      งานแต่ง, งานบวช, งานหมั้น, พิธีแต่ง, พิธี, คอนเสิร์ต, ต้องไปงาน,
      สัมภาษณ์, หาหมอ, หมอนัด, มีสอบ, สอบ, ต้องไปหา,
      is taken, is blocked, are taken, am busy, is busy, are busy, not free, not available, already paid,
      cooking class, dive course, diving course, diving lesson(s), snorkel tour, snorkelling tour,
      wedding, ceremony, concert,
      dentist, doctor(s), hospital, interview, exam`),
    unless: listOf(`
      อยากเรียน, สอบถาม, สอบผ่าน, ก่อนงานแต่ง,
      class is, any cooking class, a cooking class or,
      royal ceremony`),
    usual: null,
    yes: [
      ['Wednesday 9 am to 1 pm is taken', '09:00-13:00'],
      ['on day 2 we have a snorkel tour 8am-3pm, already paid', '08:00-15:00 on day 2'],
      ["my niece's wedding is on day 1 from 9:09 to 2pm", '09:09-14:00 on day 1'],
      ['the ceremony starts at 6:39am', '06:39-08:39'],
      ['the wedding starts at 7am, all over by 3', '07:00-15:00'],
      ['an exam at 2pm, free from 9', '14:00-16:00'],
      ['งานแต่งเริ่ม 8 โมง เสร็จบ่ายสอง', '08:00-14:00'],
      ['วันที่ 2 มีคลาสดำน้ำ 8 โมงถึงเที่ยง', '08:00-12:00 on day 2'],
      ['วันที่ 3 ต้องไปงานแต่งเพื่อน 10 โมงถึงบ่ายสอง', '10:00-14:00 on day 3'],
    ],
    no: [
      'we would like a cooking class',
      'อยากมีคลาสทำอาหาร',
      'the wedding is on 6 February',
      'we are busy people',
      'ขอสอบถาม 9 โมงถึงเที่ยง',
    ],
  },
]
