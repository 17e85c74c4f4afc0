import { listOf, oneOf, type Slots } from './phrases.ts'
import { BESIDE_REACH, type BesideWords, besideWords, type IsBeside } from './stands-beside.ts'

// When a word that is also a name is one: `ไปเลย 3 วัน` is the province, `ไปเลยครับ` is not; “the north”, “a north facing room”.

interface NameSense extends BesideWords {
  /** Names, or nothing: any name. */
  readonly words?: string
  readonly isName: boolean
  /** Sentences in which the word between ‹ and › is a name (or is none), and others in which it is not so: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

const SLOTS: Slots = {
  start: '(?:^|\\n)',
  /** A phrase ends. */
  end: '(?:\\s*(?:[:,.;+!?]|$))',
  gap: '\\s?',
  space: ' ',
  /** A space, after which a clause begins: `ว่าง เลย`, but not after a consonant: `หมด เลย`. */
  newClause: '(?:^|[^ก-ฮ]) ',
  /** Between the names of a list. */
  listed: '[ ,/+-]{1,2}',
  listedSpace: '[ ,/+-]? ',
  comma: '[,+/-]\\s?',
  figure: '\\d{1,2}',
  digit: '\\d',
  /** Some Thai letters. */
  few: '[ก-์]{0,8}',
  more: '[ก-์]{0,20}',
  garden: 'อุทยาน\\S{0,10}',
  wordEnd: '(?:[\\s,]|$)',
  /** No side of a room or a house: “north or south facing”. */
  noSide: '(?!-|,? ?(?:facing|side|wing|end|face|entrance|gate)\\b)',
}

/** Places around Loei, beside which it is named in lists. */
const NEAR_LOEI = oneOf(`
  หนองคาย, อุดร, บึงกาฬ, ขอนแก่น, หนองบัว, เพชรบูรณ์, พิษณุโลก, เชียงคาน, นครพนม, ชัยภูมิ, สกลนคร, มุกดาหาร, ภูกระดึง,
  ภูเรือ, ด่านซ้าย`)

