import { assume, type Draft } from './draft.ts'
import { readNumber } from './numbers.ts'
import { youngestIn } from './party-ages.ts'
import { GOES_WITH_GROWN_CHILD, IS_TAKEN, NOT_COMING, NOT_TAKEN } from './party-beside-rules.ts'
import { PARTY_COUNTS } from './party-counts.ts'
import { isNewcomer, settleLater } from './party-joiners.ts'
import { KIN_RULES } from './party-kin-rules.ts'
import { readMembers } from './party-list.ts'
import { ALL_PARTY_RULES, EARLY_PARTY_RULES } from './party-order.ts'
import type { PartyCount, PartyRule } from './party-rule.ts'
import { PARTY_SLOTS } from './party-slots.ts'
import { addSpoken, spokenOf } from './party-spoken.ts'
import { passTold } from './party-told.ts'
import { RuleList, takeRule } from './phrase-rule.ts'
import type { Sheet, Span } from './sheet.ts'

/** Of a kind, as many as a trip may have. */
const MAX_HEADS = 100
/** Plain numbers of people: of more, as many as a trip may have are counted, and the trip says so. */
const CAPPED: ReadonlySet<PartyCount> = new Set(['people', 'adults', 'children', 'seniors'])
const ADULT_AGE = 18
const NAMED_RULES = new Set<PartyRule>(KIN_RULES)
const PARTS = new RuleList(EARLY_PARTY_RULES, PARTY_SLOTS)
const RULES = new RuleList(ALL_PARTY_RULES, PARTY_SLOTS)

/** What is still read where the travellers are listed one by one. */
const BESIDE_LISTS: ReadonlySet<PartyCount> = new Set([
  'people',
  'people_left',
  'one_less',
  'residents',
  'foreigners',
  'no_children',
  'old',
  'several',
  'partner_too',
  'partners_parents',
  'one_thai',
  'foreign_partner',
  'thai_partner',
  'children_too',
  'total',
  'nobody',
  'some_less',
  'children_by_ages',
  'one_more_child',
  'child_of_age',
])

/** Those who come on top of the others, unless they are named before. */
const NEWCOMERS: ReadonlySet<PartyCount> = new Set(['joins_later', 'friends_come'])

/** Who travels. */
export function readParty(sheet: Sheet, draft: Draft): void {
  draft.youngest = youngestIn(sheet)
  const bystanders: Span[] = draft.language === 'en' ? passTold(sheet, draft) : []
  const passBy = ({ index, 0: words }: RegExpExecArray) => bystanders.push({ start: index, end: index + words.length })
  for (const part of PARTS.within(sheet))
    takeRule(sheet, part, (match) => {
      if (NEWCOMERS.has(part.rule.who) && !isNewcomer(sheet, match)) return false
      if (part.rule.who === 'nobody') passBy(match)
      const isRead = PARTY_COUNTS[part.rule.who](draft, { count: countIn(match, part.rule.count), text: match[0] })
      return part.rule.who === 'people' && DOERS.test(match[0]) ? false : isRead
    })
  if (sheet.find(ROMANCE).length > 0) wishRomance(draft)
  draft.isListed = readMembers(sheet, draft, ({ start, end }) => isAtHome(sheet, start, end))
  let capped: number | null = null
  for (const compiled of RULES.within(sheet)) {
    const { who, count: usual = null } = compiled.rule
    takeRule(sheet, compiled, (match) => {
      // “A family of five, two kids and a gran”: the others are the parents.
      const isSized = who === 'family' && countIn(match) !== null
      // “My wife and I with our 5 and 7 year old boys”.
      const isBeside = BESIDE_LISTS.has(who) || (who === 'children_of_ages' && (draft.children ?? 0) === 0)
      if (draft.isListed && !isSized && !isBeside) return true
      if (draft.isAlone && NAMED_RULES.has(compiled.rule) && !isTaken(sheet, match)) return true
      if (isAtHome(sheet, match.index, match.index + match[0].length)) {
        if (who === 'partner') draft.isPartnerAway = true
        passBy(match)
        return true
      }
      if (who === 'nobody') passBy(match)
      const said = countIn(match, usual)
      if (said !== null && (said < 1 || (said > MAX_HEADS && !CAPPED.has(who)))) return false
      const count = said === null ? null : Math.min(said, MAX_HEADS)
      const isRead = PARTY_COUNTS[who](draft, { count: count === null ? null : Math.round(count), text: match[0] })
      if (said !== null && said > MAX_HEADS && isRead !== false) capped = said
      return DOERS.test(match[0]) ? false : isRead
    })
  }
  // Of 300 people at a concert two may travel.
  const most = Math.max(draft.heads?.count ?? 0, draft.adults ?? 0, draft.children ?? 0, draft.seniors ?? 0)
  if (capped !== null && most >= MAX_HEADS) assume(draft, 'party_capped', { said: capped, people: MAX_HEADS })
  growWithParent(sheet, draft)
  draft.spoken = spokenOf(sheet, bystanders)
}

