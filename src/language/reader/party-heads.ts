import { assume, type Draft } from './draft.ts'
import { FATHER, FATHER_IN_LAW, GRANDFATHER, GRANDMOTHER, MOTHER, MOTHER_IN_LAW } from './kin-rules.ts'

// How the counts of a party are put into its draft: the larger of two numbers, the first, the whole.

export const children = (draft: Draft, count: number) => {
  draft.children = Math.max(draft.children ?? 0, count)
}
export const seniors = (draft: Draft, count: number) => {
  draft.seniors = Math.max(draft.seniors ?? 0, count)
}
export const adults = (draft: Draft, count: number) => {
  draft.adults ??= count
}
/** The same father or mother is often named twice; at most two of them are counted. */
const KIN = [
  [MOTHER_IN_LAW, 'mother-in-law'],
  [FATHER_IN_LAW, 'father-in-law'],
  [MOTHER, 'mother'],
  [FATHER, 'father'],
  [GRANDMOTHER, 'grandmother'],
  [GRANDFATHER, 'grandfather'],
] as const
export const kinOf = (text: string) => KIN.find(([words]) => words.test(text))?.[1]
export const addSenior = (draft: Draft) => seniors(draft, (draft.seniors ?? 0) + 1)
/** The size of the whole party; who of them are children and seniors may be said later. */
export const people = (draft: Draft, count: number | null, isFamily = false) => {
  if (count !== null) draft.heads ??= { count, isFamily }
}

export function friends(draft: Draft, count: number | null): void {
  if (count !== null) adults(draft, count)
  else if (draft.heads === null && draft.along === null && !draft.companions.has('guest')) {
    if (draft.adults === null) assume(draft, 'friends', { adults: GROUP })
    adults(draft, GROUP)
  }
}
/** Friends without a number. */
const GROUP = 4

/** A family of no size, unless somebody is named. */
export function family(draft: Draft): void {
  const { adults: grown, children: young, seniors: old, heads, companions } = draft
  if (companions.size > 0) return
  if (grown === null && young === null && old === null && heads === null) {
    assume(draft, 'family', { adults: 2, children: 1 })
    draft.children = 1
  }
  if (heads === null) adults(draft, 2)
}

export const parentWith = (draft: Draft, heads: number, text: string) => {
  draft.kinPair ??= { heads, parent: kinOf(text) }
  adults(draft, 1)
  children(draft, Math.max(1, heads - 1))
}
/** Ages that are said one by one are those of the children who are counted elsewhere: “1 kid (8yo)”. */
export const addAges = (draft: Draft, count: number) => {
  draft.childAges += count
  children(draft, draft.childAges)
}

/** How many names follow “the crew:” or `สมาชิกมี`; null if all of them are words for kin. */
export function namesIn(text: string): number | null {
  const names = text
    .replace(LABEL, '')
    .split(BETWEEN_NAMES)
    .filter((name) => /[a-zก-์]/.test(name))
  return names.every((name) => KIN_WORD.test(name)) ? null : names.length
}
const LABEL = /^[^:=]{0,40}[:=] ?|^[^]{0,40}?(?:มี|คือ|ได้แก่|ประกอบด้วย|\bare\b|\bis(?! going| coming| travel)\b| - ) ?/
const BETWEEN_NAMES = /\s?[,/+&]\s?(?:and )?|\sand\s|\s?(?:กับ|และ)\s?|(?<=[ก-์])\s/
const KIN_WORD =
  /^(?:คุณ)?(?:ผม|เรา|หนู|ฉัน|ดิฉัน|แฟน|สามี|ภรรยา|เมีย|พ่อ|แม่|ปู่|ย่า|ตา|ยาย|ลุง|ป้า|น้า|อา|พี่|น้อง|พี่สาว|พี่ชาย|น้องสาว|น้องชาย)$/

/** Old people of whom it is not said who they are. */
const GENERAL =
  /ผู้สูงอายุ|คนแก่|ผู้สูงวัย|คนชรา|ผู้เฒ่า|เกษียณ|สว\.|^(?:elderly|seniors?|old(?:er)? |retired|retirees?)(?! (?:mother|mum|mom|father|dad|gran|papa|nan|non))/
const SOMEBODY_OLD = 'somebody old'
const MOST_KIN = 2

/** Somebody old who comes along: `พาแม่ไป … เหมาะกับผู้สูงอายุ`, in either order, is one. */
export function addKin(draft: Draft, text: string): void {
  // “Woman, 66, retired”.
  if (draft.isWriterOld && /^(?:retired|retiree)/.test(text)) return
  const who = kinOf(text) ?? 'other'
  if (draft.kin.has(who) || draft.aged.has(who)) return
  const isGeneral = GENERAL.test(text)
  if (isGeneral && (draft.seniors ?? 0) > 0) return
  if (!isGeneral && draft.kin.delete(SOMEBODY_OLD)) {
    draft.kin.add(who)
    return
  }
  draft.kin.add(isGeneral ? SOMEBODY_OLD : who)
  seniors(draft, Math.min(MOST_KIN, (draft.seniors ?? 0) + 1))
}
