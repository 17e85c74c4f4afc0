import { BYSTANDER_SLOTS } from './bystanders.ts'
import { MONTH } from './calendar-words.ts'
import { SELF, SPOUSES } from './common-words.ts'
import { CHILD_NAMES_TH, GRANDS_TH, OWN_CHILDREN_TH } from './kin-words.ts'
import { COUNT } from './numbers.ts'
import { ASIDE_SLOTS } from './party-aside-rules.ts'
import { BESIDE_PARTY_SLOTS } from './party-beside-slots.ts'
import { FEW_SLOTS } from './party-few-rules.ts'
import { MORE_PARTY_SLOTS } from './party-more-slots.ts'
import { PASSING_SLOTS } from './party-passing-rules.ts'
import { PLAIN_SLOTS } from './party-plain-rules.ts'
import { SIZE_SLOTS } from './party-size-rules.ts'
import {
  after,
  followedBy,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  oneOf,
  oneSaid,
  perhaps,
  rightAfter,
  type Slots,
  words,
} from './phrases.ts'

const NO_AGE = String.raw`(?!\d|\s*(?:days?|nights?|weeks?|people|pax|adults?|วัน|คืน|คน|คู่|k\b|baht|บาท|-\d))`
const AGE = String.raw`\d{1,2}(?:\.5)?${NO_AGE}`
const BETWEEN = String.raw`(?:\s*,\s*(?:and )?|\s*[&+/-]\s*|\s+and\s+|\s*กับ\s*|\s*กะ\s*|\s*และ\s*)`
const AND_EN = String.raw`(?:\s?[,;&+]\s?(?:and )?| and )`
const NAMED_AGE = String.raw`(?:(?:baby|little|big|wee|young|our|my) )?(?!(?:days?|nights?|weeks?|for|in|at|to|from|until|after|by|or|about)\b)[a-zà-ÿ'-]{2,14},?\s?\(?(?:(?:who is|is|aged|almost|nearly|just|now|only) ){0,2}${AGE}\)?`
const YEARS = String.raw`(?:\s*(?:y|yo|yrs?|years?(?: old)?|ขวบ|ปี)(?![a-z]))?`
const AGE_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen'

const RELATIVE_EN =
  "(?:(?:my|our|his|her|the)(?: (?:wife|husband|hubby|partner|girlfriend|boyfriend)'?s)? )?(?:(?:older|younger|elder|little|big|best|twin|good|old|other) )?(?:brother|sister|cousin|friend|mate|uncle|aunt|auntie|colleague|neighbou?r|son|daughter|brother[ -]in[ -]law|sister[ -]in[ -]law|bestie|boss)"
const RELATIVE_TH =
  '(?:พี่สาว|พี่ชาย|น้องสาว|น้องชาย|ลูกพี่ลูกน้อง|พี่เขย|น้องเขย|พี่สะใภ้|น้องสะใภ้|ลูกสาว|ลูกชาย|น้า|อา|ป้า|ลุง|เพื่อน(?:สนิท|บ้าน|สามี|แฟน)?|ญาติ|พี่|น้อง|แฟน)(?:แฟน|สามี|ภรรยา|เมีย|เรา|ผม)?'

const OTHERS_EN = String.raw`(?:^|[.!?\n])\s*(?:my|our|his|her) (?:parents|folks|in[ -]laws|grandparents|mother and father|mum and dad|mom and dad|friends|cousins|colleagues|aunt and uncle|boss and (?:his|her) (?:wife|husband)|(?:brother|sister|cousin|friend|aunt|uncle) and (?:his|her|their) (?:wife|husband|partner|family|boyfriend|girlfriend))(?: from [a-z]{3,16})?`

const OF_CAR = '(?:ตู้|เก๋ง|กระบะ|บัส|เรา|ผม|หนู|เพื่อน|คันนี้|คันเดียว|ส่วนตัว){0,2}'

/** Who is no child with a name, within “we (mum, dad, …)”. */
const NO_CHILD =
  '(?!(?:me|i|us|kids?|children|child|sons?|daughters?|boys?|girls?|twins?|baby|babies|toddlers?|teens?|teenagers?|gran|granny|grand[a-z]*|nana?|gramps|sister|brother|aunt|auntie|uncle|cousin|friends?|the|a|an|my|his|her|dog|cat)\\b)'

