import { describe, expect, it } from 'vitest'
import {
  after,
  followedBy,
  gapWithout,
  inClause,
  inSentence,
  inThai,
  listOf,
  maybe,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  oneSaid,
  phrasePattern,
  rightAfter,
  rightBefore,
  type Slots,
  saidIn,
  slotPattern,
  upTo,
  upToWords,
  words,
} from './phrases.ts'

const found = (phrases: string, text: string) => text.match(phrasePattern(listOf(phrases)))?.[0] ?? null

describe('a list of phrases', () => {
  it.each([
    ['slow pace, no rush', ['slow pace', 'no rush']],
    ['no (rush|,), slow', ['no (rush|,)', 'slow']],
    ['how bad [is|,|.], slow', ['how bad [is|,|.]', 'slow']],
    ['slow\n  pace', ['slow pace']],
    ['slow,\n  no rush', ['slow', 'no rush']],
    ['(slow|\n  easy) pace', ['(slow|easy) pace']],
    ['(slow\n  |easy) pace', ['(slow|easy) pace']],
    ['\n  slow,\n', ['slow']],
  ])('%j is %j', (phrases, list) => {
    expect(listOf(phrases)).toEqual(list)
  })
})

describe('a phrase', () => {
  it.each([
    ['อยู่[แถว|ใกล้]', 'อยู่แถวสีลม', 'อยู่'],
    ['อยู่[แถว|ใกล้]', 'อยู่ไกล', null],
    ['[คน|เรา]โต', 'คนโต', 'โต'],
    ['[คน|เรา]โต', 'ลูกโต', null],
    ['[!ลูก|หลาน]โต', 'คนโต', 'โต'],
    ['[!ลูก|หลาน]โต', 'ลูกโต', null],
    ['แน่น[!อน|หน้า]', 'คนแน่น', 'แน่น'],
    ['แน่น[!อน|หน้า]', 'แน่นอน', null],
    ['[with |and ]us', 'come with us', 'us'],
    ['[with |and ]us', 'herewith us', null],
    ['(ปู[!ม้า]|กุ้ง)เผา', 'กุ้งเผา', 'กุ้งเผา'],
  ])('%s in %s finds %s', (phrase, text, words) => {
    expect(found(phrase, text)).toBe(words)
  })

  it.each([
    ['(สบาย|ชิล', 'a bracket is not closed'],
    ['สบาย)', 'nothing opens )'],
    ['easy pace|slow pace', '| stands within brackets'],
    ['no {rush} at all', 'no slot is called {rush}'],
    ['{count คน', '{ belongs to no slot'],
    ['in [the|a] park', '[ ] stands at the beginning or the end of a phrase or at the end of a choice'],
  ])('%s is refused, because %s', (phrase, why) => {
    expect(() => phrasePattern(listOf(phrase))).toThrow(`The phrase “${phrase}” cannot be read: ${why}`)
  })
})

describe('a slot that says which of its phrases was said', () => {
  const slots = {
    who: oneSaid('she, he, mum, 2, old friend'),
    we: oneSaid('(we|they)[{letter}]'),
    when: oneSaid('ปีหน้า, เดือน(หน้า|ก่อน)'),
    many: oneSaid('{number}, {kids}', { kids: 'เด็ก' }),
  }

  it.each([
    ['{who} is', 'and mum is', 'mum'],
    ['{who} is', 'the old-friend is', 'old-friend'],
    ['{who} is', '2 is', '2'],
    ['{who} is', '12 is', null],
    ['{who}', '21', null],
    ['{who} is', 'maximum is', null],
    ['{who} is', 'mummy is', null],
    ['{we}ve', 'theyve been', 'they'],
    ['{we}ve', 'owe verve', null],
    ['ไป{when}', 'จะไปเดือนก่อน', 'เดือนก่อน'],
    ['ไป{many}', 'ไปสิบสอง', 'สิบสอง'],
    ['ไป{many}', 'ไปเด็ก', 'เด็ก'],
  ])('%s in %s says %s', (phrase, text, said) => {
    const pattern = slotPattern([phrase], slots)
    const match = new RegExp(pattern.pattern.source).exec(text)
    expect(match && saidIn(pattern, [...match])(/\w+/.exec(phrase)?.[0] as string)).toBe(said)
  })
})

