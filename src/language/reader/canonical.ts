/**
 * Many ways to type the same become one, so that rules need only that: no greeting before a request, no quotes around
 * it, no signs of laughter or joy within, contractions with their apostrophe, one space between words.
 */
export function canonical(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad\ufffc]/g, '')
    .replace(/[’‘`´]/g, "'")
    .replace(EMOJI, endOrSpace)
    .replace(LAUGHTER, endOrSpace)
    .replace(/[^\S\n\r]+/g, ' ')
    .replace(/ ?[\n\r]+\s*/g, '\n')
    .replace(/ (?=[.,;!?](?:\s|$))/g, '')
  return spelledOut(withoutFrame(plain)).replace(LINE_END, '.\n')
}

const EMOJI = /[\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}\u{1f1e6}-\u{1f1ff}\ufe0f\u20e3]+/gu

/** A line of English that ends without a sign ends a sentence all the same. */
const LINE_END = /(?<=[a-z\d)\]])\n/gi

/** Before a new sentence people let a sign of joy stand for its full stop. */
function endOrSpace(sign: string, ...rest: unknown[]): string {
  const [text, at] = [
    rest.findLast((part) => typeof part === 'string') as string,
    rest.find((part) => typeof part === 'number') as number,
  ]
  return BEGINS.test(text.slice(at + sign.length, at + sign.length + 4)) && /[\p{L}\d)]\s?$/u.test(text.slice(0, at))
    ? '. '
    : ' '
}
const BEGINS = /^\s+\p{Lu}/u

/** 555 is how Thais laugh, unless it counts something. */
const LAUGHTER =
  /(?<=[\s\u0e01-\u0e5b!?.,)])(?<!\d[.,])(?:5{3,12}\+{0,3}(?!\d|[.,]\d| ?(?:บาท|บ\.|฿|คน|กม|กิโล|เมตร|ห้อง|รูป|km|baht|thb))|(?:ฮ่า|อิ|แหะ|หุ|ฮ่ะ){2,6}ๆ?|(?:ฮ่า|อิอิ|แหะ|ฮ่าๆ)ๆ)|,? ?(?<=[\s.,!?])(?:lol|lmao|rofl|xd|(?:ha){2,5}h?|(?:he){2,5}h?)(?=[\s.,!?)]|$)|(?<=[\s\p{L}\p{M}.,!?])(?:[:;]-?[)(dp]+|[:;]'?-?\(|\^_?\^|t_t|><)(?=[\s.,!?]|$)/giu

/** Without a greeting, quotes around the whole and signs at its end. A question keeps its mark. */
function withoutFrame(text: string): string {
  const inner = text.trim().replace(QUOTED, '$1')
  const body = inner.replace(GREETING, '').trimStart()
  const ended = (body === '' ? inner : body).replace(END, '')
  const request = ended.replace(THANKS, (thanks) => (thanks.startsWith('?') ? '?' : '')).replace(END, '')
  return request === '' ? ended : request
}

/** How Thai requests end, which asks for nothing. */
const THANKS =
  /(?:\s(?:ขอบคุณ|ขอบพระคุณ|ขอบใจ|แต๊งกิ้ว)(?:มาก|ล่วงหน้า|ทุก(?:คน|ท่าน|คำตอบ|ความเห็น)|ทุก|ๆ|นะ|ด้วย|จ้า|จ้ะ|ครับ|คับ|ค่ะ|คะ|ค่า|\s){0,6}|[.!?,\n]\s?(?:many thanks|thanks?(?: you)?(?: so much| very much| a lot| a million)?(?: in advance| everyone| all| guys)?|thx|tia|ty|cheers|tq))$/i

const END = /(?:\s|\.(?!\w)|!|…){1,20}$/
const QUOTED = /^["“”«»]([^"“”«»]+)["“”«»]$/
const GREETING =
  /^(?:(?:hi|hello|hey|hiya|howdy|greetings|dear|good (?:morning|afternoon|evening|day))(?: (?:there|all|everyone|everybody|guys|folks|team|together|friends|planner|community|forum|sir|madam|sir\/madam|sir or madam|and|&)){0,4}\s?[,!.:]{1,3}\s|(?:สวัสดี|หวัดดี)(?:ครับผม|ครับ|คับ|ค่ะ|คะ|ค่า|จ้า|จ้ะ)?(?:\s?(?:ทุกคน|ทุกท่าน|เพื่อนๆ|พี่ๆ|ชาวพันทิป)){0,3}(?:ครับ|ค่ะ|จ้า)?[,!.]?\s)/i

/** What English writes in a hurry: contractions without an apostrophe, “wanna”, “pls”. */
function spelledOut(text: string): string {
  return SHORT_FORMS.reduce((read, [said, full]) => read.replace(said, full), text)
}

const BASE =
  '(?:also|be|like|love|need|have|see|go|do|want|rather|prefer|hate|hire|rent|drive|take|stay|get|arrive|land|fly|travel|bring|visit|spend|start|leave|book|pay|come|join|probably|only|just|not|never|all|both)'
const word = (pattern: string) => new RegExp(String.raw`\b${pattern}`, 'gi')

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [
    word(
      String.raw`(are|ca|could|did|do|does|had|has|have|is|must|need|should|was|were|wo|would|ai)nt\b(?=\s|[.,;!?)]|$)`,
    ),
    "$1n't",
  ],
  [word(String.raw`can ?not\b`), "can't"],
  [word(String.raw`will not\b`), "won't"],
  [word(String.raw`(do|does|did|has|have|had) not\b`), "$1n't"],
  [word(String.raw`(i|we|they|you)ve\b`), "$1've"],
  [word(String.raw`(they|you)(re|ll|d)\b`), "$1'$2"],
  [word(String.raw`(that|what|here|where|there|he|she)s\b`), "$1's"],
  [/(?<=^|[.,;:!?\n(] ?|\b(?:and|but|so|as|if|since|because|that|when|where|think|guess|hope) )im(?= )/gi, "I'm"],
  [word(String.raw`(i|we)d(?= ${BASE}\b)`), "$1'd"],
  [word(String.raw`(i)ll(?= ${BASE}\b)`), "$1'll"],
  [
    word(
      String.raw`(we)ll(?= (?:be|have|need|hire|rent|drive|take|stay|arrive|land|fly|travel|bring|visit|spend|start|leave|book|pay|come|join|probably)\b)`,
    ),
    "$1'll",
  ],
  [/(?<=^|[.;:!?\n] ?)we(?=re (?!(?:there|you|any|the|they|it|these|those)\b))/gi, "$&'"],
  [
    /(?<=^|[.,;:!?\n] ?|\b(?:and|but|so|because|since|that|if|as) )it(?=s (?:a|an|the|my|our|his|her|just|only|for|not|too|been|me|us|\d)\b)/gi,
    "$&'",
  ],
  [/(?<=[a-z0-9).']) ?& ?(?=[a-z0-9(])/gi, ' and '],
  [/(?<=[a-z0-9)] )n(?= [a-z0-9(])/g, 'and'],
  // Thai: numbers between spaces, but not those of one amount (`3พัน5`), other spellings of particles and short words, and lengths in one form.
  [/(?<=[\u0e01-\u0e4e])(?<!พัน|หมื่น|แสน|ร้อย)(?=\d)|(?<=\d)(?=[\u0e01-\u0e4e])/g, ' '],
  // Where a clause begins, Thais may leave out the space.
  [/(?<=[\u0e01-\u0e4e](?:นะ|น่ะ)?(?:ครับ|ค่ะ|คะ|(?<!เ)จ้า))(?=[ก-ฮเ-ไ])(?!ผม(?![ก-๙])|นะ|ผ\b)/g, ' '],
  [
    /(?<=[\u0e01-\u0e4e])(?<!ไม่|ที่|จะ|อยาก|ต้อง|แม่|พ่อ|ก็|เลย|ได้|เคย|มา|แค่|เรา|ผม|หนู|ก่อน|ตาม|ร้อง|ห่อ|ซื้อ|เพื่อน|แฟน)(?=ขอ(?:แค่|เป็น|ที่|ให้|ทะเล|ธรรมชาติ|แบบ|ไม่|เส้นทาง|คาเฟ่|แผน|แพลน|สวน|น้ำตก|อาหาร|ร้าน|คน|ของกิน|สลับ|ภูเขา|เกาะ|หาด))/g,
    ' ',
  ],
  [/(?<=[\u0e01-\u0e4e])(?<!ตั้ง|เพียง|ตลอด|นับ)(?=แต่(?:ไม่|อยาก|ก็|ขอ|ถ้า|ยัง|รอบนี้|คราวนี้|ดัน))/g, ' '],
  [/(?:ค้าบ|คร้าบ|คร๊าบ|ครัช|ค๊าบ|(?<![ก-๙])งับ|คับ(?![ก-๙])|ฮะ(?=\s|$))/g, 'ครับ'],
  [
    /(?<=^|[\s\d]|ไป|เที่ยว|คน|เรา|ผม|มา|นอน|กิน)กะ ?(?=แฟน|แม่|พ่อ|เพื่อน|ครอบครัว|ลูก|พี่|น้อง|สามี|ภรรยา|เมีย|ผัว|ยาย|ย่า(?![ก-ฮ])|ตา(?![ก-๙])|ปู่|ป้า|ลุง|น้า|อา(?![ก-๙]))/g,
    'กับ',
  ],
  [/กับ (?=[ก-ฮเ-ไ][ก-๙])/g, 'กับ'],
  [/คุณ(?=(?:พ่อ|แม่|ปู่|ย่า|ตา|ยาย|ลุง|ป้า|น้า|อา)(?:ตา|ยาย|สามี|แฟน|ใหญ่|เฒ่า)?(?![ก-ฮ]{0,3}[์]))/g, ''],
  [/(?<=(?:\d|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ) ?)ท่าน/g, 'คน'],
  [/(?<=\d) ?วัน ?[/,(] ?(\d{1,2}) ?คืน\)?/g, ' วัน $1 คืน'],
  [/(?<=\d) ?(?:bahts?|baths?|bht|bt)\b/gi, ' baht'],
  [/\bI(?:'m| am|'ll| will)?(?: just)? turn(?:ing|ed)? (?=\d{2}\b(?! on\b))/gi, "I'm "],
  [
    /\b(she|he|wife|husband|dad|father|mum|mom|mother|grandma|grandpa|son|daughter)(?: is|'s| will)?(?: just)? turn(?:s|ing|ed)? (?=\d{1,2}\b(?! ?[ap]m| on\b))/gi,
    '$1 is ',
  ],
  [word(String.raw`wanna\b`), 'want to'],
  [word(String.raw`gonna\b`), 'going to'],
  [word(String.raw`gotta\b`), 'have to'],
  [word(String.raw`(?:pls|plz|plss|pleas)\b`), 'please'],
]
