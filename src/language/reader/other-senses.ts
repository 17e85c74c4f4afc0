// Words of the vocabulary that mean something else beside these words: `นอนห้องแอร์` is a room, “the full picture” no photo.

interface OtherSense {
  readonly forms: ReadonlySet<string>
  /** What stands before the word and after it, where it means something else. */
  readonly before?: RegExp
  readonly after?: RegExp
  /** Unless this stands before it. */
  readonly unless?: RegExp
  /** Sentences in which the word between ‹ and › means something else, and similar ones in which it is meant: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

const VIEW_ENDS =
  '(?=\\s*(?:[,.;!?)/+]|$)| (?:rooms?|hotels?|bungalows?|villas?|suites?|balcony|please|pls|and|or|if|with|from the (?:room|bed|balcony))\\b)'
/** Where they sit and look. */
const LOOKS_FROM =
  /\b(?:caf[eé]s?|restaurants?|bars?|coffee|lunch|dinner|breakfast|viewpoints?|walks?|hikes?|roads?|spots?|beach(?:es)?)\b[^.,;!?\n]{0,24}$/

export const OTHER_SENSES: readonly OtherSense[] = [
  {
    forms: new Set(['picture', 'pictures']),
    before:
      /\b(?:the|a) (?:full|big|bigger|whole|wider|complete|clear|clearer|better|general|overall|real) $|\b(?:get|got|gets|see|in) the $/,
    yes: ['I want the full ‹picture› of Thailand', 'a clearer ‹picture› of the costs', 'you get the ‹picture›'],
    no: ['a nice ‹picture› of us', 'we take the ‹pictures›'],
  },
  {
    // Caged tigers, not temples.
    forms: new Set(['temple', 'temples']),
    before: /\btiger $/,
    yes: ['no tiger ‹temples›', 'the tiger ‹temple› is cruel'],
    no: ['the tiger cave ‹temple›', 'no ‹temples›'],
  },
  {
    // Towns that they flee from.
    forms: new Set(['jungle', 'jungles']),
    before: /\b(?:concrete|urban|city|asphalt) $/,
    yes: ['away from the concrete ‹jungle›', 'an urban ‹jungle›'],
    no: ['a night in the ‹jungle›', 'a city and a ‹jungle›'],
  },
  {
    forms: new Set(['ป่า', 'ป่าไม้']),
    after: /^(?:คอนกรีต|ปูน|ตึก)/,
    yes: ['เบื่อ‹ป่า›คอนกรีต', 'ไม่ใช่‹ป่า›ปูน'],
    no: ['อยากเข้า‹ป่า›', '‹ป่า›สน'],
  },
  {
    // The airline.
    forms: new Set(['indigo']),
    before: /\b(?:fly|flies|flying|flights?|flew|airlines?|class|ticket|tickets)(?: with| by| on| via)? $/,
    yes: ['economy class ‹indigo› flight', 'we fly ‹indigo›', 'flights with ‹indigo› at noon'],
    no: ['shirts dyed with ‹indigo›', 'an ‹indigo› workshop'],
  },
  {
    forms: new Set(['indigo']),
    after: /^ (?:airlines?|flights?|or air|from (?:delhi|mumbai|kolkata|chennai|bangalore|bengaluru)|6e)\b/,
    yes: ['‹indigo› flight at noon', '‹indigo› or air india'],
    no: ['‹indigo› dyeing'],
  },
  {
    // What a room looks at.
    forms: new Set(['view']),
    before: /\b(?:sea|ocean|pool|garden|lake|partial|river|city)[ -]$/,
    after: new RegExp(`^(?:${VIEW_ENDS})`),
    unless: LOOKS_FROM,
    yes: ['half board, sea ‹view›', 'a sea ‹view› room', 'ocean ‹view› please'],
    no: ['a cafe with a sea ‹view›', 'the ‹views› up there', 'a sea ‹view› cafe', 'a good ‹view›'],
  },
  {
    forms: new Set(['sea', 'ocean', 'river', 'lake', 'garden', 'mountain']),
    after: new RegExp(`^[ -]view(?:${VIEW_ENDS})`),
    unless: LOOKS_FROM,
    yes: ['half board, ‹sea› view', 'a ‹garden› view room'],
    no: ['the ‹sea› views', 'the ‹sea› and a view', 'a restaurant with a ‹sea› view'],
  },
  {
    forms: new Set(['ห้องแอร์']),
    before: /(?:นอน|พัก|ห้อง|บ้าน|คืน|เอา|มี|เป็น|ได้|ราคา|จอง|เช่า|ขอ|แบบ|เค้าให้อยู่|\s)$/,
    yes: ['นอน‹ห้องแอร์›', 'ขอ‹ห้องแอร์›ถูกๆ', 'คืนละ 500 ‹ห้องแอร์›'],
    no: ['เดินใน‹ห้องแอร์›', 'หลบเข้า‹ห้องแอร์›'],
  },
  {
    // Where they arrive.
    forms: new Set(['riverside', 'riversides']),
    before:
      /\b(?:airport|station|get|transfer|taxi|arrive|arrival|arriving|come|drive)\b[^.;!?\n]{0,60}\b(?:to|at|in) (?:the )?$/,
    yes: ['a transfer from the airport to ‹riverside›', 'we get to the ‹riverside› at noon'],
    no: ['a walk to the ‹riverside›', 'the ‹riverside› in Nan'],
  },
  {
    // Where the boat leaves.
    forms: new Set(['pier', 'jetty', 'harbour', 'harbor']),
    before:
      /\b(?:van|minivan|bus|taxi|minibus|transfer|drive|ride|get|train|lift|songthaew)(?: us| me)? (?:to|from) (?:the |a )?$/,
    yes: ['a van to the ‹pier›', 'taxi from the ‹pier›'],
    no: ['sunset at the ‹pier›', 'a walk to the ‹pier›'],
  },
  {
    forms: new Set(['ท่าเรือ']),
    before: /(?:รถ|แท็กซี่|สองแถว|ขับ)[ก-์ ]{0,8}(?:ไป|มา|ถึง|ที่|ลง|จาก)(?:ที่)?$/,
    yes: ['ต่อรถไป‹ท่าเรือ›', 'นั่งแท็กซี่มาลงที่‹ท่าเรือ›'],
    no: ['เดินเล่น‹ท่าเรือ›', 'ไป‹ท่าเรือ›ดูพระอาทิตย์ตก'],
  },
]

const BY_FORM = new Map<string, OtherSense[]>()
for (const sense of OTHER_SENSES)
  for (const form of sense.forms) BY_FORM.set(form, [...(BY_FORM.get(form) ?? []), sense])

/** Whether a word of the vocabulary means something else here; it ends at `end`. */
export function hasOtherSense(text: string, end: number, form: string): boolean {
  const senses = BY_FORM.get(form)
  if (senses === undefined) return false
  const said = text.slice(Math.max(0, end - form.length - REACH), end - form.length)
  const next = text.slice(end, end + REACH)
  return senses.some(
    ({ before, after, unless }) =>
      (before?.test(said) ?? true) && (after?.test(next) ?? true) && !(unless?.test(said) ?? false),
  )
}
const REACH = 80
