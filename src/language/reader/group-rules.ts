import { COUNT } from './numbers.ts'
import { listOf, type Slots } from './phrases.ts'
import type { Group } from './reading.ts'

// `พาแม่ไปไหว้พระ`, “our honeymoon”: what kind of group travels.

interface GroupRule {
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
    group: 'honeymoon',
    reads: listOf(`
      ฮันนีมูน, ฮันนี่มูน, ดื่มน้ำผึ้งพระจันทร์, ขอแฟนแต่งงาน, (คู่)(แต่งงาน|แต่ง)ใหม่(ๆ), ข้าวใหม่ปลามัน, (เพิ่ง|พึ่ง)แต่ง(งาน)(กัน|เสร็จ|มา|ได้|), หลัง(งาน)แต่ง(งาน)(เสร็จ|จะ|ก็|เลย|อยาก|)[ไป|จะ|อยาก|พา|เที่ยว|ขอ| ],
      honeymoon, honeymooners, honeymooning, mini-moon, minimoon, newlyweds, newly weds, newly(-)wed, newly married, (just|recently|only just) (got )married, (getting|get) married (in|on|next|this){month}, propose to my, propose my, (plan(ning)|want(ing)|going|hoping|about) to propose`),
    yes: [
      'ไปฮันนีมูนเกาะสมุย',
      'our honeymoon in March',
      'เพิ่งแต่งงานกัน หาทะเลเงียบๆ',
      'หลังแต่งงานจะไปกระบี่ 4 วัน',
      'we just got married, islands please',
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
    group: 'colleagues',
    reads: listOf(`
      (เพื่อน|คน|พี่|น้อง|ทริป|จาก) ที่ทำงาน, เพื่อนร่วมงาน, เอาท์ติ้ง, เอาต์ติ้ง, สัมมนา, ออฟฟิศ, บริษัทเรา, (ทริป|ทัวร์|พา|เที่ยว)บริษัท, พนักงาน{staff}, พนง., พนักงานบริษัท, ทีมงาน,
      (ทั้ง|พา|ทริป|คน)แผนก, แผนก{staff}, ฝ่าย{staff}, ลูกน้อง, ทีมขาย, ทีมเซลส์, ทริปออฟฟิศ, เลี้ยงส่ง, กิจกรรมบริษัท, (ท่องเที่ยว|เที่ยว|ทริป)ประจำปี, (ของ|ให้|จาก)(บริษัท|หน่วยงาน|องค์กร){staff},
      (พี่|น้อง|เพื่อน) (ร่วมงาน|ในแผนก|ในออฟฟิศ|แผนก|ออฟฟิศ), ดูงาน, ศึกษาดูงาน, อบรมพนักงาน, กระชับมิตร, ละลายพฤติกรรม, ทีมบิวดิ้ง, ทีมบิลดิ้ง, (ร้าน|โรงงาน|โรงเรียน|คลินิก)พาพนักงาน, {thai}outing,
      outing (for|of|with) (the |our |my |)({number}|team|office|staff|department), (annual|our|team|yearly) outing, incentive (trip|group|tour|travel), offsite, off-site, off site,
      (company|corporate|office|staff|work|team|department) (trip|outing|retreat|getaway|party|holiday|weekend|tour|excursion),
      team building, teambuilding, our (office|company|department|firm|start-up|startup), (employees|staff members), {number} staff, office of {number}, colleague(s), coworker(s), co-worker(s), workmate(s)`),
    yes: [
      'พาออฟฟิศไปเอาท์ติ้ง 20 คน',
      'a company outing for 25',
      'พนักงานทั้งหมด 40 คนไปตราด',
      'แผนกบัญชี 8 คน',
      'staff trip to Nan, 20 people',
    ],
    no: [
      'บริษัททัวร์แนะนำ',
      'ทำงานออฟฟิศค่ะ อายุ 34',
      'a colleague told me that it is far',
      'one outing a day',
      'a train company',
      'พนักงานโรงแรมแนะนำ',
      'the staff were kind',
    ],
  },
  {
    group: 'parents',
    reads: listOf(`
      พาพ่อ, พาแม่, พาคุณพ่อ, พาคุณแม่, พ่อกับแม่, พาปู่, พาย่า, พาตา, พายาย, my parents, our parents, my mum,
      my mom, my mother, my dad, my father, my grandparents, with mum, with mom, with dad, in-laws, (mum|mom|dad) and (dad|mum|mom) (are|is|want|will|come), (ลูก|ลูกสาว|ลูกชาย|หลาน)(จะ|อยาก|)พาไป, (แม่|พ่อ|ยาย|ย่า|ตา|ปู่)(จะ)(บิน|นั่งรถ|)มา(หา|เยี่ยม)`),
    unless: listOf('พาตาม, พาย่าน'),
    yes: ['พาแม่ไปไหว้พระ', 'with my parents'],
    no: ['แม่น้ำโขง', 'ช่วยพาตามรอยหนัง', 'พาตามหาร้าน', "mother's day", 'the dog stays with my parents'],
  },
  {
    group: 'family',
    reads: listOf(`
      ครอบครัว, ยกครัว, ทั้งบ้าน{staff}, รวมญาติ, ญาติ(พี่น้อง|ๆ|){staff}, เครือญาติ, พี่น้อง{siblings}, {siblings}พี่น้อง, (พา|กับ)หลาน, my (nephew|niece|nephews|nieces|cousins), พาลูก, มีลูก, ลูกเล็ก, พ่อแม่ลูก, family, families, with kids, with children, our kids, my kids,
      our children, my son, my daughter, our son, our daughter, toddler, our baby`),
    unless: listOf(`
      (มี|พา)ลูก(ค้า|หาบ|ทัวร์|ทีม|น้อง|จ้าง|บ้าน|เรือ|หมา|แมว|ชิ้น), มีลูกเล่น[!น้ำ|ทราย|ทะเล],
      without (our|my|the|) (kids|children)`),
    yes: ['ทริปครอบครัว', 'พาลูกไปทะเล', 'มีลูกเล่นน้ำด้วย', 'a family of four'],
    no: [
      'ร้านลูกชิ้น',
      'มีลูกหาบไหม',
      'ที่พักมีลูกเล่นเยอะ',
      'พาลูกค้าไปตราด',
      'พาลูกทัวร์ 30 คน',
      'พาลูกหมาไปด้วย',
      'without kids',
      'a week without our kids',
    ],
  },
  {
    group: 'friends',
    reads: listOf(`
      กับเพื่อน, กะเพื่อน, แก๊ง, แก๊งค์, แกงค์, ก๊วน, กลุ่มเพื่อน, ผองเพื่อน, เพื่อนสาว, เพื่อนสนิท, เพื่อนซี้, เพื่อน(มหาลัย|มัธยม|เก่า|สมัยเรียน|ร่วมรุ่น|รัก|ๆ|กัน|ผม|เรา){staff}, เพื่อน {number} คน, เพื่อน(มอ|ม.|มหาลัย|มหาวิทยาลัย|คณะ|ห้องเดียวกัน|ห้อง|ภาค|สาขา|หอ|โรงเรียน|ประถม|ม.ต้น|ม.ปลาย|เก่า|วัยเด็ก|ที่เรียน|กลุ่มเดิม){silent}, เพื่อนร่วมรุ่น, เพื่อนสมัย,
      สายปาร์ตี้กับเพื่อน, friends, mates, besties, bestie, best friend, squad, barkada, tropa, gang of {number}, lads, girls trip, girls' trip, girls weekend, lads weekend,
      boys trip, stag do, hen do, bachelor party, bachelorette, (hen|stag|bucks|hens|bachelor) (do|weekend|party|trip|night), รวมรุ่น, เลี้ยงรุ่น, (นัด|ชวน|รวม)เพื่อน, (สาว|หนุ่ม) {number} คน, buddies, uni mates, classmates, roommates, flatmates, (and|with|plus) (my|a|one) (friend|buddy|mate|pal)`),
    unless: ['(hi|hello|hey|dear) friends'],
    yes: [
      'ไปกับเพื่อน 4 คน',
      'a girls trip',
      'เพื่อนมหาลัย 6 คน',
      'พวกเรา 5 คน เพื่อนคณะ',
      'me and my bestie',
      'a squad of five',
    ],
    no: [
      'เพื่อน ๆ แนะนำหน่อย',
      'เพื่อนที่เรียนแนะนำมา',
      'เพื่อนมอบอกว่าดี',
      'hi friendly people',
      'dear friends',
      'บ้านเพื่อนบ้าน',
      'the primates',
    ],
  },
  {
    group: 'couple',
    reads: listOf(`
      (กับ|กะ|พา|ชวน)(คุณ)(แฟน|สามี|ภรรยา|เมีย|ผัว), แฟนกับ(เรา|ผม|หนู|ฉัน), ผัวเมีย, สามีภรรยา, ตายาย{two}, สองตายาย, คู่รัก, สองคนกับแฟน, ครบรอบแต่งงาน, ครบรอบ…กับแฟน,
      ครบรอบ(วันแต่ง|ที่คบ|คบกัน|{number} ปี), (วัน)วาเลนไทน์, เดทกัน, ไปเดท, สวีท(กัน|หวาน|), หวานใจ, คู่หมั้น, babymoon, (our|celebrating our|for our) ({ordinal} )(wedding )anniversary,
      date (weekend|night|trip), couple, my (wife|husband|hubby|girlfriend|gf|boyfriend|bf|partner|fiance|fiancee|fiancé|fiancée|missus|better half|other half|spouse|sweetheart),
      (wife|husband|hubby|gf|bf|girlfriend|boyfriend|fiance|fiancee) (and|&|n) (i|me), (me|i) (and|&|n) (the) (wife|husband|hubby|gf|bf|girlfriend|boyfriend|missus), hubby, wedding anniversary, our anniversary, happy couple`),
    unless: ['couple (of|more|days|nights|weeks|hours|extra|other|months|years|times)'],
    yes: ['ไปกับแฟน', 'my wife and I', 'bf and I', 'my gf wants the sea', 'พาเมียไปตราด'],
    no: ['a couple of days', 'a couple more nights', 'คู่มือท่องเที่ยว'],
  },
  {
    group: 'solo',
    reads: listOf(`
      คนเดียว, ฉายเดี่ยว, ลำพัง, โซโล่, เที่ยวเดี่ยว, ไปเดี่ยว, เดินทางเดี่ยว, ตัวคนเดียว, solo, alone, by myself, on my own, just me, just myself, just little old me, only me, single travel(l)er, unaccompanied`),
    unless: ['solo (concert|show)'],
    yes: ['ไปคนเดียว', 'solo trip'],
    no: ['one person per day', 'a solo concert hall', 'his solo show'],
  },
]

export const GROUP_SLOTS: Slots = {
  number: `(?:${COUNT})`,
  ordinal: String.raw`(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|tenth)`,
  month: String.raw`(?=[^.!?\n]{0,40}\b(?:honeymoon|we|us|our)\b)`,
  /** Brothers and sisters with their number. */
  siblings: String.raw`(?:\s?(?:${COUNT})\s?(?:คน)?\s?)`,
  two: '(?=สองคน|2 คน|กันเอง)',
  /** Thai people borrow the word for a trip of their company. */
  thai: String.raw`(?<=[ก-์]\s?)`,
  /** Who say nothing, and live nowhere. */
  silent: '(?!(?:ๆ|ข้าง[ก-์]{0,6}|คน[ก-์]{1,6}|ที่[ก-์]{1,8}|)\\s?(?:แนะนำ|บอก|เล่า|รีวิว|อยู่|เคย|โพสต์|ชวน|แต่งงาน|รับปริญญา))',
  /** How many they are follows. */
  staff: String.raw`(?=[ก-์]{0,10}\s?(?:${COUNT})\s?(?:คน|ท่าน|ชีวิต))`,
}

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
