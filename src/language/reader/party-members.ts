import { SPOUSES } from './common-words.ts'
import {
  CHILD_NAMES_TH,
  FATHERS_TH,
  GRANDFATHERS_TH,
  GRANDMOTHERS_TH,
  MOTHERS_TH,
  SIBLINGS_TH,
  SPOUSES_TH,
} from './kin-words.ts'
import type { PhraseRule } from './phrase-rule.ts'
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
    th: `(คุณ)แฟน, (คุณ)สามี, (คุณ)ภรรยา, เมีย, ผัว, แฟนสาว, แฟนหนุ่ม, สุดที่รัก, คู่หมั้น, ${SPOUSES_TH}, (คุณ)(พ่อ|แม่)(ของ|)เด็ก, (คุณ)(พ่อ|แม่)ของลูก`,
    en: `
      wife, wifey, husband, hubby, hubs, girlfriend, gf, boyfriend, bf, partner, spouse, fiance, fiancee, fiancé, fiancée, missus,
      other half, better half, mrs, ex`,
  },
  {
    group: 'adult',
    count: 1,
    th: `
      พี่สาว, พี่ชาย, น้องสาว, น้องชาย, พี่, น้อง, ลูกพี่ลูกน้อง, (คุณ)น้า, น้าสาว, น้าชาย, (คุณ)อา, (คุณ)ป้า, (คุณ)ลุง, พี่เขย, น้องเขย, (น้า|อา|ลุง)เขย, พี่สะใภ้, น้องสะใภ้, (น้า|อา|ป้า)สะใภ้, ลูกเขย, ลูกสะใภ้, รูมเมท,
      หัวหน้า, เจ้านาย, เลขา, เพื่อนสนิท, เพื่อนซี้, เพื่อนรัก, เพื่อนสาว, เพื่อนชาย, (รุ่นพี่|รุ่นน้อง|น้อง|พี่|เพื่อน)(ที่|)(ออฟฟิศ|ทำงาน|ที่ทำงาน|ร่วมงาน|แผนก|บริษัท), ${SIBLINGS_TH}, อี๊, อาอี๊, อาโก`,
    en: `
      brother, bro, sister, sis, sibling, twin, cousin, uncle, aunt, auntie, aunty, aunti, tita, tito, ninang, ninong, tante, tia, tio, friend, bestie, buddy, mate, pal, colleague, coworker, co-worker, classmate, teammate,
      flatmate, housemate, roommate, officemate, workmate, batchmate, neighbour, neighbor, boss, client, niece, nephew, sister in law, brother in law, son in law, daughter in law,
      stepmum, stepmom, stepdad, godmother, godfather, adult (son|daughter), grown up (son|daughter), driver's mate, best man, maid of honour, maid of honor, lad, lass, guy, bloke, dude, au pair, nanny, carer, caregiver, nurse`,
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
  { group: 'adult', count: 2, th: '(พี่|น้อง)สาว(พี่|น้อง)เขย, (พี่|น้อง)ชาย(พี่|น้อง)สะใภ้, ลุงป้า, ป้าลุง' },
  {
    group: 'senior',
    count: 2,
    th: `
      ตายาย, (คุณ)ตา(กับ|กะ|และ|)(คุณ)ยาย, ปู่ย่า, (คุณ)ปู่(กับ|กะ|และ|)(คุณ)ย่า, พ่อตาแม่ยาย, ป๊าม๊า, ป๊ากับม๊า,
      ${oneOf(GRANDFATHERS_TH)}(กับ|และ|)${oneOf(GRANDMOTHERS_TH)}, ${oneOf(GRANDMOTHERS_TH)}(กับ|และ|)${oneOf(GRANDFATHERS_TH)}, พ่อแม่(ของ|)(ฝั่ง|ทาง|ฝ่าย|ข้าง|)(ของ|)(${oneOf(SPOUSES)}|เขา|เค้า), พ่อสามีแม่สามี, พ่อแฟนแม่แฟน, พ่อตากับแม่ยาย, (ผู้|)ปู่ทวดย่าทวด`,
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
    th: `ลูกสาว, ลูกชาย, ลูกเล็ก, ลูกน้อย, (ลูก|ลูกสาว|ลูกชาย)คน(โต|เล็ก|กลาง|รอง), หลานสาว, หลานชาย, เด็กเล็ก, ทารก, เบบี๋, ${CHILD_NAMES_TH}`,
    en: 'kiddo, teen, teenager, tween, baby boy, baby girl, little boy, little girl, son, daughter, toddler, baby, infant, boy, girl, grandson, granddaughter, grandchild, newborn, stepson, stepdaughter',
  },
  { group: 'child', count: 3, th: '(ลูก|หลาน|)แฝดสาม', en: 'triplets' },
  { group: 'child', count: null, isWhole: true, th: 'ดญ, ดช, ด.ญ., ด.ช., เด็กหญิง, เด็กชาย, เด็กผู้หญิง, เด็กผู้ชาย' },
  {
    group: 'child',
    count: 2,
    th: '(ลูก|หลาน|)(สาว|ชาย|)แฝด(ชายหญิง|หญิงชาย|สาว|ชาย|หญิง|), (ลูก|หลาน)(สาว|ชาย|)ฝาแฝด(สาว|ชาย|หญิง|)',
    en: 'twins, twin (boys|girls)',
  },
  {
    group: 'child',
    count: null,
    isWhole: true,
    th: 'เด็ก, เด็กโต, เด็ก(วัย|)(ประถม|อนุบาล|มัธยม|เรียน), นักเรียน, เด็กนักเรียน, ลูกเสือ, เนตรนารี',
    en: `
      pupils, schoolchildren, schoolkids, school kids, school children, kindergartners, kindergarteners, preschoolers, scouts, (cub|boy|girl) scouts, girl guides, brownies,
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
      ผู้ใหญ่, ชาย, หญิง, ผู้ชาย, ผู้หญิง, ผช, ผญ, ช, ญ, เจ้าหน้าที่, พนักงาน, ครู, คุณครู, อาจารย์, โค้ช, ครูฝึก, ผู้กำกับลูกเสือ, นักกีฬา, นักเตะ, นักฟุตบอล, นักศึกษา, นศ, (น้อง|เด็ก|นักศึกษา|น้อง ๆ นักศึกษา)ฝึกงาน, ทีมงาน, สตาฟ, ผู้ปกครอง, คนขับ, คนขับรถ, ลูกทัวร์, ลูกบ้าน`,
    en: `
      adults, adult, grown ups, grownups, men, women, ladies, gents, gentlemen, guys, lads, males, females, students, teachers, teacher, chaperone, players, team members, coach, professors, lecturers, tutors, instructors, coaches, trainers, leaders, group leaders, scout leaders, supervisors, staff, employees, chaperones,
      dads, mums, moms, fathers, mothers`,
  },
  {
    group: 'adult',
    count: null,
    th: 'เพื่อน, เพื่อนสาว, เพื่อนชาย, ญาติ, ญาติผู้ใหญ่, ญาติพี่น้อง, ญาติโยม, หุ้นส่วน, ลูกค้า, ผู้ติดตาม, พยาบาล, ลูกทีม, ลูกน้อง, ลูกศิษย์, ทีม, พระ, พระอาจารย์, หลวงพี่, หลวงพ่อ, เณร, แม่ชี, โยม, ฆราวาส, แม่บ้าน',
    en: `
      friends, girlfriends, girl friends, boyfriends, guy friends, gal pals, mates, buddies, pals, clients, business partners, colleagues, coworkers, co-workers, brothers, sisters, cousins, siblings, uncles, aunts, aunties, titas, titos, carers, helpers, supporters, companions, monks, nuns,
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
  en: "(fly…and|come…and|flying…and|) (join|are joining|come|are coming|joins|is joining|comes|is coming|will join|will come|wants to come|wants to join) (us|our|with|along|too), (uses|needs) a, (can't|cannot|can not) (walk|do|climb|manage|stand), has (a|) (bad|trouble|mobility), (is|sits) in a (power|manual) wheelchair",
}
