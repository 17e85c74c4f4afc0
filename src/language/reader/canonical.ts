import { FormList } from './form-list.ts'
import { withFigures } from './ordinal-days.ts'
import { ENGLISH_FORMS, THAI_FORMS } from './short-form-order.ts'

/**
 * Many ways to type the same become one, so that rules need only that: no greeting before a request, no quotes around
 * it, no signs of laughter or joy within, contractions with their apostrophe, one space between words.
 */
export function canonical(text: string): string {
  const signs = text
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad\ufffc]/g, '')
    .replace(/[’‘`´]/g, "'")
  const short = signs.replace(DRAWN_OUT, '$1')
  const serious = MAY_BE_EMOJI.test(short) ? short.replace(EMOJI, endOrSpace) : short
  const plain = (MAY_LAUGH.test(serious) ? serious.replace(LAUGHTER, endOrSpace) : serious)
    .replace(/[^\S\n\r]+/g, ' ')
    .replace(/ ?[\n\r]+\s*/g, '\n')
    .replace(/ (?=[.,;!?](?:\s|$))/g, '')
  return withFigures(spelledOut(withoutFrame(plain))).replace(LINE_END, '.\n')
}

/** `ตรังงงงง`, `มากกก`; three within a word may be of two: `คนนนท์`, `พอออก`, and ททท is the tourist authority. */
const DRAWN_OUT = /([ก-ฮ])\1(?:\1{2,40}|\1(?<!ททท)(?![ก-์]))/g

const EMOJI = /(?:[\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}\u{1f1e6}-\u{1f1ff}]|\ufe0f|\u20e3){1,40}/gu

/** Without these letters there are none, which is found out faster. */
const MAY_BE_EMOJI = /[\u00a9\u00ae\u203c-\u3299\ud83c-\ud83e]|\ufe0f/
const MAY_LAUGH = /555|ฮ[่า]|อิ|แหะ|หุ|l(?:ol|mao)|rofl|xd|haha|hehe|[:;][-']{0,2}[)(dp]|\^_?\^|t_t|></i

/** A line of English that ends without a sign ends a sentence all the same. */
const LINE_END = /(?<=[a-z\d)\]])\n/gi

/** Before a new sentence people let a sign of joy stand for its full stop. */
function endOrSpace(sign: string, ...rest: unknown[]): string {
  const [text, at] = [
    rest.findLast((part) => typeof part === 'string') as string,
    rest.find((part) => typeof part === 'number') as number,
  ]
  return BEGINS.test(text.slice(at + sign.length, at + sign.length + 4)) &&
    /[\p{L}\d)]\s?$/u.test(text.slice(Math.max(0, at - 2), at))
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

const ENGLISH = new FormList(ENGLISH_FORMS)
const THAI = new FormList(THAI_FORMS)
const HAS_LATIN = /[a-z&]/i
const HAS_THAI = /[\u0e01-\u0e4e]/

function spelledOut(text: string): string {
  const english = HAS_LATIN.test(text) ? ENGLISH.applyTo(text) : text
  return HAS_THAI.test(english) ? THAI.applyTo(english) : english
}
