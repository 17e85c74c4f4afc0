import { cueAfter, cueBefore } from './cues.ts'

// `ไปภูเก็ต แวะ‹ชุมพร›`, “to Phuket with a stop in ‹Chumphon›”: places on the way to a goal that is named before them.

export const STOPS_AT = cueBefore(
  [
    {
      name: 'a stop on the way',
      th: '{notback}แวะ(เที่ยว|พัก|นอน|ค้าง|ค้างคืน|ชม|ดู|กิน|เล่น|ไป|)(กัน|)(ที่|ใน|แถว|เมือง|จังหวัด|จ.|อ.|){gap}',
      en: `
        {notback}(stop|stops|stopping|break|breaking|overnight|overnighting|pausing|stopover|stopovers){journey} (off |over |{nights}|)(in|at),
        {notback}(via|by way of)`,
      yes: [
        'แวะ‹ชุมพร›',
        'แวะนอนที่‹ชุมพร›',
        'แวะเที่ยว ‹ลำปาง›',
        'with stops in ‹Chumphon›',
        'breaking the journey in ‹Tak›',
        'stopping one night in ‹Tak›',
        'via ‹Tak›',
      ],
      no: ['ขากลับแวะ‹ชุมพร›', 'ไป‹ชุมพร›', 'on the way back stopping in ‹Tak›', 'staying in ‹Tak›', 'home via ‹Tak›'],
    },
  ],
  {
    notback:
      '(?<!(?:ขา|ตอน|วัน|ทาง)กลับ[ก-์]{0,12}\\s?|\\b(?:on (?:the|our|my) (?:way|drive|trip|journey|road) (?:back|home)|(?:back|home|return|returning))[, ][a-z ]{0,16})',
    gap: '\\s?',
    journey: '(?: (?:the|our|my) (?:journey|trip|drive|ride))?',
    nights: '(?:for )?(?:a|an|one|two|three|\\d) (?:nights?|days?) ',
  },
)

/** The stop comes before the goal, wherever they set out. */
export const STOPPED_AT_FIRST = cueAfter(
  [
    {
      name: 'a stop before the goal',
      th: '{length}(ก่อน{notback}|ระหว่างทาง{notback}|ขาไป)',
      en: '{length}(first|on the way (there|up|down|out|over|)){end}',
      yes: [
        '‹โคราช›ก่อน',
        '‹โคราช›หนึ่งคืนก่อน',
        '‹โคราช› 1 คืนระหว่างทาง',
        '‹Korat› first',
        '‹Korat› for a night on the way',
      ],
      no: ['‹โคราช›ก่อนกลับ', '‹โคราช›', '‹Korat› on the way back', '‹Korat› first class'],
    },
  ],
  {
    length: '\\s?(?:(?:for )?[a-z\\d]{1,5} (?:nights?|days?) ?|(?:สัก)?[ก-์\\d]{1,5} ?(?:คืน|วัน)\\s?)?(?:ไป|เที่ยว)?',
    notback: '(?!กลับ|หน้า|วัน|เที่ยง|ค่ำ)',
    end: '(?=\\s*(?:[,.;!?)]|$))',
  },
)

/** The goal is home: what they stop at is on the way there. */
export const GOES_HOME_TO = cueBefore(
  [
    {
      name: 'the goal is home',
      th: 'กลับบ้าน(เกิด|)({feast}|)(ที่|){gap}',
      en: '(going|driving|drive|go|riding|ride|heading|head|travelling) (back |)home to',
      yes: ['กลับบ้าน‹ร้อยเอ็ด›', 'กลับบ้านสงกรานต์ที่‹อุบล›', 'driving home to ‹Ubon›'],
      no: ['กลับ‹ร้อยเอ็ด›', 'บ้าน‹ร้อยเอ็ด›', 'a home in ‹Ubon›'],
    },
  ],
  { feast: 'สงกรานต์|ปีใหม่|ตรุษจีน|ช่วง[ก-์]{2,10}|ไป', gap: '\\s?' },
)
