import { FATHERS_TH, GRANDFATHERS_TH, GRANDMOTHERS_TH, MOTHERS_TH, SIBLINGS_TH, SPOUSES_TH } from './kin-words.ts'
import type { PhraseRule } from './phrase-rules.ts'
import { oneOf } from './phrases.ts'

/** A kind of person who may be named in a list of those who travel. */
export interface MemberRule extends PhraseRule {
  /** The age group, unless an age is said. `self`: the writer. `parent`: old beside the writer, an adult beside only children. */
  readonly group: 'self' | 'adult' | 'child' | 'senior' | 'parent'
  /** How many the word means: 2 for parents; null: only with a number or ages (“students”). */
  readonly count: number | null
  /** How many are meant by each that is counted: two of a couple. */
  readonly each?: number
  /** People as organisers count them: the writer is one of them. */
  readonly isWhole?: true
  readonly isForeign?: boolean
  readonly isThai?: true
  /** Any child: not counted beside children who are named otherwise. */
  readonly isAny?: true
  /** With the writer: “the two of us plus my mother”. What follows a comma is who they are. */
  readonly isUs?: true
  readonly isPartner?: boolean
  /** A name, which may be that of somebody who is named elsewhere by another word. */
  readonly isNamed?: true
  /** The words may mean somebody who is named elsewhere: they only count within a list. */
  readonly isPronoun?: true
  /** One word for two people: “a couple” counts like a number. */
  readonly isPair?: true
  /** What some of a party do or eat: counted only where everybody is (“3 divers and a beginner”). */
  readonly isTrait?: true
}

