import { CHILD_NAMES_TH, CHILDREN_TH } from './kin-words.ts'
import type { PartyRule } from './party-rule.ts'
import { oneOf } from './phrases.ts'

// `3 แม่ลูก`, “We're going to Trang with my aunt”: numbers beside a noun, and members by a verb or by name.

const FRIENDS_TH = oneOf(
  'เพื่อนซี้, เพื่อนสนิท, เพื่อนรัก, เพื่อนสาว, เพื่อนชาย, เพื่อนเกลอ, เพื่อนตาย, เพื่อนร่วมรุ่น, เพื่อนร่วมห้อง, เพื่อนร่วมงาน, เพื่อนเก่า, ทหารเสือ, คู่หู, คู่ซี้, คู่กัด, ใบเถา',
)

/** How many people, with their number before the noun or after a verb, and members by their names. Before every list. */
export const NOUN_RULES: readonly PartyRule[] = [
  {
    // Without a word for people after the number.
    who: 'people',
    th: `{freely}{count} ${FRIENDS_TH}, {freely}{count} เพื่อน(ต่างวัย|ต่างไซส์|ต่างสไตล์|แท้|กัน|){beforeVerb}, พี่น้อง {count} ใบเถา`,
    unless: 'ใบเถาวัลย์',
    yes: [
      ['3 เพื่อนซี้แบกเป้ไปตรัง', { adults: 3 }],
      ['ทริป 2 คู่หู ไปสังขละ', { adults: 2 }],
      ['2 เพื่อน ไปตรัง', { adults: 2 }],
      ['3 เพื่อนต่างวัยเที่ยวน่าน', { adults: 3 }],
      ['พี่น้อง 4 ใบเถาเที่ยวน่าน', { adults: 4 }],
    ],
    no: ['วันที่ 2 เพื่อนสนิทตามมา', 'กับ 2 เพื่อนซี้', 'เดือน 12 เพื่อนสาวแต่งงาน', '3 วัน เพื่อนซี้', 'วันที่ 3 เพื่อนแนะนำ', 'กับ 2 เพื่อน'],
  },
  {
    who: 'mother_and_children',
    th: '{freely}{count} (แม่ลูก|พ่อลูก|ยายหลาน|ย่าหลาน|ป้าหลาน|น้าหลาน){beforeVerb}',
    unless: '(สอง|2) (แม่ลูก|พ่อลูก)',
    yes: [['3 แม่ลูกไปตรัง', { adults: 1, children: 2 }]],
    no: ['สองแม่ลูก', 'แม่ลูกสองไปตรัง', 'บ้าน 2 แม่ลูก'],
  },
  {
    who: 'friends_along',
    th: `(กับ|ชวน|พา|และ)(อีก|) {count} ${FRIENDS_TH}`,
    yes: [['ไปกับ 2 เพื่อนซี้ ตรัง', { adults: 3 }]],
    no: ['กับเพื่อนซี้'],
  },
  {
    who: 'people',
    th: '{titleTh}{count} (ลุง|ป้า|น้า|ครู|หมอ|พยาบาล|คุณพ่อ|คุณแม่|เฒ่า)(สายลุย|สายเที่ยว|สายบุญ|วัยเกษียณ|){beforeVerb}',
    yes: [
      ['2 ลุงแบกเป้ไปตรัง', { adults: 2 }],
      ['ทริปสามครูลุยน่าน', { adults: 3 }],
    ],
    no: ['พ่อ แม่ 2 ลุง', 'แวะวัด 2 ครูบา'],
  },
  {
    // Two people by a word for a pair, or by sex and age: “31m/29f”.
    who: 'people',
    count: 2,
    th: '{freely}(คู่หูคู่ฮา|คู่หู|คู่ซี้){beforeVerb}',
    en: '{sexesWithAges}',
    yes: [
      ['คู่หูคู่ฮาไปตรัง', { adults: 2 }],
      ['F25 and M27, Trat', { adults: 2, foreigners: 2 }],
      ['31m/29f, islands', { adults: 2, foreigners: 2 }],
    ],
    no: ['ไปกับคู่หู', 'M25 motorway', 'bus 25 and 27', 'size m 38'],
  },
  {
    // Two at least, beside those whom they take.
    who: 'we_take',
    en: '{weTake}, {weGoWith}',
    th: `(พวกเรา|พวกผม|พวกหนู|พวกฉัน|พวกพี่){plansTh}(พา|ชวน)[{kinTh}|ลูก|เพื่อน|หลาน|${CHILD_NAMES_TH}|แฝด]`,
    yes: [
      ['We are bringing my parents, both in their 70s, to Trat', { adults: 2, seniors: 2, foreigners: 4 }],
      ['We want to take my parents and our son (6) to Nan', { adults: 2, children: 1, seniors: 2, foreigners: 5 }],
      ["We're going to Trang with my aunt", { adults: 3, foreigners: 3 }],
      ['We will be travelling with three friends', { adults: 5, foreigners: 5 }],
      ['We are going to Nan with my two boys and my mum', { adults: 2, children: 2, seniors: 1, foreigners: 5 }],
      ['We are visiting Nan with my mum and my husband', { adults: 2, seniors: 1, foreigners: 3 }],
      ['we come with one kid (6) and my dad 70, Trat', { adults: 2, children: 1, seniors: 1, foreigners: 4 }],
      ['we travel with grandma 81 and a girl of 5', { adults: 2, children: 1, seniors: 1, foreigners: 4 }],
      ['พวกเราจะพาคุณย่าไปน่าน', { adults: 2, seniors: 1 }],
      ['พวกเราจะพาลูก 4 ขวบกับคุณย่าไปน่าน', { adults: 2, children: 1, seniors: 1 }],
    ],
    no: [
      'we take the train',
      'I am bringing my parents',
      'we go to Nan with a train',
      'พวกเราจะพาเต็นท์ไป',
      'we are two, with my mum',
    ],
  },
  {
    who: 'people',
    count: 2,
    en: '{opening}both (of us|) (are|aged|in our|) {grownAge}{stop}',
    yes: [['Both 26, first trip to Trat', { adults: 2, foreigners: 2 }]],
    no: ['Both 7 and 8 June are fine', 'both islands'],
  },
  {
    who: 'only_seniors',
    th: 'เพื่อน(วัย|)(เกษียณ|บำนาญ)(แล้ว|)(ด้วย|)(รวมกัน|รวม|ทั้งหมด|รวมแล้ว)(เป็น|) {count} (คน|ท่าน)',
    yes: [['ไปกับเพื่อนเกษียณรวมกัน 5 คน ลำปาง', { seniors: 5 }]],
    no: ['เพื่อนรวมกัน 5 คน', 'เพื่อนเกษียณ 2 วัน'],
  },
  {
    // Who comes along, with the number after the verb.
    who: 'children',
    th: `${oneOf(CHILDREN_TH)}(เล็ก|) (ๆ|) (ตาม|จะ|ขอ|ติด|)(มา|ไป)(ด้วย|) (อีก|ทั้ง|) {count} คน, ${oneOf(CHILDREN_TH)}(เล็ก|) (ๆ|) (ตาม|จะ|ขอ|ติด|)(มา|ไป)ด้วย(อีก|ทั้ง|) {part}`,
    unless: '(คน|ท่าน)(มี|)(เด็ก|ลูก)',
    yes: [
      ['ญาติมาเที่ยวตราด เด็กมาด้วย 3 คน', { adults: 2, children: 3 }],
      ['ไปตรัง เด็กไปด้วยสองคน', { adults: 2, children: 2 }],
      ['ผู้ใหญ่ 3 เด็กไปด้วย 2 กระบี่', { adults: 3, children: 2 }],
      ['เรากับสามี ลูกไปด้วยทั้งสองคน', { adults: 2, children: 2 }],
      ['เรากับแฟน ไปตรัง หลานติดมาด้วย 2 คน', { adults: 2, children: 2 }],
    ],
    no: ['เด็กไปโรงเรียน 3 คน', 'ลูกมา 3 วัน', 'เด็กไปด้วย 3 วัน', 'ไปกับลูก 2 คน'],
  },
  {
    who: 'seniors',
    th: '(ผู้สูงอายุ|ผู้สูงวัย|คนแก่|คนชรา|สว.|ยาย|ย่า|ปู่|ตา) (ๆ|) (ตาม|จะ|ขอ|)(มา|ไป)ด้วย(อีก|ทั้ง|) {count} คน',
    yes: [
      ['เรากับแฟน ผู้สูงอายุไปด้วย 2 คน ตราด', { adults: 2, seniors: 2 }],
      ['มีคนแก่ไปด้วยอีก 3 คน เรากับแฟน', { adults: 2, seniors: 3 }],
    ],
    no: ['คนแก่ไปด้วย', 'ผู้สูงอายุไปด้วย 3 วัน'],
  },
  {
    who: 'friends_come',
    th: '{startOfCome}(เพื่อน|ญาติ|พี่|น้อง|รุ่นน้อง|รุ่นพี่) (ๆ|) (ก็|)((จะ|ขอ)(มา|ไป)ด้วย|(มา|ไป)ด้วย|ตามมา|ตามไป|มากัน|มาสมทบ|มาจอย) (ด้วย|สมทบ|) (อีก|) {count} คน, {startOfCome}(เพื่อน|ญาติ) (ๆ|) (จะ|)(มากัน|มาด้วย|ไปด้วย)(อีก|) {alone}',
    yes: [
      ['เพื่อนไปด้วยสามคน น่าน', { adults: 4 }],
      ['เรากับแฟน เพื่อนตามมาอีก 2 คน ไปน่าน', { adults: 4 }],
      ['เพื่อนมากัน 4 เที่ยวตราด', { adults: 5 }],
      ['ไปกับแฟน แล้วเพื่อนตามมาสมทบอีก 3 คน', { adults: 5 }],
    ],
    no: ['เพื่อนไปกัน 4 คน', 'ชวนเพื่อนไปด้วย 3 คน', 'เพื่อนมากัน 4 วัน', 'ญาติตามมา 2 วัน'],
  },
  {
    // By their names; the writer is one of them.
    who: 'named',
    th: '{crewTh}',
    en: '{crewEn}',
    yes: [
      ['ตรัง 3 วัน ผู้ร่วมทริป มีบอย เอ๋ และ แม่เอ๋', { adults: 3 }],
      ['ตรัง 3 วัน สมาชิก: ต้น แนน ก้อง', { adults: 3 }],
      ["Trang 3 days, the crew: Tom, Ann and Ann's mum", { adults: 3, foreigners: 3 }],
      ['Travellers: Mia, Jonas, Lena and Paul. Trang', { adults: 4, foreigners: 4 }],
      ['the gang: Ploy, Mint, Bank & me', { adults: 4, foreigners: 4 }],
      ['รอบนี้มี บอล เจน และเรา ไปตรัง', { adults: 3 }],
      ['สมาชิกมี ผม ภรรยา แม่ และพ่อ ไปตรัง', { adults: 2, seniors: 2 }],
    ],
    no: [
      'สมาชิก 4 คน',
      'ทริปนี้มี วัด ทะเล และคาเฟ่',
      'สมาชิกมี เด็ก ผู้ใหญ่ และคนแก่',
      'เป็นสมาชิกสายการบิน',
      'สมาชิกมีสิทธิ์ลด และ แลกแต้ม',
      'ผู้ร่วมทริปมีผู้ใหญ่และเด็ก',
      'Travellers: 2 adults, 1 child',
      'Travellers: my wife and I',
      'Travellers: couple, vegetarian',
    ],
  },
]
