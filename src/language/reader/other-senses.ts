import { LATIN_MONTH } from './calendar-words.ts'
import { listOf, type Slots } from './phrases.ts'
import { BESIDE_REACH, type BesideWords, besideWords, type IsBeside } from './stands-beside.ts'

// Words of the vocabulary that mean something else beside these words: `นอนห้องแอร์` is a room, “the full picture” no photo.

interface OtherSense extends BesideWords {
  readonly words: string
  /** Sentences in which the word between ‹ and › means something else, and similar ones in which it is meant: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

const SLOTS: Slots = {
  /** A phrase ends: a sign follows, or nothing. */
  end: '(?=\\s*(?:[,.;!?)/+]|$))',
  /** Some words of the same clause. */
  words: '\\b[^.,;!?\\n]{0,24}',
  /** Some words of the same sentence. */
  sentence: '\\b[^.;!?\\n]{0,60}\\b',
  /** The sentence ends with a question mark. */
  asks: '[^.,!\\n]{0,40}\\?',
  gap: '\\s?',
  space: '\\s',
  month: `(?:${LATIN_MONTH})\\b`,
}

/** Where they sit and look. */
const LOOKS_FROM =
  '(cafe|café|restaurant|bar|viewpoint|walk|hike|road|spot|beach|beaches)(s){words}, (coffee|lunch|dinner|breakfast){words}'

