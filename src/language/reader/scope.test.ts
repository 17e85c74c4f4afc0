import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { compileRule, matchesOf } from './phrase-rule.ts'
import { readPrompt } from './read-prompt.ts'
import type { ScopeRule } from './scope-rule.ts'
import { SCOPE_RULES } from './scope-rules.ts'
import { SCOPE_SLOTS } from './scope-slots.ts'
import { Sheet } from './sheet.ts'

const gazetteer = shippedGazetteer()

it.each([
  ['อยากไปเที่ยวญี่ปุ่นช่วงซากุระ 5 วัน', 'outside_thailand', 'a country'],
  ['10 days in Japan in April', 'outside_thailand', 'a country, in English'],
  ['บินจากกรุงเทพไปฮานอย 4 วัน', 'outside_thailand', 'Thailand is only where the journey begins'],
  ['อยากไปต่างประเทศครั้งแรก ไปไหนดี', 'outside_thailand', 'any other country'],
  ['somewhere like Thailand but another country, 2 weeks', 'outside_thailand', 'Thailand is only compared'],
  ['เที่ยวหนองคายแล้วข้ามไปเวียงจันทน์', 'trip', 'partly abroad'],
  ['Plan a trip to Thailand and Vietnam', 'trip', 'the country beside another'],
  ['Bangkok after a layover in Hong Kong', 'trip', 'a layover'],
  ['4 days in Phuket from Mumbai', 'trip', 'from abroad'],
  ['ร้านอาหารญี่ปุ่นกับวัดจีนในกรุงเทพ 1 วัน', 'trip', 'names of countries as adjectives'],
  ['What is the capital of France?', 'not_a_trip', 'a question about a country'],
  ['Write me a python script that sorts a list', 'not_a_trip', 'a task'],
  ['แปลประโยคนี้เป็นอังกฤษให้หน่อย ฉันชอบทะเล', 'not_a_trip', 'a task that names a kind of place'],
  ['มือถือเครื่องไหนถ่ายรูปสวย งบไม่เกินหมื่น', 'not_a_trip', 'shopping'],
  ['บ้านที่ต่างจังหวัดโดนปลวกกิน ทำไงดี', 'not_a_trip', 'a house in the provinces'],
  ['สวัสดีครับ', 'not_a_trip', 'a greeting'],
  ['รีวิวทริปน่าน 3 วัน นั่งรถไฟ', 'trip', 'a title with a place and a length'],
  ['รีวิวทริปน่าน 3 วัน เพิ่งกลับมา', 'not_a_trip', 'a trip that is over'],
  ['our car broke down near Nan, is there a tow truck', 'not_a_trip', 'a garage'],
  ['หวัดดี วันนี้งานเยอะทั้งวัน หมดแรง', 'not_a_trip', 'a day that is no day of a trip'],
  ['วันนี้ว่างทั้งวัน ออกไปไหนดี', 'trip', 'a free day and where to go'],
  ['today only, 6 hours, no car', 'trip', 'the hours of today'],
  ['เสาร์นี้ 1 วัน', 'trip', 'a weekday and a length'],
  ['เที่ยวไหนดี', 'trip', 'no place, but a journey'],
  ['3 วัน 2 คืน', 'trip', 'only a length with nights'],
  ['beaches and temples', 'trip', 'two kinds of places'],
  ['ปาย', 'trip', 'only a name'],
  ['บ้านพัก 9 คน งบไม่เกินหกพัน', 'trip', 'who go, a bed and a budget'],
  ['villa for eight, max 12k', 'trip', 'the same, in English'],
  ['7 คน งบคนละ 2,500', 'trip', 'who go and a budget'],
  ['5 adults and 2 kids, 30k budget', 'trip', 'the same, in English'],
  ['ten days with my old parents, no long drives, halal', 'trip', 'a length, who go and what they do not want'],
  ['a week, me and two friends, vegetarian', 'trip', 'the same, of friends'],
  ['ห้าวันกับตายาย ไม่นั่งรถไกล กินเจ', 'trip', 'the same, in Thai'],
  ['my mother was ill for ten days', 'not_a_trip', 'days of something else'],
  ['ลูกเป็นไข้มา 3 วันแล้ว ทำไงดี', 'not_a_trip', 'the same, in Thai'],
  ['งบ 6000', 'not_a_trip', 'only a budget'],
  ['โรงแรมคืนละกี่บาท', 'not_a_trip', 'only the price of a room'],
  ['ซื้อตู้เย็นให้บ้าน 4 คน งบไม่เกินหมื่น', 'not_a_trip', 'something to buy'],
  ['dinner for 7, budget 6000 baht', 'not_a_trip', 'a meal'],
])('%s: %s (%s)', (prompt, scope) => {
  expect(readPrompt(prompt, { today: '2026-11-21', gazetteer }).scope).toBe(scope)
})

describe('words that say whether a trip is asked for', () => {
  const isRead = (rule: ScopeRule, text: string) =>
    matchesOf(new Sheet(text), compileRule(rule, SCOPE_SLOTS)).length > 0

  it.each(SCOPE_RULES.flatMap((rule) => rule.yes.map((text) => [text, rule.says, rule] as const)))(
    '%s: %s',
    (text, _says, rule) => {
      expect(isRead(rule, text)).toBe(true)
    },
  )

  it.each(SCOPE_RULES.flatMap((rule) => rule.no.map((text) => [text, rule.says, rule] as const)))(
    '%s: not %s',
    (text, _says, rule) => {
      expect(isRead(rule, text)).toBe(false)
    },
  )
})

it.each(['อยากไปหมู่บ้านจีนยูนนาน เชียงใหม่ 2 วัน', '3 days in Kanchanaburi for the Burma Railway'])(
  'a kind of place in Thailand that is called after a country is not abroad: %s',
  (prompt) => {
    const { scope, unplanned } = readPrompt(prompt, { today: '2026-11-21', gazetteer })
    expect([scope, unplanned.filter(({ topic }) => topic === 'abroad')]).toEqual(['trip', []])
  },
)
