import { SPOUSES } from './common-words.ts'
import { OWN_CHILDREN_TH } from './kin-words.ts'
import type { PartyRule } from './party-rule.ts'
import { oneOf } from './phrases.ts'

/** Children who stay with others, and words about people that count nobody. They come before every list. */
export const AWAY_RULES: readonly PartyRule[] = [
  {
    name: 'children who stay with others',
    who: 'nobody',
    th: `
      {ward}(ๆ|) (ฝาก|ทิ้ง)(ไว้|อยู่|) (กับ|ที่|)(บ้าน|) {keeper}(เลี้ยง|ดูแล|ดู|), {ward}(ๆ|) (ไป|)อยู่กับ(บ้าน|){keeper},
      {ward}(ๆ|) (ให้|มี){keeper}(ช่วย|)(เลี้ยง|ดูแล|ดู|เฝ้า)(ให้|), (ฝาก|ทิ้ง){ward}(ๆ|) (ไว้|อยู่|)(กับ|ที่)(บ้าน|) {keeper}(เลี้ยง|ดูแล|ดู|),
      {keeper}(ช่วย|จะ|)เลี้ยง{ward}(ๆ|)(ให้|), {keeper}(ช่วย|)(ดูแล|ดู|เฝ้า){ward}(ๆ|)ให้,
      ให้{keeper}(ช่วย|)(เลี้ยง|ดูแล|ดู|เฝ้า){ward}(ๆ|)(ให้|), ลูกหลาน(ๆ|)(ก็|) (ไม่|ติด|โต|ทำงาน|ห่วง|บอก|จอง|ซื้อ|แนะนำ)`,
    unless: 'พาไปฝาก',
    yes: [
      ['ลูกฝากยายไว้ จะพาเมียไปตราด', { adults: 2 }],
      ['ฝากลูกไว้กับพี่เลี้ยง ไปกับแฟน', { adults: 2 }],
      ['ลูกๆ ให้ย่าเลี้ยง ไปกับสามีสองคน', { adults: 2 }],
      ['ลูกสาวอยู่กับตายาย เราไปกับแฟน', { adults: 2 }],
      ['ย่าเลี้ยงลูกให้ เราไปกับสามี', { adults: 2 }],
      ['ลูกหลานไม่ว่าง ปู่กับย่าเลยไปกันเอง', { seniors: 2 }],
    ],
    no: ['พาลูกกับยายไปตราด', 'ลูกชอบให้ยายเล่าเรื่อง', 'ลูกหลาน 5 คน'],
  },
  {
    name: 'the same, in English',
    who: 'nobody',
    en: `
      {kids} (are|is|will be|'ll be|) (staying|stay|stays|left|looked after|being looked after|minded|at home|home|) (with|by|at) (our|my|their|his|her|the|a|) {keeperEn}('s|s|),
      (leave|leaving|left|drop|dropping|dropped|dumped|dumping) {kids} (off|behind|) (with|at) (our|my|their|his|her|the|a|) {keeperEn}('s|s|),
      {keeperEn} (is|are|will be|will|has|have|'s|) (watching|watch|minding|mind|babysitting|babysit|looking after|look after|taking|got|has|have) {kids},
      {kids}{comma} (but|who|and|though) (they|both|) (will|'ll|are|) (stay|stays|staying|live|lives|living|remain) (at home|home|behind), {kids}{comma} (but|who|and|though) (they|both|) (will|'ll|are|) (stay|stays|staying|live|lives|living) (with|at) (our|my|their|his|her|the|a|) {keeperEn}('s|), (a|our|the|my) (newborn|baby|infant) (is|stays|) (at home|home)`,
    unless: '{kids} (are|is|) with us',
    yes: [
      ['kids stay with grandma, just hubby and me', { adults: 2, foreigners: 2 }],
      ['the children are with their grandparents, my wife and I in Nan', { adults: 2, foreigners: 2 }],
      ['I have two sons but they live with their mum, so me and my girlfriend', { adults: 2, foreigners: 2 }],
      ['we have three kids who stay home, just my husband and me', { adults: 2, foreigners: 2 }],
      ['we left the boys with my mum, a weekend for two', { adults: 2, foreigners: 2 }],
      ['nana is minding the little ones, so my husband and I go to Trat', { adults: 2, foreigners: 2 }],
    ],
    no: ['kids with their teachers', 'my kids and my mum', 'our kids love the sea'],
  },
  {
    name: 'whom they mourn',
    who: 'nobody',
    en: `
      (my|our|his|her) (late|dear|) (husband|wife|partner|boyfriend|girlfriend|mum|mom|mother|dad|father|parents|gran|grandma|grandpa|brother|sister|son|daughter|friend) (has|have|had|just|recently|who|) (passed away|died|is dead|is gone{stop}|passed{stop}),
      (my|our|his|her) late (husband|wife|partner|mum|mom|mother|dad|father|gran|grandma|grandpa|brother|sister|son|daughter|friend) ('s|) (ashes|favourite|grave|birthday|memory|)`,
    th: '(สามี|ภรรยา|แม่|พ่อ|แฟน|ลูก|ยาย|ตา)(เพิ่ง|พึ่ง|ที่|ได้|)(เสียชีวิต|เสียไป|จากไป|ล่วงลับ)',
    yes: [
      ['my wife died, Trat alone, 3 days', { adults: 1, foreigners: 1 }],
      ['my husband passed away in May. I go to Trat', { adults: 1, foreigners: 1 }],
      ["two of us bring our late father's ashes to Trat", { adults: 2, foreigners: 2 }],
      ['สามีเพิ่งเสียชีวิต อยากไปตราดเงียบๆ', { adults: 1 }],
    ],
    no: ['my husband passed the exam', 'my phone died', 'สามีไปด้วย'],
  },
  {
    // Of parents with children, the writer comes alone with them.
    who: 'partner_away',
    th: `
      {spouseTh}(ไม่ว่าง|ติดงาน|ติดประชุม|ติดเวร|ติดธุระ|ติดสอน|ลางานไม่ได้|ลาไม่ได้|ไปด้วยไม่ได้|ไปไม่ได้|ไม่ได้ไปด้วย|ไม่ได้ไป|ไม่ไปด้วย|ไม่ไป|ไม่ยอมไป|ขอไม่ไป),
      {spouseTh}(ต้อง|ขอ|จะ|)(อยู่|เฝ้า)(บ้าน|ร้าน|ออฟฟิศ), {spouseTh}ต้องทำงาน, (ทิ้ง|ปล่อย)${oneOf(SPOUSES)}(ไว้|ให้อยู่|ให้เฝ้า)(ที่|)บ้าน`,
    en: `
      {spouse} (has to|needs to|must|will|'ll|is|'s|gets to|wants to|prefers to|had to|decided to|chose to|) (stay|stays|staying|remain|remains|remaining) (at|back|) (home|behind|at work|back),
      {spouse} (can't|cannot|can not|couldn't|won't|will not|isn't|is not|'s not|doesn't want to|does not want to) (make it|come|coming|join|joining|travel|travel(l)ing|get off work|get time off|get leave|get away)(with us|along|this time|),
      {spouse} (is|'s|will be|'ll be) (stuck at|tied up at|busy at|busy with|stuck in|away on|away for) (work|meetings|business|a project), {spouse} (has|had|needs) to work{stop}, {spouse} (will be|'ll be|is|'s) (working|at work|at home|abroad|offshore|deployed){stop},
      {spouse} (is|'s|will be) staying{stop}, while {spouse} (works|work|stays|stay|rests|rest|sleeps|is at|is in|is working),
      (without|minus|sans) {spouse}, (leaving|leave|left) {spouse} (at home|home|behind)`,
    unless: `
      ถ้า{spouseTh}(ไม่ว่าง|ติดงาน|ไม่ไป|ไปไม่ได้), {spouseTh}ต้องทำงาน(วัน|ถึง|ทุก|จน|เช้า|บ่าย|เสาร์|จันทร์), if {spouse} (can't|cannot|won't|isn't), (never|not|don't travel|don't go) without {spouse}`,
    yes: [
      ['สามีลางานไม่ได้ พาลูกสองคนไปตราด', { adults: 1, children: 2 }],
      ['เมียต้องเฝ้าร้าน พาลูกสาวไปน่าน', { adults: 1, children: 1 }],
      ['I take our kids (3 and 7) to Trat as my wife has to work.', { adults: 1, children: 2, foreigners: 3 }],
      ["my husband can't get leave, a week in Trang with our toddler", { adults: 1, children: 1, foreigners: 2 }],
      ['going to Nan with our daughter (9) without my husband', { adults: 1, children: 1, foreigners: 2 }],
      ['my wife is staying; I take our eldest, 9, to Trat', { adults: 1, children: 1, foreigners: 2 }],
      ['My wife stays home; four friends in Trat', { adults: 4, foreigners: 4 }],
    ],
    no: [
      'ถ้าแฟนไม่ว่างก็ไปกับเพื่อน',
      'แฟนต้องทำงานวันจันทร์ เลยกลับวันอาทิตย์',
      'my husband has to work in the mornings',
      'my wife stays in bed until ten',
    ],
  },
  {
    name: 'who only drives them there, and a driver who does not count',
    who: 'nobody',
    th: '(ให้|วาน|รบกวน|จะให้|)(คุณ){driver}(จะ|อาสา|ช่วย|เป็นคน|)(ขับรถ|ขับ|)(พา|ไป|มา|ไปมา|รับ)ส่ง, คนขับ(รถ|)(ตู้|)(ไม่ต้อง|ไม่)นับ, (ไม่นับ|ไม่รวม)คนขับ',
    unless: '(แวะ|ต้อง|เรา|ผม|จะ|ฉัน|หนู)(ไป|มา|รับ)ส่ง',
    yes: [
      ['สามสาวไปตราด ให้พี่ชายเพื่อนขับรถไปส่ง', { adults: 3 }],
      ['ไปเกาะล้าน 4 คน พ่อเพื่อนขับไปส่งที่ท่าเรือ', { adults: 4 }],
      ['เช่ารถตู้ ไปกัน 8 คน คนขับไม่ต้องนับ', { adults: 8 }],
    ],
    no: ['พี่ชายขับรถไปด้วย', 'แม่เพื่อนขับรถให้', 'ผมต้องไปส่งแม่'],
  },
  {
    name: 'whose place it is: they live there, or did',
    who: 'nobody',
    en: `
      {owner} (old|new|holiday|beach|family|little|summer|) (place|house|home|hometown|home town|village|farm|town|birthplace|province|resort|restaurant|condo|flat|apartment|villa|cafe|shop|grave|temple),
      (my|his|her|our|their) (grandmother|grandma|granny|nan|grandfather|grandpa|granddad|mother|mum|mom|father|dad|parents|grandparents|sister|brother|aunt|uncle) (was|were) (born|raised|brought up|buried|posted|stationed),
      (my|his|her|our|their) (grandmother|grandma|granny|nan|grandfather|grandpa|granddad|mother|mum|mom|father|dad|parents|grandparents|aunt|uncle) (grew up|used to live|used to work|once lived|once worked|comes from|come from|came from)`,
    th: '(แม่|พ่อ|ยาย|ตา|ปู่|ย่า|ลุง|ป้า)(เรา|ผม|หนู|ฉัน|แฟน|สามี|)(เคย|เกิด)(มา|)(ทำงาน|เรียน|อยู่|ที่|แถว|ประจำ)',
    yes: [
      ["two nights at her grandmother's village with my boyfriend", { adults: 2, foreigners: 2 }],
      ['Trat, where my father was stationed, for me and my brother', { adults: 2, foreigners: 2 }],
      ["a stop at my wife's parents' farm, just the two of us", { adults: 2, foreigners: 2 }],
      ['อยากไปตรังที่แม่เคยทำงาน', { adults: 1 }],
    ],
    no: ["for my mother's birthday", 'my parents come along', 'แม่เคยบ่นว่าอยากไป'],
  },
  {
    name: 'how many weeks she is pregnant',
    who: 'nobody',
    th: '(ท้อง|ตั้งครรภ์|อายุครรภ์|ครรภ์)(ได้|)(อ่อน|แก่|) {number} (สัปดาห์|อาทิตย์|วีค|วีก|wk)',
    en: '{number} (weeks|week|wks|wk|months|mths) (pregnant|preggo|preggers|along{stop}), pregnant{weeksSaid}, pregnancy{weeksSaid}',
    yes: [
      ['my wife is 21 weeks pregnant, the two of us', { adults: 2, foreigners: 2 }],
      ['a couple, early pregnancy (14 weeks)', { adults: 2, foreigners: 2 }],
      ['ท้อง 24 สัปดาห์ ไปกับแฟน', { adults: 2 }],
    ],
    no: ['three weeks along the coast of Trat', 'ไป 2 อาทิตย์'],
  },
  {
    // Of grown children who take their parents, the writer is one.
    who: 'takers',
    th: `(${oneOf(OWN_CHILDREN_TH)}|ลูก ๆ|หลาน ๆ) {count} คน(นี้|) (จะ|อยาก|ก็|เลย|ขอ|กำลังจะ|)พา(ไป|มา|เที่ยว|แม่|พ่อ|ยาย|ย่า|ตา|ปู่|คุณ|ท่าน|แก)`,
    unless: 'พา(ลูก|หลาน)',
    yes: [
      ['แม่อายุ 71 ลูกชายสองคนพาไป', { adults: 2, seniors: 1 }],
      ['ยายใช้วีลแชร์ หลานสามคนจะพาไปน่าน', { adults: 3, seniors: 1 }],
    ],
    no: ['พาลูก 2 คนไป', 'เราพาหลานสองคนไป'],
  },
  {
    // Grandparents who take the children of others.
    who: 'writer_away',
    th: '{ofGrandparents}(จะ|อยาก|เลย|ขอ|ก็เลย|)พา(หลาน|เด็ก|ไป|เที่ยว), {ofGrandparents}(สองคน|)(อยาก|เลย|ก็เลย|จะ|)(จะ|)(ไป|เที่ยว)…กันเอง',
    en: '{ofGrandparents}(are|will be|want to|) (taking|take)[ the| our| their| two| grand]',
    yes: [
      ['หลานสองคน 11 กับ 8 ขวบ ตากับยายจะพาไปลพบุรี', { children: 2, seniors: 2 }],
      ['Grandma and grandpa taking the grandkids (6, 9) to Nan', { children: 2, seniors: 2, foreigners: 4 }],
    ],
    no: ['ผมจะพาตากับยายไปน่าน', 'พาหลานไปหาตากับยาย'],
  },
  {
    // `เราแม่ลูก`, `คนไทยมีผมคนเดียว`: everybody else comes from abroad.
    who: 'one_thai',
    th: '(คนไทย|ไทย)(มี|คือ|แค่|ก็มี|ก็)(แค่|แต่|เพียง|)(ตัว|)(ผม|เรา|หนู|ฉัน|ดิฉัน)(คนเดียว|เท่านั้น), (มี|)(แค่|แต่|)(ผม|เรา|หนู|ฉัน|ดิฉัน)เป็น(คน|)ไทย(อยู่|แค่|)คนเดียว, (ที่เหลือ|นอกนั้น|คนอื่น)(เป็น|)(หมด|)(ฝรั่ง|ต่างชาติ|ชาวต่างชาติ|{nationTh})(หมด|ทั้งหมด|)',
    en: "(i'm|i am) the only thai, the (others|rest) are (all|) (from abroad|foreigners|foreign|{nationEn})",
    yes: [
      ['เรากับเพื่อนรวม 4 คน คนไทยมีเราคนเดียว', { adults: 4, foreigners: 3 }],
      ['ไปกัน 5 คน ผมเป็นคนไทยคนเดียว', { adults: 5, foreigners: 4 }],
      ["6 of us, I'm the only Thai", { adults: 6, foreigners: 5 }],
    ],
    no: ['คนไทยไปคนเดียว', 'the only Thai restaurant'],
  },
]
