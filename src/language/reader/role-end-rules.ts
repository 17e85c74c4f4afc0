import { LATIN_MONTH } from './calendar-words.ts'
import { cueAround, cueBefore } from './cues.ts'
import { maybe, notRightAfter, rightAfter, rightBefore, upTo } from './phrases.ts'

// `บินกลับจาก‹ตรัง›`, “our final stop is ‹Nan›”: where the journey ends.

/** `ไปเช้าเย็นกลับจากตรัง` is from Trang and back, not home from there. */
const THERE_AND_BACK = { notThere: notRightAfter('เย็น, ค่ำ, ดึก, แลง, ไป') }

/** After other places, “leave from Phuket” is the way home. */
export const GOES_HOME_FROM = cueBefore(
  [
    {
      name: 'from there they go home',
      th: `
      (บิน|เครื่อง|รถไฟ|รถทัวร์|เดินทาง)(ขา)กลับ(จาก|ที่|ทาง),
      ขากลับ(บิน|ขึ้นเครื่อง|ขึ้นรถไฟ|ขึ้นรถ|ขึ้น|ออก)(กลับ)(จาก|ที่), {notThere}(ขา)กลับ(บ้าน|กทม|กรุงเทพ|)จาก(สนามบิน|สถานี|)`,
      en: `
        (fly(ing)|leav(e|ing)|depart(ing|ure|)|home) (home|back|) (out of|from), (depart(ing)|exit(ing)) (via),
        (until|till|before|for|catch|with|on) (my|our|the) (flight|plane) (out|home|back|) (of|from),
        (flight|plane) (home|back|out) (of|from|out of),
        (end|ends|ending|finish|finishes|finishing) (with|on) (a|an|) (early|late|morning|evening|night|)
        (flight|plane|train) (out|home|back|) (of|from)`,
      yes: [
        'บินกลับจาก‹ตรัง›',
        'วันที่สามกลับจาก‹สตูล›หกโมงเย็น',
        'ขากลับขึ้นรถไฟที่‹สุรินทร์›',
        'we fly home from ‹Phuket›',
        'exit via ‹Ranong›',
        'until our flight from ‹Trang›',
        'flight home from ‹Trang›',
        'ends with a flight from ‹Trang›',
      ],
      no: ['กลับ‹ตรัง›', 'ไปเช้าเย็นกลับจาก‹ตรัง›', 'we fly to ‹Phuket›'],
    },
  ],
  THERE_AND_BACK,
)

/** “Into Krabi and out of Phuket”, `เข้าหาดใหญ่ ออกภูเก็ต`: words before a place, and between it and that where they leave. */
export const IN_AND_OUT = cueAround(
  [
    {
      name: 'where they come into the region, and leave it',
      before: { th: '{alone}(บิน)(เข้า|ลง|ลงเครื่อง)(ที่|ทาง|)' },
      after: { th: '{sign}(แล้ว|และ|)(บิน)(ออก|กลับ)(ที่|ทาง|จาก|){name}' },
      yes: ['บินเข้า‹หาดใหญ่› ออก‹ภูเก็ต›', 'ลงที่‹หาดใหญ่› แล้วบินกลับ‹ภูเก็ต›'],
      no: ['อยากเข้า‹หาดใหญ่› ออก‹ภูเก็ต›', 'เข้า‹หาดใหญ่› ไป‹ภูเก็ต›', 'in ‹Hat Yai› ออก‹ภูเก็ต›'],
    },
    {
      name: 'where they come in and leave, in English',
      before: { en: 'in(to), in to, (arriv(e|ing)|land(ing)) (in|at|)' },
      after: { en: '{when}{sign}(and|but|) (then|) {way}out (of|from|at|in|via|){name}' },
      yes: [
        'into ‹Krabi› and out of ‹Phuket›',
        'arrive ‹BKK›, out ‹HKT›',
        'flying in to ‹Krabi› on 9 May and out of ‹Phuket›',
        'flying into ‹Trang› 9 May, out of ‹Phuket›',
        'in ‹Krabi› and then flying out of ‹Phuket›',
      ],
      no: ['we visit ‹Krabi› and out of ‹Phuket›', 'into ‹Krabi› and on to ‹Phuket›'],
    },
  ],
  {
    /** A clause begins: `บินเข้าหาดใหญ่`, not `อยากเข้า`. */
    alone: rightAfter('{start}, {space}, {comma}'),
    /** When they arrive: “on 9 May”, “May 9th”. */
    when: `(?:,? (?:on|at|around|early|late|mid) [^.;!?\\n]{1,20}?|,? (?:\\d|${LATIN_MONTH})[^.;!?\\n]{0,16}?)?`,
    sign: '\\s?[,/&-]?\\s?',
    /** “Flying out of”. */
    way: upTo(2, '(fly(ing)|back|home){space}'),
    /** The name where they leave is next. */
    name: '(?: the)?\\s*$',
  },
)

