import type { PartyRule } from './party-rule.ts'

/** Children who stay with others, and words about people that count nobody. They come before every list. */
export const AWAY_RULES: readonly PartyRule[] = [
  {
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
    who: 'nobody',
    en: `
      {kids} (are|is|will be|'ll be|) (staying|stay|stays|left|looked after|being looked after|minded|at home|home|) (with|by|at) (our|my|their|his|her|the|a|) {keeperEn}('s|s|),
      (leave|leaving|left|drop|dropping|dropped|dumped|dumping) {kids} (off|behind|) (with|at) (our|my|their|his|her|the|a|) {keeperEn}('s|s|),
      {keeperEn} (is|are|will be|will|has|have|'s|) (watching|watch|minding|mind|babysitting|babysit|looking after|look after|taking|got|has|have) {kids}`,
    unless: '{kids} (are|is|) with us',
    yes: [
      ['kids stay with grandma, just hubby and me', { adults: 2, foreigners: 2 }],
      ['the children are with their grandparents, my wife and I in Nan', { adults: 2, foreigners: 2 }],
      ['we left the boys with my mum, a weekend for two', { adults: 2, foreigners: 2 }],
      ['nana is minding the little ones, so my husband and I go to Trat', { adults: 2, foreigners: 2 }],
    ],
    no: ['kids with their teachers', 'my kids and my mum', 'our kids love the sea'],
  },
  {
    // How far a child has come that travels with its mother.
    who: 'nobody',
    th: '(ท้อง|ตั้งครรภ์|อายุครรภ์|ครรภ์)(ได้|)(อ่อน|แก่|) {number} (สัปดาห์|อาทิตย์|วีค|วีก|wk)',
    en: '{number} (weeks|week|wks|wk|months|mths) (pregnant|preggo|preggers|along{stop})',
    yes: [
      ['my wife is 21 weeks pregnant, the two of us', { adults: 2, foreigners: 2 }],
      ['ท้อง 24 สัปดาห์ ไปกับแฟน', { adults: 2 }],
    ],
    no: ['three weeks along the coast of Trat', 'ไป 2 อาทิตย์'],
  },
  {
    // Of grown children who take their parents, the writer is one.
    who: 'takers',
    th: '(ลูกสาว|ลูกชาย|ลูก ๆ|ลูก|หลานสาว|หลานชาย|หลาน ๆ|หลาน) {count} คน(นี้|) (จะ|อยาก|ก็|เลย|ขอ|กำลังจะ|)พา(ไป|มา|เที่ยว|แม่|พ่อ|ยาย|ย่า|ตา|ปู่|คุณ|ท่าน|แก)',
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
