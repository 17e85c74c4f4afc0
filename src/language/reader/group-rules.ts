import { COUNT } from './numbers.ts'
import { after, listOf, rightBefore, type Slots, words } from './phrases.ts'
import type { Group } from './reading.ts'
import { laterOn, SENTENCE, thaiLetters } from './slot-gaps.ts'

// `พาแม่ไปไหว้พระ`, “our honeymoon”: what kind of group travels. Slots are below the rows.

interface GroupRule {
  /** Where a new phrase belongs. */
  readonly name: string
  readonly group: Group
  readonly reads: readonly string[]
  /** Longer phrases in which these words mean something else. */
  readonly unless?: readonly string[]
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

/** The kind of group, most special first. The words stay, because they also say how many they are. */
export const GROUP_RULES: readonly GroupRule[] = [
  {
    name: 'a honeymoon, or just married',
    group: 'honeymoon',
    reads: listOf(`
      ฮันนีมูน, ฮันนี่มูน, ดื่มน้ำผึ้งพระจันทร์, ขอแฟนแต่งงาน, (คู่)(แต่งงาน|แต่ง)ใหม่(ๆ), ข้าวใหม่ปลามัน,
      (เพิ่ง|พึ่ง)แต่ง(งาน)(กัน|เสร็จ|มา|ได้|),
      หลัง(งาน)แต่ง(งาน)(เสร็จ|จะ|ก็|เลย|อยาก|)[ไป|จะ|อยาก|พา|เที่ยว|ขอ| ],
      honeymoon, honeymooners, honeymooning, mini-moon, minimoon, newlyweds, newly weds, newly(-)wed, newly married,
      (just|recently|only just) (got )married, (getting|get) married (in|on|next|this){ours}`),
    yes: [
      'ไปฮันนีมูนเกาะสมุย',
      'our honeymoon in March',
      'เพิ่งแต่งงานกัน หาทะเลเงียบๆ',
      'หลังแต่งงานจะไปกระบี่ 4 วัน',
      'we just got married, islands please',
      'คู่แต่งงานใหม่',
      'newlyweds from Oslo',
    ],
    no: [
      'ไปกับแฟน',
      'a wedding in Hua Hin',
      'ครบรอบแต่งงาน 8 ปี',
      'เพื่อนแต่งงานที่น่าน',
      'a friend is getting married in Trat',
    ],
  },
  {
    name: 'a proposal',
    group: 'honeymoon',
    reads: listOf(`propose to my, propose my, (plan(ning)|want(ing)|going|hoping|about) to propose`),
    yes: ['I want to propose to my girlfriend'],
    no: ['please propose a route'],
  },
  {
    name: 'an outing or a seminar of the company (Thai)',
    group: 'colleagues',
    reads: listOf(`
      เอาท์ติ้ง, เอาต์ติ้ง, สัมมนา, (ทริป|ทัวร์|พา|เที่ยว)บริษัท, ทริปออฟฟิศ, เลี้ยงส่ง, กิจกรรมบริษัท,
      (ท่องเที่ยว|เที่ยว|ทริป)ประจำปี, (ของ|ให้|จาก)(บริษัท|หน่วยงาน|องค์กร){howmany}, ดูงาน, ศึกษาดูงาน,
      อบรมพนักงาน, กระชับมิตร, ละลายพฤติกรรม, ทีมบิวดิ้ง, ทีมบิลดิ้ง,
      {afterThai}outing`),
    yes: ['พาออฟฟิศไปเอาท์ติ้ง 20 คน', 'ทริปบริษัท', 'ไปละลายพฤติกรรม'],
    no: ['บริษัททัวร์แนะนำ', 'one outing a day'],
  },
  {
    name: 'colleagues, an office, a department (Thai)',
    group: 'colleagues',
    reads: listOf(`
      (เพื่อน|คน|พี่|น้อง|ทริป|จาก) ที่ทำงาน, เพื่อนร่วมงาน, ออฟฟิศ, บริษัทเรา, พนักงาน{howmany}, พนง.,
      พนักงานบริษัท, ทีมงาน, (ทั้ง|พา|ทริป|คน)แผนก, แผนก{howmany}, ฝ่าย{howmany}, ลูกน้อง, ทีมขาย, ทีมเซลส์,
      (พี่|น้อง|เพื่อน) (ร่วมงาน|ในแผนก|ในออฟฟิศ|แผนก|ออฟฟิศ), (ร้าน|โรงงาน|โรงเรียน|คลินิก)พาพนักงาน`),
    yes: ['พนักงานทั้งหมด 40 คนไปตราด', 'แผนกบัญชี 8 คน', 'ไปกับเพื่อนร่วมงาน'],
    no: ['ทำงานออฟฟิศค่ะ อายุ 34', 'พนักงานโรงแรมแนะนำ'],
  },
  {
    name: 'an outing of the company (English)',
    group: 'colleagues',
    reads: listOf(`
      outing (for|of|with) (the |our |my |)({number}|team|office|staff|department), (annual|our|team|yearly) outing,
      incentive (trip|group|tour|travel), offsite, off-site, off site,
      (company|corporate|office|staff|work|team|department) (trip|outing|retreat|getaway|party|holiday|weekend|tour|
      excursion), team building, teambuilding`),
    yes: ['a company outing for 25', 'staff trip to Nan, 20 people', 'a team building weekend'],
    no: ['a train company', 'the staff were kind'],
  },
  {
    name: 'colleagues, an office, a department (English)',
    group: 'colleagues',
    reads: listOf(`
      our (office|company|department|firm|start-up|startup), (employees|staff members), {number} staff,
      office of {number}, colleague(s), coworker(s), co-worker(s), workmate(s)`),
    yes: ['with my colleagues', 'our office, 12 of us'],
    no: ['a colleague told me that it is far'],
  },
  {
    name: 'with parents or grandparents',
    group: 'parents',
    reads: listOf(`
      พาพ่อ, พาแม่, พ่อกับแม่, พาปู่, พาย่า, พาตา, พายาย, (ลูก|ลูกสาว|ลูกชาย|หลาน)(จะ|อยาก|)พาไป,
      (แม่|พ่อ|ยาย|ย่า|ตา|ปู่)(จะ)(บิน|นั่งรถ|)มา(หา|เยี่ยม), พา(อาม่า|ม่า|อากง|ก๋ง),
      my parents, our parents, my mum, my mom, my mother, my dad, my father, my grandparents, with mum, with mom,
      with dad, in-laws, (mum|mom|dad) and (dad|mum|mom) (are|is|want|will|come)`),
    unless: listOf(`พาตาม, พาย่าน`),
    yes: ['พาแม่ไปไหว้พระ', 'with my parents', 'พ่อกับแม่อยากไปน่าน', 'พาอาม่าไปเชียงราย', 'my grandparents want the sea'],
    no: ['แม่น้ำโขง', 'ช่วยพาตามรอยหนัง', 'พาตามหาร้าน', "mother's day", 'the dog stays with my parents'],
  },
  {
    name: 'a family (Thai)',
    group: 'family',
    reads: listOf(`
      ครอบครัว, ยกครัว, ทั้งบ้าน{howmany}, รวมญาติ, ญาติ(พี่น้อง|ๆ|){howmany}, เครือญาติ, พี่น้อง{siblings},
      {siblings}พี่น้อง, (พา|กับ)หลาน, พาลูก, มีลูก, ลูกเล็ก, พ่อแม่ลูก`),
    unless: listOf(`(มี|พา)ลูก(ค้า|หาบ|ทัวร์|ทีม|น้อง|จ้าง|บ้าน|เรือ|หมา|แมว|ชิ้น), มีลูกเล่น[!น้ำ|ทราย|ทะเล]`),
    yes: ['ทริปครอบครัว', 'พาลูกไปทะเล', 'มีลูกเล่นน้ำด้วย', 'กับหลาน 2 คน'],
    no: ['ร้านลูกชิ้น', 'มีลูกหาบไหม', 'ที่พักมีลูกเล่นเยอะ', 'พาลูกค้าไปตราด', 'พาลูกทัวร์ 30 คน', 'พาลูกหมาไปด้วย'],
  },
  {
    name: 'a family (English)',
    group: 'family',
    reads: listOf(`
      my (nephew|niece|nephews|nieces|cousins), family, families, with kids, with children, our kids, my kids,
      our children, my son, my daughter, our son, our daughter, toddler, our baby`),
    unless: listOf(`without (our|my|the|) (kids|children)`),
    yes: ['a family of four', 'with kids', 'my nephew comes too'],
    no: ['without kids', 'a week without our kids'],
  },
  {
    name: 'friends by a word for them (Thai)',
    group: 'friends',
    reads: listOf(`
      กับเพื่อน, กะเพื่อน, แก๊ง, แก๊งค์, แกงค์, ก๊วน, กลุ่มเพื่อน, ผองเพื่อน, เพื่อนสาว, เพื่อนสนิท, เพื่อนซี้,
      เพื่อน {number} คน, สายปาร์ตี้กับเพื่อน, (นัด|ชวน|รวม)เพื่อน, (สาว|หนุ่ม) {number} คน`),
    yes: ['ไปกับเพื่อน 4 คน', 'ไปกับแก๊ง', 'รวมเพื่อนไปตราด'],
    no: ['เพื่อน ๆ แนะนำหน่อย', 'เพื่อนมอบอกว่าดี', 'บ้านเพื่อนบ้าน'],
  },
  {
    name: 'friends of school and university (Thai)',
    group: 'friends',
    reads: listOf(`
      เพื่อน(มหาลัย|มัธยม|เก่า|สมัยเรียน|ร่วมรุ่น|รัก|ๆ|กัน|ผม|เรา){howmany},
      เพื่อน(มอ|ม.|มหาลัย|มหาวิทยาลัย|คณะ|ห้องเดียวกัน|ห้อง|ภาค|สาขา|หอ|โรงเรียน|ประถม|ม.ต้น|ม.ปลาย|เก่า|วัยเด็ก|
      ที่เรียน|กลุ่มเดิม){silent}, เพื่อนร่วมรุ่น, เพื่อนสมัย, รวมรุ่น, เลี้ยงรุ่น`),
    yes: ['เพื่อนมหาลัย 6 คน', 'พวกเรา 5 คน เพื่อนคณะ', 'ทริปเลี้ยงรุ่น'],
    no: ['เพื่อนที่เรียนแนะนำมา'],
  },
  {
    name: 'friends (English)',
    group: 'friends',
    reads: listOf(`
      friends, mates, besties, bestie, best friend, squad, barkada, tropa, gang of {number}, buddies, uni mates,
      classmates, roommates, flatmates, (and|with|plus) (my|a|one) (friend|buddy|mate|pal)`),
    unless: listOf(`(hi|hello|hey|dear) friends`),
    yes: ['me and my bestie', 'a squad of five', 'old mates from Leeds'],
    no: ['hi friendly people', 'dear friends', 'the primates'],
  },
  {
    name: 'hen and stag parties, girls and lads (English)',
    group: 'friends',
    reads: listOf(`
      lads, girls trip, girls' trip, girls weekend, lads weekend, boys trip, stag do, hen do, bachelor party,
      bachelorette, (hen|stag|bucks|hens|bachelor) (do|weekend|party|trip|night)`),
    yes: ['a girls trip', 'a stag do in Phuket'],
    no: ['a hen in the yard'],
  },
  {
    name: 'a couple (Thai)',
    group: 'couple',
    reads: listOf(`
      (กับ|กะ|พา|ชวน)(คุณ)(แฟน|สามี|ภรรยา|เมีย|ผัว), แฟนกับ(เรา|ผม|หนู|ฉัน), ผัวเมีย, สามีภรรยา, ตายาย{two},
      สองตายาย, คู่รัก, สองคนกับแฟน, เดทกัน, ไปเดท, สวีท(กัน|หวาน|), หวานใจ, คู่หมั้น`),
    yes: ['ไปกับแฟน', 'พาเมียไปตราด', 'เดทกันครั้งแรก', 'คู่รักไปน่าน'],
    no: ['คู่มือท่องเที่ยว'],
  },
  {
    name: 'an anniversary, a date',
    group: 'couple',
    reads: listOf(`
      ครบรอบแต่งงาน, ครบรอบ…กับแฟน, ครบรอบ(วันแต่ง|ที่คบ|คบกัน|{number} ปี), (วัน)วาเลนไทน์,
      babymoon, (our|celebrating our|for our) ({ordinal} )(wedding )anniversary, date (weekend|night|trip),
      wedding anniversary, our anniversary`),
    yes: ['ฉลองครบรอบแต่งงาน', 'our tenth anniversary'],
    no: ['the date of the trip'],
  },
  {
    name: 'a couple (English)',
    group: 'couple',
    reads: listOf(`
      couple,
      my (wife|husband|hubby|girlfriend|gf|boyfriend|bf|partner|fiance|fiancee|fiancé|fiancée|missus|better half|
      other half|spouse|sweetheart),
      (wife|husband|hubby|gf|bf|girlfriend|boyfriend|fiance|fiancee) (and|&|n) (i|me),
      (me|i) (and|&|n) (the) (wife|husband|hubby|gf|bf|girlfriend|boyfriend|missus), hubby, happy couple`),
    unless: listOf(`couple (of|more|days|nights|weeks|hours|extra|other|months|years|times)`),
    yes: ['my wife and I', 'bf and I', 'my gf wants the sea', 'we are a couple'],
    no: ['a couple of days', 'a couple more nights'],
  },
  {
    name: 'alone',
    group: 'solo',
    reads: listOf(`
      คนเดียว, ฉายเดี่ยว, ลำพัง, โซโล่, เที่ยวเดี่ยว, ไปเดี่ยว, เดินทางเดี่ยว, ตัวคนเดียว,
      solo, alone, by myself, on my own, just me, just myself, just little old me, only me, single travel(l)er,
      unaccompanied`),
    unless: listOf(`solo (concert|show)`),
    yes: ['ไปคนเดียว', 'solo trip', 'เที่ยวเดี่ยวครั้งแรก', 'just me'],
    no: ['one person per day', 'a solo concert hall', 'his solo show'],
  },
]

export const GROUP_SLOTS: Slots = {
  /** How many they are: `เพื่อน 4 คน`, “a gang of five”. */
  number: `(?:${COUNT})`,
  /** “Our *tenth* anniversary”. */
  ordinal: words('first, second, third, fourth, fifth, tenth, {figures}(st|nd|rd|th)', { figures: '\\d{1,2}' }),
  /** It is their own wedding: “we”, “us”, “our” or “honeymoon” is said later in the sentence. */
  ours: laterOn(40, 'honeymoon, we, us, our', SENTENCE),
  /** Brothers and sisters with their number: `พี่น้อง 4 คน`. */
  siblings: `(?:\\s?(?:${COUNT})\\s?(?:คน)?\\s?)`,
  /** `ตายาย` are two people: `ตายายสองคน`. */
  two: rightBefore('สองคน, 2 คน, กันเอง'),
  /** Right after a Thai word: `พาoutingบริษัท`. */
  afterThai: after('{thai}'),
  /** They come along: no `แนะนำ`, `บอก` or `อยู่` follows, as in `เพื่อนมอบอกว่าดี`. */
  silent:
    '(?!(?:ๆ|ข้าง[ก-์]{0,6}|คน[ก-์]{1,6}|ที่[ก-์]{1,8}|)\\s?' +
    words('แนะนำ, บอก, เล่า, รีวิว, อยู่, เคย, โพสต์, ชวน, แต่งงาน, รับปริญญา') +
    ')',
  /** How many they are follows: `แผนกบัญชี 8 คน`, `ทั้งบ้าน 12 ชีวิต`. */
  howmany: rightBefore('{word}{number} (คน|ชีวิต)', { word: `${thaiLetters(0, 10)}\\s?`, number: `(?:${COUNT})` }),
}

/** `สามหนุ่ม`: how many they are. */
export const EQUALS_SLOTS: Slots = { count: `(?:${COUNT})` }

/** People who are counted by a word that says nothing but that they are equals. */
export const EQUALS_RULES = [
  {
    what: 'people by their sex or age, or how they call each other',
    reads: listOf(`
      {count} (young|old|middle aged|single|crazy|) (lads|blokes|guys|dudes|gents|girls|gals|ladies|women|men|boys|titas|titos|bros|sistas|chicks|aunties|uncles),
      {count} (สาว|หนุ่ม|สหาย|เกลอ|ชายโสด|หญิงโสด|ผญ|ผช), (ชาย|หญิง|ผู้ชาย|ผู้หญิง|สาว|หนุ่ม)ล้วน, พวก(ลุง|ป้า|น้า|พี่)ๆ`),
    yes: ['8 blokes, Trat', 'สามหนุ่มไปตราด', 'ผู้หญิงล้วน 5 คนไปน่าน', 'four middle-aged ladies in Trang'],
    no: ['ladies first', 'ผู้หญิงคนเดียว'],
  },
  {
    what: 'people by what they do together',
    reads: listOf(`
      {count} (uni|university|college|exchange|young|poor|broke|) (students|backpackers|divers|climbers|surfers|cyclists|riders|bikers|golfers|photographers|hikers|runners|retirees|pensioners|classmates|schoolmates),
      {count} couples, (with|and|plus) another couple, (a) couple of (friends|mates), girlfriends (trip|getaway|weekend), {count} girlfriends,
      (เด็ก|นักเรียน|นักศึกษา|นศ|นิสิต)(มหาลัย|ปี|ม|มอ|) (.)(ปลาย|ต้น|หก|ห้า|สี่|1|2|3|4|5|6|) {count} คน, {count} คู่, อีกคู่, (ร่วม|เพื่อน)ก๊วน`),
    yes: [
      '3 broke students, Nan',
      'two couples in Trang',
      'เด็กมหาลัย 5 คนไปเลย',
      'my wife and I with another couple',
      'ไปกัน 3 คู่',
    ],
    no: ['a student ticket', 'คู่มือเที่ยว'],
  },
] as const
