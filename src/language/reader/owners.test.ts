import { expect, it } from 'vitest'
import { OWNERS, ownerOf } from './owners.ts'
import { Sheet } from './sheet.ts'

it.each<readonly [text: string, value: string, kind: 'amount' | 'length' | 'hours', owner: string, why: string]>([
  ['งบ 6000 บาท เที่ยวน่าน', '6000 บาท', 'amount', 'trip', 'a budget'],
  ['ที่พักคืนละไม่เกิน 1500 บาท', '1500 บาท', 'amount', 'thing', 'a night in a room'],
  ['ค่าทางด่วน 240 มีเงิน 9,000', 'มีเงิน 9,000', 'amount', 'trip', 'a price before it is of the toll'],
  ['9,000 baht a trip, ferry 600', '9,000 baht', 'amount', 'trip', 'the word after it has a price of its own'],
  ['ferry 600 or 800 baht', '800 baht', 'amount', 'thing', 'two prices of one thing'],
  ['งบ 6000 บาท ที่พักคืนละ 800', '800', 'amount', 'thing', 'the nearer word wins'],
  ['the ferry is 580 THB each', '580 THB', 'amount', 'thing', 'a fare'],
  ['ค่าเรือเห็นคนละ 700', 'คนละ 700', 'amount', 'thing', 'a fare for each'],
  ['คนละ 3000 (ไม่รวมค่ารถ)', 'คนละ 3000', 'amount', 'trip', 'what it excludes'],
  ['a room (with a fan) for less than 600 baht', '600 baht', 'amount', 'thing', 'across brackets'],
  ['hotel near the beach, budget 9000 baht', '9000 baht', 'amount', 'trip', 'a budget after a room'],
  ['2000 a day, room not counted', '2000 a day', 'amount', 'trip', 'a room that it excludes'],
  ['900 baht a night for a room, not included', '900 baht', 'amount', 'thing', 'a room whose price it is'],
  ['by train, temples, under 1500 baht', '1500 baht', 'amount', 'trip', 'a train beyond commas'],
  ['we paid 900 baht last time', '900 baht', 'amount', 'past', 'what somebody paid'],
  ['ได้รถ PCX วันละ 350 บาท', 'วันละ 350 บาท', 'amount', 'thing', 'the rent of a motorbike'],
  ['เต็นท์หลังละ 300 บาท', '300 บาท', 'amount', 'thing', 'a price by the piece'],
  ['เช่ามอไซค์เอง มีเงินวันละ 600 บาท', '600 บาท', 'amount', 'trip', 'money beside a rented motorbike'],
  ['a car with driver is 1,800 per day', '1,800 per day', 'amount', 'thing', 'what a driver costs'],
  ['last year we stayed 3 weeks in Phuket', '3 weeks', 'length', 'past', 'last year'],
  ['เคยไปเชียงใหม่ 4 วัน ตอนนี้อยากไปน่าน', '4 วัน', 'length', 'past', 'a memory before the wish'],
  ['เคยไปเกาะช้างแล้ว ขอตราด 3 วัน', '3 วัน', 'length', 'trip', 'after a memory without a length'],
  ['เคยไปเกาะช้างมาแล้ว 3 วัน', '3 วัน', 'length', 'past', 'the length of a memory'],
  ['I was thinking six days in total', 'six days', 'length', 'trip', 'a plan, not a memory'],
  ['we were six days on Samui', 'six days', 'length', 'past', 'a memory'],
  ['now we plan 5 days in Krabi', '5 days', 'length', 'trip', 'this trip'],
  ['our baby naps from 1 to 3pm', '1 to 3pm', 'hours', 'thing', 'a nap'],
  ['มีเวลา 6 ชั่วโมงในกรุงเทพ', '6 ชั่วโมง', 'hours', 'trip', 'the day'],
  ['an 8-hour drive', '8-hour', 'hours', 'thing', 'a drive, in English'],
  ['นั่งรถ 3 ชั่วโมงก็ไหว', '3 ชั่วโมง', 'hours', 'thing', 'a drive'],
])('%s: %s is %s of the %s (%s)', (text, value, kind, owner) => {
  const start = text.indexOf(value)
  expect(ownerOf(new Sheet(text), { start, end: start + value.length }, kind)).toBe(owner)
})

const KINDS = ['amount', 'length', 'hours'] as const

const ownerIn = (sentence: string, kind: (typeof KINDS)[number]) => {
  const [before = '', value = ''] = sentence.split(/[‹›]/)
  const span = { start: before.length, end: before.length + value.length }
  return ownerOf(new Sheet(sentence.replace(/[‹›]/g, '')), span, kind)
}
const sentences = (which: 'yes' | 'no') =>
  KINDS.flatMap((kind) => OWNERS[kind].flatMap((row) => row[which].map((text) => [text, kind, row.owner] as const)))

it.each(sentences('yes'))('%s: %s of the %s', (text, kind, owner) => {
  expect(ownerIn(text, kind)).toBe(owner)
})

it.each(sentences('no'))('%s: not %s of the %s', (text, kind, owner) => {
  expect(ownerIn(text, kind)).not.toBe(owner)
})
