import type { PartyRule } from './party-rule.ts'
import { oneOf, perhaps } from './phrases.ts'

// `แฟนจะบวชที่ตราด`, “his aunt invited me”: people at the goal, who do not travel.

const OF_WHOM = perhaps(
  "girlfriend's, boyfriend's, gf's, bf's, wife's, husband's, partner's, fiancee's, fiance's, friend's, mate's, colleague's, best friend's, cousin's, teacher's",
)
const WHAT_KIND = perhaps('old, thai, good, best, dear, host, whole, pen, late, big, elder, older')
const HOSTS = `(my|his|her|our|a|the|their) ${OF_WHOM} ${WHAT_KIND} ${oneOf(`
  mum, mom, mother, dad, father, parents, family, folks, grandparents, grandma, grandmother, in-laws, aunt, uncle, sister, brother, cousin, cousins,
  friend, friends, colleague, colleagues, boss, neighbour, neighbours, neighbor, relatives, teacher, penpal`)}`
const INVITE = oneOf('invite(s), invited, inviting, host(s), hosted, hosting, welcome(s), put(s), putting')
const HOSTS_TH = oneOf(`
  แม่แฟน, พ่อแฟน, พ่อแม่แฟน, ครอบครัวแฟน, บ้านแฟน, ที่บ้านแฟน, แม่สามี, แม่ยาย, ญาติ, ญาติ ๆ, เพื่อนที่ทำงาน, เพื่อนเก่า, เพื่อนสนิท, เพื่อน, รุ่นน้อง, รุ่นพี่, น้องที่ทำงาน, พี่ที่ทำงาน,
  ลูกน้อง, หัวหน้า, เจ้าภาพ`)
const FEAST_TH = '(งาน|ร่วมงาน)(บวช|แต่ง|หมั้น|ศพ|บุญ|ทำบุญ|ขึ้นบ้าน|กฐิน|วันเกิด|สงกรานต์)(ที่บ้าน|)'

/** People who invite the travellers to their home or to a feast, and who is ordained there: they are there already. */
export const HOST_RULES: readonly PartyRule[] = [
  {
    who: 'hosts',
    en: `
      ${HOSTS} ${perhaps("has, have, had, is, are, will, 's, 're, 'll be, will be")} ${perhaps('kindly, very kindly, also, just')} ${INVITE} (me|us){notWithHosts} (up|), (invited|hosted|asked over) by ${HOSTS},
      (guest|guests) of ${HOSTS}, (stay|staying|sleep|sleeping|live|living) (with|at) ${HOSTS} (home|house|place|)(who live there|there)`,
    th: `{startOfJoin}(คุณ|)${HOSTS_TH}(ผม|เรา|หนู|) (ก็|เลย|)(เชิญ|ชวน|เชิญชวน)(เรา|ผม|หนู|)(ให้|)(ไป|มา|)(ร่วม|)${FEAST_TH}`,
    unless: 'ชวนไปด้วย',
    yes: [
      ["my colleague's family hosts me in Trat", { adults: 1, foreigners: 1 }],
      ["my wife's parents have invited us to Trat", { adults: 2, foreigners: 2 }],
      ['his aunt invited me, Trat for 3 days', { adults: 1, foreigners: 1 }],
      ['I am invited by a Thai friend, Trat for 3 days', { adults: 1, foreigners: 1 }],
      ['รุ่นน้องเชิญไปงานแต่งที่ตราด', { adults: 1 }],
      ['เพื่อนชวนไปงานบวชที่ตราด ไปกับแฟน', { adults: 2 }],
    ],
    no: ['my mum invited me along', 'เพื่อนชวนไปตราด', 'my parents welcome rain', 'my friends and us'],
  },
  {
    who: 'partner_away',
    en: "(my|our) (boyfriend|husband|partner|bf|fiance) ('s|is|gets|got|will be|'ll be|is getting|is being|is going to be|was) (ordained|a monk|becoming a monk|entering the monkhood|in the temple), (my|our) (boyfriend|husband|partner|bf|fiance) (becomes|enters|is becoming) (a monk|the monkhood)",
    th: '(แฟน|สามี)(จะ|กำลังจะ|กำลัง|เพิ่ง|)(บวชพระ|บวช|อุปสมบท)',
    yes: [
      ['my boyfriend gets ordained in Trat, what can I see', { adults: 1, foreigners: 1 }],
      ['แฟนจะบวชที่ตราด ไปงาน 3 วัน', { adults: 1 }],
    ],
    no: ['my brother and I saw a monk', 'แฟนบวมตา'],
  },
  {
    name: 'who is ordained, and whom they only visit',
    who: 'nobody',
    en: "(my|our|his|her|their|a) (thai|best|old|) (brother|cousin|nephew|son|friend|colleague|brother-in-law|uncle|classmate) ('s|is|gets|got|will be|'ll be|is getting|is being|is going to be|was) (ordained|becoming a monk|entering the monkhood)",
    yes: [['my cousin is getting ordained in Trat, two of us', { adults: 2, foreigners: 2 }]],
    no: ['my brother is here'],
  },
]
