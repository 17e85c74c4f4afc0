import type { PartyRule } from './party-rule.ts'

/** Families, old people, friends and other groups, after `PARTY_RULES`. */
export const FAMILY_RULES: readonly PartyRule[] = [
  {
    who: 'trio',
    th: 'พ่อแม่ลูก(เล็ก|น้อย|อ่อน|วัยซน|) ({count} คน), {count} คนพ่อแม่ลูก, พ่อ & แม่ & ลูก {count} คน, พ่อ & แม่ & ลูก{close}',
    yes: [
      ['พ่อแม่ลูก 4 คน', { adults: 2, children: 2 }],
      ['พ่อ แม่ และลูก 3 คน', { adults: 2, children: 1 }],
      ['พ่อแม่ลูกไปทะเล', { adults: 2, children: 1 }],
      ['สี่คนพ่อแม่ลูกไปทะเล', { adults: 2, children: 2 }],
      ['พ่อแม่ลูก 2 คน', { adults: 2, children: 2 }],
      ['พ่อแม่ลูกเล็ก 3 คน ไปพัทยา', { adults: 2, children: 3 }],
      ['พ่อแม่ลูกอ่อน ไประยอง', { adults: 2, children: 1 }],
    ],
    no: ['พ่อแม่'],
  },
  {
    who: 'grown_pair',
    en: `
      (mother|mum|mom) (and) daughter, father (and) son, (mother|mum|mom|ibu|mam|dad|father) (and|&|+) (adult|grown up|grown) (son|daughter),
      (mother|mum|mom|ibu|dad|father) & (son|daughter) (trip|getaway|weekend|holiday|break|adventure|time)`,
    yes: [
      ['a mother-daughter trip', { adults: 2, foreigners: 2 }],
      ['mother and adult son, Nan', { adults: 2, foreigners: 2 }],
      ['Mum & daughter getaway in Trang', { adults: 2, foreigners: 2 }],
    ],
    no: ['my mother and my sister'],
  },
  {
    // A parent with so many children, as people say it of themselves: `แม่ลูกสอง`.
    who: 'parent_of',
    th: '{open}(คุณ)(แม่|พ่อ)ลูก(สอง|สาม|สี่|ห้า){ofParent}, {opening}(คุณ)(แม่|พ่อ)ลูก(สอง|สาม|สี่|ห้า){ofParent}, (เป็น|เรา|ผม|ฉัน|หนู)(คุณ)(แม่|พ่อ)ลูก(สอง|สาม|สี่|ห้า){ofParent}',
    yes: [
      ['แม่ลูกสามจะไปหัวหิน ลูก 9 ขวบ 6 ขวบ กับสองขวบครึ่ง คุณพ่อไม่ได้ไป', { adults: 1, children: 3 }],
      ['คุณพ่อลูกสองพาเด็ก ๆ ไปน่าน แม่ติดงานไม่ได้ไป', { adults: 1, children: 2 }],
      ['เป็นแม่ลูกสี่ค่ะ อยากพาลูกไปทะเลเอง', { adults: 1, children: 4 }],
      ['ผมพ่อลูกสอง พาลูกไปเขาใหญ่กันเอง', { adults: 1, children: 2 }],
    ],
    no: ['แม่ลูกสองคน', 'พ่อแม่ลูกสาม', 'แม่กับลูกสาว', 'บ้านแม่ลูกสองหลัง'],
  },
  {
    who: 'parent_and_child',
    th: '(แม่|พ่อ)(กับ|และ|)ลูก(สาว|ชาย|) (กัน|ไปกัน|)(สองคน|2 คน), {atFirst}(คุณ)(แม่|พ่อ)(กับ|และ)ลูก(สาว|ชาย|){agesNext}, (เรา)(แม่|พ่อ)ลูก, สอง(แม่|พ่อ)ลูก, {withOne}ลูก(สาว|ชาย|)(วัย|อายุ|) {figure} (ขวบ|เดือน|ปี) (กัน|แค่|)(สองคน|2 คน)',
    unless: 'แม่ลูก(อ่อน|ดก)',
    yes: [
      ['เราแม่ลูกไปหัวหิน', { adults: 1, children: 1 }],
      ['ไปกับลูกสาว 7 ขวบสองคน', { adults: 1, children: 1 }],
      ['พ่อกับลูกชาย 2 คน', { adults: 1, children: 1 }],
      ['แม่กับลูก 3 ขวบ 6 ขวบ ไปอยุธยา', { adults: 1, children: 2 }],
      ['ตรัง 3 วัน (พ่อกับลูกสาววัย 8 ขวบ)', { adults: 1, children: 1 }],
      ['พาแม่กับลูก 5 ขวบไปตราด', { adults: 1, children: 1, seniors: 1 }],
      ['สองแม่ลูก แม่อายุ 70', { adults: 1, seniors: 1 }],
      ['แม่ลูกสองคน แม่ 68 เที่ยวน่าน', { adults: 1, seniors: 1 }],
    ],
    no: ['แม่กับน้า', 'ทริปแม่ลูกอ่อน', 'แม่กับลูก 5 ขวบ แล้วก็สามี'],
  },
  {
    who: 'relatives',
    th: '(ลูกหลาน|ญาติ|ญาติ ๆ) (อีก|) {bare}, ลูกหลาน(ไป|มา|)(ด้วย|กัน|)(อีก|) {count} (คน|ท่าน)',
    yes: [
      ['ผู้สูงอายุ 8 ท่าน ลูกหลาน 4', { adults: 4, seniors: 8 }],
      ['ผู้สูงวัย 2 ท่าน ลูกหลานอีก 5 คน', { adults: 5, seniors: 2 }],
    ],
    no: ['ลูกหลานพาไป'],
  },
  {
    who: 'only_seniors',
    th: `
      (ชมรม|กลุ่ม|กรุ๊ป|คณะ|ทัวร์|)(ผู้สูงอายุ|ผู้สูงวัย|สูงวัย|คนแก่|วัยเกษียณ|คนเกษียณ){until}{count} (คน|ท่าน), {open}สว.{until}{count} (คน|ท่าน),
      {count} (คน|ท่าน){bracket}(อายุ|วัย) {old} (-|ถึง) {old}, (สอง|2)(คน|)ตายาย, {untaken}(คุณ)(ตา|ปู่)(กับ|กะ|และ|)(คุณ|)(ยาย|ย่า)(แค่|) (สองคน|2 คน),
      (เพื่อน|แก๊ง|กลุ่ม|ก๊วน|ครู|อาจารย์|ข้าราชการ|พยาบาล|หมอ|ทหาร|ตำรวจ|พนักงาน|รัฐวิสาหกิจ)(เก่า|ข้าราชการ|ครู|)(วัย|)(เกษียณ|บำนาญ)(แล้ว|อายุราชการ|){until}{count} (คน|ท่าน)`,
    count: 2,
    en: '(group|party|bunch) of {count} (seniors|senior citizens|retirees|pensioners|elderly (people))',
    yes: [
      ['ชมรมผู้สูงอายุ 12 ท่านไปไหว้พระ', { seniors: 12 }],
      ['เพื่อนเกษียณ 6 คน (อายุ 60-66)', { seniors: 6 }],
      ['สองตายายเที่ยวกันเอง', { seniors: 2 }],
      ['ปู่กะย่าสองคน อยากนั่งรถไฟไปหัวหิน', { seniors: 2 }],
      ['เป็นครูเกษียณ เก้าคน', { seniors: 9 }],
      ['กรุ๊ปสูงวัย 20 คน', { seniors: 20 }],
      ['คณะเรา 20 ท่าน เป็นผู้สูงอายุ 14 คน', { adults: 6, seniors: 14 }],
      ['a group of 8 retirees', { seniors: 8, foreigners: 8 }],
    ],
    no: ['ผู้สูงอายุเดินไม่ไหว', 'ครูเกษียณพาไปชม 3 วัด', 'ผมพาปู่กับย่าสองคนไปน่าน'],
  },
  {
    who: 'friends_along',
    th: '(กับ|พา|ชวน|รับ|ดูแล|ต้อนรับ)(ลูกค้า|แขก|หุ้นส่วน|คู่ค้า)(ของบริษัท|บริษัท|ผู้ใหญ่|{nationTh}|{about}|) (อีก|) {count} (คน|ท่าน)',
    yes: [
      ['ไปกับลูกค้า 2 คน ลำปาง', { adults: 3 }],
      ['พาลูกค้าสามคนเที่ยวอยุธยา', { adults: 4 }],
    ],
    no: ['ลูกค้า 3 ท่าน', 'กับลูกค้า 2 วัน'],
  },
  {
    who: 'more_people',
    th: '(นักเรียน|นักศึกษา|ครู|อาจารย์|พนักงาน|เจ้าหน้าที่|ลูกทัวร์|ลูกค้า|ทีมงาน|ผู้ปกครอง|สตาฟ) (ไปด้วย|มาด้วย|ตามไป|ไปคุม|คุม|) (อีก|จำนวน|ทั้งหมด|) {count} (คน|ท่าน){withWriter}',
    en: '{count} (teachers|employees|staff|pupils|schoolchildren)',
    yes: [
      ['ครู 3 คน นักเรียน 20 คน', { adults: 3, children: 20 }],
      ['ครูกับนักเรียนรวม 30 คน (ครู 3 คน)', { adults: 30 }],
      ['นักเรียน ม.3 จำนวน 80 คน ครู 6 คน', { adults: 86 }],
      ['นักเรียน ม.2 จำนวน 42 คน ครูอีก 4 คน (รวมดิฉัน)', { adults: 46 }],
    ],
    no: ['คน 3 คน'],
  },
  {
    who: 'people',
    th: `
      {number} (คน|ตัว){bracket}(รวม|นับ)(ตัว|)(เรา|ผม|ดิฉัน|ฉัน|หนู|กู|กุ)(เอง|ด้วย|) (เป็น|ก็|) {count},
      {count} (คน|ตัว){bracket}(รวม|นับ)(ตัว|)(เรา|ผม|ดิฉัน|ฉัน|หนู|กู|กุ|เอง|ด้วย)(เอง|)(แล้ว|ด้วย|),
      (รวม|นับ)(ตัว|)(เรา|ผม|ดิฉัน|ฉัน|หนู|กู|กุ)(เอง|ด้วย|)(แล้ว|) (เป็น|ก็|) {count} (คน), (เรา|ผม|ฉัน|หนู)ไปด้วย(รวม|)(เป็น|ก็) {count} (คน)`,
    en: '{count} (people|friends|of us|) (including|incl|incl.|counting) me',
    yes: [
      ['เพื่อน 4 คนรวมเรา', { adults: 4 }],
      ['เพื่อน 3 คน (รวมเราเป็น 4)', { adults: 4 }],
      ['ไปกะเพื่อน 5 ตัวรวมกุ', { adults: 5 }],
      ['ต่างชาติ 3 คน เราไปด้วยเป็น 4', { adults: 4, foreigners: 3 }],
      ['six friends including me', { adults: 6, foreigners: 6 }],
    ],
    no: ['เพื่อน 4 คน'],
  },
  {
    name: 'what some of them eat',
    who: 'nobody',
    th: 'กิน(เจ|มังสวิรัติ|{read}) {number} คน',
    yes: [['ไป 4 คน กินเจ 2 คน', { adults: 4 }]],
    no: ['กินข้าว 2 คน'],
  },
  {
    who: 'foreign_friends',
    th: '(เพื่อน|เจ้านาย|หัวหน้า|นาย|ลูกค้า|แขก|ญาติ|คู่ค้า|อาจารย์|นักเรียน|รูมเมท)(มาจาก|){nationTh}(ของ|จาก|ที่|)(บริษัท|โรงงาน|ออฟฟิศ|สามี|แฟน|)(ที่|)(มา|ไป|จะ|)(เที่ยว|เยี่ยม|หา|)(ไทย|เมืองไทย|) {count} (คน|ท่าน)',
    yes: [
      ['พาเพื่อนญี่ปุ่น 2 คนเที่ยว', { adults: 3, foreigners: 2 }],
      ['เพื่อนชาวเกาหลีมาเที่ยว 4 คน', { adults: 5, foreigners: 4 }],
    ],
    no: ['เพื่อน 2 คน'],
  },
  {
    // A friend from abroad.
    who: 'guest',
    count: 1,
    th: 'เพื่อน(ใหม่|สนิท|ร่วมงาน|ร่วมห้อง|ที่ทำงาน|ที่ออฟฟิศ|)(นักเรียน|นักศึกษา|)(แลกเปลี่ยน|)(เป็น|){nationTh}',
    yes: [
      ['พาเพื่อนเกาหลีไปวัด', { adults: 2, foreigners: 1 }],
      ['เพื่อนนักเรียนแลกเปลี่ยนชาวสเปนอยากดูโขน ไปกัน 3 คน', { adults: 3, foreigners: 1 }],
    ],
    no: ['กลุ่มเพื่อน 4 คน', 'ไปกับเพื่อนที่ทำงาน'],
  },
  {
    who: 'companion',
    th: 'เพื่อน(สนิท|สาว|ชาย|ช่างภาพ|ที่ทำงาน|ร่วมงาน|ร่วมรุ่น|สมัยเรียน|มหาลัย|ข้างบ้าน|{jobTh}|)(ไปด้วย|มาด้วย|)(อีกหนึ่งคน|อีกคน|คนนึง|คนหนึ่ง|คนเดียว|หนึ่งคน|1 คน)',
    yes: [
      ['ไปกับเพื่อนอีกคน', { adults: 2 }],
      ['ไปกับเพื่อนช่างภาพอีกคน', { adults: 2 }],
    ],
    no: ['ไปกับเพื่อน'],
  },
  {
    who: 'seniors',
    count: 2,
    th: 'พ่อใหญ่(กับ)แม่ใหญ่, พ่ออุ้ยแม่อุ้ย, พ่อเฒ่าแม่เฒ่า, (คุณ)พ่อ(กับ|และ|)(คุณ)แม่ (อายุ|วัย|) {old} ({old})',
    en: '(my|our|) (parents|grandparents) (are|aged|both|){bracket}{old} & {old}',
    yes: [
      ['พาพ่อใหญ่แม่ใหญ่ไปเที่ยว', { adults: 1, seniors: 2 }],
      ['พ่อแม่อายุ 60+ แล้ว', { adults: 1, seniors: 2 }],
      ['with my parents (68 & 66)', { adults: 1, seniors: 2, foreigners: 3 }],
    ],
    no: ['แม่ใหญ่'],
  },
  {
    who: 'senior_of_age',
    th: '{ownKin}(คุณ)(แม่ยาย|พ่อตา|ลุง|ป้า|น้า|อา|ตา|ยาย|ย่า|ปู่|พ่อ|แม่|อาม่า|อากง)(ไปด้วย|ก็|เรา|ผม|หนู|) (อายุ|วัย|ปีนี้)(ก็|จะ|ใกล้|เกือบ|อายุ|เข้า|ย่าง|ได้|ตั้ง|แล้ว|) {old}, (คุณ)(ลุง|ป้า|น้า|อา|ตา|ยาย|ย่า|ปู่|พ่อ|แม่|อาม่า|อากง)(เรา|ผม|หนู|ฉัน|ดิฉัน) {old}, (คุณ)(ลุง|ป้า|น้า|อา|ตา|ยาย|ย่า|ปู่|พ่อ|แม่|อาม่า|อากง) {elder} (คนนึง|คนหนึ่ง|คนเดียว|หนึ่งคน|1 คน)',
    yes: [
      ['พาแม่ 78 คนเดียวไปน่าน', { adults: 1, seniors: 1 }],
      ['พาแม่วัย 70 ไปไหว้พระ', { adults: 1, seniors: 1 }],
      ['น่าน 3 วัน แม่ยายวัย 74', { adults: 1, seniors: 1 }],
      ['ป้าอายุ 68 ไปด้วย', { adults: 1, seniors: 1 }],
      ['แม่ผม 67 ขึ้นเขาไหวไหม', { adults: 1, seniors: 1 }],
      ['พ่ออายุจะ 70 แล้ว', { adults: 1, seniors: 1 }],
      ['ยายบ่นอยากไปเลย ยายอายุ 81', { adults: 1, seniors: 1 }],
    ],
    no: ['แม่อายุ 45'],
  },
  {
    who: 'people',
    // The number of a gang includes the writer, whatever kind of friends they are.
    th: '(กลุ่ม|แก๊ง|แก็ง|แกงค์|แก๊งค์|ก๊วน|ผอง)(เพื่อน)…{count} (คน|ชีวิต), {count} (นาง|หน่อ){close}, {count} (สาว|หนุ่ม|ชีวิต|สหาย|เกลอ|ผญ|ผช|ผู้หญิง|ผู้ชาย)',
    // A gang on motorbikes says how it travels too.
    unless:
      '(my|our) {count} girls, (with|and|plus|me|i|w/|taking|take|bringing|bring) (my|our|) {count} (brothers|boys|sisters|aunties|girlfriends), (กลุ่ม|แก๊ง|ก๊วน)(เพื่อน)(สาว|ชาย|)อีก, (กลุ่ม|แก๊ง|แก็ง|แกงค์|แก๊งค์|ก๊วน)(มอเตอร์ไซ|มอไซ|บิ๊กไบ|ไบค์เกอร์|สกู๊ตเตอร์|เวสป้า)',
    en: `
      {count} (young|female|male|solo|old|middle-aged|fit|{read}|) (uni|university|college|medical|exchange|) (backpacker(s)|students|climbers|surfers|divers|cyclists|golfers|riders|
      women|men|ladies|lads|blokes|girls|guys|gals|gents|gentlemen|dudes|photographers|foodies|brothers|sisters|girlfriends|titas|titos|ates|kuyas|amigos|chicas|sistas|bros|aunties|female(s)|male(s))`,
    yes: [
      ['แก๊ง 4 สาวไปเชียงราย', { adults: 4 }],
      ['ทริปนี้ 6 หน่อ ไปตราด', { adults: 6 }],
      ['2 ผญ ไปเกาะหมาก', { adults: 2 }],
      ['กลุ่มเพื่อนสาว 5 คน', { adults: 5 }],
      ['แก๊งเพื่อนสมัยมัธยม 7 คนไปเลย', { adults: 7 }],
      ['ผองเพื่อนที่ออฟฟิศ 4 ชีวิต', { adults: 4 }],
      ['3 young backpackers', { adults: 3, foreigners: 3 }],
      ['3days phuket,3girls,beach', { adults: 3, foreigners: 3 }],
      ['six girlfriends, Trang', { adults: 6, foreigners: 6 }],
      ['2d1n kohlarn 4guys', { adults: 4, foreigners: 4 }],
    ],
    no: ['young backpackers', 'ไปกับเพื่อน 5 คน', 'กลุ่มเพื่อนอีก 3 คน'],
  },
  {
    who: 'adults',
    count: 2,
    en: 'and us two, and the two of us, and us both, plus us two',
    yes: [['my parents (68 & 66) and us two', { adults: 2, seniors: 2, foreigners: 4 }]],
    no: ['us two'],
  },
  {
    // Of the children, not of the writer.
    who: 'adults',
    count: 2,
    en: '(two|2|us) {kinds}(tired|exhausted|weary|sleepy|knackered|worn out|stressed|happy|new|young|first time|working|busy) parents, {afterChildren}(two|2|both) parents, (tired|exhausted|sleepy|knackered|new|young|first time) parents (of|with) (a|two|three|one|our|small|twin)',
    yes: [
      ['a 6 month old and a 3 yr old, two tired parents', { adults: 2, children: 2, foreigners: 4 }],
      ['exhausted parents of a toddler need rest', { adults: 2, children: 1, foreigners: 3 }],
    ],
    no: ['with my two parents', 'our tired parents', 'two elderly parents'],
  },
  {
    who: 'adults',
    en: '{count} (dads|moms|mums|fathers|mothers|aunts|aunties|uncles|cousins)',
    unless: '(with|taking|bringing|take|bring) (my|our|) {count} (aunts|aunties|uncles|cousins)',
    yes: [
      ['3 dads, 5 kids', { adults: 3, children: 5, foreigners: 8 }],
      ['Trat with two aunties', { adults: 3, foreigners: 3 }],
    ],
    no: ['my dad'],
  },
  {
    who: 'adults',
    count: 2,
    en: '(mum|mom|mother) & (dad|father){andKids}',
    yes: [['mum, dad, 2 kids in Phuket', { adults: 2, children: 2, foreigners: 4 }]],
    no: ['with mum and dad'],
  },
  {
    // Of the children, not of the writer.
    who: 'adults',
    count: 2,
    th: '(คุณ)พ่อ(กับ|)(คุณ)แม่{andTheirs}',
    yes: [['ลูก 4 คน + พ่อแม่ + ยาย ', { adults: 2, children: 4, seniors: 1 }]],
    no: ['พาพ่อแม่ไป'],
  },
  {
    who: 'adults',
    count: 1,
    th: '{ofChildren}(กับ|และ)(คุณ)(พ่อ|แม่){close}',
    yes: [['เด็กผู้ชาย 6 ขวบ 8 ขวบ กับพ่อ', { adults: 1, children: 2 }]],
    no: ['ไปกับพ่อ'],
  },
  {
    who: 'people',
    count: 2,
    en: 'both of us, us two, the pair of us, (for|of|we) both{close}',
    unless: 'both (days|cities|places|islands|ways|of the|of them)',
    yes: [['planned for both of us', { adults: 2, foreigners: 2 }]],
    no: ['for both days'],
  },
]