/** The slots of the rules about people. */
export const PARTY_SLOTS: Slots = {
  ...ASIDE_SLOTS,
  ...PASSING_SLOTS,
  ...BYSTANDER_SLOTS,
  ...FEW_SLOTS,
  ...MORE_PARTY_SLOTS,
  ...PLAIN_SLOTS,
  ...SIZE_SLOTS,
  /** Not followed by `ทั้งคู่` …: that would be said of both. */
  someDrive: notFollowedBy('ทั้งคู่, ทั้งหมด, กันหมด, เหมือนกัน, either, too'),
  /** “We (mum, dad, Noor)”: both parents and a child by its name. */
  weParents: String.raw`(?<=\b(?:we|us|family)(?: (?:are|'re))?,?\s?[(:]\s?)(?:(?:mum|mom|mummy|mommy|mama|maman|mother),? (?:and |& )?(?:dad|daddy|papa|father)|(?:dad|daddy|papa|father),? (?:and |& )?(?:mum|mom|mummy|mommy|mama|maman|mother))`,
  /** After both parents: the name of their child, at the end. */
  andName: String.raw`,? (?:and |& )?(?:(?:our |my )?(?:little|baby|wee|tiny|big) )?${NO_CHILD}[a-zà-ÿ'-]{2,14}(?:,? \d{1,2} ?(?:months?|mo|years?|yo|yrs?)?(?: old)?)?(?=\s?[).;\n])`,
  /** A number of people: `3`, `สาม`, “three”. */
  count: `(${COUNT})`,
  /** What club it is: “old rowing”, or nothing. */
  ofClub: String.raw`(?:(?!and\b|the\b|our\b|my\b)[a-z-]{2,14} ){0,2}`,
  /** The size of an engine. */
  cc: String.raw`\b\d{2,4} ?ccs?\b`,
  /** Models of motorbikes, by the letters of their makers and the size of the engine. */
  motorbike: String.raw`\b(?:(?:cb|cbr|crf|cbx|nc|xadv|adv|mt|yzf|wr|xsr|tenere|versys|klx|klr|ninja|z|v-?strom|drz|dr|gsx|duke|ktm|himalayan|r|f|gs|bonneville|scrambler|monster|multistrada|pcx|nmax|xmax|aerox|forza|click|scoopy|wave|msx|grom)[ -]?\d{2,4} ?(?:[a-z]{1,2}\b)?(?:s\b)?|(?:ducati|harley(?: davidson)?|royal enfield|africa twin|moto guzzi|bmw gs|himalayan|multistrada|v-?strom|versys|gs|adv|pcx|nmax|xmax|forza)s?(?=\s?\d{1,2}\s?คัน))(?![a-z\d])`,
  /** A number that the rule does not keep. */
  number: `(?:${COUNT})`,
  /** A figure that counts children, and is no age. */
  bare:
    oneSaid('{digit}, 1(0|1|2)') +
    notRightBefore('{digit}') +
    notFollowedBy('ขวบ, ปี, เดือน, วัน, คืน, อาทิตย์, สัปดาห์, ชั่วโมง, ชม, โมง, ทุ่ม, บาท, -, {comma}, ., กับ, และ, คน'),
  /** A small number that counts nothing else (“for two”, not “for two days”). */
  few: String.raw`(two|three|four|five|six|2|3|4|5|6)\b(?!\s*(?:[a-z\ufffc]+ )?(?:days?|nights?|nites?|weeks?|wks?|months?|mths?|years?|yrs?|hours?|hrs?|km|full|places|stops|temples|or|to|-|:|am|pm|k\b)|\s*\d)`,
  /** For how many a table is laid, and no hour or price. */
  guests: String.raw`((?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|(?<![\d.,])\d{1,2}(?![\d%]))(?!\s?(?:[.,:]\d|[ap]\.?m\b|o'clock|days?\b|nights?\b|weeks?\b|hours?\b|minutes?\b|mins?\b|baht|usd|dollars|euros?|bucks|th\b|st\b|nd\b|rd\b|k\b|or\b|to\s?(?:\d|t[ew])|-|months?\b|years?\b))`,
  /** After what is had together. */
  laid: after(`
    breakfast, brunch, lunch, dinner, supper, drinks, meal(s), food tour, getaway, villa, itinerary, weekend,
    house boat, raft( house), cabin, chalet, bungalow, mini van, van, yacht, catamaran, long tail, apartment, condo`),
  /** The one whose birthday it is comes along. */
  comesToo: String.raw`(?=[^\n]{0,140}\b(?:take|taking|bring|bringing|treat|treating|surprise|surprising|with|fly|flying|invite|inviting) (?:her|him)\b)`,
  /** After what they do for the one whose birthday it is. */
  ofBirthday: String.raw`(?<=\ufffc[^\n]{0,140}\b(?:take|taking|bring|bringing|treat|treating|surprise|surprising|with|fly|flying|invite|inviting) )`,
  /** One age in figures or words, of somebody to count. */
  age: String.raw`\b(\d{1,2}|${AGE_WORD})`,
  /** “My parents”, “our friends from Spain” at the beginning of a sentence. */
  othersEn: String.raw`(?<=${OTHERS_EN} )`,
  /** The same further on in the sentence. */
  othersThen: String.raw`(?<=${OTHERS_EN} [^!?\n]{1,80})\b`,
  /** Parents or grandparents of the writer follow. */
  theirOld: followedBy(
    '(my|our) (parents|folks|in laws|grandparents|mother and father|mum and dad|mom and dad)[! and]',
  ),
  /** Nothing says that the writer comes too. */
  withoutWriter: String.raw`(?![^]*\b(?:we|us|we're|we'll|we'd|our|with me|with us|join|joins|joining|myself|i'm|i am|i will|i'll|i go|i want|i'd|me too|my (?:wife|husband|kids|partner|girlfriend|boyfriend))\b)`,
  /** “My daughter and her friend”, “our son (19)”: grown children who go somewhere without the writer. */
  grownChild: String.raw`(?<=(?:^|[.!?:;,\n]\s*|\b(?:that|when|because|as|now) )(?:my|our) (?:[a-z\d-]{2,12} ){0,3}(?:daughters?|sons?|nieces?|nephews?|grandsons?|granddaughters?)\b(?:[^.!?\n]{0,24}?\b(?:and|with) (?:(?:his|her|their|a|an|two|three|four|some|\d) )(?:best |old |school |uni |good |close )?(?:friends?|mates?|girlfriend|boyfriend|buddy|buddies|classmates?)\b| ?[,(]{0,2} ?(?:who is |aged |is )?(?:1[7-9]|2\d)\b)[^.!?\n]{0,30}?)\b`,
  /** The same, and the child is named right before. */
  grownChildThen: String.raw`(?<=(?:^|[.!?:;,\n]\s*|\b(?:that|when|because|as|now) )(?:my|our) (?:[a-z\d-]{2,12} ){0,3}(?:daughters?|sons?|nieces?|nephews?|grandsons?|granddaughters?)\b[^.!?\n]{0,12})\b`,
  /** They go with a friend: “my daughter … with her best friend”. */
  withFriend: String.raw`(?=[^.!?\n]{0,60}\bwith (?:(?:his|her|their|a|an|two|three|four|some|\d) )(?:best |old |school |uni |good |close )?(?:friends?|mates?|girlfriend|boyfriend|buddy|buddies|classmates?)\b)`,
  /** Nobody says “we”, or that the writer goes. */
  withoutUs: String.raw`(?![^]*\b(?:we|us|we're|we'll|we'd|with me|me too|(?:i|i'll|i'm|i am|i will|i want to|i'd like to) (?:go|going|fly|flying|travel|travell?ing|come|coming|join|joining|visit|visiting|take|taking))\b)`,
  /** “5 & 7 year old”. */
  agePair: String.raw`(?<![\d.,:/-])(?:\d|1[0-7])(?:${BETWEEN}(?:\d|1[0-7])(?!\d)){1,4}[ -]?(?:(?:years?|yrs?)[ -]?olds?|yo|y\/o)\b`,
  /** Ages in figures: “6 and 9”, `3 กับ 5`, “(4, 7 years)”. */
  ages: String.raw`\(?\s?(?:aged? |ages |of |is |are |อายุ\s*)?${AGE}(?:${BETWEEN}${AGE}){0,5}${YEARS}\)?`,
  /** Names with ages: “, Edda 7, Finn almost 5 and baby Ole 1”. */
  namedAges: String.raw`\s?[,:(-]\s?${NAMED_AGE}(?:${AND_EN}${NAMED_AGE}){1,6}`,
  /** Where they are from or what they come for: `ที่ออฟฟิศจะมา`. */
  whichFriends: String.raw`\s?(?:(?!กับ|กะ|และ|อีก|แฟน|เมีย|พี่|น้อง|ไม่)[ก-์]){2,20}\s?`,
  /** What somebody is like or does: `ที่ชอบเดินป่า`. */
  about: String.raw`(?:\s?(?:ที่|จะ|มา|จาก)[ก-์ ]{2,24}?)`,
  /** Classes at school: `ป.4 กับ ม.1`. */
  classes: String.raw`(?:เรียน|อยู่)?(?:ชั้น)?\s?(?:ป|ม)\.\s?[1-6](?!\d)(?:\s?(?:กับ|กะ|และ|,|/|&|\+)\s?(?:ป|ม)\.\s?[1-6](?!\d)){0,4}`,
  /** A trip that is planned for parents of whom it then says “they”, and no “we” anywhere after. */
  gift: String.raw`\b(?=(?:plan|planning|organis\w+|organiz\w+|book|booking|arrang\w+|suggest|surprise|gift|present|trip|holiday|itinerary|days|week)\b[^.!?\n]{0,40}? for (?:my|our) (?:parents|grandparents|in-laws|folks|mum and dad|mom and dad)\b(?! and (?:me|i|us)\b)[^\n]{0,200}?\bthey\b)(?![^\n]{0,400}\b(?:we|us|we're|we'll|i'll|with me|join)\b)(?:plan|planning|organis\w+|organiz\w+|book|booking|arrang\w+|suggest|surprise|gift|present|trip|holiday|itinerary|days|week)\b`,
  /** The age of a child: `9` of `ลูกสาว 9 ปี`. */
  young: String.raw`(?:\d|1[0-7])(?!\d)(?:${BETWEEN}(?:\d|1[0-7])(?!\d)){0,5}`,
  /** Of somebody of a party: `แก่สุด 52`, “the youngest 16”. */
  anyYears: String.raw`\(?(\d{1,2})(?![\d.:]|\d|\s?(?:คน(?!โต|กลาง|รอง|เล็ก|แก่|เด็ก|ที่)|วัน|คืน|เดือน|บาท|ที่|แห่ง|days?|nights?|places|temples))(?:\s?(?:ปี|ขวบ))?\)?`,
  /** Brothers and sisters, or children, are named before. */
  untilSibling: '(?<=(?:พี่น้อง|ลูก|หลาน|เด็ก)[^\\n]{0,60})',
  /** “2+2 (9 and 13)”, “family 2+1, child 5”, “(2+2, kids 4 and 7)”. */
  adultsPlus: String.raw`(?<![\d.,:/+-]|[/+-]\s)[1-9]\s?\+\s?[1-9](?![\d.:+]|\s?(?:days?|nights?|d\b|n\b|hours?|places))(?:(?<=\b(?:family|us|we are|we're) \d\s?\+\s?\d)|(?=\s?,?\s?\(?(?:kids?|child|children|aged?|ages)\b)|(?=\s?\((?:\d|1[0-7])(?:\s?(?:,|and|&|/)\s?(?:\d|1[0-7])){0,5}\)))(?:,?\s?\(?(?:kids?|child|children)?:?\s?(?:aged?|ages)?\s?(?:\d|1[0-7])(?!\d)(?:(?:\s?(?:,|&|/)\s?(?:and )?|\s?and\s?)(?:\d|1[0-7])(?!\d|\s?(?:days?|nights?))){0,5}(?:\s?(?:years?|yrs?|yo)(?: old)?)?\)?)?`,
  /** Where a student studies: `อยู่มหาลัย`, `มช. ปี 2`. */
  university: String.raw`(?:(?:อยู่|ที่)?\s?(?:มหา(?:วิทยา)?ลัย|มหาลัย|มช|มข|มอ|มธ|มก|มศว|มน|จุฬา|ราชภัฏ|วิศวะ|แพทย์)[ก-์.]{0,12}\s?(?:ปี\s?\d)?|ปี\s?[1-6](?!\d))(?![^\n]{0,24}(?:กับเรา|กับผม|กับหนู|ไปด้วย))`,
  /** A child is named before, in the same sentence, and the writer is not. */
  afterChild: String.raw`(?<=(?:^|[\s,.])${words(`${OWN_CHILDREN_TH}, เด็ก`)}(?:(?!เรา|ผม|หนู|ฉัน|พา)[ก-์\d. \ufffc]){0,36})`,
  /** Not somebody's: `ลูก` of `ลูกเขา` is not meant. */
  noOwner: '(?![ก-์]{0,3}(?:แฟน|สามี|ภรรยา|เมีย|เขา|เค้า|เรา|ผม|หนู|ฉัน))',
  /** After both parents. */
  afterBoth: after('พ่อแม่, พ่อกับแม่, {read}'),
  /** “4 ladies above 65”, and nobody else. */
  agedOver: String.raw`(?<=${COUNT} (?:[a-z]+ )?(?:men|women|ladies|gentlemen|gents|friends|people|couples|sisters|brothers|cousins|of us),? )(?<!\b(?:and|with|plus|me|&|\+) [a-z\d]{1,8} (?:[a-z]+ )?[a-z]{3,9},? )(?:who are )?(?:all )?(?:aged )?(?:over|above|past) (?:the age of )?[6-9]\d(?: ?(?:years?|yrs?)(?: old| of age)?)?(?=\s*(?:[,.;!)\n]|$|\b(?:want|who|in|from|looking|would|need|going|love|like|planning)\b))`,
  /** Text that another rule has read. */
  claimed: '\\ufffc',
  /** Of a budget for all of them: `งบ 5000/2 คน`. */
  sharedBy: String.raw`(?<=\ufffc\s?/\s?)(\d{1,2})`,
  /** The ages of two children or more, with no unit after them: `ลูก 8 กับ 11`. */
  youngPair: String.raw`(?<![\d.])(?:\d|1[0-7])(?!\d)(?:${BETWEEN}(?:\d|1[0-7])(?!\d|[.:]\d|\/(?:\d{3}|[2-9]\d))){1,4}(?!\s*(?:-\s?\d|คน|วัน|คืน|ที่|คัน|โมง|ทุ่ม|${MONTH}))`,
  /** An age from 6 to 17: `ลูกสาว 8`. */
  anAge: String.raw`(?:[6-9]|1[0-7])(?!\d|[.:/]\d|\s*(?:คน|วัน|คืน|เดือน|ที่|คัน|โมง|ทุ่ม|${MONTH}))`,
  /** The age of a child, and no other number. */
  anyAge: String.raw`(?:\d|1[0-7])(?!\d|[.:/]\d|\s*(?:คน|วัน|คืน|เดือน|ที่|คัน|โมง|ทุ่ม|${MONTH}))`,
  /** A figure that counts some of a party: `สูงวัย 3`. */
  part: String.raw`(\d{1,2})(?!\d|[-.:/]\d|\s*(?:วัน|คืน|ปี|ขวบ|เดือน|ที่|แห่ง|โมง|บาท))`,
  /** A phrase begins: `น่าน 2 วัน แม่ไปด้วย`. */
  beginsTh: '(?<=^|[\\s,.(])',
  /** `เพื่อนช่างภาพอีกคน`. */
  jobTh: '(?:หมอ|ครู|พยาบาล|วิศวะ|บัญชี|ช่าง[ก-์]{1,8}?)',
  /** Two to six, but not of `สองวัน` or `สามทุ่ม`. */
  fewTh: oneSaid('สอง, สาม, สี่, ห้า, หก') + notRightBefore('สิบ, ร้อย, พัน, วัน, คืน, ทุ่ม, โมง, ปี'),
  /** One of a party, after an age. */
  oneTh: '(?:อยู่)?\\s?(?:อีก)?(?:หนึ่ง(?!วัน|คืน|ปี|ทุ่ม|โมง|คัน|ห้อง)(?:คน|ท่าน)?|คนหนึ่ง|คนนึง|ท่านหนึ่ง|1\\s?(?:คน|ท่าน))',
  /** They do not ask to be taken along. */
  notAlong: notRightBefore('(เรา|ผม|หนู|ฉัน|ลูก|หลาน|)พา, ไปด้วย, มาด้วย'),
  /** Who only drives them there. */
  driver: `${RELATIVE_TH.replace('|เพื่อน(?', '|พ่อ|แม่|เพื่อน(?')}(?:(?:ของ)?(?:เพื่อน|แฟน|สามี|เมีย|น้อง|พี่))?`,
  /** Kin of a partner. */
  kinTh: words('(คุณ)(แม่|พ่อ|พี่สาว|พี่ชาย|น้องสาว|น้องชาย|พี่|น้อง|น้า|ป้า|ลุง|อา|ยาย|ตา|ย่า|ปู่)'),
  /** Whose relatives they are: `แม่สามี`. */
  spouseOf: words(SPOUSES),
  /** An age of two figures. */
  ofAge: String.raw`(\d{2})`,
  /** A few words without another number. */
  until: String.raw`[^\d.,;!?\n]{0,16}?`,
  /** Whose family it is. */
  relative: RELATIVE_EN,
  /** Relatives and friends of a Thai sentence. */
  relativeTh: RELATIVE_TH,
  /** A family of others follows, with which this one is counted. */
  andOthers: String.raw`(?=[^\n]{0,60}(?:ครอบครัว|บ้าน)(?:ของ)?${RELATIVE_TH})`,
  /** Children who may stay with others. */
  ward: words(`
    (ลูกเล็ก|ลูกแฝด|${oneOf(OWN_CHILDREN_TH)}|เด็ก|น้อง|${CHILD_NAMES_TH})(สอง|สาม|ทั้งสอง|
    ทั้งสาม|2|3|)(คน)`),
  /** “Our two kids”, “the twins”. */
  kids: '(?:(?:my|our|the|his|her|both) )?(?:(?:two|three|four|2|3|4) )?(?:kids|kiddos|children|child|little ones?|boys|girls|twins|baby|toddlers?|sons?|daughters?)',
  /** “My husband”; with “and” others follow. */
  spouse:
    words(`
    (my |the |our |)(husband|hubby|hubs|wife|wifey|boyfriend|girlfriend|bf|gf|partner|spouse|other half|better half|
    missus)`) + notFollowedBy('and'),
  /** `แฟน`, `สามีเราก็`. */
  spouseTh: words(`(คุณ)${oneOf(SPOUSES)}${perhaps(SELF)}(ก็|เลย|ดัน|ยัง|)`),
  /** Whose house or village it is. */
  owner: words(`
    (his |her |their |my |our |a |the |)((wife|husband|hubby|partner|girlfriend|boyfriend|gf|bf|friend|
    mate)'s )(old |late |best |older |younger |big |little |)(grandmother|grandma|granny|gran|nana|nan|grandfather|
    grandpa|granddad|grandad|grandparents|mother|mum|mom|mama|father|dad|papa|parents|folks|in-laws|mother-in-law|
    father-in-law|mil|fil|sister|brother|aunt|auntie|uncle|cousin|friend|mate|family|son|daughter)('s|s'|')`),
  /** With whom children stay. */
  keeperEn: words(`
    grandparents, grandma, granny, nana, nan, gran, mother, mum, mom, mama, dad, father, parents, in-laws,
    mother in law, aunt, auntie, sister, brother, babysitter, sitter, nanny, ex, neighbo(u)r(s), folks`),
  /** With whom children or pets stay at home: `ฝากย่า`. */
  keeper: words(`
    (คุณ)(ปู่(กับ)ย่า|ตา(กับ)ยาย|พ่อ(กับ)แม่|ยาย|ย่า|ตา|ปู่|แม่|พ่อ)(ยาย|สามี|แฟน|), อาม่า, อากง, พี่เลี้ยง, น้า,
    ป้า, ลุง, พี่สาว, น้องสาว, ญาติ, เนอสเซอรี่, แม่บ้าน, ผัว, สามี, เมีย, ภรรยา, แฟน`),
  /** After children: “kids and”, “twins,”. */
  afterChildren: after('({read}|kids|children|baby|toddler(s)|twins|old|yo)( and|{comma}|+|plus| +|)'),
  /** At the beginning of a line or a bracket. */
  atFirst: String.raw`(?<=^|[(\n]\s?)`,
  /** An age follows, and no husband or wife after it. */
  agesNext: String.raw`(?=\s?(?:วัย|อายุ)?\s?\d{1,2}(?:\s?(?:ขวบ|ปี)))(?![^\n)]{0,48}(?:สามี|ภรรยา|เมีย|แฟน))`,
  /** After “with”: `กับลุง`. */
  withOne: after('กับ, กะ'),
  /** Nobody takes them. */
  untaken: notAfter('กับ, กะ, พา, และ, หา, เยี่ยม, ให้, ของ'),
  /** After those whose age it is: “friends, 40”. */
  agedOf: after(`
    (men|women|ladies|friends|people|couple(s)|sisters|brothers|us|group|retirees|teachers|nurses|guys|gents|girls|
    pax)({comma}), {read}({comma}), {start}, {open}, {comma}`),
  /** After a pair, or several of a kind: `ลุงกับป้า`, `พวกป้า`. */
  ofPair: after('ลุง(กับ|กะ|และ)ป้า, ป้า(กับ|กะ|และ)ลุง, พวกลุง, พวกป้า, สามี(กับ)ภรรยา'),
  /** What seats are counted of: `รถเรานั่งได้`, `รถตู้`. */
  ofSeats: `(?<=รถ${OF_CAR}(?:นั่งได้|จุ|จุได้|รับได้)(?:แค่|ทั้งหมด|สูงสุด)?\\s?)`,
  /** After a vehicle: `รถตู้ 9 ที่นั่ง`. */
  ofVan: `(?<=รถ${OF_CAR}\\s?)`,
  /** A number of people, not of seats, days or rooms. */
  persons: notFollowedBy('ที่, วัน, คืน, แห่ง, ห้อง, คัน, พัน, บาท'),
  /** Between the seats and who is missing. */
  lacking: String.raw`[^.;!?\n\d]{0,16}?`,
  /** The size of a family is said before. */
  ofFamily: `(?<=(?:ครอบครัว|บ้าน)[^.;!?\\n\\d]{0,12}(?:\\d{1,2}|สาม|สี่|ห้า|หก|เจ็ด)\\s?(?:คน|ท่าน|ชีวิต)[ ,:(=]{1,3})`,
  /** One to five children, and no age: `ลูก 2`, not `ลูก 2 ขวบ`. */
  fewChildren:
    oneSaid('1, 2, 3, 4, 5, หนึ่ง, สอง, สาม, สี่, ห้า') +
    notRightBefore('{digit}, ({sign}|-){digit}') +
    notFollowedBy('ขวบ, ปี, เดือน, วัน, คืน, คน, กับ, และ, กะ, สิบ'),
  /** After others than the writer. */
  elders:
    '(?<=(?:พ่อ|แม่|ปู่|ย่า|ตา|ยาย|ลุง|ป้า|น้า|เขา|เค้า|ท่าน|ลูก|หลาน|เพื่อน)(?:ๆ|แฟน|สามี|เขา|เค้า|ท่าน|แก|ผม|เรา)?\\s?(?:จะ|อยาก|ขอ|เลย|ก็|ให้|แค่|สองคน|ได้){0,3})',
  /** Both grandparents begin the clause. */
  ofGrandparents: String.raw`(?<=(?:^|[,.;\n]\s?|(?<!กับ|พา|และ|หา|เยี่ยม|ให้)\s)(?:(?:คุณ)?(?:ตา|ปู่)(?:กับ|กะ|และ)?(?:คุณ)?(?:ยาย|ย่า)\s?|(?:grandma|granny|nana|gran) (?:and|&) (?:grandpa|granddad|grandad|gramps)(?: \([^)\n]{0,20}\))? ))`,
  /** What some of a party are, which is no age group and no nation. */
  quality: String.raw`\s?(?!\s?(?:คน)?(?:เด็ก|ลูก|หลาน|ทารก|ผู้สูง|สูงวัย|สูงอายุ|คนแก่|คนชรา|วัยเกษียณ|ผู้ใหญ่|ฝรั่ง|ต่างชาติ|ชาวต่างชาติ|สว))[ก-์\ufffc]{2,24}?\s?`,
  /** What some of a party eat, or can or cannot do. */
  trait: String.raw`(?:มุสลิม|อิสลาม|กินเจ|มังสวิรัติ|มังฯ?|วีแกน|ท้อง|ว่ายน้ำไม่(?:เป็น|ได้)|ว่ายไม่เป็น|ว่ายน้ำเป็น|ขับรถ(?:ได้|เป็น|ไม่เป็น)|ขับ(?:ได้|เป็น)|ดำน้ำ(?:เป็น|ไม่เป็น)|(?:นั่ง|ใช้)(?:วีลแชร์|รถเข็น|ไม้เท้า)|เมา(?:รถ|เรือ)|แพ้[ก-์]{2,12}?|ไม่(?:กิน|ทาน)[ก-์]{2,12}?|เดินไม่(?:ไหว|เก่ง|ค่อยไหว)|เดินช้า|เข่าไม่ดี|(?<=กิน|แพ้|คน|เป็น|มี)\ufffc{2,16})`,
  /** Children, by a word or an age: “small kids”, “under 12”. */
  youngOnes: words(`
    (small |little |young |)(kid(s)|children|child|toddler(s)|bab(y|ies)|infant(s)|teen(s)|teenager(s)|minors),
    under (2|3|4|5|6|8|10|12|14|16|18)`),
  /** Old people, by a word or by their age: “seniors”, “over 70”. */
  oldOnes:
    words(`
    (over|above|past|nearly|almost|in (their|our) (early |mid |late |)) ((6|7|8|9){digit}(')(s)|sixty|seventy|
    eighty|sixties|seventies|eighties)[!{digit}], senior(s), elderly, pensioner(s), retiree(s), retired,
    grandparents, (6|7|8|9){digit}+`) + notRightBefore('{letter}'),
  /** People by what they do: divers, drivers. */
  doers: words(
    'diver(s), surfer(s), climber(s), golfer(s), swimmer(s), cyclist(s), rider(s), drinker(s), driver(s), hiker(s)',
  ),
  /** What divides a party: `ดำน้ำ 2 คน`. */
  doTh: words('ดำน้ำ, ดำ, เล่นเซิร์ฟ, เซิร์ฟ, ตีกอล์ฟ, ปีนเขา, ปีน, ปั่น, ว่ายน้ำ, ว่าย, กินเจ, ขับรถ'),
  /** Between the parts of a party: `2 คนดำน้ำ อีกคนไม่`. */
  joinedParts: String.raw`(?:\s?[,&+]\s?(?:and )?| and | plus | but |\s?(?:กับ|และ|แล้วก็|ส่วน)\s?|\s(?=ไม่))`,
  /** The ages of a whole family or group in brackets, from three on: “(41, 39, boy 11 and girl 8)”. */
  allAges: String.raw`\s?\((?:(?:and |& |our |the |both |กับ|และ)?(?:[a-z]{2,9},? |[ก-์]{2,10} ?)?(?:aged |อายุ ?)?\d{1,2}(?: ?(?:yo|yrs?|years?(?: old)?|ขวบ|ปี))?(?:\s?[,;/&+]\s?(?:and )?| and |\s?(?:กับ|และ)\s?| )?){3,10}\)`,
  /** A number of some of them, after a sign or a word that adds them. */
  some: String.raw`(?<=[,;(.]\s?|\b(?:and|with|including|but|where) )${COUNT}`,
  /** How somebody comes: `จะบินจากออสโลมาหา`. */
  journey: String.raw`[^,.;!?\d\n]{0,40}?`,
  /** An age: nothing is counted by it. */
  noUnit: NO_AGE,
  /** One age in brackets: “(7)”, “(2 years)”. */
  bracketed: String.raw`\s*\(?\s?(?:is |age |aged )?(?:\d|1\d)(?: ?(?:y|yo|yrs?|years?(?: old)?|mo|mos|months?(?: old)?))?\)`,
  /** No number follows. */
  uncounted: String.raw`(?!\s?\d)`,
  /** Not right after `ลูก`: `ลูกหลาน`. */
  noChild: notRightAfter('ลูก'),
  /** The age of a baby: “9 months old”. */
  months: String.raw`(?:\d{1,2}[ -]?(?:mo|mos|months?)(?:[ -]old)?|\d{1,2}[ -]?(?:weeks?|wks?)[ -]old)\b`,
  /** A number in figures. */
  figure: String.raw`\d{1,2}`,
  /** Of a party, after a verb and with nothing after it: `ไปกัน 6`. */
  alone: String.raw`(\d{1,2})(?=\s*(?:[,;\n]|$|นะ|ครับ|ค่ะ|คะ)|\s(?!\s?(?:วัน|คืน|โมง|ทุ่ม|ที่|ชม|กม|จังหวัด|เกาะ|วัด|จุด|คัน|รถ|ลำ|ห้อง|รุ่น|ครอบครัว|บ้าน|ครัวเรือน|รอบ|ครั้ง|มื้อ|ธ\.?ค|ม\.?ค|ก\.?พ|มี\.?ค|เม|พ\.?|มิ|ก\.?|ส\.?ค|ต\.?ค|มก|กุม|ธัน))[ก-์])`,
  /** An age of two figures of the person who writes. */
  own: String.raw`(\d{2})(?!\d|\s*(?:days?|nights?|km|%|th\b))`,
  /** The age of the writer in brackets. */
  ownBracketed: String.raw`\(\s?(\d{2})\s?\)`,
  /** An age before “one person”: `อาม่า 84 คนนึง`. */
  elder: '[6-9]\\d',
  /** Sixty and older, in figures or Thai words. */
  old: String.raw`(?:[6-9]\d\+?(?!\d|[.,]\d|\s*(?:days?|nights?|km|%|บาท|คน|วัน|กม|กิโล))|(?:หก|เจ็ด|แปด|เก้า)สิบ(?:กว่า|เอ็ด|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)?)`,
  /** “In their late seventies”. */
  decade: String.raw`in (?:his|her|their|our|my) (?:(?:early|mid|late)[ -]){0,2}(?:[6-9]0'?s|sixties|seventies|eighties|nineties)`,
  /** After the ages of children who are not said to be the writer's. */
  ofChildren: '(?<=เด็ก[^.\\n]{0,30}ขวบ(?:ครึ่ง)?\\s?)',
  /** A grandparent follows, so that these are the parents of the children. */
  andTheirs: String.raw`(?=\s?(?:[+,&]|กับ|และ)?\s?(?:คุณ)?${words(GRANDS_TH)})`,
  /** Children follow: “and two kids”. */
  andKids:
    '(?=[\\s,+&]{0,3}(?:and )?(?:our |the |my )?(?:\\d |two |three |one |a )?(?:kids?|children|child|sons?|daughters?|little ones?|toddlers?|bab(?:y|ies)|boys?|girls?|twins)\\b)',
  /** What two people are or cannot do, not two places: `ว่ายน้ำไม่เป็นทั้งคู่`. */
  ofUs: String.raw`(?<=(?:(?:ว่ายน้ำ|ขับรถ|ขี่มอไซค์|ดำน้ำ|ขับ|เดิน|ขี่)(?:ไม่|ได้ไม่|ไม่ค่อย)(?:เป็น|ได้|ไหว|แข็ง|เก่ง)|(?:ไม่|)(?:กิน|ทาน|แพ้|ดื่ม)[ก-์￼]{1,12}|มังสวิรัติ|มุสลิม|เกษียณ(?:แล้ว)?|ทำงาน|ขี้เมา(?:รถ|เรือ)|เมา(?:รถ|เรือ)|มือใหม่|วัยรุ่น|อายุ\s?\d\d(?:\s?กว่า)?|ไม่เคย(?:ไป|มา|ขึ้น|เห็น)[ก-์]{0,12})\s?)`,
  /** Where a word begins, after a space or a sign. */
  startOfTalk: '(?<=^|[\\s,.])',
  /** What they are like follows: `2 คนว่ายน้ำไม่เป็น`. */
  trait2: followedBy(`
    (เรา|ก็|)(ว่ายน้ำ|ขับรถ|ไม่กิน|กิน|ทาน|ไม่เคย|แพ้|เดิน|ทำงาน|อายุ|เกษียณ|เพิ่ง|หัด|ยัง|สูงวัย|ชอบ|อยาก|
    เป็น(มุสลิม|คน|ครู|หมอ|พยาบาล|มือใหม่)|เมา)`),
  /** One person by a name or by who it is. */
  somebody: '(?:my |our |one |the )?(?!we\\b|it\\b|you\\b|they\\b|that\\b)[a-z]{2,12}',
  /** After those who make a party one of so many: `รวมย่าเป็นแปด`. */
  withThem: String.raw`(?<=(?:รวม|นับ)(?!ค่า|เงิน|วัน|ที่พัก|อาหาร|ตั๋ว|รถ|ทั้ง|กัน|แล้ว|เป็น)[ก-์]{2,16}(?:ด้วย|แล้ว)?)`,
  /** After whom the number includes: `รวมแม่ด้วย`. */
  withElder: rightAfter(`
    (รวม|นับ)(คุณ)(เรา|ผม|หนู|ฉัน|แม่|พ่อ|ปู่ย่า|ตายาย|ปู่|ย่า|ตา|ยาย|ลูก|เด็ก|หลาน|แฟน|สามี|เมีย|คนขับ|ไกด์|น้อง|
    พี่)(ด้วย|แล้ว|)`),
  /** The writer is one of them: `(รวมเรา)`. */
  withWriter: String.raw`(?:\s?\(?(?:รวม|นับ)(?:ตัว)?(?:เรา|ผม|ดิฉัน|ฉัน|หนู|เอง)(?:เอง|ด้วย)?\)?)?`,
  /** What another rule has read. */
  read: '\\ufffc{2,16}',
  /** Of two or more children. */
  youngAges: String.raw`\(?\s?(?:\d|1[0-7])(?:${BETWEEN}(?:\d|1[0-7])${NO_AGE}){1,4}\)?`,
  /** Between two of a list. */
  between: BETWEEN,
  ...BESIDE_PARTY_SLOTS,
}