/** The first row that says something of a word decides; a name of which none does is one. */
export const NAME_SENSES: readonly NameSense[] = [
  {
    // A company is called after the town: “Bangkok Airways”, `บางกอกแอร์`.
    isName: false,
    after: '{gap}แอร์, airways, air, bank[! holi], post',
    yes: ['fly with ‹bangkok› airways', 'บิน‹บางกอก›แอร์', 'the ‹bangkok› bank', 'the ‹bangkok› post'],
    no: ['to ‹bangkok› by air', 'a ‹bangkok› bank holiday', 'ไป‹บางกอก›'],
  },
  {
    isName: false,
    before: 'ธนาคาร',
    yes: ['มีธนาคาร‹กรุงเทพ›ไหม'],
    no: ['ไป‹กรุงเทพ›'],
  },
  {
    // A flat, a concert, content: none of Nakhon Si Thammarat, which people call `คอน`.
    words: 'คอน',
    isName: false,
    after: 'โด, เสิร์ต, เสิร์ท, เสิต, เทน, เซ็ป, เซป, กรีต, แทค, แท็ค, เฟิร์ม, เน็ก, โทร, ดิชั่น',
    yes: ['จาก‹คอน›โดไปน่าน', 'ไปดู‹คอน›เสิร์ตที่โคราช'],
    no: ['บ้านอยู่‹คอน›', 'จาก‹คอน›ไปตรัง'],
  },
  {
    // What is left out altogether: `ตัดวัดไปเลย`.
    words: 'เลย',
    isName: false,
    before: '(ทิ้ง|ออก|ข้าม|ผ่าน|หมด|กลับ|จบ|ตัด|งด){few}ไป',
    yes: ['ตัดวัดไป‹เลย›', 'ข้ามไป‹เลย›', 'งดตลาดไป‹เลย›'],
    no: ['ขับรถไป‹เลย›'],
  },
  {
    // Not at all.
    words: 'เลย',
    isName: false,
    before: '(ไม่|ยังไม่|มิ)(เคยได้|ค่อยได้|เคย|ได้|ค่อย){more}',
    yes: ['ยังไม่ได้ไปเที่ยว‹เลย›', 'ไม่เคยไป‹เลย›', 'ไม่ค่อยได้เที่ยว‹เลย›'],
    no: ['อยากไปเที่ยว‹เลย›'],
  },
  {
    // By all means.
    words: 'เลย',
    isName: false,
    after: 'จ้า, ค่ะ, คะ, ครับ, นะ, เด้อ, กัน',
    yes: ['ไป‹เลย›ค่ะ', 'เที่ยว‹เลย›ครับ', 'ไป‹เลย›กัน'],
    no: ['ไป‹เลย› 3 วันค่ะ'],
  },
  {
    // Right on until evening, all day.
    words: 'เลย',
    isName: false,
    after: '{gap}ถึง(เย็น|ค่ำ|ดึก|เที่ยง|บ่าย), {gap}ยันเย็น, {gap}ทั้งวัน',
    yes: ['พาเที่ยว‹เลย›ถึงเย็น', 'เที่ยว‹เลย›ทั้งวัน'],
    no: ['เที่ยว‹เลย›ถึงอุดร'],
  },
  {
    // Named as one of two or as an area: `น่านหรือเลยดี`, `โซนเลย 3 วัน`. For `เป็นแถวเลย` see the next row.
    words: 'เลย',
    isName: true,
    before: '(แถว|โซน|แถบ|ระหว่าง|หรือ|ไม่ก็){gap}',
    after: '{gap}(หรือ|ก็ได้|ก็ดี|กับ|และ|{digit}), {gap}ดี(ไหม|มั้ย|คะ|ครับ|)[{end}]',
    yes: ['แถว‹เลย›หรือหนองคายก็ได้', 'น่านหรือ‹เลย›ดี', 'โซน‹เลย› 3 วัน'],
    no: ['ต่อกันเป็นแถว‹เลย›', 'น่านหรือ‹เลย›ตามเลย'],
  },
  {
    words: 'เลย',
    isName: false,
    before: '(แถว|โซน|แถบ|ระหว่าง|หรือ|ไม่ก็){gap}',
    yes: ['ต่อกันเป็นแถว‹เลย›'],
    no: ['แถว‹เลย›ก็ได้'],
  },
  {
    words: 'เลย',
    isName: true,
    before: '{space}',
    after: `{gap}{figure}{gap}(วัน|คืน), {listed}${NEAR_LOEI}`,
    yes: ['รบกวนหน่อย ‹เลย› 3 วัน', 'ปลายเดือน ‹เลย› หนองคาย'],
    no: ['ไปเดือน ‹เลย› ตามนี้'],
  },
  {
    words: 'เลย',
    isName: true,
    before: `${NEAR_LOEI}(ธานี){listedSpace}`,
    after: '{wordEnd}',
    yes: ['อุดรธานี ‹เลย› 4 วัน', 'ขอนแก่น, ‹เลย›'],
    no: ['อยากชมวิวเดือน ‹เลย› '],
  },
  {
    // After a word for going there, being there, or another name.
    words: 'เลย',
    isName: true,
    before: `
      {start}, เที่ยว, จังหวัด, จัหวัด, จังวัด, จ.{gap}, เมือง, ไป, จาก, และ, กับ, {comma}, {newClause},
      (วัน|คืน|อยู่|งาน{few}|ญาติ|เพื่อน|แฟน|บ้าน|ทำงาน|เรียน|แต่ง|เที่ยว|พัก|นอน|ค้าง|ค้างคืน|หมอก|ภูเขา|ดอย|วัด|เต็นท์)ที่`,
    yes: ['‹เลย› 3 วัน', 'ไป‹เลย› 3 วัน', 'ญาติที่‹เลย›', 'จ.‹เลย›', 'น่าน, ‹เลย›', 'งานแต่งที่‹เลย›', 'เที่ยว‹เลย›'],
    no: ['ดีมาก‹เลย›', 'สวยทุกที่‹เลย›', 'หมด ‹เลย›'],
  },
  {
    // All other `เลย`.
    words: 'เลย',
    isName: false,
    yes: ['ดีมาก‹เลย›', 'สวยทุกที่‹เลย›'],
    no: ['ไป‹เลย› 3 วัน'],
  },
  {
    // The king.
    words: 'รามคำแหง, ramkhamhaeng',
    isName: false,
    before: 'พ่อขุน, ขุน, {garden}, หลวง, king',
    yes: ['พ่อขุน‹รามคำแหง›', 'อุทยานแห่งชาติ‹รามคำแหง›'],
    no: ['นอนแถว‹รามคำแหง›'],
  },
  {
    // A road of Bangkok. A palace is called `พระรามราชนิเวศน์`.
    words: 'พระราม',
    isName: true,
    after: '{gap}(2|3|4|9)',
    yes: ['นอนแถว‹พระราม› 9', 'ออกจาก‹พระราม›2'],
    no: ['‹พระราม›ราชนิเวศน์'],
  },
  {
    words: 'พระราม',
    isName: false,
    yes: ['‹พระราม›ราชนิเวศน์'],
    no: ['‹พระราม› 9'],
  },
  {
    // In `แม่สามี`, the mother of the husband.
    words: 'แม่สา',
    isName: false,
    after: 'มี',
    yes: ['พา‹แม่สา›มีไปด้วย'],
    no: ['น้ำตก‹แม่สา›'],
  },
  {
    // To lie in the sun or to dry something.
    words: 'ตาก',
    isName: false,
    after: '{gap}(แดด|ลม|อากาศ|ผ้า)',
    yes: ['นอน‹ตาก›แดด', '‹ตาก›อากาศ', 'ที่‹ตาก›ผ้า', '‹ตาก›ลมทะเล'],
    no: ['ไป‹ตาก› 2 วัน'],
  },
  {
    // Of an island: “a quiet beach in the north”.
    words: 'north, south, east, west, the north, the south, the east, the west',
    isName: false,
    before: '(beach|beaches|bay|coast|cove|resort|hotel|villa) (in|on|at|up|up in) (the)',
    yes: ['a quiet beach in ‹the north›', 'the hotel in the ‹south›', 'a bay up in the ‹east›'],
    no: ['ten days in ‹the north›'],
  },
  {
    words: 'north, south, east, west',
    isName: true,
    before: '(the|up|down|in|far|deep|very|extreme){space}',
    yes: ['going up ‹north›', 'the far ‹south›', 'a week down ‹south›'],
    no: ['a ‹north› facing room'],
  },
  {
    words: 'north, south, east, west',
    isName: true,
    after: `
      {end}, of, trip, tour, loop, only, first, then, and,
      (or|vs) (the|in the|to the|) (northeast|north|south|east|west|isan|isaan|issan|central|andaman|gulf){noSide}`,
    yes: ['‹north› first, then islands', '‹north› or isan?', 'maybe ‹south›', '‹north› of pai'],
    no: ['a ‹north› facing room', 'a ‹north› or south facing room', '‹north› or south side'],
  },
  {
    words: 'north, south, east, west',
    isName: false,
    yes: ['a ‹north› facing room', 'a ‹south› wind'],
    no: ['up ‹north›'],
  },
]

const ANY: { readonly isName: boolean; readonly isSo: IsBeside }[] = []
const BY_WORD = new Map<string, typeof ANY>()
for (const row of NAME_SENSES) {
  const sense = { isName: row.isName, isSo: besideWords(row, row.words ?? 'any', SLOTS) }
  if (row.words === undefined) ANY.push(sense)
  for (const word of listOf(row.words ?? '')) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), sense])
}

/** Whether a word that is also a name is one here, or null where no row says so. */
export function nameSenseOf(text: string, start: number, word: string): boolean | null {
  const end = start + word.length
  const [head, tail] = [text.slice(Math.max(0, start - BESIDE_REACH), start), text.slice(end, end + BESIDE_REACH)]
  const isSo = (sense: (typeof ANY)[number]) => sense.isSo(head, tail)
  return (ANY.find(isSo) ?? BY_WORD.get(word)?.find(isSo))?.isName ?? null
}