/** “4 divers” want to dive: what they do is read elsewhere. */
const DOERS = /\b(?:divers?|surfers?|climbers?|hikers?|trekkers?|golfers?|birders?)$/

/** `อายุ 66 ไปน่านกับลูกสาว`: two, of whom the child pays as adults do. */
function growWithParent({ text }: Sheet, draft: Draft): void {
  const { children, youngest, childAges, companions, seniors, heads } = draft
  if (children !== 1 || youngest !== null || childAges > 0 || companions.size > 0 || (seniors ?? 0) > 1) return
  if ((heads !== null && heads.count !== 2) || !GOES_WITH_GROWN_CHILD.test(text)) return
  draft.seniors = seniors ?? (IS_RETIRED.test(text) ? 1 : 0)
  draft.adults = draft.seniors === 1 ? 1 : 2
  draft.children = 0
}
const IS_RETIRED = /เกษียณ|(?:อายุ|วัย)\s?[6-9]\d/

/** The number in the first slot of a match that has one. */
function countIn(match: RegExpExecArray, usual: number | null = null): number | null {
  const figure = match.slice(1).find((group) => group !== undefined)
  return figure === undefined ? usual : readNumber(figure)
}

/** Beside a solo traveller only those count with whom, or who is taken along: not “my parents worry”. */
const isTaken = ({ text }: Sheet, { index, 0: words }: RegExpExecArray) =>
  IS_TAKEN.test(text.slice(Math.max(0, index - LONGEST_CUE), index)) || /^(?:กับ|กะ|พา|ชวน|with|and|plus)/.test(words)

/** “My mother-in-law is not coming”, `ปู่ย่าไม่ไป`, `ไม่พาลูกไป`. */
function isAtHome({ text }: Sheet, start: number, end: number): boolean {
  return NOT_TAKEN.test(text.slice(Math.max(0, start - LONGEST_CUE), start)) || NOT_COMING.test(text.slice(end))
}
const LONGEST_CUE = 36

/** People who like romantic places. */
const ROMANCE =
  /\b(?:honeymoon|couples?(?! of)|newly ?weds?|girlfriend(?!s)|boyfriend(?!s))|คู่รัก|ฮันนีมูน|(?<!เลิกกับ|เลิกกะ|ทะเลาะกับ|ไม่มี|หา|ทิ้ง)แฟน(?!คลับ|เพจ|พันธุ์|เก่า|ทิ้ง|เท|บอกเลิก)/g

function wishRomance(draft: Draft): void {
  if (draft.interests.some(({ key }) => key === 'romantic')) return
  draft.interests.push({ key: 'romantic', kind: 'tag', weight: 0.6, minCount: null, exclusive: false, day: null })
}

/** Fills in what the prompt leaves open. Prompts in English usually come from foreigners, who pay foreigner prices. */
export function settleParty(draft: Draft): { adults: number; children: number; seniors: number; foreigners: number } {
  // “Krabi with a pushchair”.
  if (draft.walking === 'stroller') draft.children ??= 1
  settlePair(draft)
  growUp(draft)
  settleHeads(draft)
  if (draft.isCouple) draft.adults ??= 2
  if (draft.joining > 0 && draft.heads === null) draft.adults = (draft.adults ?? 1) + draft.joining
  // “Our son flies to Trat with his girlfriend”.
  if (
    draft.isWriterAway &&
    draft.children === 1 &&
    draft.companions.size > 0 &&
    (draft.youngest ?? ADULT_AGE) >= ADULT_AGE
  ) {
    draft.adults = (draft.adults ?? 0) + 1
    draft.children = 0
  }
  const withOthers = (draft.children ?? 0) + (draft.seniors ?? 0) > 0
  if (draft.adults === null) {
    const isOne =
      !draft.areTakers &&
      (draft.isAlone ||
        draft.isPartnerAway ||
        draft.isOneWriter ||
        draft.areNephews ||
        (draft.families > 0 && !draft.areSeveral) ||
        (draft.children === null && (withOthers || !draft.areSeveral)))
    // `ต่างชาติ 2 คน`.
    draft.adults = Math.max(isOne ? 1 : 2, withOthers ? 0 : (draft.foreigners ?? 0))
    if (draft.isWriterAway && withOthers) draft.adults = 0
    else
      assume(draft, withOthers ? 'adults_beside_others' : 'adults_assumed', {
        adults: draft.adults + draft.later.adults,
      })
  }
  // “With my parents, both retired”: they are who is old.
  if (draft.areOld && (draft.seniors ?? 0) === 0) {
    draft.seniors = (draft.seniors ?? 0) + draft.adults
    draft.adults = 0
  }
  // “A 63-year-old woman travelling alone”: the one who is old.
  if (draft.isAlone && draft.seniors === 1 && draft.adults === 1 && draft.kin.size + draft.companions.size === 0)
    draft.adults = 0
  joinFamilies(draft)
  settleLater(draft)
  addSpoken(draft)
  const heads = draft.adults + (draft.children ?? 0) + (draft.seniors ?? 0)
  if (draft.areHalfForeign) draft.foreigners ??= Math.round(heads / 2)
  if (draft.isOnlyThai && heads > 1) draft.foreigners = heads - 1
  if (draft.foreigners === null && draft.language === 'en') {
    draft.foreigners = heads - draft.thais
    assume(draft, 'foreigner_fees', {})
  }
  return {
    adults: draft.adults,
    children: draft.children ?? 0,
    seniors: draft.seniors ?? 0,
    foreigners: Math.min(heads, draft.foreigners ?? 0),
  }
}

