import { SPOUSES } from './common-words.ts'
import { CHILD_NAMES_TH, ELDERS_TH, FATHERS_TH, GRANDFATHERS_TH, GRANDMOTHERS_TH, MOTHERS_TH } from './kin-words.ts'
import type { PartyRule } from './party-rule.ts'
import { oneOf, perhaps } from './phrases.ts'

// `พาแม่ยายกับแม่ไปวัด`, “with my elderly parents”: who travels, by how they are related.

/** “My husband's sister is coming along”. */
const PARTNERS_KIN_COME =
  "my (wife|husband|hubby|girlfriend|gf|boyfriend|bf|partner)'s " +
  oneOf('mum, mom, mother, dad, father, sister, brother, aunt, uncle, cousin, gran, grandma') +
  " (is|will be|'s|will|wants to|) (also|) " +
  oneOf('joining, coming, tagging along, travel(l)ing with, join(s), come(s), tag(s)') +
  ' (along|too|with us|us|)'

const WHAT_KIND = perhaps(`
  best, older, younger, big, little, old school, old, school, uni, childhood, deaf, blind, hearing, hard of hearing, hearing impaired, mute, autistic, disabled, diabetic, pregnant, vegan, vegetarian,
  elderly, retired, good, close, dear, lovely, other, new, thai, muslim, widowed, divorced, single, gay, nervous, shy`)

