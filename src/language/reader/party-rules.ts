import { BABIES_TH } from './kin-words.ts'
import type { PartyRule } from './party-rule.ts'
import { oneOf } from './phrases.ts'

// `3 ผู้ใหญ่ 2 เด็ก`, “two retired couples”: how many travel, in the most usual ways to say it.

/** The most specific first: a number takes precedence over a word like “family”. What one rule has read, no later one sees. */
export const PARTY_RULES: readonly PartyRule[] = [
  {
    who: 'residents',
    th: 'คนไทย(ทั้งหมด)',
    en: `
      we are (all) (thai|thais|locals|expats|residents), we're (all) (thai|thais|locals|expats|residents),
      i am (a) (thai|local|expat|resident), i'm (a) (thai|local|expat|resident)`,
    unless: 'คนไทย {count} (คน|), {count} คนไทย',
    yes: [["we're all expats, 3 people in Krabi", { adults: 3 }]],
    no: ['like a local'],
  },
  {
    name: 'readers who are asked or greeted',
    who: 'nobody',
    th: `
      (เพื่อน|พี่|น้อง|ผู้รู้|กูรู|เทพ) (ๆ|) (เพื่อน|พี่|น้อง|) (ๆ|) [ช่วย|แนะนำ|คนไหน|ท่านไหน|ท่านใด|มีใคร|คิดว่า|ชาวพันทิป|ทุกคนช่วย],
      (รบกวน|สอบถาม|ถาม|ขอคำแนะนำ|ปรึกษา)(จาก)(ท่าน)(เพื่อน|พี่|ผู้รู้) (ๆ|)`,
    en: '(hi|hello|hey|dear) (all|everyone|guys|friends|folks)',
    yes: [
      ['เพื่อน ๆ แนะนำที่เที่ยวหน่อย', { adults: 1 }],
      ['Hi guys, 3 days in Krabi', { adults: 1, foreigners: 1 }],
    ],
    no: ['ไปกับเพื่อน'],
  },
  {
    // Of a party of which some do not come.
    who: 'people_left',
    th: 'เหลือ(กัน|แค่|เพียง|อยู่|) {count} (คน|แล้ว|ท่าน), เหลือ(กัน|แค่|เพียง|อยู่|) {alone}, ไป(กัน|)(แค่|เพียง) {count} คน(นี้|), ไป(กัน|)ได้(จริง|แน่) (แค่|เพียง|) {count} (คน|ท่าน), ไป(กัน|)ได้(จริง|แน่) (แค่|เพียง|) {part}',
    en: '(now|so|just|only) (just|only) {count} of us (now|left|remain|remaining), down to {count} (of us|people), {count} of us (left|remain|remaining)',
    yes: [
      ['เดิมจะไป 6 คน เหลือ 5 แล้วค่ะ', { adults: 5 }],
      ['สุดท้ายไปกันแค่ 3 คน', { adults: 3 }],
      ['พนักงาน 20 คน ไปได้จริง 15', { adults: 15 }],
      ['we were 6 but we are down to 4 people', { adults: 4, foreigners: 4 }],
    ],
    no: ['เหลือ 2 วัน', '4 of us'],
  },
  {
    who: 'one_less',
    th: '(คนหนึ่ง|คนนึง|1 คน|หนึ่งคน) (ขอ|เพิ่ง|พึ่ง|)(ถอน|ถอนตัว|ยกเลิก|ไม่ไปแล้ว|เท{notTravel}|บายไป)',
    en: "(one|1) (of us|of them|friend|person|) (has|just|) (drops|dropped|bailed|backed|pulled|cancelled|canceled) (out), but {somebody} (can't|cannot|couldn't|won't|had to|has to|isn't|is not|just) (make it|come|join|coming|joining|cancel|cancelled|drop out|dropped out|pull out|pulled out|stay home)",
    yes: [
      ['ไปกัน 6 คน คนหนึ่งถอนตัว', { adults: 5 }],
      ['there were 6 of us, one dropped out', { adults: 5, foreigners: 5 }],
      ["6 of us but Tom can't make it", { adults: 5, foreigners: 5 }],
    ],
    no: ['คนหนึ่งชอบวัด', '1 คน เที่ยวเลย'],
  },
  {
    name: 'some of them',
    who: 'nobody',
    en: `one of us, {number} of us (is|are) ({read}|allergic), {number} of us (keep(s)|eat(s)|use(s)|can't|cannot|don't|doesn't|get(s)|drive(s))`,
    unless: '(the|all) {number} of us',
    yes: [
      ['with a colleague. One of us keeps kosher', { adults: 2, foreigners: 2 }],
      ["6 people, two of us don't eat pork", { adults: 6, foreigners: 6 }],
    ],
    no: ['there are two of us', 'the two of us eat everything'],
  },
  {
    who: 'no_children',
    th: 'ไม่มี(เด็ก|ลูก)',
    en: '(without|no|minus) (any|) (kids|children|child)',
    yes: [['couple without kids', { adults: 2, foreigners: 2 }]],
    no: ['with kids'],
  },
  {
    who: 'adults_and_children',
    th: '{count} (ผญ|ผช|ผู้ใหญ่|ผู้หญิง|ผู้ชาย) & {count} (ดญ|ดช|เด็ก|ลูก){uncounted}',
    en: `
      {count} (a|ad|ads|adl|adult|adults) & {count} (c|ch|chd|kid|kids|child|children),
      (we are|we're|family of|party of) {count} + {count}`,
    yes: [
      ['2 adults + 2 kids', { adults: 2, children: 2, foreigners: 4 }],
      ['2a 1c', { adults: 2, children: 1, foreigners: 3 }],
      ['2 ผญ 1 ดญ ไปตราด', { adults: 2, children: 1 }],
      ['3 ผู้ใหญ่ 2 เด็ก', { adults: 3, children: 2 }],
    ],
    no: ['2 adults', 'เดือน 12 ผู้ใหญ่ 2 เด็ก 1'],
  },
  {
    who: 'adults_and_child',
    en: '{count} (pax|people|persons|adults) (+|and|plus|with|&) (a|an|one|1|) (infant|baby|toddler)',
    yes: [['2 pax + infant', { adults: 2, children: 1, foreigners: 3 }]],
    no: ['2 pax and a guide'],
  },
  {
    who: 'people',
    th: '{count} คน{bracket}(ผู้หญิง|ผู้ชาย|หญิง|ชาย) {number} (คน|) (ผู้หญิง|ผู้ชาย|หญิง|ชาย) {number}',
    en: '{count} (people|persons|pax|adults|of us){bracket}{number} (ladies|women|girls|females|gents|men|guys|boys|males)',
    yes: [
      ['11 persons (7 ladies 4 gents)', { adults: 11, foreigners: 11 }],
      ['6 คน (หญิง 4 ชาย 2)', { adults: 6 }],
    ],
    no: ['7 ladies'],
  },
  {
    who: 'children_by_ages',
    en: '(kids|kiddos|children|boys|girls|sons|daughters|little ones|grandkids|grandchildren){comma} (are|r|aged|ages|) {spacedAges}',
    yes: [
      ['family of 6 (kids 2 5 8 12)', { adults: 2, children: 4, foreigners: 6 }],
      ['we take our kids 4 9 to Trat', { adults: 2, children: 2, foreigners: 4 }],
    ],
    no: ['kids 5 nights', 'two kids 3 10 days in Trat', 'kids, 5 9 km walks'],
  },
  {
    who: 'children_by_ages',
    en: `
      (kids|children|boys|girls|sons|daughters|little ones|grandkids|grandchildren|teens|teenagers|ours){comma} (are|r|of|aged|ages|) {ages},
      (kids|children|boys|girls|sons|daughters|little ones|grandkids|grandchildren|teens|teenagers){namedAges},
      {open}aged {ages}`,
    yes: [
      ['with kids 6 and 9', { adults: 2, children: 2, foreigners: 4 }],
      ['two girls, 5 and 8, who love water', { adults: 2, children: 2, foreigners: 4 }],
      ['our boys (4, 7 and 10)', { adults: 2, children: 3, foreigners: 5 }],
      ['a beach for the kids, Edda 7, Finn almost 5 and baby Ole 1', { adults: 2, children: 3, foreigners: 5 }],
      ['her girls (Maud, 9, and Ines, 6) and me', { adults: 1, children: 2, foreigners: 3 }],
      ['3 girls (23, 26 and 27) from Oslo', { adults: 3, foreigners: 3 }],
      ['kids r 13, 11 & 4', { adults: 2, children: 3, foreigners: 5 }],
    ],
    no: ['with kids'],
  },
  {
    who: 'one_more_child',
    th: `
      ลูก(สาว|ชาย|){bracketed}, ${oneOf(BABIES_TH)}(สาว|ชาย|เล็ก|อายุ|วัย|) {figure} เดือน`,
    en: `
      (kid|kids|child|boy|girl|son|daughter|grandson|granddaughter|grandchild|nephew|niece|baby|toddler|infant){bracketed},
      (baby|toddler|infant|son|daughter|boy|girl) (is|of|) {months}`,
    unless: 'พ่อแม่ลูก',
    yes: [
      ['my son (5) and my daughter (8)', { adults: 2, children: 2, foreigners: 4 }],
      ['our grandson (10)', { adults: 2, children: 1, foreigners: 3 }],
      ['มีลูก 8 เดือน', { adults: 2, children: 1 }],
    ],
    no: ['our boys'],
  },
  {
    who: 'one_more_child',
    en: '(a|an|our|my|one) {months} (baby|toddler|son|daughter|boy|girl|infant), (a|an|our|my|one) {monthsOld}',
    yes: [
      ['with an 18-month-old', { adults: 2, children: 1, foreigners: 3 }],
      ['our 9 month old daughter', { adults: 2, children: 1, foreigners: 3 }],
    ],
    no: ['a month in Thailand', 'a 3 month trip', 'a 2 month old restaurant'],
  },
  {
    who: 'adults',
    count: 1,
    th: '(คุณ)(แม่|พ่อ)เลี้ยงเดี่ยว, ซิงเกิ้ลมัม, ซิงเกิลมัม',
    en: '(single|solo|lone) (mother|mum|mom|father|dad|parent){close}',
    yes: [['single mum with two kids', { adults: 1, children: 2, foreigners: 3 }]],
    no: ['my mum'],
  },
  {
    who: 'one_more_child',
    en: '(son|daughter|boy|girl|grandson|granddaughter|niece|nephew) (is|is only|is just|turns|who is|will be) {young}{noUnit}, (my|our) (son|daughter|boy|girl|eldest|oldest|youngest|middle one){comma} (who is|is|aged|) {young}{noUnit}',
    yes: [
      ['my son is 13 and my daughter 9', { adults: 2, children: 2, foreigners: 4 }],
      ['our daughter who is 6', { adults: 2, children: 1, foreigners: 3 }],
    ],
    no: ['my son is 34', 'our daughter 3 days later'],
  },
  {
    who: 'couple',
    en: "(plan|planning|want|going|hoping|about|like) to propose, (just|newly|recently) (got) engaged, (our|celebrating our|for our) ({figure}th|{figure}st|{figure}nd|{figure}rd|first|tenth|) (wedding) anniversary, anniversary (trip|getaway|weekend|holiday), valentines (day|trip|weekend|getaway), valentine's (day|trip|weekend|getaway)",
    unless: "parents' anniversary, to propose (a|an|some|the|this|that|we|you)",
    yes: [
      ['we just got engaged', { adults: 2, foreigners: 2 }],
      ['I am planning to propose on the beach', { adults: 2, foreigners: 2 }],
      ['our 10th wedding anniversary on Samui', { adults: 2, foreigners: 2 }],
      ['our anniversary, a group of 6 friends', { adults: 6, foreigners: 6 }],
      ['two couples, it is our anniversary', { adults: 4, foreigners: 4 }],
    ],
    no: ['we want to propose a plan', 'engaged in volunteering', "my parents' anniversary"],
  },
  {
    who: 'companion',
    en: '(with|and|plus) (my|our) (adult|grown up|grown|university age|student) (son|daughter), (with|and|plus) (my|our) (sister|brother|son|daughter) in law',
    yes: [
      ['with my adult daughter', { adults: 2, foreigners: 2 }],
      ['with my sister-in-law', { adults: 2, foreigners: 2 }],
    ],
    no: ['with our daughter'],
  },
  {
    who: 'adults',
    count: 4,
    en: '(with|and|plus) another couple',
    yes: [['my wife and I with another couple', { adults: 4, foreigners: 4 }]],
    no: ['a couple'],
  },
  {
    who: 'friends_along',
    count: 2,
    en: '(with|and|plus|joined by) (a|my|) (couple|pair) of (good|close|old|best|my|uni|) (friends|mates|buddies|pals|cousins|colleagues|girlfriends)',
    unless: 'couple of friends{close} (in|at|from)',
    yes: [
      ['Trat with a couple of mates', { adults: 3, foreigners: 3 }],
      ['my wife and I with a couple of friends', { adults: 4, foreigners: 4 }],
    ],
    no: ['with a couple of days', 'a couple of friends'],
  },
  {
    who: 'couples',
    en: '{several} {kinds}couples, {several} couples{comma} (all|both|) {decade}',
    yes: [
      ['we are three Belgian couples', { adults: 6, foreigners: 6 }],
      ['2 newly married couples in Trat', { adults: 4, foreigners: 4 }],
      ['two retired couples', { seniors: 4, foreigners: 4 }],
      ['three couples in our late sixties', { seniors: 6, foreigners: 6 }],
    ],
    no: ['a couple of days', 'two of the couples'],
  },
  {
    who: 'only_seniors',
    count: 2,
    en: "(retired|) couple (both|) {decade}, (we are|we're|we) (both|all|) {decade}, both {old}, we're (both) {old} ((and|&) {old}), (he|she|(my|) {spouse}) (is|'s) {old}{comma} (and|) (i'm|i am) {old}, (i'm|i am) {old}{comma} (and|) (he|she|{spouse}) (is|'s) {old}",
    unless:
      '(parents|grandparents|folks|in-laws|mum & dad|mom & dad|mum & mom|aunt & uncle|dad & mum|dad & mom){bracket}(are|who are|now|) both, (parents|grandparents|folks|in-laws){comma} both',
    yes: [
      ['Coming with my parents (both 71). We need 3 days', { adults: 1, seniors: 2, foreigners: 3 }],
      ['a couple in our 60s', { seniors: 2, foreigners: 2 }],
      ["we're both in our early seventies", { seniors: 2, foreigners: 2 }],
      ["we're 68 and 70", { seniors: 2, foreigners: 2 }],
      ["he's 70, I'm 66, and we walk slowly", { seniors: 2, foreigners: 2 }],
      ['my husband is 72 and I am 69', { seniors: 2, foreigners: 2 }],
    ],
    no: ['both days', 'friends in our 20s'],
  },
  {
    who: 'senior_of_age',
    en: '(my|our|) (aunt|auntie|uncle|friend|neighbour|neighbor|mum|mom|mother|dad|father|boss|sister|brother) (is|) {decade}, (his|her) (wife|husband) (is|,) {old}',
    yes: [
      ['with my aunt in her seventies', { adults: 1, seniors: 1, foreigners: 2 }],
      ['my grandfather is 81, his wife is 77, and I push the chair', { adults: 1, seniors: 2, foreigners: 3 }],
      ['My grandfather is 81. His wife, 77, walks slowly', { adults: 1, seniors: 2, foreigners: 3 }],
    ],
    no: ['with my aunt', 'his wife is 47', 'his wife, 47'],
  },
  {
    who: 'writer_of_age',
    count: 65,
    en: "(i'm|i am) {decade}",
    yes: [["I'm in my late 60s", { seniors: 1, foreigners: 1 }]],
    no: ["I'm in my 20s"],
  },
]
