import { cueAfter, cueAnywhere, cueBefore } from './cues.ts'

// `ลาได้ช่วง‹5-18 ก.พ.›`, “We are free from the 5th to the 18th, but four days will do”: a trip within a longer time.

/** Before the dates of the time that they have. */
export const TIME_OFF = cueBefore(
  [
    {
      name: 'when they are free, and the trip may be shorter',
      th: '(ว่าง|หยุด|หยุดยาว|ปิดเทอม|ลาได้|ลางานได้|สะดวก|ไปได้){whenTh}',
      en: `
        (free|available|off|off work|any time|time off|half term|(school|spring|winter|summer|term|mid term|uni) (break|holiday)(s)|(my|our|annual|on|paid) leave|can (travel|go|come|make it|do)|could (travel|go|come)){when}`,
      yes: [
        "we're free from ‹5 to 18 February›",
        'our half term, ‹14 to 22 Feb›',
        'I can travel anytime between ‹5 and 18 February›',
        'my leave is from ‹2 to 9 February›',
        'ว่างตั้งแต่วันที่ ‹5-18 ก.พ.›',
        'ลาได้ช่วง‹5-18 ก.พ.›',
      ],
      no: [
        'we leave Oslo on ‹5 February›',
        'we leave ‹5 February›',
        'free parking in Nan, ‹5-9 May›',
        'ไม่ว่าง‹5-18 ก.พ.›',
        'ไปน่าน‹5-18 ก.พ.›',
      ],
    },
  ],
  {
    when: String.raw`\b[,:]?(?: (?:is|are|runs?|will be|with|of|from|between|any ?time|on|in|during|for|work|school)){0,4}`,
    whenTh: '(?<!ไม่(?:ว่าง|สะดวก|หยุด))[ ]?(?:ตั้งแต่|ช่วง|ระหว่าง|วันที่|คือ|แค่|งาน| ){0,4}',
  },
)

/** Before and after the length of the trip within that time. */
export const OF_THAT_TIME_BEFORE = cueBefore(
  [
    {
      name: 'as much of that time as they spend',
      en: '(of which|out of which|minus|less|without|not counting|after){few}',
      yes: ['of which we want to spend ‹five days›', "minus travel that's ‹six days›"],
      no: ['we want to spend ‹five days›'],
    },
  ],
  { few: String.raw`\b(?:,? (?!nights?\b|days?\b)[a-z']{1,12}){1,6}` },
)
export const OF_THAT_TIME = cueAfter(
  [
    {
      name: 'some days of a longer time',
      th: '(พอ|เท่านั้น|){gapTh}(ในช่วง(นั้น|นี้|ดังกล่าว|เวลานั้น)|ในระหว่างนั้น)',
      en: `
        {gap}(of (it|that|them|these|those|this)(( time| period| window| break)|)|(in|within|during|out of) (that|those|this|the|these) (time|period|window|dates|break|days|fortnight|two weeks|weeks)|on the ground|somewhere in (there|between))`,
      yes: ['‹4 days› in that window', '‹six days› on the ground', '‹4 วัน›ในช่วงนั้น', '‹6 days› of that'],
      no: ['‹4 days› in that hotel', '‹4 วัน›ในเมือง', '‹2 days› of the trip'],
    },
  ],
  { gap: ' ?', gapTh: ' ?' },
)

/** Before and after days on which they need not work. */
export const HAVE_OFF = cueBefore(
  [
    {
      name: 'as many days off',
      th: '(หยุด|ว่าง|ลาได้|ลางาน|{leave}|วันหยุด|วันลา)(ยาว|งาน|ได้|ไว้|มา|ตั้ง|ติดกัน|แค่|)',
      en: '(break|leave|holiday|time off|free for|off for|off work for)(of|)',
      yes: ['ได้หยุดยาว‹4 วัน›', 'ลาได้ ‹3 วัน›', 'ว่าง‹5 วัน›', 'free for ‹4 days›'],
      no: ['เที่ยว‹4 วัน›', 'มีเวลา ‹4 วัน›', 'in Nan for ‹4 days›'],
    },
  ],
  { leave: '(?<!เว|สา|จำ|ตุ|อำ)ลา' },
)
export const ARE_OFF = cueAfter(
  [
    {
      name: 'as many days off',
      en: '{gap}(off|free|of (annual |school |)(leave|holiday|holidays|vacation|freedom)|leave|holiday)(s)',
      yes: ['‹4 days› off', '‹a week› of leave'],
      no: ['‹4 days› in Nan', '‹a week› of diving'],
    },
  ],
  { gap: ' ?' },
)

/** What stands between them and the days of the trip. */
export const ONLY_SO_MUCH = cueBefore(
  [
    {
      name: 'no more than that',
      th: '(แค่|เพียง|จริงๆ|แบ่งมาเที่ยว|แบ่งมาแค่|ขอแค่), แต่{thai}',
      en: '(only|just|no more than|of which|out of which|but){words}',
      yes: ['แต่เที่ยว‹วันเดียว›', 'แต่ขอไปไหว้พระแค่‹วันเดียว›', 'but we only want ‹one day›', 'of which ‹2 days›'],
      no: ['ไปแพร่‹2 วัน›', 'and we want ‹2 days›'],
    },
  ],
  { thai: '[ก-์ ]{0,28}', words: String.raw`\b(?: [a-z']{1,12}){0,6}` },
)
export const SO_MUCH_WILL_DO = cueAfter(
  [
    {
      name: 'that is enough',
      th: '{gap}(ก็|)(พอ|เท่านั้น){said}',
      en: '{gap}{what}(is enough|will do|would do|only|max|at most|please|is plenty)',
      yes: ['‹วันเดียว›พอ', '‹one day› is enough', '‹2 days› max'],
      no: ['‹วันเดียว›ที่แพร่', '‹one day› in Nan'],
    },
  ],
  { gap: ' ?', said: '(?!\\s?(?:ไหม|มั้ย|ไม|รึ|หรือ|ป่ะ|ปะ))', what: '(?:(?:of|in|for) [a-z]{3,12} )?' },
)
export const MORE_DAYS = cueAnywhere([
  {
    name: 'another stay',
    th: 'อีก, แล้วต่อ, บวก',
    en: 'plus, another, then, more, extra',
    yes: ['then another', 'แล้วอีก'],
    no: ['but only', 'แต่แค่'],
  },
])
