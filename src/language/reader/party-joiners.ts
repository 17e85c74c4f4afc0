import type { Draft } from './draft.ts'
import type { Sheet } from './sheet.ts'

// Those who join the others on the way, beside whoever sets out.

/** They come on top of every number that is not said to be everybody. */
export function joinLater(draft: Draft, count: number | null, text: string): void {
  const joiners = BOTH.test(text) ? 2 : (count ?? 1)
  const partners = THEIR_PARTNER.test(text) ? 1 : 0
  if (!OLD.test(text)) draft.later.adults += joiners + partners
  else draft.later.seniors += joiners + partners
  if (/\bus\b/.test(text)) draft.areSeveral = true
  if (OF_PARTNER.test(text)) draft.companions.add('partner')
}
const BOTH =
  /\b(?:aunt and uncle|uncle and aunt|parents|grandparents|in[- ]laws|folks)\b|พ่อ(?:กับ|และ)?(?:คุณ)?แม่|ตา(?:กับ)?ยาย|ปู่(?:กับ)?ย่า|^(?:คุณ)?[ก-์]{1,8}กับ(?:พี่|น้อง|ป้า|ลุง|น้า|อา)/
const OLD =
  /^(?:(?:my|our) (?:[a-z'’]+ )?(?:(?:grand)?(?:mother|father|parents|pa|ma)|mum|mom|dad|gran|in[- ]laws|folks)\b|(?:คุณ)?(?:พ่อ|แม่|ยาย|ย่า|ปู่|ตา(?!ม)|อาม่า|อากง))/
const OF_PARTNER = /\b(?:wife|husband|girlfriend|boyfriend|partner)'s\b|^[ก-์]{2,8}(?:แฟน|สามี)/
const THEIR_PARTNER = /(?:\band|\+) (?:his|her|their) (?:husband|wife|partner|boyfriend|girlfriend)/

export const setOneWriter = (draft: Draft): boolean => {
  draft.isOneWriter = true
  return false
}

export const setTakers = (draft: Draft): boolean => {
  draft.areTakers = true
  return false
}

/** “Four of us: me, my wife, … and my brother, who joins later”; “my sister and I … My sister flies in on Friday”: they are counted already. */
export function isNewcomer({ text }: Sheet, { index, 0: words }: RegExpExecArray): boolean {
  const before = text.slice(0, index)
  if (/[:(][^.!?\n)]{0,120}$/.test(before)) return false
  const noun = NOUN.exec(words)?.[1] ?? words.match(NOUN_TH)?.[0]
  return noun === undefined || !new RegExp(`${noun}(?![a-z])`).test(before)
}
const NOUN =
  /\b(?:my|our) (?:[a-z]+ ){0,2}?([a-z-]+)(?= (?:and|who|will|is|are|joins?|joining|tags?|tagging|fly|flies|flying|comes?|coming|meets?|meeting|catch|drives?|driving)\b|'ll|'s)/
const NOUN_TH =
  /^(?:พี่สาว|พี่ชาย|น้องสาว|น้องชาย|ลูกพี่ลูกน้อง|พี่เขย|น้องเขย|พี่สะใภ้|น้องสะใภ้|เพื่อนสนิท|เพื่อนซี้|น้า|ป้า|ลุง|อา|แม่|พ่อ|ยาย|ตา|ปู่|ย่า|รุ่นพี่|รุ่นน้อง)/

export function settleLater(draft: Draft): void {
  if (draft.heads?.isTotal) return
  draft.adults = (draft.adults ?? 1) + draft.later.adults
  draft.seniors = (draft.seniors ?? 0) + draft.later.seniors
}