/** After a stay. */
export const ENDS_AT = cueBefore(
  [
    {
      name: 'the journey ends there',
      th: `
        จบ(ทริป|)(กัน|)(ด้วย|)(ที่|ตรง|), ปลายทาง(คือ|ที่|อยู่ที่|เป็น|),
        (ปิดท้าย|ตบท้าย|ปิดทริป|ส่งท้าย|ทิ้งท้าย)(ทริป|วันสุดท้าย|)(กัน|)(ด้วยการ|ด้วย|)(ไป|นอน|พัก|แวะ|เที่ยว|)(ที่|),
        (จุด|ที่|เมือง|จังหวัด|สต็อป)สุดท้าย(คือ|ที่|เป็น|)`,
      en: `
        (end(s|ing|)|finish(es|ing|)|wind(s|ing|)|wrap(s|ping|)) (it |things |the trip |our trip |)(up|off|)
        (with |){nights}(in|at|on),
        (last|final) (stop|stay|place|leg|destination) (is|was|will be|being|on|in|at|:|–|-|)`,
      unless: `
          เรียนจบ(มา|)(จาก|ที่|),
          (conference|seminar|course|wedding|concert|race|term|tour|festival|retreat|exam|cruise|job|work)(s|)
          (ends|end|finishes|finish) (in|at|on), win(d|ding) (in|on|at), (the|a) end (in|at|on), weekend (in|at|on),
          wind (in|at|on)`,
      yes: [
        'จบทริปที่‹น่าน›',
        'แล้วจบด้วย‹เลย›',
        'ปิดท้ายที่‹เลย›',
        'ตบท้ายด้วยการไป‹ตรัง›',
        'จุดสุดท้ายคือ‹ตรัง›',
        'ปลายทางคือ‹เลย›',
        'finishing up in ‹Nan›',
        'ending up in ‹Nan›',
        'ending in ‹Nan›',
        'wind up in ‹Trang›',
        'finishing off with three nights in ‹Trang›',
        'our final stop is ‹Nan›',
      ],
      no: [
        'จนถึง‹น่าน›',
        'in the end ‹Nan›',
        'วันสุดท้าย‹น่าน›',
        'the last day in ‹Nan›',
        'จบแค่นี้ ‹น่าน›',
        'เรียนจบที่‹น่าน›',
        'the conference ends in ‹Nan›',
        'strong wind in ‹Nan›',
        'long weekend in ‹Nan›',
      ],
    },
  ],
  {
    /** “Finishing with three nights in”. */
    nights: maybe('(a|an|one|two|three|four|five|{digit}) (night(s)|day(s)|week|weekend){space}'),
  },
)

/** “From Bangkok …, we must be in Krabi on the 17th”: of those who say where they set out. */
export const IS_DUE_AT = cueAround(
  [
    {
      name: 'where they must be on a day',
      before: {
        th: 'ต้อง(ไป|มา|เดินทาง|)(ให้|)(ถึง|อยู่ที่|อยู่)(ที่|)',
        en: `
          (must|have to|has to|need to|needs to|got to|supposed to|due to) (be|arrive|be back|get|reach|make it)
          (in|at|on|to|)`,
      },
      after: { th: '{gap}(ภายใน|ก่อน|ใน|)(วัน|วันที่|){day}', en: '{space}(on|by|before|for) (the |){day}' },
      notAfter: { th: '{rest}(แล้ว|จากนั้น|ต่อ)', en: '{rest}(then|after that|from there|for{stay})' },
      yes: [
        'ต้องถึง‹กระบี่›วันที่ 17',
        'ต้องไปถึง‹ตรัง›ก่อนวันที่ 3 ม.ค.',
        'we must be in ‹Krabi› by the 17th',
        'have to reach ‹Nan› on 6 February',
      ],
      no: [
        'ถึง‹กระบี่›วันที่ 17',
        'ต้องถึง‹ตรัง›วันที่ 3 แล้วไปกระบี่',
        'must be in ‹Krabi› on the 17th for 3 days',
        'must be in ‹Krabi› again',
      ],
    },
  ],
  {
    gap: '\\s?',
    space: ' ',
    /** A day of the month, and no hour. */
    day: '\\s?\\d{1,2}(?!\\d| ?(?:pm|am|โมง|ทุ่ม|น\\.))',
    rest: '[^;!?\\n]{2,20}?',
    /** How long they stay: “for 3 days”. */
    stay: rightBefore('{space}({digit}|a|two|three|four|five){space}'),
  },
)

