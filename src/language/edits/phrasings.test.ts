import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import type { Change, EditStop, Target } from './edit.ts'
import { readEdit } from './read-edit.ts'

const gazetteer = shippedGazetteer()
const stop = (day: number, placeId: string, nameTh: string, nameEn: string, category: string): EditStop => ({
  day,
  placeId,
  nameTh,
  nameEn,
  provinceCode: '50',
  category,
})
const stops = [
  stop(1, 'suthep', 'วัดพระธาตุดอยสุเทพ', 'Wat Phra That Doi Suthep', 'temple'),
  stop(1, 'museum', 'พิพิธภัณฑ์พื้นถิ่นล้านนา', 'Lanna Folklife Museum', 'museum'),
  stop(2, 'mae-sa', 'น้ำตกแม่สา', 'Mae Sa Waterfall', 'waterfall'),
  stop(3, 'garden', 'สวนของป้าแดง', 'Garden of Auntie Daeng', 'garden'),
]
const read = (prompt: string) => readEdit(prompt, { today: '2026-11-22', gazetteer, days: 3, stops })

/** A change in a few words: what, then the day after `@`. */
function brief(change: Change): string {
  const at = 'day' in change && change.day !== null ? `@${change.day}` : ''
  switch (change.kind) {
    case 'pace':
      return `${change.direction}${at}`
    case 'add':
      return `add ${change.count === null ? '' : `${change.count} `}${nameOf(change.target)}${at}`
    case 'remove':
    case 'less':
      return `${change.kind} ${nameOf(change.target)}${at}`
    case 'keep':
      return `keep${change.target ? ` ${nameOf(change.target)}` : ''}${at}`
    case 'replace':
      return `${nameOf(change.from)} -> ${nameOf(change.to)}${at}`
    case 'move':
      return `move ${nameOf(change.target)} to ${change.to}`
    case 'swap_days':
      return `swap ${change.days.join(' ')}`
    case 'base':
      return `base ${change.base?.townId ?? change.base?.placeId ?? '?'}${at}`
    case 'window':
      return `window ${change.start ?? ''}-${change.end ?? ''}${at}`
    case 'shift':
      return `${change.part} ${change.minutes}${at}`
    case 'days':
      return `${change.days} days`
    case 'max_stops':
      return `max ${change.count}${at}`
    case 'spending':
      return change.spending === 'low' ? 'cheaper' : 'dearer'
    case 'budget':
      return `budget ${change.budget.amount}`
    case 'transport':
      return change.transport
    case 'dates':
      return change.startDate
    case 'food':
      return change.food.diets.join()
    default:
      return `${change.kind}${at}`
  }
}

const nameOf = (target: Target) =>
  target.kind === 'concept' ? target.key : target.kind === 'place' ? target.placeId : target.code