export const OTHER_SENSES: readonly OtherSense[] = [
  {
    words: 'picture, pictures',
    before:
      '(the|a) (full|big|bigger|whole|wider|complete|clear|clearer|better|general|overall|real), (get|got|gets|see|in) the',
    yes: ['I want the full ‹picture› of Thailand', 'a clearer ‹picture› of the costs', 'you get the ‹picture›'],
    no: ['a nice ‹picture› of us', 'we take the ‹pictures›'],
  },
  {
    // Caged tigers, not temples.
    words: 'temple, temples',
    before: 'tiger',
    yes: ['no tiger ‹temples›', 'the tiger ‹temple› is cruel'],
    no: ['the tiger cave ‹temple›', 'no ‹temples›'],
  },
  {
    // Towns that they flee from.
    words: 'jungle, jungles',
    before: 'concrete, urban, city, asphalt',
    yes: ['away from the concrete ‹jungle›', 'an urban ‹jungle›', 'this city ‹jungle›', 'the asphalt ‹jungle›'],
    no: ['a night in the ‹jungle›', 'a city and a ‹jungle›'],
  },
  {
    words: 'ป่า, ป่าไม้',
    after: 'คอนกรีต, ปูน, ตึก',
    yes: ['เบื่อ‹ป่า›คอนกรีต', 'ไม่ใช่‹ป่า›ปูน', 'หนี‹ป่า›ตึก'],
    no: ['อยากเข้า‹ป่า›', '‹ป่า›สน'],
  },
  {
    // The airline.
    words: 'indigo',
    before: '(fly|flies|flying|flight|flights|flew|airline|airlines|class|ticket|tickets) (with|by|on|via|)',
    yes: ['economy class ‹indigo› flight', 'we fly ‹indigo›', 'flights with ‹indigo› at noon'],
    no: ['shirts dyed with ‹indigo›', 'an ‹indigo› workshop'],
  },
  {
    words: 'indigo',
    after: 'airline(s), flight(s), or air, from (delhi|mumbai|kolkata|chennai|bangalore|bengaluru), 6e',
    yes: ['‹indigo› flight at noon', '‹indigo› or air india', '‹indigo› from delhi', '‹indigo› 6e 1057'],
    no: ['‹indigo› dyeing'],
  },
  {
    // What a room looks at.
    words: 'view',
    before: 'sea, ocean, pool, garden, lake, partial, river, city',
    after: `
      {end}, (room|hotel|bungalow|villa|suite)(s), balcony, please, pls, and, or, if, with, from the (room|bed|balcony)`,
    unlessBefore: LOOKS_FROM,
    yes: [
      'half board, sea ‹view›',
      'a sea ‹view› room',
      'ocean ‹view› please',
      'a pool-‹view› suite',
      'a lake ‹view› from the bed',
    ],
    no: [
      'a cafe with a sea ‹view›',
      'the ‹views› up there',
      'a sea ‹view› cafe',
      'a good ‹view›',
      'lunch with a sea ‹view›',
    ],
  },
  {
    words: 'sea, ocean, river, lake, garden, mountain',
    after: `
      view{end}, view (room|hotel|bungalow|villa|suite)(s), view (balcony|please|pls|and|or|if|with),
      view from the (room|bed|balcony)`,
    unlessBefore: LOOKS_FROM,
    yes: ['half board, ‹sea› view', 'a ‹garden› view room', 'a ‹mountain›-view villa', '‹river› view please'],
    no: ['the ‹sea› views', 'the ‹sea› and a view', 'a restaurant with a ‹sea› view'],
  },
  {
    words: 'ห้องแอร์',
    before: 'นอน, พัก, ห้อง, บ้าน, คืน, เอา, มี, เป็น, ได้, ราคา, จอง, เช่า, ขอ, แบบ, เค้าให้อยู่, {space}',
    yes: ['นอน‹ห้องแอร์›', 'ขอ‹ห้องแอร์›ถูกๆ', 'คืนละ 500 ‹ห้องแอร์›', 'จอง‹ห้องแอร์›', 'พัก‹ห้องแอร์›'],
    no: ['เดินใน‹ห้องแอร์›', 'หลบเข้า‹ห้องแอร์›'],
  },
  {
    // Where they arrive.
    words: 'riverside, riversides',
    before: '(airport|station|get|transfer|taxi|arrive|arrival|arriving|come|drive){sentence}(to|at|in) (the)',
    yes: ['a transfer from the airport to ‹riverside›', 'we get to the ‹riverside› at noon'],
    no: ['a walk to the ‹riverside›', 'the ‹riverside› in Nan'],
  },
  {
    // Where the boat leaves.
    words: 'pier, jetty, harbour, harbor',
    before: '(van|minivan|bus|taxi|minibus|transfer|drive|ride|get|train|lift|songthaew) (us|me|) (to|from) (the|a|)',
    yes: ['a van to the ‹pier›', 'taxi from the ‹pier›', 'can they drive us to the ‹jetty›'],
    no: ['sunset at the ‹pier›', 'a walk to the ‹pier›'],
  },
  {
    words: 'ท่าเรือ',
    before: '(รถ|แท็กซี่|สองแถว|ขับ)…(ไป|มา|ถึง|ที่|ลง|จาก)(ที่)',
    yes: ['ต่อรถไป‹ท่าเรือ›', 'นั่งแท็กซี่มาลงที่‹ท่าเรือ›', 'สองแถวถึง‹ท่าเรือ›'],
    no: ['เดินเล่น‹ท่าเรือ›', 'ไป‹ท่าเรือ›ดูพระอาทิตย์ตก'],
  },
  {
    // The station at the end of the Death Railway, no waterfall.
    words: 'nam tok, namtok',
    before: '(line|train|trains|railway|rail|tracks){words} to',
    yes: ['the train to ‹nam tok›', 'on the death railway all the way to ‹namtok›'],
    no: ['we walk to ‹nam tok›', 'a ‹nam tok› near Nan'],
  },
  {
    // When a day is, or what happens: no waterfall.
    words: 'falls',
    after: `
      on, within, during, into, asleep, ill, short, apart, under, outside, in {month}, in (early|mid|late) {month},
      in the (first|second|third|last|middle|week|rainy|same)`,
    yes: [
      'our only day ‹falls› on a monday',
      'her birthday ‹falls› in late may',
      'it ‹falls› in the second week',
      'he ‹falls› asleep',
    ],
    no: ['the ‹falls› in Nan', 'see the ‹falls› first', 'the ‹falls› in the forest'],
  },
  {
    // What they do not care for.
    words: 'do nothing',
    after: 'for (me|us|him|her|them)',
    yes: ['malls ‹do nothing› for us'],
    no: ['we want to ‹do nothing›', '‹do nothing› for three days'],
  },
  {
    // No architecture.
    words: 'building',
    before: 'team',
    yes: ['three days of team ‹building›', 'a team-‹building› trip'],
    no: ['an old ‹building›'],
  },
  {
    // A verb, which refuses no camps.
    words: 'camp',
    after: 'out, outdoors',
    yes: ['we never ‹camp› out'],
    no: ['a ‹camp› in the hills'],
  },
  {
    // Students, waiters and boys of a temple.
    words: 'เด็ก',
    after: 'มหา, ม., มอ, ปี, ฝึกงาน, เสิร์ฟ, วัด, ช่าง, แว๊น, แนว, หอ',
    yes: ['เราเป็น‹เด็ก›มหาลัย', '‹เด็ก›ม.ปลาย', '‹เด็ก›ปี 3', '‹เด็ก›เสิร์ฟ', '‹เด็ก›ช่าง 4 คน', '‹เด็ก›หอ'],
    no: ['มี‹เด็ก› 2 คน', 'ที่เที่ยวสำหรับ‹เด็ก›'],
  },
  {
    // Who is afraid of the cold refuses no mountain.
    words: 'หนาว',
    before: '(กลัว|ขี้|ไม่ชอบ|แพ้)(อากาศ)',
    yes: ['แม่ขี้‹หนาว›', 'กลัว‹หนาว›', 'ไม่ชอบอากาศ‹หนาว›'],
    no: ['อยากสัมผัสอากาศ‹หนาว›'],
  },
  {
    // A question about the weather wishes for nothing.
    words: 'ฝนตก, หนาว, หน้าฝน',
    after: `
      {gap}(ไหม|มั้ย|มั๊ย|ไม๊|ปะ|ป่าว|หรือเปล่า|รึเปล่า|รึป่าว|หรือยัง|รึยัง), {gap}(เยอะ|หนัก|บ่อย)(ไหม|มั้ย|รึ)`,
    yes: ['ธันวา‹หนาว›ไหม', 'ช่วงนี้‹ฝนตก› บ่อยมั้ย', '‹ฝนตก›หนักรึเปล่า', '‹หนาว›หรือยัง', '‹หน้าฝน›ป่าว'],
    no: ['อยากไป‹หน้าฝน›', '‹หนาว›มาก'],
  },
  {
    words: 'rain, rains, rainy, raining',
    before: '(is|are|will|does|do|how|would|could|can){words}',
    after: '{asks}',
    yes: ['will it ‹rain› in may?', 'how ‹rainy› is it?'],
    no: ['we love the ‹rain›', 'it will ‹rain›, but where to?'],
  },
  {
    // A verb: `ต้องไปวัด`. What one must see ends a phrase: `ที่ที่ต้องไป`.
    words: 'ต้องไป',
    unlessAfter: '{gap}{end}, {gap}(ให้ได้|ห้ามพลาด)',
    yes: ['‹ต้องไป›วัด', '‹ต้องไป›ส่งลูก'],
    no: ['ที่ที่‹ต้องไป›', 'ที่‹ต้องไป›ให้ได้', 'ที่‹ต้องไป› ห้ามพลาด'],
  },
  {
    // A verb: “must see Phi Phi”.
    words: 'must see',
    unlessAfter: '{end}, place(s), sight(s), spot(s), attraction(s)',
    yes: ['we ‹must see› phi phi'],
    no: ['the ‹must-see› places', 'a ‹must see›', 'the ‹must see› sights'],
  },
]

const BY_FORM = new Map<string, IsBeside[]>()
for (const sense of OTHER_SENSES) {
  const isOther = besideWords(sense, sense.words, SLOTS)
  for (const form of listOf(sense.words)) BY_FORM.set(form, [...(BY_FORM.get(form) ?? []), isOther])
}

/** Whether a word of the vocabulary means something else here; it ends at `end`. */
export function hasOtherSense(text: string, end: number, form: string): boolean {
  const senses = BY_FORM.get(form)
  if (senses === undefined) return false
  const start = end - form.length
  const [head, tail] = [text.slice(Math.max(0, start - BESIDE_REACH), start), text.slice(end, end + BESIDE_REACH)]
  return senses.some((isOther) => isOther(head, tail))
}
