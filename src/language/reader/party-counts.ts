import type { Draft } from './draft.ts'
import { ARE_OLD } from './kin-rules.ts'
import { COUNT, readNumber } from './numbers.ts'
import { companionIn } from './party-company.ts'
import {
  addAges,
  addKin,
  addSenior,
  adults,
  children,
  family,
  friends,
  kinOf,
  namesIn,
  parentWith,
  people,
  seniors,
} from './party-heads.ts'
import { joinLater, setOneWriter, setTakers } from './party-joiners.ts'
import { eachLiker } from './party-likers.ts'
import type { PartyCount } from './party-rule.ts'

/** What a match says: its number, if it has one, and its words. */
interface Said {
  readonly count: number | null
  readonly text: string
}

/** A result of false: the words say something else. */
type Count = (draft: Draft, said: Said) => boolean | void

const [ADULT_AGE, SENIOR_AGE] = [18, 60]

const NUMBERS = new RegExp(COUNT, 'g')
/** Numbers of people, not `กลุ่มสอง`. */
const COUNTED = new RegExp(`${COUNT}(?=\\s?(?:คน|ท่าน|ชีวิต|หน่วย))`, 'g')
const areGrown = (text: string) => (text.match(/\d{1,2}/g) ?? []).every((age) => Number(age) >= ADULT_AGE)
const agesIn = (text: string) => text.match(/\d{1,2}(?:\.5)?/g)?.length ?? 0
const eachWithChildren = (draft: Draft, text: string, parents: number) => {
  const [many = 2, each = 1] = (text.match(NUMBERS) ?? []).map((number) => readNumber(number) ?? 1)
  adults(draft, many * parents)
  children(draft, many * each)
}

