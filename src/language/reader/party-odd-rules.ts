import { CHILDREN_TH } from './kin-words.ts'
import type { PartyRule } from './party-rule.ts'
import { oneOf } from './phrases.ts'

// “6 of them plus us 2”, `เด็ก ป.6 12 คน ครูไปด้วย 2 คน`, “2 nights. anniversary.”: counts at odd places, before every list.

const BIKES_TH = oneOf('จักรยาน, มอไซค์, มอเตอร์ไซค์, มอไซ, บิ๊กไบค์, เวสป้า, สกู๊ตเตอร์, ฮาร์เล่ย์')

export const ODD_RULES: readonly PartyRule[] = [
  {
    // Those who are named, and those who write.
    who: 'sum_of_parts',
    en: '{number} of them{bracketEnd}(plus|and|with|+|&) (the|) (us {number}|{number} of us), {number} of them{bracketEnd}(plus|and|with|+|&) {number} of us',
    yes: [
      ['My cousins (5 of them plus us 3) in Trat', { adults: 8, foreigners: 8 }],
      ['Nan with her family, 6 of them and us two', { adults: 8, foreigners: 8 }],
      ['his family (4 of them) and the 3 of us, Nan', { adults: 7, foreigners: 7 }],
      ["Taking the in-laws (4 of 'em plus us 2) to Nan", { adults: 4, seniors: 2, foreigners: 6 }],
    ],
    no: ['two of them and the beach', 'temples, 3 of them and 2 markets'],
  },
  {
    who: 'sum_of_parts',
    th: 'หนุ่ม {number} (คน|) (กับ|และ|) สาว {number} (คน|){notMoreHeads}, สาว {number} (คน|) (กับ|และ|) หนุ่ม {number} (คน|){notMoreHeads}',
    yes: [
      ['หนุ่ม 3 สาว 2 ไปน่าน', { adults: 5 }],
      ['สาว 4 กับหนุ่ม 2 เที่ยวตราด', { adults: 6 }],
    ],
    no: ['ลูกสาว 2 คน', 'สาว 3 วัน'],
  },
  {
    // Classes of pupils, with no word that says who they are.
    who: 'children',
    th: 'เด็ก(นักเรียน|) {classes} (จบ(ปีนี้|แล้ว|)|ทั้งห้อง|ทั้งชั้น|ในห้อง|ที่โรงเรียน|) (จำนวน|ทั้งหมด|รวม|) {count} คน',
    yes: [
      ['ผมเป็นครู พาเด็ก ป.5 จบปีนี้ 14 คน ครูไปด้วย 2 คน ไปตราด', { adults: 2, children: 14 }],
      ['เด็ก ม.2 ทั้งห้อง 20 คน ครู 3 คน ไปตราด', { adults: 3, children: 20 }],
    ],
    no: ['เด็ก ป.5 ชอบทะเล', 'ลูก ป.5 1 คน', 'ไปตราด 3 คน'],
  },
  {
    name: 'a mother or a father of children who stay at home',
    who: 'nobody',
    th: `
      {open}(คุณ)(แม่บ้าน|พ่อบ้าน|แม่|พ่อ)ลูก(หนึ่ง|สอง|สาม|สี่|อ่อน|เล็ก|1|2|3|4|){childrenStay}, {opening}(คุณ)(แม่บ้าน|พ่อบ้าน|แม่|พ่อ)ลูก(หนึ่ง|สอง|สาม|สี่|อ่อน|เล็ก|1|2|3|4|){childrenStay},
      (ไม่ได้|ไม่)(เอา|พา|หอบ)${oneOf(CHILDREN_TH)}(สาว|ชาย|เล็ก|)(ๆ|) (ไป|มา)(ด้วย|)`,
    yes: [
      ['แม่บ้านลูกสามค่ะ ไม่เอาลูกไป มากับเพื่อนสาวอีก 3 คน ตราด', { adults: 4 }],
      ['คุณแม่ลูกสองไปกับเพื่อนอีก 2 คน ทิ้งลูกไว้บ้าน ตราด', { adults: 3 }],
    ],
    no: ['คุณแม่ลูกสองไปตราด', 'เอาลูกไปด้วย', 'ไม่เอาลูกชิ้น'],
  },
  {
    // One on each bike.
    who: 'people',
    th: `(ลุง|ป้า|น้า|พี่|เพื่อน|หนุ่ม|สาว|พวกเรา|เรา|ทีม|ชมรม)(ๆ|) (ชวนกัน|จะ|ไป|)(ปั่น|ขี่)${BIKES_TH}(ไป|กัน|) {count} คัน, {startOfTalk}(ปั่น|ขี่)${BIKES_TH}(ไป|กัน|) {count} คัน`,
    yes: [
      ['น้าๆ ปั่นจักรยาน 7 คัน น่าน 3 วัน', { adults: 7 }],
      ['ขี่มอไซค์กัน 5 คัน ไปน่าน', { adults: 5 }],
    ],
    no: ['เช่าจักรยาน 2 คัน', 'เช่าปั่นจักรยาน 2 คัน', 'เพื่อนมีจักรยาน 2 คัน'],
  },
  {
    // Of a couple, if nobody else is spoken of.
    who: 'couple',
    en: `
      {opening}(our |my |1st |first |)(anniversary|anni|honeymoon)( trip|){stop}, (for|celebrate|celebrating|it's|it is|on|is) (our|my|an|a) ({figure}(st|nd|rd|th)|first|second|fifth|tenth|) (wedding|) (anniversary|anni),
      {opening}(wedding |)anniversary (dinner|break|escape|surprise|celebration), (surprise|romantic|our|an|a) (wedding|) anniversary (dinner|stay|surprise|break|escape|treat)`,
    th: '(ไป|มา|พา|นัด)เดท(แรก|กัน|), เดทแรก, ครบรอบ(วันแต่งงาน|แต่งงาน|วันแต่ง|ที่คบกัน|ที่คบ|คบกัน|เป็นแฟนกัน|เป็นแฟน|วันรัก), (ฉลอง|ทริป|ไป|เที่ยว)ครบรอบ {shortYears} ปี, {startOfTalk}ครบรอบ {shortYears} ปี{close}',
    unless:
      "(parents|parents'|grandparents'|in-laws'|folks'|friend's|friends'|sister's|brother's|company|school|work|class|club|their) (wedding|) ({figure}(th|st|nd|rd)|) anniversary, (พ่อแม่|พ่อกับแม่|ปู่ย่า|ตายาย|บริษัท|โรงเรียน|รุ่น|ร้าน|ท่าน|เพื่อน){until}ครบรอบ, ครบรอบ(แต่งงาน|วันแต่งงาน)(ของ|)(พ่อ|แม่|ปู่|ตา|เพื่อน|คุณ)",
    yes: [
      ['Trat. 2 nights. anniversary. quiet', { adults: 2, foreigners: 2 }],
      ['a surprise anniversary dinner in Trat, 2 nights', { adults: 2, foreigners: 2 }],
      ['4 nights in Nan, it is our anniversary', { adults: 2, foreigners: 2 }],
      ['ครบรอบแต่งงาน ไปตราด 2 วัน', { adults: 2 }],
      ['ฉลองครบรอบ 3 ปี ที่ตราด', { adults: 2 }],
      ['เดทแรก ขอที่เงียบๆ ในตราด', { adults: 2 }],
      ['ครบรอบแต่งงาน ไปกับลูกสองคน ตราด', { adults: 2, children: 2 }],
    ],
    no: [
      "my parents' anniversary",
      'for the company 10th anniversary',
      'พ่อแม่ครบรอบแต่งงาน พาไปน่าน',
      'วัดครบรอบ 100 ปี',
      'ครบรอบ 6 ก.พ.',
    ],
  },
  {
    // One more, of whom no more is said.
    who: 'companion',
    th: '(กับ|พา|ชวน) (ผญ|ผช|ผู้หญิง|ผู้ชาย|สาว|หนุ่ม) (อีก|) (คนนึง|คนหนึ่ง|1 คน|หนึ่งคน)',
    yes: [['ไปตราดกับ ผญ 1 คน', { adults: 2 }]],
    no: ['กับผู้หญิง 3 คน', 'ห้องกับผู้ชาย'],
  },
  {
    // Everybody of a party, by what each of them likes.
    who: 'likers',
    th: '{eachLikes}',
    yes: [
      ['ไปน่าน 3 วัน แม่ชอบวัด พ่อชอบตกปลา เราชอบคาเฟ่', { adults: 1, seniors: 2 }],
      ['สามีชอบเดินป่า ลูกอยากเล่นน้ำ ผมไม่ชอบเดิน ไปตราด', { adults: 2, children: 1 }],
      ['ตราด 2 วัน พี่สาวชอบดำน้ำ น้องไม่ชอบอะไร แม่อยากช้อป หนูชอบกิน', { adults: 3, seniors: 1 }],
    ],
    no: ['แม่ชอบวัด พ่อชอบตลาด', 'แม่ชอบวัด เราชอบคาเฟ่'],
  },
]