/** The longest words win, whatever their order here. */
export const MEMBER_RULES: readonly MemberRule[] = [
  {
    group: 'self',
    count: 1,
    th: 'ผม, เรา, ฉัน, ดิฉัน, หนู, กู, กุ, อาตมา, ตัวเอง, ตัวผม, ตัวเรา, ข้าพเจ้า, ผมเอง, เราเอง',
    en: 'me, i, myself, yours truly',
  },
  { group: 'adult', count: null, isWhole: true, isUs: true, th: 'พวกเรา, พวกผม, พวกหนู, พวกฉัน', en: 'of us' },
  { group: 'adult', count: 2, isWhole: true, isUs: true, en: 'us, us two, we two, us both, we both' },
  { group: 'adult', count: 3, isWhole: true, isUs: true, en: 'us three, we three' },
  { group: 'adult', count: 1, isPronoun: true, en: 'him, her, she, he' },
  {
    group: 'adult',
    count: 1,
    isPartner: true,
    th: `(คุณ)แฟน, (คุณ)สามี, (คุณ)ภรรยา, เมีย, ผัว, แฟนสาว, แฟนหนุ่ม, สุดที่รัก, คู่หมั้น, ${SPOUSES_TH}, (คุณ)(พ่อ|แม่)(ของ)(เด็ก|ลูก) ๆ, (คุณ)(พ่อ|แม่)(ของ|)เด็ก, (คุณ)(พ่อ|แม่)ของลูก`,
    en: `
      wife, wifey, husband, hubby, hubs, girlfriend, gf, boyfriend, bf, partner, spouse, fiance, fiancee, fiancé, fiancée, missus,
      other half, better half, mrs, ex`,
  },
  {
    group: 'adult',
    count: 1,
    th: `
      พี่สาว, พี่ชาย, น้องสาว, น้องชาย, พี่, น้อง, ลูกพี่ลูกน้อง, (คุณ)น้า, น้าสาว, น้าชาย, (คุณ)อา, (คุณ)ป้า, (คุณ)ลุง, พี่เขย, น้องเขย, (น้า|อา|ลุง)เขย, พี่สะใภ้, น้องสะใภ้, (น้า|อา|ป้า)สะใภ้, ลูกเขย, ลูกสะใภ้, รูมเมท,
      หัวหน้า, เจ้านาย, เลขา, เพื่อนสนิท, เพื่อนซี้, เพื่อนรัก, (รุ่นพี่|รุ่นน้อง|น้อง|พี่|เพื่อน)(ที่|)(ออฟฟิศ|ทำงาน|ที่ทำงาน|ร่วมงาน|แผนก|บริษัท), ${SIBLINGS_TH}, อี๊, อาอี๊, อาโก`,
    en: `
      brother, bro, sister, sis, sibling, cousin, uncle, aunt, auntie, aunty, aunti, tita, tito, ninang, ninong, tante, tia, tio, friend, bestie, buddy, mate, pal, colleague, coworker, co-worker, classmate, teammate,
      flatmate, housemate, roommate, officemate, workmate, batchmate, neighbour, neighbor, boss, client, niece, nephew, sister in law, brother in law, son in law, daughter in law,
      stepmum, stepmom, stepdad, godmother, godfather, adult (son|daughter), grown up (son|daughter), driver's mate, lad, lass, guy, bloke, dude, au pair, nanny, carer, caregiver, nurse`,
  },
  {
    group: 'senior',
    count: 1,
    th: `
      (คุณ)ยาย, (คุณ)ตา, (คุณ)ย่า, (คุณ)ปู่, แม่ยาย, พ่อตา, แม่สามี, พ่อสามี, แม่แฟน, พ่อแฟน, ${GRANDMOTHERS_TH}, ${GRANDFATHERS_TH}, คุณทวด, ยายทวด, ตาทวด`,
    en: `
      gran, granny, grandma, grandmother, nan, nana, nanna, gramps, granddad, grandad, grandpa,
      grandfather, mother in law, father in law, mum in law, dad in law, mil, fil, old man,
      ah gong, ah kong, ahgong, agong, ah ma, ah mah, ahma, gong gong, gonggong, popo, por por, po po, ye ye, yeye, nai nai, lolo, lola, nani, nana ji,
      nanaji, dada ji, dadaji, atok, nenek, oma, opa, abuela, abuelo, halmoni, nonna, nonno, yiayia, babushka, mormor, farmor, morfar, farfar`,
  },
  {
    group: 'parent',
    count: 1,
    th: `(คุณ)แม่, (คุณ)พ่อ, ${MOTHERS_TH}, ${FATHERS_TH}`,
    en: `
      mum, mom, mummy, mommy, mama, mother, mam, mammy, maman, mutti, amma, ammi, ammu, umma, mak, nanay, inay, dad, daddy, papa, father, pops, appa,
      abba, abbu, baba, ayah, tatay, itay`,
  },
  {
    group: 'parent',
    count: 2,
    th: `
      พ่อแม่(ฝั่ง|ทาง|)(ผม|เรา|หนู|ตัวเอง|ตัว|), (คุณ)พ่อ(กับ|และ|)(คุณ)แม่,
      ${oneOf(FATHERS_TH)}(กับ|และ|)${oneOf(MOTHERS_TH)}, ${oneOf(MOTHERS_TH)}(กับ|และ|)${oneOf(FATHERS_TH)}`,
  },
  {
    group: 'senior',
    count: 2,
    th: `
      ตายาย, (คุณ)ตา(กับ|กะ|และ|)(คุณ)ยาย, ปู่ย่า, (คุณ)ปู่(กับ|กะ|และ|)(คุณ)ย่า, พ่อตาแม่ยาย, ป๊าม๊า, ป๊ากับม๊า,
      ${oneOf(GRANDFATHERS_TH)}(กับ|และ|)${oneOf(GRANDMOTHERS_TH)}, ${oneOf(GRANDMOTHERS_TH)}(กับ|และ|)${oneOf(GRANDFATHERS_TH)}, พ่อแม่(ของ|)(ฝั่ง|ทาง|ฝ่าย|ข้าง|)(ของ|)(แฟน|สามี|ภรรยา|เมีย|ผัว|เขา|เค้า), พ่อสามีแม่สามี, พ่อแฟนแม่แฟน, พ่อตากับแม่ยาย, (ผู้|)ปู่ทวดย่าทวด`,
    en: 'parents, grandparents, in laws, parents in law, folks',
  },
  { group: 'senior', count: 4, th: 'ปู่ย่าตายาย', en: 'sets of grandparents, sets of parents, sets of in laws' },
  {
    group: 'child',
    count: 1,
    isAny: true,
    th: 'ลูก, หลาน',
    en: 'kid, child, little one',
  },
  {
    group: 'child',
    count: 1,
    th: 'ลูกสาว, ลูกชาย, ลูกเล็ก, ลูกน้อย, ลูกคนโต, ลูกคนเล็ก, หลานสาว, หลานชาย, เด็กเล็ก, ทารก, เบบี๋, เจ้าตัว(เล็ก|น้อย|แสบ)',
    en: 'kiddo, teen, teenager, tween, son, daughter, toddler, baby, infant, boy, girl, grandson, granddaughter, grandchild, newborn, stepson, stepdaughter',
  },
  { group: 'child', count: 3, th: '(ลูก|หลาน|)แฝดสาม', en: 'triplets' },
  { group: 'child', count: null, isWhole: true, th: 'ดญ, ดช, ด.ญ., ด.ช., เด็กหญิง, เด็กชาย, เด็กผู้หญิง, เด็กผู้ชาย' },
  { group: 'child', count: 2, th: '(ลูก|หลาน|)(สาว|ชาย|)แฝด(สาว|ชาย|หญิง|)', en: 'twins, twin (boys|girls)' },
  {
    group: 'child',
    count: null,
    isWhole: true,
    th: 'เด็ก, เด็กโต, เด็ก(วัย|)(ประถม|อนุบาล|มัธยม|เรียน)',
    en: `
      kids, children, childrens, sons, daughters, toddlers, babies, infants, boys, girls, little ones, kiddos, kiddies, littles, nippers, tots, tykes, kidlets, teens, teenagers, grandkids, grandchildren, nieces, nephews,
      grandsons, granddaughters, under (5|10|12)s, monsters, monkeys, munchkins, rugrats, youngsters`,
  },
  {
    group: 'senior',
    count: null,
    isWhole: true,
    th: 'ผู้สูงอายุ, ผู้สูงวัย, คนแก่, คนชรา, สว.',
    en: 'seniors, senior, senior citizens, senior citizen, elderly, elderly people, pensioners, pensioner, retirees, elders, old people, grandmothers, grandfathers, grandmas, grandpas, grannies',
  },
  {
    group: 'adult',
    count: null,
    isWhole: true,
    th: `
      ผู้ใหญ่, ชาย, หญิง, ผู้ชาย, ผู้หญิง, ผช, ผญ, ช, ญ, เจ้าหน้าที่, พนักงาน, ครู, คุณครู, อาจารย์, นักเรียน, เด็กนักเรียน, นักศึกษา, นศ, (น้อง|เด็ก|นักศึกษา|น้อง ๆ นักศึกษา)ฝึกงาน, ทีมงาน, สตาฟ, ผู้ปกครอง, คนขับ, คนขับรถ, ลูกทัวร์, ลูกบ้าน`,
    en: `
      adults, adult, grown ups, grownups, men, women, ladies, gents, guys, lads, males, females, students, pupils, teachers, staff, employees, chaperones,
      dads, mums, moms, fathers, mothers`,
  },
  {
    group: 'adult',
    count: null,
    th: 'เพื่อน, เพื่อนสาว, เพื่อนชาย, ญาติ, ญาติผู้ใหญ่, ญาติพี่น้อง, ญาติโยม, ผู้ติดตาม, พยาบาล, ลูกทีม, ลูกน้อง, ลูกศิษย์, ทีม, พระ, พระอาจารย์, หลวงพี่, หลวงพ่อ, เณร, แม่ชี, โยม, ฆราวาส, แม่บ้าน',
    en: `
      friends, mates, buddies, pals, colleagues, coworkers, co-workers, brothers, sisters, cousins, siblings, uncles, aunts, aunties, titas, titos, carers, helpers, supporters, companions, monks, nuns,
      classmates, teammates, roommates, housemates, flatmates, workmates, officemates, batchmates, churchmates, schoolmates, coursemates, besties, chums, neighbours, neighbors`,
  },
  {
    group: 'adult',
    count: 1,
    th: 'พี่เลี้ยง, พี่เลี้ยงเด็ก, คนดูแล, ผู้ดูแล',
    en: 'helper, maid, nanny, au pair, babysitter, caregiver, carer',
  },
  { group: 'adult', count: null, isForeign: true, th: '(เพื่อน|แขก)(ฝรั่ง|ต่างชาติ|ญี่ปุ่น|จีน|เกาหลี)' },
  {
    group: 'adult',
    count: null,
    isForeign: true,
    isWhole: true,
    th: 'ฝรั่ง, ต่างชาติ, คนต่างชาติ, ชาวต่างชาติ',
    en: `
      foreigners, foreigner, farangs, foreign friends, aussies, aussie, brits, brit, americans, american, germans, german,
      koreans, indians, canadians, russians, italians, swedes, danes, norwegians, finns, kiwis, belgians, malaysians, singaporeans, filipinos,
      filipinas, indonesians, scots, israelis, austrians, brazilians`,
  },
  { group: 'adult', count: null, isWhole: true, isThai: true, th: 'คนไทย, ไทย', en: 'thais, thai, thai friends' },
  { group: 'child', count: null, th: 'ลูกครึ่ง' },
  { group: 'adult', count: 2, en: 'another couple, couple of friends' },
  { group: 'adult', count: null, each: 2, isWhole: true, en: 'couples, families' },
  {
    group: 'adult',
    count: 2,
    each: 2,
    isWhole: true,
    isPair: true,
    th: '(คู่รัก|คู่แต่งงาน(ใหม่)|คู่ฮันนีมูน|(คู่)สามีภรรยา) ((อีก) (1|หนึ่ง) คู่|)',
    en: 'couple',
  },
  {
    group: 'senior',
    count: 2,
    each: 2,
    isWhole: true,
    isPair: true,
    th: '(คู่)สามีภรรยา(วัย)(เกษียณ|สูงวัย) ((อีก) (1|หนึ่ง) คู่|)',
    en: '(retired|elderly|senior|old) (married|) couple',
  },
  { group: 'adult', count: 1, en: '(single|solo) (guy|girl|man|woman|lady|friend|mate|person|travel(l)er)' },
  { group: 'senior', count: 1, en: '(retired|elderly|senior) (man|woman|lady|gentleman)' },
  {
    group: 'senior',
    count: null,
    isWhole: true,
    en: '(retired|elderly|senior) (men|women|ladies|gents|gentlemen), (elderly|senior) (friends|brothers|sisters|cousins)',
  },
  {
    group: 'adult',
    count: 1,
    isTrait: true,
    en: `
      diver, snorkeler, snorkeller, swimmer, surfer, golfer, climber, rider, cyclist, biker, hiker, trekker, drinker, smoker, beginner, meat eater, birder, angler, paddler, kayaker,
      non (diver|swimmer|surfer|golfer|climber|rider|cyclist|drinker|smoker)`,
  },
  {
    group: 'adult',
    count: null,
    isWhole: true,
    isTrait: true,
    en: `
      divers, snorkelers, snorkellers, swimmers, surfers, golfers, climbers, riders, cyclists, bikers, hikers, trekkers, drinkers, smokers, beginners, meat eaters, birders, anglers, paddlers, kayakers,
      non (divers|swimmers|surfers|golfers|climbers|riders|cyclists|drinkers|smokers), pillions, vegetarians, vegans`,
  },
]

