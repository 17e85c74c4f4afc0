import { cueAround } from './cues.ts'

// `เที่ยวอีสาน อยู่‹ภูเก็ต›`, “3 days in Pai, we're in ‹Udon›”: they are there, and the goal is elsewhere.

export const IS_THERE = cueAround(
  [
    {
      name: 'they are there, which of a goal would be a stay',
      before: {
        th: '{clause}(เรา|ผม|หนู|ฉัน|พวกเรา|ตัว|ตัวเอง|ตอนนี้|ปัจจุบัน|ครอบครัว|บ้าน|คน|)(เรา|ผม|ก็|นี่|)อยู่(ที่|แถว|ใน|)(จังหวัด|จ.|เมือง|)',
        en: "{clauseEn}(we're|we are|i'm|i am|am|are|we live|i live|living|based|our place is|my place is|our base is|our home is|home is|the family is|here) (all|both|up|over|down|out|now|currently|staying|living|based|) (all the way|) (in|at|on|near), {clauseEn}(home|our home|base|living){colon}",
      },
      notAfter: {
        th: '{gap}{figure} คืน, {gap}(ก่อน|แล้ว|ค่อย|ต่อ|สัก|จนถึง|ถึง|ตั้งแต่|วันที่|วันแรก|กี่|เพราะ|ช่วง|พัก), {gap}(กับ|และ){other}',
        en: '{space}(for|from|until|till|by|before|when|then|on|that|this|between|during|first|last|around|with|to|at {clock}), {comma}(then|and then|followed|before|and {some} (day(s)|night(s))), {comma}{figure} night(s), {space}{figure} day(s), {space}(and|&) \ufffc',
      },
      yes: [
        'เที่ยวอีสาน อยู่‹ภูเก็ต›',
        'ไม่ได้ไปเหนือนานแล้ว ผมอยู่‹ตรัง› มี 3 วัน',
        "3 days in Pai, we're in ‹Udon›",
        'Isan in four days; I am over in ‹Phuket›',
        'Nan 4 days. Home: ‹Korat›',
      ],
      no: [
        'เที่ยวใต้ อยู่‹ภูเก็ต› 3 คืน',
        'วันแรกอยู่‹ภูเก็ต›',
        "Pai, then we're in ‹Udon› for two days",
        "Pai, we're in ‹Udon› on Sunday",
        'we stay in ‹Udon›',
      ],
    },
  ],
  {
    gap: '\\s?',
    space: ' ',
    comma: ',? ',
    colon: ' ?: ?',
    figure: '(?:\\d{1,2}|หนึ่ง|สอง|สาม|สี่|ห้า|one|two|three|four|five|a)',
    some: '(?:\\d|one|two|three|a)',
    clock: '\\d',
    other: '[ก-์]',
    clause: '(?<!(?:วันแรก|วันที่ ?\\d|คืนแรก|สุดท้าย|จากนั้น|ก่อน) ?|(?:^|[^น])แล้ว ?)(?<=^|[\\s,(]|เลย|แต่|คือ)',
    clauseEn: '(?<=^|[.,;!?(\\n-] ?|\\b(?:and|but|so|as|since|because) )',
  },
)
