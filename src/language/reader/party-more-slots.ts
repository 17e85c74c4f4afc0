import { NUMBERS } from './common-words.ts'
import { EACH_LIKES } from './party-likers.ts'
import {
  after,
  anyOf,
  followedBy,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  rightAfter,
  rightBefore,
  type Slots,
  words,
} from './phrases.ts'

const KIN_EN = anyOf(String.raw`
  grandmothers?, grandma, granny, gran, nana, nan, grandfathers?, grandpa, granddad, grandad, grandparents, mothers?, mums?, moms?, fathers?, dads?,
  parents, folks, in[- ]laws, mother[- ]in[- ]laws?, father[- ]in[- ]laws?, brother[- ]in[- ]laws?, sister[- ]in[- ]laws?, sisters?, brothers?, aunts?, aunties?, uncles?,
  cousins?, friends?, mates?, boss, neighbou?rs?, sons?, daughters?`)
const KIN_TH = anyOf(`
  พ่อตา, แม่ยาย, พ่อสามี, แม่สามี, พ่อแฟน, แม่แฟน, พ่อแม่, พ่อกับแม่, ตายาย, ปู่ย่า, พี่สาว, พี่ชาย, น้องสาว, น้องชาย, ลูกสาว, ลูกชาย, ลูก, พี่เขย,
  เพื่อน, ญาติ, พ่อ, แม่, ยาย, ย่า, ปู่, ตา, ลุง, ป้า, น้า, พี่, อากง, อาม่า, ป๊า, ม๊า`)
const WE =
  "we(?:'re| are|'ll| will|'d| would)?(?: also| now| both)?(?: be| going to| planning to| plan to| want to| wanna| like to| love to| hoping to| hope to)?"
/** Kin or friends, whom nobody would call “we” with the writer. */
const THEM = String.raw`(?:(?:(?:my|our|his|her|a|an|some|two|three|four|five|six|[2-9]|one|one of my) )(?:[a-z\d'-]{2,12} ){0,3}?(?:${KIN_EN}|friends|colleagues|workmates|grandson|granddaughter|niece|nephew|mates|coworkers|flatmates?|kids?|child|children|boys?|girls?|sons?|daughters?|twins|toddler|baby|infant|newborn|little ones?)\b|(?:grandma|grandpa|granny|gran|mum|mom|dad|mother|father|kids|children)\b(?!'s))`
/** Who speaks of somebody, so that nobody else is asked for. */
const COMPANIONS_EN = anyOf(`
  we, we're, we'll, we'd, us, our, ourselves, wife, husband, hubby, partner, girlfriend, boyfriend, gf, bf, fiancee?, friends?, mum, mom, mother, dad, father,
  parents, sister, brother, grandma, grandpa, couple, adults, aunt, uncle, cousins?, in-laws, family of`)
