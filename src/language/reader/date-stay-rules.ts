import { cueAfter, cueAnywhere, cueBefore } from './cues.ts'
import { maybe, notRightAfter, upTo, WORD_EDGE, words } from './phrases.ts'

// Words beside a date or a weekday that say how the stays of a trip lie around it.

/** `พักปาย 1 คืน (จองแล้ว 22 ธ.ค.)`, “one night in Nan (already booked for 12 January)”: the date is that of one stay. */
export const BOOKED_NIGHT = cueBefore(
  [
    {
      name: 'the date of a night that is booked',
      th: '{figure} คืน{signs}(ที่พัก|ห้อง|โรงแรม|อันนี้|เรา|)(จอง|ล็อก|ล็อค){kept}',
      en: '{figure} night(s){there}{signs}{already}(booked|reserved|fixed|paid){forIt}',
      yes: [
        'พักปัว 1 คืน (จองแล้ว ‹22 ธ.ค.›',
        'บ่อเกลือ 2 คืน ห้องจองไว้วันที่ ‹8 ม.ค.›',
        'นอนแพร่คืนเดียว 1 คืน ล็อกไว้แล้ว ‹3 ก.พ.›',
        'one night in Nan (already booked for ‹12 January›',
        '2 nights on Koh Mook, hotel is booked ‹4 March›',
        '1 night, we have reserved the night of ‹9 May›',
      ],
      no: [
        '2 คืน ไป ‹22 ธ.ค.›',
        'จองแล้ว ‹22 ธ.ค.›',
        'พัก 2 คืน ต้องจองก่อน ‹22 ธ.ค.›',
        'two nights from ‹12 January›',
        'our flight is booked for ‹12 January›',
        'two nights. Everything is fixed ‹4 March›',
      ],
    },
  ],
  {
    figure: words('{figures}, หนึ่ง, สอง, สาม, สี่, ห้า, หก, a, an, one, two, three, four, five, six', {
      figures: '\\d{1,2}',
    }),
    there: '(?: [a-z ]{2,23}?)?',
    signs: '[ ,(:–-]{0,3}',
    kept: upTo(6, 'ที่พัก, ห้อง, โรงแรม, ไว้, แล้ว, คืน, ของ, เป็น, วันที่, วัน, {space}, {comma}'),
    already: upTo(6, "already, hotel, room, bed, we, have, has, it, is, been, that, one, 's, {space}, {comma}") + ' ?',
    forIt: upTo(4, '{space}(already|for|on|the night of|night of|the), {space}, {comma}, :'),
  },
)

/** “From Bangkok with stops, we must be in Krabi on 17 December”: the days before it are the trip. */
export const COMES_BY_STOPS = cueAnywhere(
  [
    {
      name: 'they set out from somewhere, or stop on the way',
      th: 'จาก, เริ่ม, แวะ, ระหว่างทาง, ก่อนหน้า',
      en: '(from|start|starts|starting|begin|begins|beginning|leave|leaving|depart|departing|stop|stops|stopping|stopover|stopovers|via|on the way|before that|until then)',
      yes: ['from Bangkok', 'with two stops', 'nothing until then', 'ออกจากลำปาง', 'แวะตาก'],
      no: ['in Krabi by the 17th', 'unstoppable', 'ต้องถึงกระบี่'],
    },
  ],
  {},
)

/** “We must be in Krabi on 17 December and stay for 4 days”: the trip goes on from that day. */
export const GOES_ON_THEN = cueAfter(
  [
    {
      name: 'they stay or travel on after it',
      th: '{words}(แล้ว(ค่อย|)(ไป|ต่อ|เที่ยว)|จากนั้น|เที่ยวต่อ|อยู่ต่อ)',
      en: '{words}({comma}then|and then|after that|after which|from there|go on to|continue|and stay|for {figure} (days|nights|weeks|day|night|week))',
      yes: [
        '‹17 December› in the morning, then Trang',
        '‹17 December› and after that the islands',
        '‹17 December› at noon for 4 days',
        '‹17 ธ.ค.› ตอนเช้า จากนั้นไปตรัง',
        '‹17 ธ.ค.› อยู่ต่อ 3 วัน',
      ],
      no: ['‹17 December› for a wedding', '‹17 December›. After that we rest', '‹17 ธ.ค.› พอดี'],
    },
  ],
  {
    words: '(?:[^.;!?\\n]|(?<=[ก-๙])\\.){1,40}?',
    figure: words('{digit}, a, two, three, four, five'),
    comma: ', ?',
  },
)

/** “I work Monday to Friday, so a weekend in Hua Hin”: every week, beside the days that they ask for. */
export const WORKS_WEEKLY = cueBefore(
  [
    {
      name: 'the weekdays on which they always work',
      th: '(ทำงาน|เข้างาน|เข้าออฟฟิศ|เข้ากะ|เรียน|ติดงาน|ติดเรียน)(ประจำ|อยู่|){place}(วัน|)',
      en: '(work|works|working|office hours|office hours are|at work|in the office|job is|at school|teach|teaching|study|studying){words}',
      yes: [
        'we both work ‹Mon› to Fri',
        'I work in Korat ‹Monday› to Friday',
        'office hours ‹Monday› to Friday',
        'ทำงานโคราช‹จันทร์›ถึงศุกร์',
        'ติดงาน‹จันทร์›-ศุกร์',
      ],
      no: ['we go ‹Monday› to Friday', 'off work ‹Monday› to Friday', 'ลางาน‹จันทร์›ถึงศุกร์', 'ไม่ทำงาน‹จันทร์›ถึงศุกร์'],
    },
  ],
  {
    /** Some words, but not “off work”. */
    words:
      WORD_EDGE +
      notRightAfter('(off|from|no|without|finish|after){space}work') +
      '(?: [a-z]+){0,3}' +
      maybe('{space}from, {space}on, :'),
    /** Where, but not `ลางาน`, `ไม่ทำงาน`. */
    place: notRightAfter('(ลา|ไม่|เลิก|หยุด|ไม่ต้อง)(ทำงาน|เรียน|เข้างาน|เข้าออฟฟิศ|เข้ากะ)') + '[^.,;!?\\n\\d]{0,16}?',
  },
)

/** “Nan, I work in Korat Monday to Friday”: where they work every week, whatever else is said. */
export const WORKS_THERE = cueBefore(
  [
    {
      name: 'the weekdays on which they work at a place',
      th: '{notleave}(ทำงาน|เรียน|สอน)(ประจำ|อยู่|)(ที่|แถว|ใน|){placeTh}(วัน|ทุก|)',
      en: "(i|we|i'm|we're) (both|) (work|working|teach|teaching|study|studying) (full time|) (in|at){place}(from|on|)",
      yes: ['I work in Korat ‹Monday› to Friday', 'we teach at a school from ‹Mon› to Fri', 'ทำงานที่โคราชวัน‹จันทร์›ถึงศุกร์'],
      no: [
        'we work ‹Monday› to Friday',
        'to work in Nan we go ‹Monday› to Friday',
        'ทำงาน‹จันทร์›ถึงศุกร์',
        'ลาทำงานที่โคราช‹จันทร์›ถึงศุกร์',
      ],
    },
  ],
  {
    place: ' [a-z ]{2,24},? ?',
    placeTh: '\\s?[ก-์]{3,16}\\s?',
    notleave: notRightAfter('ลา, ไม่, เลิก, หยุด, ไม่ต้อง, หลัง'),
  },
)