/** Those who are named without a number. They come after all rules with one. */
export const KIN_RULES: readonly PartyRule[] = [
  {
    // The father of a friend drives them.
    who: 'one_more',
    th: '(พ่อ|แม่|พี่|พี่ชาย|พี่สาว|น้า|ลุง|อา|ป้า)(ของ|)เพื่อน(เป็นคน|จะ|)(ขับ|ขับรถ)(ให้|พา|ไป)',
    en: "(friend's|mate's) (dad|mum|mom|father|mother|brother|uncle) (drives|is driving|will drive) us",
    yes: [
      ['พวกเราเด็กมอห้า 4 คน แม่เพื่อนขับรถให้', { adults: 5 }],
      ["4 lads, our mate's dad drives us", { adults: 5, foreigners: 5 }],
    ],
    no: ['พ่อเพื่อนแนะนำ', "my friend's dad lives there"],
  },
  {
    who: 'with_partners_kin',
    th: `
      {kinTh}(ของ|){spouseOf}(ก็|จะ|ขอ|) (ไป|มา|ตามไป|ตามมา|ร่วมทริป|ร่วม)(เที่ยว|)(ด้วย|กับเรา),
      {kinTh}(ของ|){spouseOf} (อายุ|วัย) {ofAge}(ปี|) (ก็|จะ|ขอ|) (ไป|มา|ตามไป|ตามมา)(เที่ยว|)(ด้วย|กับเรา)`,
    en: `${PARTNERS_KIN_COME}{bracket}{adultAge}, ${PARTNERS_KIN_COME}`,
    unless: '(ไม่|อยากให้){kinTh}(ของ|){spouseOf}',
    yes: [
      ['น่าน 3 วัน แม่แฟนไปด้วย', { adults: 3 }],
      ['พ่อสามีก็มาด้วย หัวหิน 2 วัน', { adults: 3 }],
      ['แม่แฟนอายุ 66 ไปด้วย ตราด 3 วัน', { adults: 2, seniors: 1 }],
      ["Trat 3 days, my husband's sister is coming too", { adults: 3, foreigners: 3 }],
      ["Trat 3 days, my wife's mother comes along (70)", { adults: 2, seniors: 1, foreigners: 3 }],
    ],
    no: ['แม่แฟนไม่ไปด้วย', 'แม่แฟนแนะนำให้ไปน่าน', "my husband's mum told us about Nan"],
  },
  {
    // Whoever else is listed.
    who: 'partner_too',
    th: `มี(คุณ)${oneOf(SPOUSES)}(ขับรถ|ช่วยขับ|ไปด้วย|มาด้วย)`,
    en: 'my (wife|husband|hubby|girlfriend|gf|boyfriend|bf|partner)[ drives| comes| joins| loves| wants| likes| hates| dislikes| needs| walks| gets| will drive| is driving| is coming| is joining]',
    yes: [
      ['พาแม่กับลูกชาย 4 ขวบไปตราด มีสามีขับรถให้', { adults: 2, children: 1, seniors: 1 }],
      ['me and my son (9). My husband drives', { adults: 2, children: 1, foreigners: 3 }],
    ],
    no: ['my husband told me', 'มีแฟนแล้ว'],
  },
  {
    who: 'children_too',
    count: 2,
    th: 'เด็ก ๆ[ชอบ|อยาก|ต้อง|จะ|เล่น]',
    en: '(my|our) (kids|children|little ones|toddlers|boys|girls)[ love| like| want| need| get| are into| will| nap| can| enjoy| hate| dislike]',
    yes: [['my wife and I love temples, our kids love beaches', { adults: 2, children: 2, foreigners: 4 }]],
    no: ['the kids club', 'our kids stay at home'],
  },
  {
    who: 'children_too',
    count: 1,
    th: 'ลูก(สาว|ชาย|เล็ก|)[ชอบ|อยาก|งอแง|ยังเล็ก|กลัว|แพ้]',
    en: '(my|our) (toddler|baby|infant|newborn|little one|little girl|little boy)',
    yes: [['wife and I need an easy weekend, our toddler naps at noon', { adults: 2, children: 1, foreigners: 3 }]],
    no: ['a baby elephant', 'ลูกค้าชอบ'],
  },
  {
    who: 'couple',
    th: '(คู่|)ข้าวใหม่ปลามัน, (เพิ่ง|พึ่ง)แต่งงาน(กัน|), {proposes}แต่ง(งาน)(กัน|), ไปสวีท, สวีท(กัน|หวาน), (ไป|มา|ทริป|)(ออกเดท|ออกเดต|เดทกัน|เดตกัน|เดทแรก|เดตแรก), คู่รัก, คู่แต่งงาน(ใหม่), คู่บ่าวสาว, ฮันนีมูน, สองเรา, ผัวเมีย, สามีภรรยา, (ไป|มา|เที่ยว)(กัน|)(แบบ|)(เป็น|)คู่(รัก|){close}',
    en: '(young|married|) (couple(s)|honeymoon(ers)|newlyweds|newly weds|babymoon), (just|recently|newly|we) (got) married',
    unless: 'couple of',
    yes: [
      ['ฮันนีมูนที่กระบี่', { adults: 2 }],
      ['หาจุดชมวิวที่น่าน จะขอแฟนแต่งงาน', { adults: 2 }],
      ['น่าน 2 วัน ไปเดตกัน', { adults: 2 }],
      ['คู่แต่งงานใหม่หาที่เที่ยว', { adults: 2 }],
      ['ไปกันเป็นคู่', { adults: 2 }],
      ['a young couple', { adults: 2, foreigners: 2 }],
      ['just got married, islands please', { adults: 2, foreigners: 2 }],
      ['babymoon in Trang', { adults: 2, foreigners: 2 }],
    ],
    no: ['a couple of days'],
  },
  {
    who: 'partner',
    th: '(คุณ)(แฟน|สามี|ภรรยา|เมีย|ผัว|สุดที่รัก), (กับ|พา|ชวน)(หวานใจ|ที่รัก|คนรัก|คนพิเศษ|คนสำคัญ|คุณผู้ชาย|คุณผู้หญิง|คนที่บ้าน|ศรีภรรยา|มาดาม|คุณนาย), {start}คุณผู้(ชาย|หญิง)(ที่บ้าน|) {old}, (พ่อ|แม่)(ของ)เด็ก(ๆ)(ไป|มา|ก็|ช่วย|ขับ)',
    en: '(wife|wifey|husband|hubby|girlfriend|gf|boyfriend|bf|partner|spouse|fiance|fiancee|fiancé|fiancée|missus|other half|better half|hubs|old man|old lady), (with|and|for) (a|my|) (someone special|special someone)',
    unless:
      "{figure} (year|years|yr|yrs|yo) old (man|lady), แฟนคลับ, แฟนเพจ, แฟนพันธุ์แท้, (wife|husband|girlfriend|boyfriend|partner)'s",
    yes: [
      ['ไปกับแฟน', { adults: 2 }],
      ['ไปกับคนพิเศษ เขาใหญ่ 2 วัน', { adults: 2 }],
      ['me and my gf', { adults: 2, foreigners: 2 }],
    ],
    no: ['แฟนเพจแนะนำ', 'a 38 year old man', "my husband's birthday"],
  },
  {
    // With the parents, who are counted elsewhere.
    who: 'partner',
    en: "my (wife|husband|hubby|girlfriend|gf|boyfriend|bf|partner)'s[ parents are coming| parents are joining| parents will come| parents will join| parents come| parents join]",
    yes: [["Hua Hin 5 days, my partner's parents will come along", { adults: 2, seniors: 2, foreigners: 4 }]],
    no: ["my wife's parents live there", "we visit my wife's parents"],
  },
  {
    who: 'partner',
    en: "my (wife|husband|hubby|girlfriend|gf|boyfriend|bf|partner)'s (in|on|scared|afraid|not|got|using|never|pregnant|vegan|vegetarian|coming|turning|due|expecting|{figure} (weeks|months)), {opening}(wife|husband|hubby|girlfriend|gf|boyfriend|bf|partner|missus)'s[ scared| afraid| terrified| not| got| never| vegan| vegetarian| coming| into| allergic| keen| mad| obsessed], (wife|gf|girlfriend)'s (pregnant|due|expecting|{figure} (weeks|months)), for (my) (wife|husband|girlfriend|gf|boyfriend|bf|partner)('s) ({figure}th|{figure}st|birthday)",
    yes: [
      ["a surprise for my girlfriend's 30th", { adults: 2, foreigners: 2 }],
      ["Husband's allergic to prawns, Trang please", { adults: 2, foreigners: 2 }],
    ],
    no: ["my husband's birthday"],
  },
  {
    who: 'kin_of_age',
    en: '(our|my|) (mum|mom|mother|dad|father|aunt|uncle|mother-in-law|father-in-law){bracket}{adultAge}, my (mum|mom|mother|dad|father|aunt|auntie|uncle|grandmother|grandma|gran|grandfather|grandpa){betweenCommas}',
    yes: [
      ['our mum (58)', { adults: 2, foreigners: 2 }],
      ['our mum (71)', { adults: 1, seniors: 1, foreigners: 2 }],
      ['My aunt, 82, would like to see Nan', { adults: 1, seniors: 1, foreigners: 2 }],
    ],
    no: ['our mum'],
  },
  {
    who: 'seniors',
    count: 2,
    th: `
      (คุณ)พ่อ - (คุณ)แม่, (คุณ)พ่อ (กับ|กะ|และ|) (คุณ)แม่ (อายุ) ({old}), (คุณ)แม่(กับ|กะ|และ)(คุณ)พ่อ, (คุณ)ปู่(กับ|กะ|และ|)(คุณ)ย่า, (คุณ)ตา(กับ|กะ|และ)(คุณ)ยาย, ตายาย,
      พ่อแม่${oneOf(SPOUSES)}, พ่อตา (กับ|และ|) แม่ยาย, แม่ยาย (กับ|และ|) พ่อตา, (พ่อสามี|พ่อแฟน) (กับ|และ|) (แม่สามี|แม่แฟน),
      ${oneOf(`${FATHERS_TH}, พ่อ`)} (กับ|กะ|และ|) ${oneOf(MOTHERS_TH)}, ${oneOf(FATHERS_TH)} (กับ|และ|) แม่, ${oneOf(MOTHERS_TH)} (กับ|กะ|และ|) ${oneOf(FATHERS_TH)},
      ${oneOf(GRANDFATHERS_TH)} (กับ|กะ|และ|) ${oneOf(GRANDMOTHERS_TH)}, ${oneOf(GRANDMOTHERS_TH)} (กับ|กะ|และ|) ${oneOf(GRANDFATHERS_TH)}`,
    en: `
      (elderly|old|aging|ageing|older|two|both|) (grandparents|parents|parents in law|in-laws|in laws|folks) ('s) (wedding|anniversary|),
      (mum|mom|mother) (and|&|+) (dad|father), (dad|father) (and|&|+) (mum|mom|mother)`,
    unless: 'พ่อแม่(ห่วง|ไม่ให้|บอก|ดุ|บ่น|ว่า), (new|young) parents, for parents',
    yes: [
      ['พาพ่อแม่ไปไหว้พระ', { adults: 1, seniors: 2 }],
      ['พาป๊ากับม๊าไปไหว้เจ้า', { adults: 1, seniors: 2 }],
      ['แด๊ดดี้กับหม่ามี้ไปด้วย', { adults: 1, seniors: 2 }],
      ['พ่อตาแม่ยายไปด้วย', { adults: 1, seniors: 2 }],
      ['พ่อ แม่ น้อง และเรา', { adults: 2, seniors: 2 }],
      ['with my elderly parents', { adults: 1, seniors: 2, foreigners: 3 }],
    ],
    no: ['พ่อแม่บอกว่าดี'],
  },
  {
    who: 'kin',
    th: `
      (ผู้สูงอายุ|คนแก่|ผู้สูงวัย|คนชรา|ผู้เฒ่า), {ofNobody}วัยเกษียณ, {open}สว., (แม่ยาย|พ่อตา|แม่สามี|พ่อสามี|แม่แฟน|พ่อแฟน|อาม่า|อากง|หม่าม้า|หม่าม๊า|ปะป๊า|ม๊า|ป๊า|เตี่ย|คุณทวด|ยายทวด|ตาทวด), (พา|กับ|และ(ก็)|แล้วก็|มี|สำหรับ|ให้|รวม|นับ)(คุณ)(${oneOf(ELDERS_TH)}|อาม่า|อากง){notInLaw}(ไป|มา|)(เที่ยว),
      (พา|กับ|และ|มี|ชวน)${oneOf(`${MOTHERS_TH}, ${FATHERS_TH}, ${GRANDMOTHERS_TH}, ${GRANDFATHERS_TH}, อุ๊ย`)}{close}, (พา|ชวน)${oneOf(`${MOTHERS_TH}, ${FATHERS_TH}, ${GRANDMOTHERS_TH}, ${GRANDFATHERS_TH}, อุ๊ย`)}[ไป|มา|เที่ยว|ไหว้|กับ|และ],
      (คุณ)(${oneOf(ELDERS_TH)}|อาม่า|อากง)[กับ|และ|แล้วก็], ชวน(คุณ)(แม่|พ่อ|ยาย|ย่า|ปู่)(ไป|มา)(เที่ยว|), (โดน|ถูก)(คุณ)${oneOf(ELDERS_TH)}(ชวน|ลาก|ชักชวน|เรียกให้)[ไป|มา|เที่ยว],
      {open}(คุณ)${oneOf(ELDERS_TH)}{close}`,
    en: `
      (elderly|old|aging|ageing|older|) (mother in law|father in law|grandma|grandmother|granny|gran|nanna|nana|grammy|gramps|granddad|grandad|grandpa|grandfather|mother|mum|mom|mummy|mommy|mama|mam|mammy|maman|father|dad|daddy|papa|pops|nonna|nonno|ah ma|ah mah|ah gong|ah kong|gong gong|por por|nenek|atok|oma|opa),
      (my|our|their) nan, elderly (people|person|relative(s)|member(s)|), senior(s), old(er) (people|person|folk(s)), retired, retiree(s)`,
    unless: `
      (แม่|พ่อ)กับลูก, (กับ|พา|และ|มี|)(คุณ)(แม่|พ่อ)(ของ)(เด็ก|ลูก), (หลวง|เจ้า)(แม่|พ่อ|ปู่|ตา), (แม่|พ่อ)(ฮ่อง|น้ำ|กำ|สาย|แจ่ม|ริม|สอด|กลอง|กลาง), (mother|father)'s day, senior(s) discount, senior high, (single|solo|lone) (mother|mum|mom|father|dad), a (worried|) (mother|mum|mom|father|dad|parent)'s (question|view|worry)`,
    yes: [
      ['พาแม่ไปเที่ยว', { adults: 1, seniors: 1 }],
      ['อยากชวนพ่อไปตราด', { adults: 1, seniors: 1 }],
      ['โดนแม่ชวนไปตราด', { adults: 1, seniors: 1 }],
      ['พาแม่ยายกับแม่ไปวัด', { adults: 1, seniors: 2 }],
      ['พาอุ๊ยไปไหว้พระ', { adults: 1, seniors: 1 }],
      ['พาแม่ใหญ่ไปทำบุญ', { adults: 1, seniors: 1 }],
      ['with my mother-in-law', { adults: 1, seniors: 1, foreigners: 2 }],
      ['with grandma', { adults: 1, seniors: 1, foreigners: 2 }],
      ['แม่กับป้าและก็ยายอยากไปวัด', { adults: 2, seniors: 2 }],
      ['mum loves temples, so mum decides', { adults: 1, seniors: 1, foreigners: 2 }],
      ['2 couples and 1 gran', { adults: 4, seniors: 1, foreigners: 5 }],
    ],
    no: ['ไปแม่ฮ่องสอนกับแม่กำปอง', 'กินกับมะม่วง', 'พามัดจำ', "on mother's day", 'a single mum'],
  },
  {
    // Who visits the writer, where both then go somewhere.
    who: 'kin',
    th: '{startOfJoin}(คุณ)(แม่|พ่อ|ยาย|ย่า|ปู่|อาม่า|อากง)(ผม|เรา|หนู|ฉัน|){visitsThenGoes}',
    yes: [['แม่จะบินจากแพร่มาเที่ยวกรุงเทพ 2 คืน แล้วเราจะไปอยุธยากัน', { adults: 1, seniors: 1 }]],
    no: ['แม่มาเที่ยวกรุงเทพเมื่อวาน', 'แม่เคยมาเที่ยว เราจะไปกันยา'],
  },
  {
    // Of whom it says how they are: they come along.
    who: 'kin',
    th: `
      {start}(คุณ)(${oneOf(ELDERS_TH)}|อาม่า|อากง|แม่ยาย|พ่อตา)(ก็|แก|ท่าน|{open}|)[ใช้|นั่ง|เดิน|เข่า|ขาเ|ขาไ|ปวด|เจ็บ|เป็นเบา|เป็นความ|เป็นโรค|เป็นเก|เป็นอัม|เป็นไต|เป็นหอบ|แพ้|
      กลัว|เมารถ|เมาเรือ|อยาก|บ่น|บอกอยาก|บอกว่าอยาก|เป็น{claimed}|กิน{claimed}|ทาน{claimed}|{claimed}|เป็นมัง|เป็นวีแกน|เป็นมุสลิม|เป็นอิสลาม|กินหมูไม่|กินเนื้อไม่|กินเผ็ดไม่|
      กินกุ้งไม่|กินไม่|ไม่กิน|ไม่ทาน|ทานไม่|กินเจ|ต้องพัก|ต้องนอน|ต้องใช้|ต้องกิน|เพิ่งผ่า|พึ่งผ่า|หูไม่|สุขภาพ]`,
    unless: '(แม่|พ่อ)(กับลูก|ลูก|เพื่อน|แฟน), ตา(เจ็บ|ปวด)',
    yes: [
      ['แม่เป็นเบาหวาน ไปตรัง 3 วัน', { adults: 1, seniors: 1 }],
      ['แม่บอกอยากไปสวนส้ม พาไปฝาง 2 วัน', { adults: 1, seniors: 1 }],
      ['ไปตรัง แม่เป็นมังสวิรัติ พ่อกินเผ็ดไม่ได้', { adults: 1, seniors: 2 }],
      ['ยายใช้วีลแชร์ ขอที่ทางเรียบ', { adults: 1, seniors: 1 }],
      ['ไปน่าน พ่อเข่าไม่ดี แม่เดินไม่ไหว', { adults: 1, seniors: 2 }],
    ],
    no: ['แม่บอกว่าดี', 'ตาเจ็บ', 'แม่น้ำเดินเล่น'],
  },
  {
    // One friend who visits the writer, and is shown round.
    who: 'guest',
    th: '(เพื่อนสนิท|เพื่อนรัก|เพื่อนเก่า|เพื่อนคนหนึ่ง|เพื่อนคนนึง){journey}มา(เยี่ยม|หา)(เรา|ผม|หนู|ฉัน|)',
    en: '(a|an old|my|my old|my best) (friend|mate|buddy|cousin){journey}(to see|to visit|and visit|visits|visiting) me',
    yes: [
      ['เพื่อนสนิทจะบินจากเลยมาเยี่ยมเรา อยากพาเพื่อนไปวัด', { adults: 2 }],
      ['an old friend is coming over from Oslo to visit me, show my friend Nan', { adults: 2, foreigners: 2 }],
    ],
    no: ['เพื่อนสนิทแนะนำมา', 'a friend in Nan'],
  },
  {
    who: 'companion',
    th: `
      {along}(พี่สาว|พี่ชาย|น้องสาว|น้องชาย|ลูกพี่ลูกน้อง|ญาติ|รูมเมท|น้า|อา{uncle}|ป้า{notSign}|ลุง|พี่เขย|น้องเขย|พี่สะใภ้|น้องสะใภ้|ลูกเขย|ลูกสะใภ้|เจ๊|เฮีย|อาอี๊|อาเจ็ก|อาโก|รุ่นพี่|รุ่นน้อง|พี่ที่ทำงาน|น้องที่ทำงาน|พี่ที่ออฟฟิศ|น้องที่ออฟฟิศ|หัวหน้า|เจ้านาย|คู่หู|คนรู้ใจ),
      {first}{nameTh}กับ(ผม|หนู|เรา|ดิฉัน)[จะ|อยาก|ไป|กำลัง|ขับ|มีเวลา|วางแผน|ว่าง|ลางาน],
      (พี่|น้อง)(สาว|ชาย|) (และ|กับ|แล้วก็)(เรา|ผม|ฉัน|หนู), {along}(พี่|น้อง)[ไป|คับ|ครับ|ค่ะ|{close}]`,
    en: `
      {along}(my|our|a|an) ${WHAT_KIND} (sister|brother|sibling|twin|cousin|roommate|room mate|flatmate|housemate|friend|buddy|mate|pal|colleague|coworker|classmate|teammate|neighbour|neighbor|boss|client|uncle|aunt|auntie|niece|nephew|bestie|carer|caregiver|nanny|au pair|assistant|godmother|godfather|stepson|stepdaughter|stepmum|stepmom|stepdad),
      (my) (best) (friend|sister|brother|cousin|mate|buddy|bestie|colleague) (and|&|+) (i|me),
      my (best|older|younger|big|little|) (sister|brother|cousin|friend|flatmate|colleague|niece|nephew|uncle|aunt|auntie){maybeAge}[ comes| is coming| joins| is joining| will join| tags| wants to come]`,
    yes: [
      ['ไปกะพี่สาว', { adults: 2 }],
      ['ไปน่านกับพี่ที่ออฟฟิศ 3 วัน', { adults: 2 }],
      ['I am taking an old school friend to Nan', { adults: 2, foreigners: 2 }],
      ['เคนกับหนูอยากไปตราด', { adults: 2 }],
      ['with my brother and my cousin', { adults: 3, foreigners: 3 }],
      ['Trat with my deaf cousin', { adults: 2, foreigners: 2 }],
      ['I use a wheelchair and come with my carer', { adults: 2, foreigners: 2 }],
      ['my best friend and I', { adults: 2, foreigners: 2 }],
      ['My sister comes too, 2 days in Trat', { adults: 2, foreigners: 2 }],
      ['My niece (45) comes along', { adults: 2, foreigners: 2 }],
    ],
    no: ['พี่ ๆ แนะนำหน่อย', 'ขอที่พัก, อาหาร, การเดินทาง', 'แผนที่, อากาศ, ป้ายรถ', 'friend of a friend'],
  },
  {
    // One of them: friends in general are several.
    who: 'companion',
    th: '{along}เพื่อน(สนิท|ซี้|รัก){notSome}{oneFriend}, {start}เพื่อน(สนิท|ซี้|รัก)(ก็|เรา|ผม|หนู|แก|มัน|){notSome}[ชอบ|อยาก|กลัว|แพ้|ไม่|เมา|เดิน|ปวด|เจ็บ|เข่า|ขา|กินเจ|กินยาก|กินมัง|ทาน|ต้อง|เป็น|ว่าย|นอน|ขับ|ช่วยขับ|จะขับ|จะไป|ขอไป|ไปด้วย|ตาม|มาด้วย|ท้อง|อายุ]',
    unless: 'เพื่อนสนิท(ไม่ว่าง|ไม่ไป|ไม่มา|ติดงาน)',
    yes: [
      ['ตราด 2 วัน เพื่อนสนิทกินเจ', { adults: 2 }],
      ['ไปตราดกับเพื่อนซี้ เพื่อนซี้กลัวความสูง', { adults: 2 }],
    ],
    no: ['เพื่อนสนิทกันทั้งนั้นอยากไปตราด', 'เพื่อนสนิท 4 คนอยากไป'],
  },
  {
    who: 'a_senior',
    th: `
      คุณ${oneOf(ELDERS_TH)}[เดิน|อายุ|เข่า|ขา|ใช้|เป็น|ชอบ|อยาก|นั่ง|ป่วย|ไป|ด้วย],
      {beginsTh}(เอา|พา|ให้|)(${oneOf(ELDERS_TH)}|อาม่า|อากง)(ก็|จะ|ขอ|)(ไป|มา)(เที่ยว|)ด้วย`,
    unless: 'ลูก…(แม่|พ่อ)(ก็|จะ|)(ไป|มา)ด้วย, (แม่|พ่อ)ลูก',
    yes: [
      ['คุณยายไปด้วย', { adults: 1, seniors: 1 }],
      ['น่าน 2 วัน ยายไปด้วย', { adults: 1, seniors: 1 }],
      ['ไปน่าน แม่ก็ไปด้วย เดินน้อยๆ', { adults: 1, seniors: 1 }],
    ],
    no: ['คุณแม่มือใหม่', 'แม่ไม่ไปด้วย'],
  },
  {
    who: 'children',
    count: 2,
    en: '(two|small|young|little|) (kids|children|grandkids|grandchildren|toddlers|babies|teenagers|teens|sons|daughters), (teen|teenage|teenaged|preteen|small|young|little|our) (boys|girls)',
    yes: [['with young kids', { adults: 2, children: 2, foreigners: 4 }]],
    no: ['a kid'],
  },
  {
    who: 'children',
    count: 1,
    en: '(one|small|young|little|) (child|kid|grandson|granddaughter|grandchild|toddler|baby|infant|son|daughter|boy|little one|teenager), (with|and|plus) my (girl|girlie|lad|lass)',
    yes: [
      ['a single father in Krabi with my girl, 7', { adults: 1, children: 1, foreigners: 2 }],
      ['with a toddler', { adults: 2, children: 1, foreigners: 3 }],
    ],
    no: ['my boyfriend'],
  },
  {
    who: 'children',
    count: 1,
    th: `(พา|กับ|กะ|มี|เอา)${CHILD_NAMES_TH}, (ลูก(เล็ก|น้อย|สาว|ชาย|)|เด็ก(เล็ก|น้อย|ทารก|)|หลาน)(ไป|มา|)(ด้วย)`,
    unless: `
      เด็กมหา…, เด็กมอ, เด็กม., เด็กปี {figure}, (เด็ก|ลูก)(จบ|วิท|ช่าง|แนว|แว้น), เด็กนักศึกษา, เด็กมัธยม, เด็กวัยรุ่น,
      ลูกสี่ขา, (เก็บ|ราคา|ตั๋ว|ค่า)เด็ก, เด็ก(หัวละ|คนละ), ลูก(ค้า|ทุ่ง|บอล|ช้าง|ชิ้น|โป่ง|ระนาด|ประคบ|จ้าง|น้อง|พี่|พลับ|อม), พิพิธภัณฑ์เด็ก`,
    yes: [
      ['พาลูกไปทะเล', { adults: 2, children: 1 }],
      ['อยากพาเจ้าตัวน้อยไปทะเล', { adults: 2, children: 1 }],
      ['พาเจ้าจอมซนไปตราด', { adults: 2, children: 1 }],
      ['มีเด็กเล็กไปด้วย', { adults: 2, children: 1 }],
    ],
    no: ['ร้านลูกชิ้น', 'เด็กมหาลัยปี 2'],
  },
  {
    who: 'writer',
    en: '{read} (and|&) (i|me){close}, (me|i) (and|&|+) (my|) {read}',
    yes: [['my two sons (9, 12) and I', { adults: 1, children: 2, foreigners: 3 }]],
    no: ['my wife and I'],
  },
  {
    who: 'family',
    th: 'ครอบครัว',
    en: '(whole) (family|families) (trip|vacation|holiday|of mine|)',
    unless: 'family friendly',
    yes: [
      ['ทริปครอบครัว', { adults: 2, children: 1 }],
      ['a family trip', { adults: 2, children: 1, foreigners: 3 }],
    ],
    no: ['family-friendly beach'],
  },
  {
    who: 'friends',
    th: '(แก๊ง|กลุ่ม|)เพื่อน(สนิท|ฝูง|ร่วมงาน|ที่ทำงาน|ที่ออฟฟิศ|ที่เรียน|สมัยเรียน|)',
    en: '(group of|bunch of|some|) (friends|mates|buddies|colleagues|coworkers)',
    unless: `
      (แต่ง|บ้าน|งาน|ของ|วันเกิด|หา)เพื่อน, (at|visit|visiting|see|meet|meeting) (a|my|our) friend(s),
      (make|making|made|find|finding|meet|meeting|new|have|bother|ask|asked|miss) (some|new|any|my|a few|no|nice|local|other|thai|) (friends|mates|buddies), friends (i|we) (made|met|make|meet), friends (get|getting|got|are getting|live|living|who live|told|tell|say|said|recommend|recommended|went|were|have been|invited|of ours live|of mine live)`,
    yes: [
      ['ไปกับแก๊งเพื่อน', { adults: 4 }],
      ['a trip with friends', { adults: 4, foreigners: 4 }],
    ],
    no: ['บ้านเพื่อนอยู่น่าน', 'I hope to make friends there', 'friends get married in Nan'],
  },
  {
    who: 'foreigners',
    count: 1,
    th: '(ชาว|คน|)ต่างชาติ, ฝรั่ง',
    en: 'foreigner(s), foreign (friend(s)|guest(s)|visitor(s)|tourist(s)|)',
    unless: 'ฝรั่งเศส, ฝรั่งดอง, ฝรั่งแช่',
    yes: [['แฟนเป็นฝรั่ง', { adults: 2, foreigners: 1 }]],
    no: ['อาหารฝรั่งเศส'],
  },
]