/** Words before a list of those who come along with the writer. */
export const COMPANY: PhraseRule = {
  th: '(พา|ชวน|กับ|กะ|และ|พร้อม(กับ|ด้วย|)|หอบ|จูง|เอา) ',
  en: "(with|taking|take|bringing|bring|treating|joined by|accompanied by|along with|we have|we've got) (along)",
}

/** After somebody who is not in a list, of whom it speaks as of one who comes along. */
export const COMES_ALONG: PhraseRule = {
  th: '(ใช้|นั่ง)(วีลแชร์|รถเข็น|ไม้เท้า), (เดิน|เข่า|ขา)(เยอะ|)ไม่(ไหว|ดี|ค่อย), เข่าไม่ดี',
  en: "(joins|is joining|comes|is coming|will join|will come|wants to come|wants to join) (us|our|with|along|too), (uses|needs) a, (can't|cannot|can not) (walk|do|climb|manage|stand), has (a|) (bad|trouble|mobility), (is|sits) in a (power|manual) wheelchair",
}

/** Lists with the party that they name: their tests. */
export const MEMBER_LISTS: readonly (readonly [sentence: string, party: Readonly<Record<string, number>>])[] = [
  ['พาพ่อตา 71 แม่ยาย 69 ภรรยากับลูกสาว 5 ขวบไปน่าน', { adults: 2, children: 1, seniors: 2 }],
  ['พาลุง 65 ป้า 61 เที่ยวระยอง', { adults: 1, seniors: 2 }],
  ['หนูกับน้องสาวจะไปเลย', { adults: 2 }],
  ['ไปตรัง ช 3 ญ 2', { adults: 5 }],
  ['ไปน่าน ชาย 2 หญิง 4', { adults: 6 }],
  ['ผู้สูงอายุ 30 ท่าน เจ้าหน้าที่ 4 คน', { adults: 4, seniors: 30 }],
  ['me, him and our gran', { adults: 2, seniors: 1, foreigners: 3 }],
  ['4 pax (me, hubby, 2 titas in their 60s)', { adults: 2, seniors: 2, foreigners: 4 }],
  ['5 of us (2 adults, 3 kids)', { adults: 2, children: 3, foreigners: 5 }],
  ['4 of us (me, my wife, two friends)', { adults: 4, foreigners: 4 }],
  ['me n my sis wanna see Nan', { adults: 2, foreigners: 2 }],
  ['my husband and I (74 and 70)', { seniors: 2, foreigners: 2 }],
  ['my husband and I (74 and 70, both fit)', { seniors: 2, foreigners: 2 }],
  ['wife + me + her dad who is 66', { adults: 2, seniors: 1, foreigners: 3 }],
  ['30 pupils + 5 teachers', { adults: 35, foreigners: 35 }],
  ['5 mates and one married couple', { adults: 7, foreigners: 7 }],
  ['two aunts and a retired couple', { adults: 2, seniors: 2, foreigners: 4 }],
  ['a couple with a toddler in Nan', { adults: 2, children: 1, foreigners: 3 }],
  ['2 couples and a single friend', { adults: 5, foreigners: 5 }],
  ['4 surfers + 1 non-surfer', { adults: 5, foreigners: 5 }],
  ['5 friends, 2 divers', { adults: 5, foreigners: 5 }],
  ['Sketching trip, two retired ladies (66 and 71)', { seniors: 2, foreigners: 2 }],
  ['เพื่อน 3 คนกับคู่ฮันนีมูนอีก 1 คู่ ไปเลย', { adults: 5 }],
  ['ผม เมีย แม่ผม แม่เมีย กับลูกสาว 4 ขวบ', { adults: 2, children: 1, seniors: 2 }],
  ['ผู้ใหญ่ 5 เด็ก 2 (3,6 ขวบ) ตายาย 2', { adults: 5, children: 2, seniors: 2 }],
  ['Trat with two kids (5 and 8)', { adults: 2, children: 2, foreigners: 4 }],
  ['a family with boy 7 and girl 4', { adults: 2, children: 2, foreigners: 4 }],
  ['5 adults, 3 kids and my parents 68 & 72', { adults: 5, children: 3, seniors: 2, foreigners: 10 }],
  ['mum, dad, gran and 2 boys (3, 6) in Krabi', { adults: 2, children: 2, seniors: 1, foreigners: 5 }],
  ['we were here with a kid. My husband, me and our son (9)', { adults: 2, children: 1, foreigners: 3 }],
  ['mum, dad, nana (80) and our twins of 4', { adults: 2, children: 2, seniors: 1, foreigners: 5 }],
  ['our father uses a wheelchair, mum and I push', { adults: 1, seniors: 2, foreigners: 3 }],
  ['ผมกับเมีย ลูกชาย 4 ขวบ แล้วก็แม่ยายอายุ 66', { adults: 2, children: 1, seniors: 1 }],
  ['พาปู่ย่าตายายไปน่าน ที่ไปด้วยมีผม แล้วก็น้องสาว', { adults: 2, seniors: 4 }],
  ['พระ 3 รูป โยม 5 คน', { adults: 8 }],
  ['เพื่อนฝรั่งมาเที่ยว 3 คน บวกเรากับแฟน', { adults: 5, foreigners: 3 }],
  ['ครู 2 คน พานักเรียน ป.4 จำนวน 15 คน', { adults: 2, children: 15 }],
  ['both sets of grandparents, my wife, me and two kids', { adults: 2, children: 2, seniors: 4, foreigners: 8 }],
  ['มีเรา แฟน พ่อแม่แฟน กับน้องเรา รวม 5 คน ฝรั่ง 3 ไทย 2', { adults: 3, seniors: 2, foreigners: 3 }],
  ['ผมกับเมียพาลูก 2 คนกับพ่อแม่ฝั่งเมียไปตราด', { adults: 2, children: 2, seniors: 2 }],
  ['my sister and her husband, their 2 kids, my husband and me', { adults: 4, children: 2, foreigners: 6 }],
  ['ผู้ใหญ่สามเด็กสองไปตราด', { adults: 3, children: 2 }],
  ['ป๊าม้ากับแฝด 6 ขวบไปตราด', { adults: 2, children: 2 }],
  ['พ่อแม่ลูกสองกับยายไปตราด', { adults: 2, children: 2, seniors: 1 }],
  ['2 couples and 1 gran', { adults: 4, seniors: 1, foreigners: 5 }],
  ['the two of us plus my in-laws', { adults: 2, seniors: 2, foreigners: 4 }],
  ['three of us and our mum, who is 70', { adults: 3, seniors: 1, foreigners: 4 }],
  ['there are four of us, me, my wife and 2 kids', { adults: 2, children: 2, foreigners: 4 }],
  ['grandparents, parents and two kids (3, 6)', { adults: 2, children: 2, seniors: 2, foreigners: 6 }],
  ['two adults, two kids and a nanny', { adults: 3, children: 2, foreigners: 5 }],
  ['my 3 roommates and I', { adults: 4, foreigners: 4 }],
  ['me + 2 officemates', { adults: 3, foreigners: 3 }],
  ['a dozen colleagues', { adults: 12, foreigners: 12 }],
  ['two families with five kids', { adults: 4, children: 5, foreigners: 9 }],
  ['กับป้า ป้าอายุ 67', { adults: 1, seniors: 1 }],
  ['พ่อแม่และลูกวัย 4 ขวบ กับ 9 ขวบไปตราด', { adults: 2, children: 2 }],
  ['พ่อ แม่ ลูก 4 คนไปตราด', { adults: 2, children: 2 }],
  ['ด.ช. 2 ด.ญ. 1 ผู้ใหญ่ 3', { adults: 3, children: 3 }],
  ['มีย่า 1 เด็ก 2 ผู้ใหญ่ 3', { adults: 3, children: 2, seniors: 1 }],
  ['เรากับแฟน ลูก 7 ขวบ กับ 10 ขวบ', { adults: 2, children: 2 }],
  ['mum & dad (71, 69), me and hubby, our girls 4 and 8', { adults: 2, children: 2, seniors: 2, foreigners: 6 }],
  ['me, my wife, our daughter (4) and my dad (58)', { adults: 3, children: 1, foreigners: 4 }],
  ['Ben, Ruth and I have a week in Trang', { adults: 3, foreigners: 3 }],
  ['a weekend for me and Tomasz', { adults: 2, foreigners: 2 }],
  ['my sister Kate, her husband Rob and I', { adults: 3, foreigners: 3 }],
  ['with our adult daughters (24 and 27)', { adults: 4, foreigners: 4 }],
  ['my wife and I with our three sons, all over 20', { adults: 5, foreigners: 5 }],
  ['my husband and our two boys (8 months and 2 and a half), and me', { adults: 2, children: 2, foreigners: 4 }],
  ["my girlfriend's mum and his brother are joining the two of us", { adults: 3, seniors: 1, foreigners: 4 }],
  [
    'my aunt and her two sons, Per (8) and Nils (12), are flying over to visit me',
    { adults: 2, children: 2, foreigners: 4 },
  ],
  ['with my 74 year old uncle, only him and me', { adults: 1, seniors: 1, foreigners: 2 }],
  ['shells for our daughter (6), so it is me, my husband, her and the cat', { adults: 2, children: 1, foreigners: 3 }],
  ['ผม เมีย ลูกสาว ม.1 ไปตราด', { adults: 2, children: 1 }],
  ['ผม+เมีย+ลูกสาว ม.3 +ลูกชาย ป.5 ไปน่าน', { adults: 2, children: 2 }],
  ['เรา แฟน ลูกชาย ม.6 กับลูกสาวอนุบาล 1 ไปน่าน', { adults: 2, children: 2 }],
  ['ผมกับแฟน พาลูก ป.1 กับ ป.6 ไปเลย', { adults: 2, children: 2 }],
  ['ผู้ใหญ่ 2 เด็กประถม 2 ไปโคราช', { adults: 2, children: 2 }],
  ['น้องฝึกงาน 6 คน พี่เลี้ยง 1 คน', { adults: 7 }],
  ['ครู 3 คน นักเรียนชั้น ม.4 จำนวน 20 คน', { adults: 23 }],
  ['ฝรั่งที่ออฟฟิศจะมาประชุม 4 คน กับผม', { adults: 5, foreigners: 4 }],
  ['เรากับเพื่อนจากฮ่องกง 3 คน', { adults: 4 }],
  ['พ่อ 69 แม่ 66 ยังแข็งแรง ผมกับพี่สาวจะพาไปน่าน', { adults: 2, seniors: 2 }],
  [
    'my parents (70 and 68) love trains, and my sister and I want to take them to Nan',
    { adults: 2, seniors: 2, foreigners: 4 },
  ],
  ['พาแม่ยาย ภรรยา และเจ้าตัวเล็กวัย 3 ขวบไปเลย', { adults: 2, children: 1, seniors: 1 }],
  ['เรากะพี่สาวเลยหนีไปน่าน', { adults: 2 }],
  ['2 Thais and 4 foreigners', { adults: 6, foreigners: 4 }],
  ['we have a 3 year old and a baby', { adults: 2, children: 2, foreigners: 4 }],
  ['ผมกับภรรยาเกษียณแล้วทั้งคู่ อายุ 69 กับ 66', { seniors: 2 }],
  ['คนไทย 4 ฝรั่ง 1', { adults: 5, foreigners: 1 }],
  ['เรากับแฟน 2 คน', { adults: 2 }],
  ['เราสองคนกับลูก 3 ขวบ', { adults: 2, children: 1 }],
  ['พาญาติผู้ใหญ่ 7 คนกับหลวงพี่ (พี่ชาย) อีก 1 รูป', { adults: 9 }],
  ['my sister and I are 71 and 67, two days in Trat', { seniors: 2, foreigners: 2 }],
  ['my partner and I are in our eighties and love Nan', { seniors: 2, foreigners: 2 }],
  ['my uncle and I are retired, Trang', { seniors: 2, foreigners: 2 }],
  ['my wife and I are in our forties, Trang', { adults: 2, foreigners: 2 }],
  ['ผมกับพี่ชายอายุ 70 กับ 65 ไปตราด', { seniors: 2 }],
  ['แฟนเป็นคนสเปน จะพาพ่อกับพี่สาวเขามาไทย รวมเราเป็น 4 คน', { adults: 3, seniors: 1, foreigners: 3 }],
  ['แฟนเกาหลีพาน้องชายมา รวมเรา 3 คน', { adults: 3, foreigners: 2 }],
  ['ตราดกับลูก 2 คน (2 ขวบ กับ 4 ขวบ) ไปกับพ่อเด็ก', { adults: 2, children: 2 }],
  ['พาเด็ก 2 คนไปเลย แม่ของลูกไปด้วย', { adults: 2, children: 2 }],
  ['me and my sister. My late husband and I loved Nan', { adults: 2, foreigners: 2 }],
  ['four adults: my in-laws, my husband and I', { adults: 2, seniors: 2, foreigners: 4 }],
  ['We (3 adults, my sister, my boyfriend and me) love Nan', { adults: 3, foreigners: 3 }],
  ['six of us, 4 girls and 2 guys', { adults: 6, foreigners: 6 }],
  ['two lads and three girls in Trat', { adults: 5, foreigners: 5 }],
  ['two parents and one rather fussy toddler', { adults: 2, children: 1, foreigners: 3 }],
  ['Trat with a three-year-old and a baby', { adults: 2, children: 2, foreigners: 4 }],
  ['my partner, our triplets (4) and I', { adults: 2, children: 3, foreigners: 5 }],
  ['my brother and I, both 44, 5 days in Nan', { adults: 2, foreigners: 2 }],
  ['พามี้กับป้าไปกราบพระ สิงห์บุรี', { adults: 2, seniors: 1 }],
  ['พาก๋งกับม่าไปไหว้เจ้า', { adults: 1, seniors: 2 }],
  ['พาพ่อเฒ่าแม่เฒ่ากับลูกสาว 5 ขวบไปตรัง', { adults: 1, children: 1, seniors: 2 }],
  ['ไปกับอ้ายกับเอื้อย', { adults: 3 }],
  ['คุณผู้ชาย 66 ดิฉัน 59 ไปตรัง', { adults: 1, seniors: 1 }],
  ['พาสามีเยอรมันกับหลานลูกครึ่ง 2 คน (9 กับ 12) ไปเลย', { adults: 2, children: 2, foreigners: 1 }],
]
