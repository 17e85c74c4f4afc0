import { cueAnywhere, cueBefore, cueBetween } from './cues.ts'

// `พัทยาหรือหัวหิน สรุปไป‹ชะอำ›`, “in the end it’s ‹Koh Tao›”: of several places that they thought of, the one that
// they chose.

const SLOTS = {
  so: '(?:แล้ว|ก็|เลย|มา|ไป|เรา|ผม|ว่า|\\s){0,4}',
  chosen: '(?:เลือก|เคาะ|ฟันธง|ลงเอย|จบ|เปลี่ยนเป็น|เปลี่ยนไป|เปลี่ยนมา|ตัดสินใจ|ได้)(?:ที่|ไป|มา|เป็น|กัน){0,3}',
  end: '\\s?$',
  words: '[^.;!?\\n]{0,24}?\\b',
}

/** Whatever else is said before. */
export const CHOSE = cueBefore(
  [
    {
      name: 'the conclusion of a talk about places',
      th: '(สรุป|ตกลง|เอาเป็นว่า){so}(ไป|มา|ที่){end}, (สรุป|ตกลง|เอาเป็นว่า){so}{chosen}{so}',
      en: '(settled|decided|agreed) (on|for), (ended up|finally|eventually) (choosing|going for|picking|chose|picked)',
      yes: [
        'พัทยาหรือหัวหิน สรุปไป‹ชะอำ›',
        'เขาใหญ่ สวนผึ้ง สรุปลงเอยที่‹แก่งกระจาน›',
        'Samui or Phangan, we settled on ‹Koh Tao›',
      ],
      no: ['สุดท้ายจบที่‹อุดร›', 'แล้วไป‹ชะอำ›', 'we finally go to ‹Koh Tao›'],
    },
  ],
  SLOTS,
)

/** After words that say that they wavered. */
export const CHOSE_IN_THE_END = cueBefore(
  [
    {
      name: 'what they chose in the end',
      th: '(สุดท้าย|ท้ายที่สุด|ในที่สุด|ท้ายสุด){so}{chosen}{so}, (สุดท้าย|ท้ายที่สุด|ในที่สุด|ท้ายสุด){so}(ไป|มา){end}',
      en: "(in the end|finally|eventually|now) (it's|it is|we|i|we're|i'm) {words}",
      yes: ['ลังเลอยู่นาน สุดท้ายเลือก‹เกาะหมาก›', 'สุดท้ายก็เลยจบที่‹ตรัง›', "in the end it's ‹Koh Tao›"],
      no: ['วันสุดท้ายไปเที่ยวที่‹ตรัง›ก่อน', 'แล้วไป‹ตรัง›', 'the end of the road in ‹Nan›'],
    },
  ],
  SLOTS,
)

export const WAVERED = cueBefore(
  [
    {
      name: 'they could not decide',
      th: '(ลังเล|คิดอยู่|คิดไว้|คิดนาน|คิดกัน|ตอนแรก|ทีแรก|ดูไว้|เล็งไว้|เลือกไม่ถูก|ตัดสินใจไม่|เถียงกัน|คุยกัน|{wavering}ระหว่าง){rest}',
      en: '(torn|undecided|considered|considering|debated|debating|thought about|thought of|thinking of|were going to|hesitated){rest}',
      yes: ['ลังเลระหว่าง‹เกาะช้าง›', 'คิดอยู่นานว่าจะไป‹กระบี่›', 'we were torn between ‹Samui›'],
      no: ['แวะระหว่างทาง‹ตาก›', 'อยากไป‹กระบี่›', 'between ‹Samui› and here'],
    },
  ],
  { wavering: '(?:ลังเล|เลือก|ไม่ถูก|ไปไหนดี|ไหนดี)[ก-์ ]{0,12}', rest: '[^.;!?\\n]{0,48}' },
)

/** Before a place that was named already as one of several. */
export const PICKED = cueBefore(
  [
    {
      name: 'which one they took',
      th: '(เลือก|เคาะ|ฟันธง|ตัดสินใจ|เอา|เทใจ|โหวต)(กัน|ได้|แล้ว|ว่า|ให้|){so}(ไป|ที่|เป็น|)',
      en: '(picked|chose|choose|pick|choosing|going with|gone with|went with|go with|going for|took|decided|decided on|deciding on|leaning towards|prefer|we say|voted|voted for) (on|for|) {end}',
      yes: [
        'ตรังหรือสตูล เลือก‹สตูล›',
        'ตรังกับสตูล เอา‹สตูล›',
        'Trang or Satun? we picked ‹Satun›',
        'Trang vs Satun, going with ‹Satun›',
      ],
      no: ['เลือกยากมาก ‹สตูล›', 'we picked a hotel in ‹Satun›'],
    },
  ],
  SLOTS,
)

/** “Krabi or Trang, which is cheaper? We go to Trang”. */
export const WHICH_OF_THEM = cueAnywhere(
  [
    {
      name: 'which of two places is better',
      th: '(ที่ไหน|อันไหน|ที่ใด|ตรงไหน|เกาะไหน|ไหน){words}(กว่า|ดี)',
      en: '(which|what|where) (one|of them|of the two|place|island|) (is|are|has|would you), (better|cheaper|quieter|nicer|easier)',
      yes: ['ที่ไหนถูกกว่ากัน', 'ไหนดี', 'which is cheaper', 'which one has better beaches'],
      no: ['ไปที่ไหนต่อ', 'which we like'],
    },
  ],
  { words: '[ก-์]{0,12}?' },
)
export const GOES_TO_ONE = cueBefore([
  {
    name: 'where they go of the two',
    th: '(จะ|อยาก|กำลังจะ|ว่าจะ|แพลน|วางแผน)(ไป|เลือก)(เที่ยว|)',
    en: '(going|go|want|planning|plan|heading|travelling|travel|booked|lean) (to go|) (to|for|towards)',
    yes: ['จะไป‹ตรัง›', 'we are going to ‹Trang›'],
    no: ['ไปดู‹ตรัง›', 'go see ‹Trang›'],
  },
])

export const OFFERED = cueBetween(
  [
    {
      name: 'between the places of a choice',
      th: '{gap}(หรือว่า|หรือ|กับ|และ|ไม่ก็|{comma})',
      en: '{comma}(or|vs|versus|and|and between)',
      both: '{comma}{sign}',
      yes: ['‹ตรัง›หรือ‹สตูล›', '‹Trang› vs ‹Satun›', '‹Trang› / ‹Satun›'],
      no: ['‹Trang› to ‹Satun›', '‹ตรัง›ไป‹สตูล›'],
    },
  ],
  { gap: '\\s?', comma: ',? ?', sign: '[/,]? ?' },
)