/** Each row: the prompt, what it asks for, and what is awkward about it. */
const PHRASINGS: readonly (readonly [prompt: string, changes: readonly string[], because?: string])[] = [
  [
    'make day 2 lighter, no museums, add a night market, keep the hotel',
    ['lighter@2', 'remove museum', 'add 1 night_market', 'keep_base'],
  ],
  ['วันที่ 2 ให้เบาลง ไม่เอาพิพิธภัณฑ์ เพิ่มตลาดกลางคืน พักที่เดิม', ['lighter@2', 'remove museum', 'keep_base', 'add night_market']],
  ['ช่วยทำให้วันที่ 2 เบาๆ หน่อยนะคะ', ['lighter@2'], 'particles'],
  ['ขอวันแรกชิลๆ หน่อยครับ', ['lighter@1'], 'a word of pace, not of change'],
  ['Could you please make the second day a bit more relaxed? Thanks!', ['lighter@2'], 'politeness'],
  ['day 2 is too packed', ['lighter@2'], 'a complaint, not a request'],
  ['วันที่ 2 แน่นเกินไป', ['lighter@2'], 'a complaint'],
  ['make days 2 and 3 lighter', ['lighter@2', 'lighter@3'], 'a list of days'],
  ['วันที่ 2 กับ 3 เบาลง', ['lighter@2', 'lighter@3'], 'a list of days'],
  ['day 1 could be fuller', ['fuller@1']],
  ['วันสุดท้ายโล่งไป เพิ่มที่เที่ยวอีก', ['fuller@3'], 'a complaint and its cure'],
  ['no museums', ['remove museum'], 'no day'],
  ['ไม่เอาวัดแล้ว', ['remove temple'], 'no day'],
  ['too many temples', ['less temple'], 'a complaint: not “many temples”'],
  ['วัดเยอะไป', ['less temple'], 'a complaint about a kind, not about the pace'],
  ['fewer temples on day 1 please', ['less temple@1'], 'the day comes last'],
  ['remove Doi Suthep', ['remove suthep'], 'part of the name'],
  ['เอาน้ำตกแม่สาออก', ['remove mae-sa'], 'the verb surrounds the name'],
  ['ตัดสวนของป้าแดงทิ้ง', ['remove garden'], 'a place of the traveller'],
  ['add a cafe on day 3', ['add 1 cafe@3']],
  ['วันที่ 3 ขอคาเฟ่ 2 ร้าน', ['add 2 cafe@3'], 'a count with a classifier'],
  ['add some cafés and a spa', ['add cafe', 'add 1 spa'], 'two kinds'],
  ['more waterfalls', ['add waterfall']],
  ['add nigth market', ['add night_market'], 'a typing error in a kind'],
  ['make day 2 ligther', ['lighter@2'], 'a typing error in the wish'],
  ['no musuems pls', ['remove museum'], 'a typing error and short forms'],
  ['move Doi Suthep to day 3', ['move suthep to 3']],
  ['ย้ายน้ำตกแม่สาไปวันแรก', ['move mae-sa to 1']],
  ['replace the museum with a cafe', ['museum -> cafe'], 'a kind stands for the stop'],
  ['เอาคาเฟ่แทนพิพิธภัณฑ์', ['museum -> cafe'], 'the new one comes first'],
  ['swap day 1 and day 3', ['swap 1 3'], '“and” ends no clause here'],
  ['สลับวันที่ 1 กับวันที่ 2', ['swap 1 2']],
  ['same hotel, but start later on day 2', ['keep_base', 'start 60@2']],
  ["don't change the hotel", ['keep_base'], 'a “no” that removes nothing'],
  ['ไม่ต้องเปลี่ยนที่พัก', ['keep_base'], 'a “no” that removes nothing'],
  ['โรงแรมเดิม เริ่มสายหน่อย', ['keep_base', 'start 60']],
  ['stay in Pai on the first night', ['base pai@1'], 'a town is no province to visit'],
  ['คืนแรกนอนที่ปาย', ['base pai@1'], 'the night comes first'],
  ['change the hotel', ['base ?'], 'no word on where'],
  [
    'start day 1 at 10 am and be back by 6 pm',
    ['window 600-@1', 'window -1080@1'],
    'a day between the verb and the time',
  ],
  ['วันที่ 1 เริ่ม 10 โมง', ['window 600-@1']],
  ['finish an hour earlier every day', ['end -60']],
  ['วันที่ 2 กลับเร็วขึ้น', ['end -60@2']],
  ['make it cheaper', ['cheaper']],
  ['ขอประหยัดกว่านี้หน่อยค่ะ', ['cheaper'], 'particles'],
  ['less driving please', ['travel']],
  ['จัดลำดับใหม่ ไม่ต้องวนไปวนมา', ['travel']],
  ['optimise the route', ['travel'], 'no wish besides'],
  ['keep day 1 as is, fewer stops on day 2', ['keep@1', 'lighter@2']],
  ['วันที่ 1 เหมือนเดิม', ['keep@1']],
  ['at most 3 stops a day', ['max 3']],
  ['วันที่ 2 lighter หน่อย add ตลาดกลางคืน', ['lighter@2', 'add night_market@2'], 'both languages'],
  ['no วัด, more คาเฟ่', ['remove temple', 'add cafe'], 'both languages'],
  ['day 2: no temples, add a cafe. Day 3 start at 10', ['remove temple@2', 'add 1 cafe@2', 'window 600-@3'], 'a colon'],
  ['MAKE DAY 2 LIGHTER!!!', ['lighter@2'], 'capitals'],
  ['hello', [], 'no wish at all'],
]

describe('phrasings of edits', () => {
  it.each(PHRASINGS.map(([prompt, changes]) => ({ prompt, changes })))('$prompt', ({ prompt, changes }) => {
    expect(read(prompt).changes.map(brief)).toEqual(changes)
  })

  it('understands every word of the phrasings', () => {
    const left = PHRASINGS.flatMap(([prompt]) => read(prompt).notUnderstood)
    expect(left).toEqual([])
  })

  it('leaves the trip alone when the day does not exist', () => {
    expect(read('make day 9 lighter')).toMatchObject({ changes: [], notUnderstood: ['make day 9 lighter'] })
  })

  it('quotes the words that ask for each change', () => {
    expect(read('make days 2 and 3 lighter, no museums').changes.map(({ said }) => said)).toEqual([
      'make day 2, 3 lighter',
      'make day 2, 3 lighter',
      'no museums',
    ])
  })
})