/** What each kind of rule does with its number. */
export const PARTY_COUNTS: Readonly<Record<PartyCount, Count>> = {
  nobody: () => {},
  residents: (draft) => {
    draft.foreigners = draft.guests
  },
  people: (draft, { count, text }) => {
    // `จำนวน 80 คน ครู 6 คน`: the others are not the sum; `พนักงาน 42 คน แพ้กุ้ง 3 คน`: some of them.
    if (draft.heads?.parts === 1 && count !== null && count > draft.heads.count && !/of us/.test(text))
      draft.heads = { count: draft.heads.count + count, isFamily: false }
    // “Six of us, 4 girls and 2 guys”, in either order.
    else if (/of us/.test(text) && draft.heads?.isTotal !== true && (count ?? 0) > (draft.heads?.count ?? 0))
      draft.heads = { count: count ?? 1, isFamily: false }
    else people(draft, count)
  },
  people_left: (draft, { count }) => {
    if (count !== null) draft.heads ??= { count, isFamily: false, isTotal: true }
    draft.areGone = true
  },
  total: (draft, { count }) => {
    draft.heads = { count: count ?? 1, isFamily: false, isTotal: true }
  },
  nations: (draft, { text }) => {
    const numbers = (text.match(NUMBERS) ?? []).map((number) => readNumber(number) ?? 0)
    people(
      draft,
      numbers.reduce((sum, number) => sum + number, 0),
    )
    draft.foreigners = (text.endsWith('ไทย') ? numbers[0] : numbers[1]) ?? null
  },
  alone: (draft) => {
    // One of a party drives alone.
    if ((draft.heads?.count ?? draft.along ?? 1) > 1) return
    adults(draft, 1)
    draft.isAlone = true
  },
  hosts: (draft, { text }) => {
    draft.areHosts = true
    if (/\bus\b/.test(text)) draft.areSeveral = true
  },
  several: (draft) => {
    draft.areSeveral = true
    return false
  },
  old: (draft) => {
    draft.areOld = true
    draft.areSeveral = true
  },
  one_less: (draft) => {
    draft.fewer++
  },
  some_less: (draft, { count }) => {
    draft.fewer += count ?? 1
  },
  one_more: (draft) => {
    if (draft.heads === null) draft.companions.add('driver')
    else draft.heads = { ...draft.heads, count: draft.heads.count + 1 }
  },
  more_people: (draft, { count }) => {
    const { heads } = draft
    if (heads?.isTotal) return
    draft.heads = { count: (heads?.count ?? 0) + (count ?? 0), isFamily: false, parts: (heads?.parts ?? 0) + 1 }
  },
  adults: (draft, { count }) => adults(draft, count ?? 2),
  adults_of_all: (draft, { count }) => {
    adults(draft, count ?? 2)
    draft.adultsAreAll = true
  },
  adults_and_children: (draft, { count, text }) => {
    adults(draft, count ?? 1)
    children(
      draft,
      readNumber(text.match(/[a-z]+|\d{1,2}/g)?.findLast((part) => readNumber(part) !== null) ?? '1') ?? 1,
    )
  },
  adults_plus_children: (draft, { text }) => {
    const [grown = 2, young = 1] = (text.match(/\d/g) ?? []).map(Number)
    draft.adults = (draft.adults ?? 0) + grown
    draft.children = (draft.children ?? 0) + young
  },
  adults_with_seniors: (draft, { count, text }) => {
    const old = readNumber((text.match(NUMBERS) ?? [])[1] ?? '') ?? 1
    adults(draft, Math.max(0, (count ?? old) - old))
    seniors(draft, old)
  },
  parents_and_grown: (draft, { count }) => adults(draft, 2 + (count ?? 1)),
  rest_are_children: (draft) => {
    draft.areRestChildren = true
  },
  adults_and_child: (draft, { count }) => {
    adults(draft, count ?? 2)
    children(draft, 1)
  },
  writer: (draft) => {
    // “My two sons and I”.
    if ((draft.children ?? 0) > 0 && draft.companions.size === 0 && draft.heads === null) adults(draft, 1)
  },
  writer_away: (draft) => {
    draft.isWriterAway = true
  },
  partner_away: (draft) => {
    draft.isPartnerAway = true
  },
  couple: (draft) => {
    // “Our honeymoon, the four of us”.
    if (draft.along !== null) draft.companions.add('partner')
    else draft.isCouple = true
  },
  relatives: (draft, { count }) => adults(draft, count ?? 2),
  couples: (draft, { count, text }) => {
    const heads = 2 * (count ?? 2)
    if (ARE_OLD.test(text)) seniors(draft, heads)
    adults(draft, ARE_OLD.test(text) ? 0 : heads)
  },
  friends_along: (draft, { count }) => {
    draft.along ??= count ?? 2
  },
  friends_come: (draft, { count }) => {
    draft.joining += count ?? 1
  },
  joins_later: (draft, { count, text }) => joinLater(draft, count, text),
  one_writer: setOneWriter,
  we_take: setTakers,
  named: (draft, { text }) => {
    const count = namesIn(text)
    if (count === null) return false
    draft.heads = { count, isFamily: false, isTotal: true }
    return true
  },
  friends: (draft, { count }) => friends(draft, count),
  foreign_friends: (draft, { count }) => {
    adults(draft, (count ?? 1) + (draft.isWriterAway ? 0 : 1))
    draft.foreigners ??= count
  },
  partner: (draft) => {
    draft.companions.add('partner')
  },
  partner_too: (draft) => {
    if (draft.isListed && !draft.companions.has('partner')) draft.adults = (draft.adults ?? 1) + 1
    draft.companions.add('partner')
  },
  children_too: (draft, { count }) => {
    draft.children ??= count
  },
  thai_partner: (draft) => {
    draft.companions.add('partner')
    draft.thais = Math.max(draft.thais, 1 + draft.partnersKin)
  },
  foreign_partner: (draft) => {
    draft.companions.add('partner')
    if ((draft.foreigners ?? 0) === 0 || draft.language === 'th') draft.foreigners = 1 + draft.partnersKin
  },
  companion: (draft, { text }) => {
    draft.companions.add(companionIn(text))
  },
  // `แม่แฟนไปด้วย`: the partner comes too.
  with_partners_kin: (draft, { count, text }) => {
    draft.companions.add('partner')
    if ((count ?? 0) >= SENIOR_AGE) addSenior(draft)
    else draft.companions.add(text)
    draft.kin.add(kinOf(text) ?? text)
  },
  guests: (draft, { count }) => {
    draft.foreigners ??= count
    return false
  },
  guest: (draft, { count }) => {
    draft.foreigners ??= count
    draft.companions.add('guest')
  },
  family: (draft, { count }) => (count === null ? family(draft) : people(draft, count, true)),
  trio: (draft, { count, text }) => {
    adults(draft, 2)
    draft.hasOwnChildren = true
    // `พ่อแม่ลูก 2 คน` are two children, `พ่อแม่ลูก 4 คน` four people, `พ่อแม่ลูกเล็ก 3 คน` three children.
    const isAll = count !== null && count > 2 && !/ลูก(?:เล็ก|น้อย|อ่อน|วัยซน)/.test(text)
    children(draft, isAll ? count - 2 : (count ?? 1))
  },
  parent_and_child: (draft, { text }) => parentWith(draft, 2, text),
  mother_and_children: (draft, { count, text }) => parentWith(draft, count ?? 2, text),
  parent_of: (draft, { text }) => {
    const count = readNumber(/(?:สอง|สาม|สี่|ห้า)$/.exec(text)?.[0] ?? '') ?? 2
    adults(draft, 1)
    children(draft, count)
  },
  grown_pair: (draft) => {
    adults(draft, 2)
    draft.isPair = true
  },
  children: (draft, { count }) => children(draft, count ?? 1),
  nephews: (draft, { count }) => {
    children(draft, count ?? 1)
    draft.areNephews = true
  },
  more_children: (draft, { count }) => children(draft, (draft.children ?? 0) + (count ?? 1)),
  no_children: (draft) => {
    draft.children ??= 0
  },
  one_more_child: (draft) => addAges(draft, 1),
  children_by_ages: (draft, { text }) => {
    // “Kids 5” may be five of them.
    if (agesIn(text) < 2) return false
    // “3 girls (24, 25 and 27)”.
    if (areGrown(text)) adults(draft, agesIn(text))
    else children(draft, agesIn(text))
    return true
  },
  children_of_ages: (draft, { text }) => {
    addAges(draft, agesIn(text))
  },
  one_of_age: (draft, { count }) => {
    const age = count ?? 1
    if (age < ADULT_AGE) addAges(draft, 1)
    else if (age >= SENIOR_AGE) addSenior(draft)
  },
  child_of_age: (draft, { count }) => {
    if ((count ?? ADULT_AGE) >= ADULT_AGE) return false
    addAges(draft, 1)
    return true
  },
  sum_of_parts: (draft, { text }) => {
    const counted = text.match(COUNTED) ?? []
    const numbers = counted.length > 1 ? counted : (text.match(NUMBERS) ?? [])
    const parts = numbers.map((number) => readNumber(number) ?? 0)
    people(
      draft,
      parts.reduce((sum, part) => sum + part, 0),
    )
    // What they do is read elsewhere; “we are six, two are missing” is no other number.
    return /ขาด|หาอีก|รับ|of them/.test(text)
  },
  likers: (draft, { text }) => eachLiker(draft, text),
  all_of_ages: (draft, { text }) => {
    const ages = (/\(.*$/s.exec(text)?.[0].match(/\d{1,2}/g) ?? []).map(Number)
    if (ages.every((age) => age < ADULT_AGE)) return false
    adults(draft, ages.filter((age) => age >= ADULT_AGE && age < SENIOR_AGE).length)
    children(draft, ages.filter((age) => age < ADULT_AGE).length)
    seniors(draft, ages.filter((age) => age >= SENIOR_AGE).length)
    return true
  },
  seniors: (draft, { count }) => seniors(draft, count ?? 1),
  only_seniors: (draft, { count, text }) => {
    // `สองตายายวัยเกษียณ 70 กับ 68`: how old they are.
    seniors(draft, count === null || (count >= SENIOR_AGE && /เกษียณ|สูงวัย/.test(text)) ? 2 : count)
    adults(draft, 0)
  },
  one_more_senior: (draft, { text }) => {
    // `แม่อยากไป … แม่อายุ 72`: her age is said later.
    const who = kinOf(text)
    if (who !== undefined && draft.kin.has(who)) return
    addSenior(draft)
    if (who !== undefined) draft.kin.add(who)
  },
  kin: (draft, { text }) => addKin(draft, text),
  kin_of_age: (draft, { count, text }) => {
    if ((count ?? 0) >= SENIOR_AGE) addSenior(draft)
    else draft.companions.add(text)
    draft.kin.add(kinOf(text) ?? text)
  },
  a_senior: (draft) => {
    if ((draft.seniors ?? 0) === 0) seniors(draft, 1)
  },
  senior_of_age: (draft, { text }) => {
    addSenior(draft)
    const who = kinOf(text)
    if (who !== undefined) draft.kin.add(who)
    draft.aged.add(text.replace(/^คุณ|(?:ไปด้วย|ก็)?\s*(?:อายุ|วัย).*$/g, ''))
  },
  writer_of_age: (draft, { count }) => {
    if ((count ?? 0) < SENIOR_AGE) return
    seniors(draft, 1)
    draft.isWriterOld = true
  },
  half_foreign: (draft) => {
    draft.areHalfForeign = true
  },
  foreigners: (draft, { count }) => {
    draft.foreigners ??= count
  },
  partners_parents: (draft) => {
    draft.partnersKin ||= 2
    return false
  },
  takers: (draft, { count }) => {
    draft.isWriterAway = true
    adults(draft, count ?? 1)
  },
  one_thai: (draft) => {
    draft.isOnlyThai = true
  },
  their_family: (draft, { count }) => {
    draft.families += count ?? 0
  },
  families_with_children: (draft, { text }) => eachWithChildren(draft, text, 2),
  parents_with_children: (draft, { text }) => eachWithChildren(draft, text, 1),
  equal_cars: (draft, { text }) => {
    const [many = 2, each = 1] = (text.match(NUMBERS) ?? []).map((number) => readNumber(number) ?? 1)
    people(draft, many * each)
  },
  equal_families: (draft, { text }) => {
    const [many = 2, size = 1] = (text.match(NUMBERS) ?? []).map((number) => readNumber(number) ?? 1)
    adults(draft, many * Math.min(2, size))
    children(draft, many * Math.max(0, size - 2))
  },
}
