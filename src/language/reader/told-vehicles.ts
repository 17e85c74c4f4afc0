import type { Sheet } from './sheet.ts'

/**
 * Whether a vehicle is only spoken of: how they went another time, what somebody else has, an accident, a noise. “Last year by
 * bus, now with our car”, `เมื่อก่อนนั่งรถทัวร์`, “motorbikes scare me”.
 */
export function isOnlyTold({ text }: Sheet, at: number, words: string): boolean {
  const before = text.slice(Math.max(0, at - BEFORE), at)
  const after = text.slice(at + words.length, at + words.length + AFTER)
  if (ANOTHER_TIME.test(`${before}${words}`.slice(0, before.length + 1))) return true
  if (USUALLY.test(before) && NOW.test(after)) return true
  return OF_OTHERS.test(before) || SAID_OF_IT.test(after)
}
const BEFORE = 56
const AFTER = 96

/** In the same clause, without a word for this time between. */
const ANOTHER_TIME =
  /(?:\b(?:last (?:time|year|trip|month|summer|winter)|(?:we|i|they) used to|previously|in the past|years? ago|years ago)\b(?:(?!\b(?:now|this|but|so|again|want|will|next)\b)[^.,;!?\n]){0,44}|(?:เมื่อก่อน|แต่ก่อน|สมัยก่อน|ก่อนหน้านี้|คราวก่อน|คราวที่แล้ว|ครั้งก่อน|ครั้งที่แล้ว|รอบก่อน|รอบที่แล้ว|ปีก่อน|ปีที่แล้ว|ปีกลาย)(?:(?!คราวนี้|รอบนี้|ปีนี้|ครั้งนี้|ตอนนี้|เดี๋ยวนี้|สมัยนี้|ล่าสุด|แต่|จะ|อยาก|ขอ)[^.,;!?\n]){0,24}|(?<!ไม่|ค่อย|ใคร|อย่าง)เคย(?:(?!จะ|อยาก)[^\s.,;!?]){0,10}).$/
const USUALLY =
  /(?:\b(?:usually|normally)\b[^.;!?\n]{0,32}|(?:ปกติ|ปรกติ|ธรรมดา|ทุกที|ทุกครั้ง)(?:(?!คราวนี้|รอบนี้|ครั้งนี้)[^.,;!?\n]){0,24})$/
const NOW = /\b(?:this time|now|for once)\b|คราวนี้|รอบนี้|ครั้งนี้|ปีนี้|ทริปนี้|เที่ยวนี้/
const OF_OTHERS =
  /\b(?:noise of|sound of|smell of|broke my (?:leg|arm|ankle|wrist)[^.,;!?\n]{0,12}|(?:crashed|crash|accident|fell off|fell|came off|hit by|injured)(?: (?:on|with|from|off|by|a|an|the|my|in)){0,3}|never (?:been|ridden|rode|sat|driven)(?: (?:on|in))?(?: (?:a|an|the|any))?|(?:neighbou?rs?|brother|sister|son|dad|father|uncle|cousin|friends?)(?: who)? (?:loves?|likes?|has|have|collects?|sells?|races?|repairs?|works? on|told me (?:that )?)(?: (?:a|an|his|her|the|old|toy|fast)){0,2}|lots of|full of|too many|so many) ?$|(?:เป็นคนขับ|อาชีพขับ|เสียง|อู่|ซ่อม|ขาย|โดน|ร้าน)$/
const SAID_OF_IT =
  /^s? ?(?:(?:are|is|were|was|look|looks|seem|seems|can be) (?:too |so |very |really |just )?(?:dangerous|scary|deadly|noisy|risky|frightening|loud)|scares?|frighten|annoy|make (?:me|us) nervous|accidents?\b|crash|noise)|^(?:ไป|มา|แล้ว|เลย)?(?:ล้ม|คว่ำ|ชน|เสียงดัง|อันตราย|เข็ด|เมามาก|เมาเลย|แล้วเมา|แล้วเข็ด|ตลอดเลยเข็ด)/