const CHILD_EN = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|one)[ -]?(?:(?:years?|yrs?|months?)[ -]?old|yo|y\/o)|(?:sons?|daughters?|toddler|baby|kid|child|grandsons?|granddaughters?|nieces?|nephews?|twins|kids|children|boys|girls)\b`
const ONE_GOES = String.raw`(?:(?:also|just|thinking of|planning on|want to|would like to|like to|plan to|going to|hoping to|planning to|need to) ){0,2}(?:(?:travel(?:l)?ing|visiting|going|coming|flying|heading|backpacking|off)\b[^.!?\n]{0,60}?\b(?:with|taking|bringing)|taking|bringing|take|bring) (?:(?:my|a|an|one|two|her|his|the) )?(?:(?:two|three|four|\d) )?(?:[a-z-]{2,10} )?(?:${CHILD_EN})`

/** A nickname, or `แม่เอ๋`. */
const NAME_TH =
  '(?!เด็ก|ผู้|ครอบ|พ่อแม่|คน|เพื่อน|หลาย|ชาย|หญิง|ลูก|พี่น้อง|ปู่ย่า|ตายาย|อยาก|ไป|จะ|วัน|และ|กับ|ทั้ง|รวม|สิทธิ|ส่วนลด|ค่า|บัตร|แต้ม)[ก-์]{2,9}'
const NOT_NAMED = anyOf(String.raw`
  me, i, my, our, the, a, an, two, three, four, five, six, both, adults?, seniors?, kids?, children, couples?, family, friends?, guys, girls, boys, men, women,
  vegetarians?, vegans?, mostly, all, mixed, young, old, first, solo, retired, students?, wife, husband, mum, mom, dad, parents`)
const NAME_EN = String.raw`(?:me\b|myself\b|(?!${NOT_NAMED}\b)[a-zà-ÿ-]{2,14}(?:'s (?:mum|mom|dad|mother|father|sister|brother|wife|husband|girlfriend|boyfriend|partner|friend|cousin))?)`

/** More slots of the rules about people. */
export const MORE_PARTY_SLOTS: Slots = {
  /** After whom “retired” is said. */
  retiredOf: String.raw`(?<=\b(?:couples|friends|ladies|women|men|gents|sisters|brothers|colleagues) (?:(?:all|both|now|who are|are) ){0,2})`,
  /** What each of them likes. */
  eachLikes: EACH_LIKES,
  /** Who is bound somewhere: “we are 5 going to”. */
  areGoing: followedBy(
    'of us, in total, total, going, travel(l)ing, coming, flying, heading, staying, visiting, adult(s), altogether',
  ),
  /** The end of a bracket. */
  bracketEnd: String.raw`\s?\)?,?\s?`,
  /** Not `2 วัน`, `2 ขวบ`. */
  notMoreHeads: notFollowedBy('วัน, คืน, ปี, ขวบ'),
  /** How many years, up to 39. */
  shortYears: words(`1, 2, 3, 4, 5, 6, 7, 8, 9, (1|2|3){digit}, ${NUMBERS}`) + notRightBefore('{digit}'),
  /** Children who do not come are spoken of later. */
  childrenStay: String.raw`(?=[^]{0,400}?(?:(?:ไม่ได้|ไม่)(?:เอา|พา|หอบ)(?:ลูก|เด็ก)|(?:ทิ้ง|ฝาก)ลูก))`,
  /** A number of people, not of days or months, with nobody before it whom they come with. */
  afterComma: String.raw`(?<=[,;(] ?)`,
  /** Whom the writer proposes to; friends propose to others. */
  proposes: String.raw`(?<!(?:เพื่อน|พี่|น้อง|ลูก|ไป|มา)[ก-์]{0,6}(?:จะ|อยาก)?)ขอ(?:แฟน|สาว|เธอ|เขา|เค้า|เมีย|ผู้หญิง|หนุ่ม)(?:เรา|ผม)?`,
  /** At the beginning, or after who goes; not after those whom they come with. */
  freely:
    rightAfter('{start}, {space}, {comma}, +, :, {open}, แก๊ง, ทริป, ไป, กัน, เรา, ของ') +
    notAfter('กับ, กะ, และ, พา, ชวน, อีก, วันที่, เดือน, ที่, รอบ, ปี'),
  /** Nobody says “if”, and it is no list of the others. */
  sure: notAfter(
    'if, whether, unless, where, hope, hoping, visit, visiting, see, seeing, meet, meeting, maybe, perhaps',
  ),
  /** They come for a meal or to a station. */
  forMeal: String.raw`(?= (?:[a-z]+ ){0,4}?(?:dinner|lunch|breakfast|brunch|drinks?|coffee|beers?|meals?|supper|airport|pier|station|hotel|lobby)\b)`,
  /** Not for a meal, and not only for help on the way. */
  notForMeal: String.raw`(?! (?:[a-z]+ ){0,4}?(?:dinner|lunch|breakfast|brunch|drinks?|coffee|beers?|meals?|supper|airport|pier|station|hotel|lobby|evening)\b)`,
  /** They are there for a part of the way. */
  onTheWay:
    followedBy(`
    for the, for two, for three, for a few, half, mid, later, on day, on the, on {read}, {read}, after, from day,
    then, too, {end}, {sign}`) + notFollowedBy('for the (dinner|lunch|day trip|evening|boat|tour)'),
  /** For a part of the trip. */
  aPart: followedBy(`
    (for (a few|part of|the (first|last|second|weekend))|halfway|midway|on day|on {read}|{read})[! so|({comma}) so]`),
  /** Who comes to them stays. */
  andStays: String.raw`(?=[^.!?\n]{0,40} (?:stays?|travels?|continues?|goes on|joins?) (?:with )?(?:us|me)\b)`,
  /** They travel with them, and do not only meet for a meal. */
  toTravel: String.raw`(?= (?:there|later|halfway|midway|then|on|in|and (?:we|i) (?:go|travel|continue|carry))\b)(?! [^.!?\n]{0,40}\b(?:dinner|lunch|breakfast|brunch|drinks?|coffee|beers?|meals?|supper|airport|pier|station|hotel|lobby|evening)\b)`,
  /** They visit the writer, and both go somewhere then: `แม่จะบินจากแพร่มาหา … เราจะไปหัวหินกัน`. */
  visitsThenGoes: String.raw`(?=\s?(?:ก็)?(?:มี)?(?:แผน|แพลน|วางแผน|กำลัง|ตั้งใจ|ว่า|อยาก)?(?:จะ)?\s?(?:ขึ้น|ลง|บิน|ขับรถ|ขับ|นั่งรถไฟ|นั่งรถทัวร์|นั่งรถ|นั่งเครื่อง|เดินทาง){0,2}\s?(?:(?:มา)?จาก[ก-์\ufffc ]{2,16}?)?มา(?:หา|เยี่ยม|เที่ยว|พัก|นอน|ค้าง)(?!ไข้|ไม่)(?![^\n]{0,24}(?:เมื่อ|ปีที่แล้ว|เดือนที่แล้ว|ก่อนหน้า|แล้วกลับ))[^]{0,220}?(?:เรา|จากนั้น|แล้ว|เลย|ค่อย|จะ|อยาก)[ก-์\ufffc ]{0,10}(?:(?:ไป|เที่ยว|ขึ้น|ลง|แวะ)[ก-์\ufffc ]{0,28}กัน(?!ยา|ดั้ม|ตัง|เอง)|พา(?:กัน)?(?:ไป|เที่ยว|แก|ท่าน|เขา)))`,
  /** At the beginning of who joins: `แล้วเพื่อนมาสมทบ`. */
  startOfJoin:
    rightAfter('{start}, {read}, {space}, {open}, {comma}, ., แล้ว, ส่วน, แต่, เดี๋ยว, [!สา]มี, และ') +
    notAfter('กับ, กะ, พา, ชวน, ถ้า, ให้, เยี่ยม, หา'),
  /** They do not go with those who invite them. */
  notWithHosts: notFollowedBy('along, on, to (come|join|travel|go (along|with))'),
  /** `ตาม` and `ไป` of other words: `ไปส่ง`, `ตามหา`. */
  notFetch: notFollowedBy('ส่ง, รับ, ดู, เอา, หา, กิน, ทาน, ไม่, ไหม, มั้ย, รอย, จังหวะ, ใจ, แผน, ลำดับ, แพลน'),
  /** Not `ไม่ได้`, no question, and no number of others. */
  notUnable: '(?!\\s?(?:ไม่|ไหม|มั้ย|ได้ไหม|หรือ|หรือเปล่า|\\d|อีก|ทั้ง|[สหเจก][ก-์]{1,3}คน))',
  /** Small twins, not a twin brother or twin falls. */
  beforeVerb: rightBefore('{space}, {sign}, {end}, ไป, เที่ยว, พา, ลุย, ตะลุย, แบก, ขับ, ขี่, นั่ง, อยาก, จะ, โบก'),
  /** Children, but no twin beds, twin falls or twin sisters. */
  twinOf:
    notRightAfter('พี่, น้อง, สาว, ชาย, เพื่อน, เกาะ, น้ำตก, หิน, ห้อง, เตียง, ตึก, ฝา, คอ, สระ, ถ้ำ') +
    words('(ลูก|หลาน|เด็ก|คู่|)(ฝา)'),
  /** At the beginning of who comes. */
  startOfCome: rightAfter('{start}, {space}, {open}, {comma}, ., แล้ว, ส่วน, แต่, เดี๋ยว, ค่อย'),
  /** At the beginning, or after `ทริป`, `แก๊ง`. */
  titleTh: after('{start}, ทริป, แก๊ง, พวก, เรา'),
  /** “F25 and M27”. */
  sexesWithAges: String.raw`\b(?:[mf] ?[1-6]\d ?(?:,|and|&|\/|\+) ?[mf] ?[1-6]\d|[1-6]\d ?[mf] ?(?:,|and|&|\/|\+) ?[1-6]\d ?[mf])\b`,
  /** “We” who take somebody's kin or friends, or go with them. */
  weTake: String.raw`\b${WE} (?:taking|bringing|take|bring|treating|treat|inviting)(?= ${THEM})`,
  /** “We are going to Nan with”. */
  weGoWith: String.raw`\b${WE} (?:going|travell?ing|heading|flying|visiting|coming|driving|go|travel|visit|come|fly|be|off)\b[^.,;!?\n]{0,40}? with(?= ${THEM})`,
  /** “In Nan”, “to Thailand for two weeks in July”. */
  somewhere: '(?:(?:in|to|at|around) (?:(?!\\bwith\\b)[^.,;!?\\n]){2,60}? )?',
  /** A child: “5-year-old”, “my son”. */
  youngOne: `(?:(?:small |little |young )?(?:(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[- ](?:years?|yrs?|months?)[- ]old|\\d{1,2} ?yo|toddler|baby|infant|son|daughter|kid|child|boy|girl))\\b(?!'s|,? (?:and|&) (?:my|a|his|her|our) (?:wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|mother|father|sister|brother|friend|parents|family))`,
  /** What the grown ones of a party are like. */
  likeThat:
    '(?:(?:very|quite|rather|fairly) )?(?:adventurous|hopeful|tired|active|fit|sporty|energetic|lively|hungry|weary|exhausted|keen|curious|healthy|seasoned|experienced|outdoorsy|stressed|lazy|easygoing|easy-going|enthusiastic|excited|working|middle[- ]aged|grown|young|single|older|responsible|consenting|able-bodied) ',
  /** The writer, at the beginning of what is said. */
  oneSelfTh:
    rightAfter('{start}, {space}, {open}, {comma}, ., แล้ว') +
    words('(ผม|กระผม|ดิฉัน|ดิชั้น|ฉัน|ชั้น|หนู|แม่อย่างหนู|พ่ออย่างผม)(เอง)'),
  /** What they plan, with nobody else named. */
  toTake: '(?:(?!กับ|กะ|และ|พา|แฟน|สามี|ภรรยา|เมีย|เพื่อน|พวก)[ก-์ \\ufffc\\d]){0,28}?',
  /** At the beginning of a line or after `ทริป`. */
  alonePath: after('{start}, {open}, {comma}, ., ทริป, วันเดียว'),
  /** After the number of a staff or a club: `พนักงาน 30 คน โดย`. */
  ofStaff: String.raw`(?<=(?:พนักงาน|เจ้าหน้าที่|ทีมงาน|นักศึกษา|ข้าราชการ|สมาชิก(?:ชมรม)?|ลูกทัวร์)\s?(?:\d{1,3}|[ก-์]{2,10})\s?(?:คน|ท่าน)[\s,(:]{0,3}(?:โดย|แต่|ซึ่ง|และ)?)`,
  /** No men or women are counted after it. */
  oneSex: String.raw`(?!\s?[,+&]?\s?(?:และ|กับ)?\s?(?:ผู้)?(?:ชาย|หญิง))`,
  /** `เที่ยว` is no way to stay at home. */
  notTravel: '(?!ี)',
  /** After the number of the whole, in English. */
  ofWhole: String.raw`(?<=\b(?:(?:\d{1,3}|ten|twelve|fifteen|twenty) (?:pax|people|persons|of us|members|employees|staff|guests)|(?:we're|we are|(?:group|party|team|crew) of|group:|total of) (?:\d{1,3}|ten|twelve|fifteen|twenty)(?: people| pax| persons)?)(?:[,.;:]? ?\(?| with | incl\.? | including )(?:with |including |incl\.? )?)`,
  /** The same in English. */
  oneSexEn: String.raw`(?!(?:,| and| &| \+)? ?(?:and )?(?:\d|two|three|four|five|six|seven|eight|nine|ten)?\d? ?(?:men|women|guys|girls|boys|ladies|gents|males|females)\b)`,
  /** What they plan or wish: `ตั้งใจจะ`. */
  plansTh: words('(ก็|เลย|)(อยาก|ตั้งใจ|วางแผน|คิดว่า|ว่า|กำลัง|)(จะ|ขอ|ต้อง|)'),
  /** No age. */
  notYears: notFollowedBy('ขวบ, ปี, เดือน'),
  /** Ages of children in a bracket: “(3, 6)”. */
  bracketAges: String.raw`\s?\(\s?(?:\d|1[0-7])(?:\s?[,/&+]\s?(?:\d|1[0-7])){1,5}\s?\)`,
  /** An age from 18 on. */
  grownAge: String.raw`(?:1[89]|[2-5]\d)(?!\d)(?:'?s)?`,
  /** Members by their names: `สมาชิกมีแนน ต้น และก้อง`, “the crew: Tom, Ann and Leo”. */
  crewTh: String.raw`(?:ผู้ร่วม(?:เดินทาง|ทริป|ชะตากรรม|อุดมการณ์)|สมาชิก(?:ในทริป|ทริป|ร่วมทริป)?|ลูกทริป)\s?(?:มี|คือ|ได้แก่|ประกอบด้วย|:)\s?:?\s?${NAME_TH}(?:(?:(?:\s?[,/+]\s?|\s)${NAME_TH}){0,9}?\s?(?:และ|กับ)\s?${NAME_TH}(?=[\s,.)]|$)|(?:(?:\s?[,/+]\s?|\s)${NAME_TH}){1,9}(?=\s?(?:[.\n)]|$)))|(?:ทริป|รอบ|งาน|คราว)นี้(?:มี|ไปกัน)\s?${NAME_TH}(?:(?:\s?[,/+]\s?|\s)${NAME_TH}){0,9}?\s?(?:และ|กับ)\s?(?:เรา|ผม|หนู|ฉัน)(?=[\s,.)]|$)`,
  /** The same in English. */
  crewEn: String.raw`\b(?:(?:the |our )?(?:crew|gang|squad|travel(?:l)?ers|members|participants|passengers)|who(?:'s| is) (?:going|coming|travel(?:l)?ing))\s?(?::|=| -| are| is)\s?${NAME_EN}(?:, ${NAME_EN}){0,9}(?:,? (?:and|&) |, )${NAME_EN}(?=\s?(?:[.,;!)\n]|$))`,
  /** Whose car it is. */
  ownerOf: String.raw`(?:(?:my|our|his|her|their|the|a|some) )(?:(?:wife|husband|partner|girlfriend|boyfriend)'s )?(?:(?:old|late|best|older|younger|big|little) )?${KIN_EN}(?:'s|s'|')?`,
  /** The same after the thing: “the van of her father”. */
  kinOfThing: String.raw`(?:(?:my|our|his|her|their|the) )(?:(?:wife|husband|partner|girlfriend|boyfriend)'s )?(?:(?:old|late|best|older|younger|big|little) )?${KIN_EN}(?:'s)?`,
  /** Whose it is: `ของแม่แฟน`. */
  ofKin: String.raw`(?:ของ)?(?:คุณ)?${KIN_TH}(?:แฟน|สามี|เมีย|เรา|ผม|หนู|ฉัน)?`,
  /** Where the thing ends, and what is done with it follows. */
  closeOfThing: rightBefore(
    '{read}, {space}, {sign}, {end}, ไป, มา, ที่, พา, ขับ, กับ, เที่ยว, แล้ว, อยู่, ค่ะ, ครับ, คัน, ใน, แถว, ได้',
  ),
  /** Whose idea it is: “my grown daughter”. */
  kinOfIdea: String.raw`(?:(?:my|our|the) )(?:(?:grown(?:[- ]up)?|adult|eldest|older|younger|youngest|best|late) )?${KIN_EN}`,
  /** They do not come with the writer. */
  notWithThem: String.raw`(?![^.!?\n]{0,70}\b(?:with (?:her|him|them)\b|(?:tak|bring|join)(?:e|ing)? (?:her|him|them|along)\b|together\b|so we\b))`,
  /** One of the family: `แม่เรา`. */
  kinTh2: String.raw`(?:คุณ)?${KIN_TH}(?:ๆ|\s?ๆ)?(?:เรา|ผม|หนู|ฉัน)?`,
  /** Nobody takes them along. */
  notTakenTh: String.raw`(?!\s?(?:ให้)?(?:เรา|ผม|หนู|ฉัน|ลูก|หลาน|พ่อ|แม่)?\s?(?:ช่วย)?พา|[^,.\n]{0,24}(?:ไปด้วย|มาด้วย|ด้วยกัน|กับ(?:แก|ท่าน|เขา|เค้า)))`,
  /** “I'm flying to Trat with my 6-year-old”, and nobody else. */
  iWithChild: String.raw`(?:\b(?:i'm|i am|i'll be|i will be|i'd|i would|i'll|i will|i)(?= ${ONE_GOES})|(?<=^|[.!?\n] ?)(?=${ONE_GOES}[^]{0,200}?\bi(?:'m|'d|'ll)?\b)(?:travel(?:l)?ing|going|flying|heading))(?![^]*\b${COMPANIONS_EN}\b)`,
  /** Said by one who speaks of nobody else: “with my seven year old in tow”. */
  inTow: String.raw`(?<!\b${COMPANIONS_EN}\b[^]{0,300})(?<=\b(?:(?:my|single|solo) (?:[a-z-]{2,10} )?(?:[a-z-]{2,10} )?|(?:\bi\b[^.!?\n]{0,60}) an? (?:[a-z-]{2,10} )?)(?:${CHILD_EN}|girls|boys) ?)in tow\b(?![^]*\b${COMPANIONS_EN}\b)`,
  /** Who drives them there comes along, unless only to a station. */
  notOnlyThere:
    notRightBefore('{letter}') +
    notFollowedBy(`
    crazy, mad, nuts, up the wall, (to|from) (the |a |)(airport|station|pier|bus|train|ferry|hotel|border), home,
    back`),
  /** The ages of children with nothing but spaces between them: “kids 3 7 11”. */
  spacedAges: String.raw`\(?(?:\d|1[0-7])(?:(?:,? and |, ?| )(?:\d|1[0-7])(?!\d|[.:/]\d| ?(?:days?|nights?|weeks?|people|pax|adults?|kms?|k\b|baht|am\b|pm\b|-\d))){1,5}\)?(?! ?(?:days?|nights?|weeks?|adults?))`,
  /** A baby by its age, with nothing else said of it. */
  monthsOld: String.raw`\d{1,2}[ -]?(?:mo|mos|months?|weeks?|wks?)[ -]olds?(?=\s?(?:[,.;:!?)+&\n]|$|(?:and|in|to|who|with|so|for|is|on|at|from|plus|that|we)\b))`,
  /** Somebody says “we” later, and never “I”. */
  weLater: String.raw`(?=\s?(?:[,.;(]|and\b|$))(?=[^]{0,240}\b(?:we|us|our)\b)(?![^]{0,240}\b(?:i|my|me|with an?)\b)`,
}