/** The families of others: their parents, and children unless these are counted already. */
function joinFamilies(draft: Draft): void {
  if (draft.families === 0 || draft.heads?.isTotal) return
  const known = draft.hasOwnChildren ? 0 : Math.min(draft.children ?? 0, draft.families)
  const grown = known > 0 ? draft.families - known : Math.min(2, draft.families)
  draft.adults = (draft.adults ?? 1) + grown
  draft.children = (draft.children ?? 0) + draft.families - known - grown
}

/** A mother and her grown-up daughter, whatever else is said of them. */
function settlePair(draft: Draft): void {
  if (!draft.isPair) return
  // “She's 9 … we're mother and daughter only”.
  if (draft.youngest !== null && draft.youngest < ADULT_AGE) {
    draft.adults = 1
    draft.children = 1
    return
  }
  draft.adults = 2
  draft.seniors = 0
  draft.children = 0
}

/** `แม่ 70 ไปกันสองคนแม่ลูก`: the child of someone who is old, and of no age itself, is grown up. */
function growUp(draft: Draft): void {
  const { kinPair, heads, seniors, children, youngest } = draft
  if (seniors !== 1 || children === null || youngest !== null || draft.childAges > 0) return
  const isParentOld = kinPair?.parent !== undefined && (draft.kin.has(kinPair.parent) || draft.kin.size === 0)
  if (!isParentOld && !(heads?.count === 2 && children === 1)) return
  draft.adults = isParentOld ? kinPair.heads - 1 : 1
  draft.children = 0
}

/** Adults are who remains of the party. */
function settleHeads(draft: Draft): void {
  const { companions, along } = draft
  const gone = draft.areGone ? 0 : draft.fewer
  const heads = draft.heads && { ...draft.heads, count: Math.max(1, draft.heads.count - gone) }
  // `พ่อแม่แฟน … ไปกัน 4 คน มีเรา แฟน พ่อแม่เค้า`: the same parents, named twice.
  const named = (draft.adults ?? 0) + (draft.children ?? 0) + (draft.seniors ?? 0)
  if (draft.seniors === 4 && named - 2 === heads?.count) draft.seniors = 2
  if (draft.areRestChildren && heads !== null && draft.adults !== null)
    draft.children = Math.max(0, heads.count - draft.adults - (draft.seniors ?? 0))
  if (draft.adults !== null) {
    const listed = draft.adults + (draft.children ?? 0) + (draft.seniors ?? 0)
    const isPart = draft.isListed || heads?.isTotal || draft.adults === 0
    if (isPart && heads !== null && heads.count > listed) draft.adults += heads.count - listed
    // `พาแม่กับน้าไป ผู้ใหญ่ 3 คน`: the mother is one of the three.
    if (draft.adultsAreAll) draft.adults = Math.max(1, draft.adults - (draft.seniors ?? 0))
    return
  }
  if (heads === null) {
    const others = [...companions].filter((who) => !draft.aged.has(who))
    const writer = draft.isWriterOld || draft.isWriterAway ? 0 : draft.areTakers && !companions.has('partner') ? 2 : 1
    if (companions.size > 0 || along !== null || draft.isWriterOld) draft.adults = writer + others.length + (along ?? 0)
    return
  }
  const others = (draft.children ?? 0) + (draft.seniors ?? 0)
  if (others === heads.count && draft.seniors === others) {
    draft.adults = 0
    return
  }
  if (heads.isFamily && others === 0) {
    draft.adults = Math.min(2, heads.count)
    if (heads.count > 2) draft.children = heads.count - 2
  } else draft.adults = heads.count > others ? heads.count - others : heads.isFamily ? 1 : heads.count
}