describe('a slot of phrases', () => {
  const slots: Slots = {
    kin: words('(คุณ)(แม่|พ่อ), (my|our) mum'),
    some: maybe('some, any'),
    notNo: notAfter('ไม่, ไม่ได้, not'),
    from: after('จาก, from'),
    inside: rightAfter('ใน'),
    noWish: notRightAfter('อยาก'),
    noCount: notFollowedBy('วัน, คืน, days, {digit}'),
    noDays: notFollowedBy('days, th'),
    ends: followedBy('{sign}, {end}, ครับ'),
    thai: rightBefore('{thai}'),
    noThai: notRightBefore('{thai}'),
    pair: words('{two}คน', { two: words('2, สอง') }),
    about: upTo(2, 'ตอน, ประมาณ, {space}'),
    few: gapWithout(12, 'กลับ, back'),
    clause: inClause(12),
    sentence: inSentence(12),
    letters: inThai(4),
    three: upToWords(3),
    notIn: upToWords(3, 'in'),
  }
  const foundIn = (phrase: string, text: string) => text.match(phrasePattern([phrase], slots))?.[0] ?? null

  it.each([
    ['พา{kin}', 'จะพาคุณแม่ไป', 'พาคุณแม่'],
    ['with {kin}', 'with my mum', 'with my mum'],
    ['with {kin}', 'with my mummy', null],
    ['want {some} time', 'want some time', 'want some time'],
    ['want {some} time', 'want time', 'want time'],
    ['{notNo}ไป', 'เราไป', 'ไป'],
    ['{notNo}ไป', 'ไม่ได้ไป', null],
    ['{notNo}ไป', 'ไม่ ไป', null],
    ['{notNo}going', 'not going', null],
    ['{notNo}going', 'a knot going', 'going'],
    ['{from}ตรัง', 'จาก ตรัง', 'ตรัง'],
    ['{from}ตรัง', 'ไปตรัง', null],
    ['{inside}เมือง', 'ในเมือง', 'เมือง'],
    ['{inside}เมือง', 'ใน เมือง', null],
    ['{noWish}ไป', 'อยากไป', null],
    ['{noWish}ไป', 'อยาก ไป', 'ไป'],
    ['ลูก 3{noCount}', 'ลูก 3 คน', 'ลูก 3'],
    ['ลูก 3{noCount}', 'ลูก 3 คืน', null],
    ['ลูก 3{noCount}', 'ลูก 37', null],
    ['kids 3{noCount}', 'kids 3 days', null],
    ['kids 3{noDays}', 'kids 3days', null],
    ['kids 3{noDays}', 'kids 3the', 'kids 3'],
    ['พอ{ends}', 'วันเดียวพอครับ', 'พอ'],
    ['พอ{ends}', 'วันเดียวพอ', 'พอ'],
    ['พอ{ends}', 'พอดี', null],
    ['น้อง{thai}', 'น้องแนน', 'น้อง'],
    ['น้อง{noThai}', 'น้องแนน', null],
    ['{pair}', 'ไปสองคน', 'สองคน'],
    ['ออก{about}เช้า', 'ออกตอนเช้า', 'ออกตอนเช้า'],
    ['ออก{about}เช้า', 'ออกเช้า', 'ออกเช้า'],
    ['ออก{about}เช้า', 'ออก ประมาณ ตอนเช้า', null],
    ['ถึง{few}เช้า', 'ถึงน่านตอนเช้า', 'ถึงน่านตอนเช้า'],
    ['ถึง{few}เช้า', 'ถึงแล้วกลับเช้า', null],
    ['ถึง{few}เช้า', 'ถึงน่านแล้ว, เช้า', null],
    ['ถึง{few}เช้า', 'ถึง and back เช้า', null],
    ['ถึง{clause}เช้า', 'ถึง น่าน เช้า', 'ถึง น่าน เช้า'],
    ['ถึง{clause}เช้า', 'ถึงน่าน, เช้า', null],
    ['ถึง{sentence}เช้า', 'ถึงน่าน, เช้า', 'ถึงน่าน, เช้า'],
    ['ถึง{sentence}เช้า', 'ถึงน่าน. เช้า', null],
    ['ถึง{letters}เช้า', 'ถึงน่านเช้า', 'ถึงน่านเช้า'],
    ['ถึง{letters}เช้า', 'ถึง น่านเช้า', null],
    ['stay {three}hut', 'stay in my old hut', 'stay in my old hut'],
    ['stay {three}hut', 'stay with us in my hut', null],
    ['stay {notIn}hut', 'stay at an inner hut', 'stay at an inner hut'],
    ['stay {notIn}hut', 'stay in a hut', null],
  ])('%s in %s finds %s', (phrase, text, found) => {
    expect(foundIn(phrase, text)).toBe(found)
  })
})