/** `ขากลับแวะแพร่`: after all other stops, wherever the text says it. */
export const STOPS_GOING_HOME = cueBefore(
  [
    {
      name: 'a stop on the way home',
      th: `
        (ขากลับ|ตอนกลับ|วันกลับ|ระหว่างทางกลับ)(บ้าน|กรุงเทพ|กทม|)(จะ|ขอ|อยาก|ค่อย|ก็|ว่าจะ|กะ|)(แวะ|นอน|พัก|ค้าง)(ไป|มา|เที่ยว|พัก|
        นอน|ค้าง|คืน|ที่|กิน|ดู|)(ที่|)`,
      en: `
      on (the|our|my) (way|trip|drive|journey|road) (back|home) (from there|) {comma}(we|i|)
      (will|would|want to|would like to|plan to|)
      (stop|stopping|stay|staying|visit|visiting|see|spend|break|pause|sleep|pass by) {stay}(off|over|)
      (in|at|by|for|),
      (coming|going|driving|heading) (back|home) (via|through|by way of), return(ing) (via|through|by way of)`,
      yes: [
        'ขากลับแวะ‹แพร่›',
        'ตอนกลับจะแวะนอนที่‹ตาก›',
        'on the way back stop in ‹Phrae›',
        'on our way home we stop one night in ‹Phrae›',
        'coming back via ‹Tak›',
      ],
      no: [
        'กลับ‹แพร่›',
        'ขาไปแวะ‹แพร่›',
        'on the way stop in ‹Phrae›',
        'on the way back to ‹Bangkok›',
        'we go back to ‹Nan›',
      ],
    },
  ],
  {
    comma: ',? ?',
    /** “We stop one night in”. */
    stay: maybe('( )(a|an|one|two|three|the|{digit}) (night(s)|day(s))'),
  },
)

export const COMES_BACK_TO = cueAround(
  [
    {
      name: 'where they come back to, but not on another trip',
      before: {
        th: '{not}กลับ(มา)(ที่|ถึง|), {not}(บิน)กลับ(จาก|ทาง)',
        en: `
          home (from|out of), back (to|in), return(ing) (to),
          fly(ing) (out|home) (of|from), departure from`,
      },
      notAfter: { en: '{space}(for|again|next|this)' },
      yes: ['กลับมาถึง‹ตรัง›', 'ตอนเย็นกลับ‹ตรัง›', 'บินกลับจาก‹ภูเก็ต›', 'back to ‹Bangkok› on Sunday'],
      no: ['ไปเช้าเย็นกลับ‹ตรัง›', 'เช้าเย็นกลับจาก‹ตรัง›', 'back in ‹Krabi› again', 'we return to ‹Nan› for four days'],
    },
  ],
  {
    /** Not `ไปเช้าเย็นกลับ`, which is a trip of one day. */
    not: notRightAfter('(เช้า|สาย)(ไป|ออก|) (แล้ว) เย็น, ไป'),
    space: ' ',
  },
)

/** “Flying home from Chiang Rai at 4 pm”, `กลับไฟลท์บ่ายสี่จากเชียงราย`: the only place that they name is where they are. */
export const FLIES_HOME_FROM = cueBefore(
  [
    {
      name: 'they are where the way home begins',
      th: `
        (ขา)กลับ (ด้วย)(เครื่อง|ไฟล|บิน|รถ|ขบวน){words}จาก(สนามบิน|สถานี|), บินกลับ{words}จาก(สนามบิน),
        ก่อน(จะ|ไป|)(ขึ้นเครื่อง|ขึ้นรถ{which}|บิน)(กลับ)(ที่|จาก)(สนามบิน|สถานี|)`,
      en: '(fl(y|ying|ight|ights)|train|bus|plane) (home|back) … (from|out of)',
      yes: [
        'กลับไฟลท์บ่ายสี่จาก‹เชียงราย›',
        'บินกลับพรุ่งนี้จากสนามบิน‹ตรัง›',
        'ก่อนขึ้นรถไฟกลับที่‹สุรินทร์›',
        'flying home at four from ‹Chiang Rai›',
      ],
      no: ['กลับจาก‹เชียงราย›', 'ขึ้นรถไฟที่‹สุรินทร์›', 'flying to ‹Chiang Rai›'],
    },
  ],
  {
    /** When: `กลับไฟลท์บ่ายสี่จาก`. */
    words: '[^.;!?\\n]{0,20}',
    /** `ขึ้นรถไฟ`, `ขึ้นรถตู้`. */
    which: '[ก-์]{0,4}',
  },
)

/** “Then the night train to Bangkok and fly home”: after other places. */
export const FLIES_HOME_AFTER = cueAround(
  [
    {
      name: 'they only travel there to fly home',
      before: {
        th: '(นั่ง|ขึ้น|ต่อ|ขับ)(รถ|รถไฟ|รถทัวร์|รถตู้|รถบัส|)(เข้า|ไป|มา|ลง)(ที่|)',
        en: '(train|bus|van|minivan|ferry|boat|sleeper|drive|taxi|car|back|down|up|over|return) to',
      },
      after: {
        th: '{gap}(แล้ว|เพื่อ|)(บิน|ขึ้นเครื่อง)กลับ',
        en: '{sign}(we|i|to|) (catch|take|) (my|our|the|a|) (fly|flight|plane) (home|out|back)',
      },
      yes: [
        'from there the night train to ‹Bangkok› & fly home',
        'then a bus to ‹Krabi› and our flight home',
        'drive to ‹Trang› to fly out',
        'แล้วนั่งรถตู้เข้า‹ตรัง›บินกลับ',
      ],
      no: ['the train to ‹Bangkok› and stay', 'fly to ‹Bangkok› and fly home', 'นั่งรถไป‹ตรัง›แล้วเที่ยว'],
    },
  ],
  {
    gap: '\\s?',
    /** “And”, “then”, “before”, or nothing but a space. */
    sign: '(?: |,? ?(?:and|&|then|for|before) ?)',
  },
)
