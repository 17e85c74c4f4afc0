import type { PartyRule } from './party-rule.ts'

/** Groups by what they are (“office of 20”, “four nurses from Leeds”) and by what all of them have in common. */
export const GROUP_SIZE_RULES: readonly PartyRule[] = [
  {
    who: 'people',
    en: '(school|student|youth|scout|kindergarten|class) (group|party|class|trip|outing) (of|for) {count}{notLength}',
    th: 'กรุ๊ป(บริษัท|ออฟฟิศ|พนักงาน|ดูงาน|นักเรียน|นักศึกษา) {count} (คน|ท่าน)',
    yes: [
      ['School group of 30 to Lopburi, one day', { adults: 30, foreigners: 30 }],
      ['a youth group of 14 in Krabi', { adults: 14, foreigners: 14 }],
      ['กรุ๊ปบริษัท 45 คน ไประยอง', { adults: 45 }],
    ],
    no: ['a school trip for 3 days', 'a school group of teachers'],
  },
  {
    name: 'what kind of group it is: its people are counted beside it',
    who: 'nobody',
    th: 'ทัศนศึกษา, (ค่าย|เข้าค่าย)(ลูกเสือ|นักเรียน|เยาวชน|เด็ก|), ทีม(ฟุตบอล|บอล|กีฬา|วอลเลย์บอล|บาส)',
    en: `
      (primary|elementary|middle|high|junior|) school (class|group|field trip|outing|excursion|trip|visit|party), (with|of|for) (my|our|a|the) class, kindergarten (class|group|outing|trip), (university|uni|college) group,
      scout (group|troop|camp|trip), field trip, school (camp|kids|students)`,
    unless: 'ห้องเรียน, first class, high school friends, ค่าย(ทหาร|มวย|เพลง|หลวง)',
    yes: [
      ['a school class, 20 pupils + 2 teachers', { adults: 2, children: 20, foreigners: 22 }],
      ['field trip with 12 university students', { adults: 12, foreigners: 12 }],
      ['ทัศนศึกษา ครู 2 คน นักเรียน 18 คน', { adults: 2, children: 18 }],
    ],
    no: ['a cooking class', 'ดูบอลที่สนาม', 'a school of fish'],
  },
  {
    who: 'people',
    en: "(student|school|class|company|office|staff|team|group|family|girls|boys|girls'|boys'|friends|church|club) (trip|outing|tour|getaway|weekend|retreat|holiday|day) (for|of) {count}{notLength}",
    yes: [['student trip for 7: Nan by train', { adults: 7, foreigners: 7 }]],
    no: ['a school trip for 3 days', 'a trip for 5 places'],
  },
  {
    who: 'people',
    count: 2,
    en: '(foodie|couple|dynamic|solo|mother|father|friend|backpacking|adventurous|travel|senior|retired|young|a|us|our|this) duo',
    yes: [['Nan in 2 days for a foodie duo', { adults: 2, foreigners: 2 }]],
    no: ['the duo hotel'],
  },
  {
    who: 'people',
    count: 3,
    en: '(a|our|this) trio (of|from|in|who|with|{close})',
    yes: [['a trio of colleagues, Nan', { adults: 3, foreigners: 3 }]],
    no: ['the trio hotel'],
  },
  {
    who: 'family',
    th: 'พ่อแม่ลูก (รวมกัน|รวมเป็น|รวม|รวมแล้ว|ทั้งหมด) {count} (คน|ชีวิต|ท่าน), พ่อ & แม่ & ลูก (รวมกัน|รวมเป็น|รวม|รวมแล้ว|ทั้งหมด) {count} (คน|ชีวิต|ท่าน)',
    yes: [
      ['ไปกันพ่อแม่ลูกรวม 5 คน', { adults: 2, children: 3 }],
      ['พ่อแม่ลูกรวมกัน 4 คน ลูกสาวสองคน', { adults: 2, children: 2 }],
    ],
    no: ['พ่อแม่ลูก 4 คน', 'พ่อแม่รวม 2 คน'],
  },
  {
    // Nobody younger is said to come along.
    who: 'only_seniors',
    en: "(for|we are|we're|us) {count} (seniors|senior citizens|pensioners|retirees), {opening}{count} (seniors|senior citizens|pensioners|retirees), (group|party|club) of {count} (seniors|senior citizens|pensioners|retirees|elderly people), (for|we are|we're|us) {count} (retired|elderly) (people|friends|folks|{agents}), {opening}{count} (retired|elderly) (people|friends|folks|{agents})",
    yes: [
      ['a plan for 6 senior citizens', { seniors: 6, foreigners: 6 }],
      ['Two pensioners in good shape', { seniors: 2, foreigners: 2 }],
      ['we are six retired nurses', { seniors: 6, foreigners: 6 }],
      ['a morning in Nan with a group of 7 seniors', { seniors: 7, foreigners: 7 }],
    ],
    no: ['2 adults and 2 seniors'],
  },
  {
    who: 'total',
    th: `
      (รวม|รวมทั้งหมด|รวมเป็น|รวมกัน|รวมแล้ว|ทั้งหมด) {count} (คน|ท่าน|ชีวิต), (ไป|เที่ยว)(ต่อ|)ด้วยกัน {count} คน, ด้วยกัน(ทั้ง|ทั้งหมด|) {count} คน, {withThem}(เป็น|ก็เป็น|ก็|ได้) {count} (คน|ท่าน|ชีวิต),
      {withElder}(เป็น|ก็เป็น|ก็) {count}{close}, (เพิ่ม|บวก)(มา|)(อีก|)(หนึ่ง|1|)(คน|คนหนึ่ง|คนนึง)(รวม|)(เป็น|ก็เป็น) {count} (คน|ท่าน|), (ตอนนี้|สรุป|ล่าสุด)(เป็น|มี|ได้|ไป|เหลือ|)(กัน|) {count} คน`,
    en: '{count} (of us|people|persons|pax|) (in total|total|in all|all together|altogether), (total|totals|makes|making) {count} (of us|people|persons|pax), (so|that makes) {count} in (the|our|one) (car|van|boat|group|party), {count} (with|including|counting) (the|our) (kids|children|baby|babies)',
    unless: '{count} (in total|total|in all) (day(s)|night(s)|week(s))',
    yes: [
      ['เพื่อน 4 คน น้องอีก 2 คน รวม 7 คน', { adults: 7 }],
      ['เรากับแฟนแวะรับน้า แล้วเที่ยวต่อด้วยกันสามคน', { adults: 3 }],
      ['ลูกหลานไปกันหกคน รวมย่าเป็นเจ็ด', { adults: 6, seniors: 1 }],
      ['พี่น้อง 3 คนกับหลาน รวมหลานด้วยก็ 5 คน', { adults: 4, children: 1 }],
      ['ไปกัน 4 คน เพิ่มอีกคนเป็น 5', { adults: 5 }],
      ['4 friends and one honeymoon couple, so 6 in total', { adults: 6, foreigners: 6 }],
    ],
    no: ['รวม 7 วัน', '3 days in total', 'รวมค่ารถเป็น 500', 'ตอนนี้มีเวลา 3 วัน'],
  },
  {
    who: 'people',
    en: `
      (group|party|bunch) of {count}{stop},
      (office|team|class|crew|squad|troop|delegation|congregation|choir|band|convoy|tour|barkada|tropa|posse|gang|bunch|fam|pack) (of|po|kami|na) {count}, barkada{comma} {count} (of us|pax|kami|people|),
      {count} (office|company|church|club|work|team|factory|hospital) (people|staff|workers|members|employees|folks|colleagues|mates),
      (company|corporate|office|team|school|work|class|club|staff) (trip|outing|retreat|tour|excursion|getaway|holiday) (for|of|with) {count}`,
    unless: '(group|party|bunch|office|team|class|crew|tour) of {count} (day(s)|night(s)|week(s)|hour(s)|year(s))',
    yes: [
      ['office of 22, outing in Nan', { adults: 22, foreigners: 22 }],
      ['rafting for 12 office people', { adults: 12, foreigners: 12 }],
      ['barkada of 7 here', { adults: 7, foreigners: 7 }],
      ['a group of 12: 9 students and three cooks', { adults: 12, foreigners: 12 }],
      ['a company trip for 40', { adults: 40, foreigners: 40 }],
    ],
    no: ['a tour of 3 days'],
  },
  {
    name: 'those of a club who come',
    who: 'people',
    en: '{count} of (our|the|my|us at the|us from the) {ofClub}(club|society|choir|team|class|office|department|company|church|parish|congregation|band|crew|squad|troop|school|gang|group)',
    unless: '{count} of (our|the|my) (team|class|group) (day(s)|night(s))',
    yes: [
      ['Nan for 12 of our bowling club', { adults: 12, foreigners: 12 }],
      ['nineteen of the golf society', { adults: 19, foreigners: 19 }],
      ['7 of my old rowing team', { adults: 7, foreigners: 7 }],
    ],
    no: ['one day of the tour group', 'the second of our class trips'],
  },
  {
    who: 'people',
    en: '(friends|people|colleagues|cousins|girls|guys){comma} (maybe|about|around|probably|perhaps|roughly|say|like) {count}{close}',
    yes: [['a group of friends, maybe 7', { adults: 7, foreigners: 7 }]],
    no: ['friends, 3 days'],
  },
  {
    who: 'people',
    en: `
      {opening}{count} {agents}, (we are|we're|us|we|of|for) {count} {agents}, {count} in (our|the|my) (group|party|team|family), {themselves}{count} (colleagues|coworkers|employees){comma}, we were {count} (people|of us|) (but|and then|then|until),
      (us|we) {several}{doing}, {open}{dozen} of us, party{equals}{count}, (no|no.|number) of (persons|people|pax|travel(l)ers|guests){dash}{count}`,
    yes: [
      ['Three nurses from Leeds in Trang', { adults: 3, foreigners: 3 }],
      ['We are two Swiss climbers', { adults: 2, foreigners: 2 }],
      ["Hi, we're 4 software engineers from Pune", { adults: 4, foreigners: 4 }],
      ['us four are off to Lampang', { adults: 4, foreigners: 4 }],
      ['just a dozen of us', { adults: 12, foreigners: 12 }],
    ],
    no: [
      'we are two hours from Trang',
      'we are 3 beach lovers short',
      'show us three markets',
      '4 days with friends',
      'Four temples from the list',
    ],
  },
  {
    who: 'nations',
    th: '{count} (คน|)(ฝรั่ง|ต่างชาติ|ชาวต่างชาติ) & {count} (คน|)ไทย, {count} (คน|)ไทย & {count} (คน|)(ฝรั่ง|ต่างชาติ|ชาวต่างชาติ)',
    yes: [
      ['4 ฝรั่ง 2 คนไทย', { adults: 6, foreigners: 4 }],
      ['1 คนไทย กับ 2 ฝรั่ง', { adults: 3, foreigners: 2 }],
    ],
    no: ['ร้านฝรั่ง 2 ร้าน'],
  },
  {
    who: 'some_less',
    en: '{count} (of us|of them|friends|people|) (have|just|) (dropped|drop|bailed|backed|pulled|cancelled|canceled) (out)',
    unless:
      '(one|1) (of us|of them|friend|person|) (has|just|) (drops|dropped|bailed|backed|pulled|cancelled|canceled)',
    yes: [['we were 7 people but two dropped out', { adults: 5, foreigners: 5 }]],
    no: ['two drops of oil'],
  },
  {
    who: 'mother_and_children',
    th: '{count} คน(แม่ลูก|พ่อลูก|ป้าหลาน|น้าหลาน|อาหลาน|ลุงหลาน|ยายหลาน|ย่าหลาน), (แม่ลูก|พ่อลูก|ป้าหลาน|น้าหลาน|อาหลาน|ลุงหลาน|ยายหลาน|ย่าหลาน) (กัน|แค่|รวม|ทั้งหมด|) {count} (คน|ชีวิต)',
    unless: '(พ่อแม่|พ่อ แม่|พ่อกับแม่)ลูก, ปู่ย่าหลาน, ตายายหลาน',
    yes: [
      ['แม่ลูก 4 คน เช่ารถเที่ยวตรัง', { adults: 1, children: 3 }],
      ['ป้าหลานสามคนไปเลย', { adults: 1, children: 2 }],
      ['สามคนแม่ลูก', { adults: 1, children: 2 }],
      ['แม่อายุ 67 ไปกันสองคนแม่ลูก', { adults: 1, seniors: 1 }],
      ['ยายอายุ 78 ไปกันสองคนยายหลาน', { adults: 1, seniors: 1 }],
      ['แค่สองคนพ่อลูก ลูก 8 ขวบ พ่ออายุ 45', { adults: 1, children: 1 }],
      ['ไปน่าน สองคนน้าหลาน', { adults: 1, children: 1 }],
    ],
    no: ['สามคนพี่น้อง', 'สามคนพ่อแม่ลูก', 'แม่ลูก 3 วัน'],
  },
  {
    // Of all who are counted, whoever they are.
    who: 'old',
    th: `
      เกษียณ(แล้ว|)(กัน)(ทั้งคู่|ทั้งสองคน|ทุกคน|ทั้งหมด|ทั้งกลุ่ม|ทั้งแก๊ง|หมด), {ofCouple}(วัย|คน|)เกษียณ, {ofPair}(วัย|อายุ) {old} (ปี|) (กว่า|อัพ|ขึ้น|) (สองคน|),
      (อายุ|วัย) {old} (ปี|) (กว่า|กว่าๆ|อัพ|ขึ้นไป|ขึ้น|)(แล้ว|)(กัน|)(ทั้งคู่|ทั้งสองคน|ทั้งหมด|ทั้งนั้น|ทั้งกลุ่ม|ทั้งแก๊ง|หมด|ทุกคน)`,
    en: "(we are|we're|we|us|both) (both|all) retired, (we are|we're|we|we've|we have) (both|all|) (just|recently|newly|now|finally) retired, {opening}(just|recently|newly|) retired{weLater}, {retiredOf}retired (from|last year|this year|early), all {decade}, (we are|we're) all (retired|over {old}), (all|both) (of us|of them|) (are|is|aged|) (between|from|in our|) {old} (and|to|-) {old}, {agedOf}aged (between|from|) {old} (and|to|-|–) {old}, (all|everyone|everybody) (of us|) (is|are|) (over|above|past|well over) {old}",
    yes: [
      ['ป้ากับลุงเกษียณแล้วทั้งคู่ อยากนั่งรถไฟ', { seniors: 2 }],
      ['three quilters from Ohio, all in our late sixties', { seniors: 3, foreigners: 3 }],
      ["we're both retired", { seniors: 2, foreigners: 2 }],
      ['we just retired, a month in Trat', { seniors: 2, foreigners: 2 }],
      ['Just retired, want a month in Trat before we decide', { seniors: 2, foreigners: 2 }],
      ['two couples, all of us between 62 and 68', { seniors: 4, foreigners: 4 }],
      ['two couples of friends retired from farming, Nan', { seniors: 4, foreigners: 4 }],
      ['five friends now retired from nursing, Nan', { seniors: 5, foreigners: 5 }],
      ['five ladies aged 63 to 70', { seniors: 5, foreigners: 5 }],
      ['พวกลุงๆ 6 คน อายุ 60 อัพทุกคน', { seniors: 6 }],
      ['แก๊งค์เกษียณ 8 คน ไปอยุธยา', { seniors: 8 }],
      ['พวกป้าวัยหกสิบกว่า ไปกัน 4 คน', { seniors: 4 }],
    ],
    no: [
      'my dad has retired',
      'Retired teacher with a colleague. We like Nan',
      'all in our thirties',
      'a temple aged 60 to 70 years',
      'พ่ออายุ 66 แม่ 62',
      'ไปมาหมดแล้ว',
      'ทั้งหมด 8 วัน',
      'เพื่อนเทกันหมด',
    ],
  },
  {
    who: 'people',
    count: 2,
    th: '{first}ลุง(กับ|กะ|และ)ป้า, {first}ป้า(กับ|กะ|และ)ลุง',
    yes: [['ลุงกับป้าอยากนั่งรถไฟ', { adults: 2 }]],
    no: ['พาลุงกับป้าไป'],
  },
  {
    // They are from where the partner is from.
    who: 'partners_parents',
    th: '(พ่อแม่|พ่อกับแม่|พ่อและแม่)(ของ|)(แฟน|สามี|ภรรยา|เมีย|เขา|เค้า), พ่อตา(กับ|และ|)แม่ยาย, พ่อสามี(กับ|และ|)แม่สามี',
    en: '(her|his) (parents|folks), (her|his) (mum|mom|mother) (and|&) (dad|father), (her|his) (dad|father) (and|&) (mum|mom|mother)',
    yes: [
      ['แฟนเป็นคนสวีเดน พ่อแม่แฟนบินมาเที่ยว เราพาไปน่าน', { adults: 2, seniors: 2, foreigners: 3 }],
      ["I'm Danish, my wife is Thai, and her parents come along", { adults: 2, seniors: 2, foreigners: 1 }],
    ],
    no: ['my parents', 'พ่อแม่เรา'],
  },
  {
    who: 'thai_partner',
    en: '(wife|husband|girlfriend|boyfriend|partner|gf|bf|fiancee|fiance) is (a|) thai, thai (wife|husband|girlfriend|boyfriend|partner|gf|bf|fiancee|fiance), married to a thai (lady|woman|man|girl|)',
    yes: [
      ["I'm from Oslo, my wife is Thai", { adults: 2, foreigners: 1 }],
      ['a weekend with my Thai boyfriend', { adults: 2, foreigners: 1 }],
    ],
    no: ['a Thai restaurant for my wife'],
  },
  {
    who: 'foreign_partner',
    th: '(แฟน|สามี|ภรรยา|เมีย|ผัว)(ของ|)(เรา|หนู|ผม|ฉัน|)(ที่|)(เป็น|)(หนุ่ม|สาว|){nationTh}, แต่งงาน(แล้ว|)กับ(หนุ่ม|สาว|){nationTh}, (my|our) (แฟน|สามี|ภรรยา) (is|เป็น) (a|an|) {nationEn}{close}, (แฟน|สามี|ภรรยา)(เรา|ผม|หนู|ฉัน|) (เป็น|คน|ชาว|)(คน|ชาว|) {nationEn}{close}',
    en: '(wife|husband|girlfriend|boyfriend|partner|gf|bf|fiancee|fiance) is (a|an|from|) {nationEn}{close}, married to (a|an) {nationEn}{close}',
    unless:
      '(wife|husband|girlfriend|boyfriend|partner|gf|bf|fiancee|fiance|แฟน|สามี|ภรรยา) (is|เป็น|) (a|) thai, married to a thai',
    yes: [
      ['เราแต่งงานกับคนอิตาลี พ่อแม่สามีมาเที่ยว พาไปน่าน', { adults: 2, seniors: 2, foreigners: 3 }],
      ["I'm Thai, my husband is Swedish", { adults: 2, foreigners: 1 }],
      ['สามีเป็นคนอังกฤษ', { adults: 2, foreigners: 1 }],
      ['my แฟน is Canadian ไปตรัง', { adults: 2, foreigners: 1 }],
      ['แฟนเป็น Swedish ไปตรัง', { adults: 2, foreigners: 1 }],
    ],
    no: ['my husband is finishing work', 'แฟนชอบอาหารญี่ปุ่น'],
  },
]
