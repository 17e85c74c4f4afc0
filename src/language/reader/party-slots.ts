import { BYSTANDER_SLOTS } from './bystanders.ts'
import { MONTH } from './calendar-words.ts'
import { NATION_EN, NATION_TH } from './nations.ts'
import { COUNT } from './numbers.ts'
import { ASIDE_SLOTS } from './party-aside-rules.ts'
import { FEW_SLOTS } from './party-few-rules.ts'
import { MORE_PARTY_SLOTS } from './party-more-slots.ts'
import { PLAIN_SLOTS } from './party-plain-rules.ts'
import type { Slots } from './phrases.ts'

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
  ...BYSTANDER_SLOTS,
  ...FEW_SLOTS,
  ...MORE_PARTY_SLOTS,
  ...PLAIN_SLOTS,
  /** One of them does not drive, and no more is said of the others. */
  someDrive: '(?!\\s?(?:ทั้งคู่|ทั้งหมด|กันหมด|เหมือนกัน)| (?:either|too)\\b)',
  /** “We (mum, dad, Noor)”: both parents and a child by its name. */
  weParents: String.raw`(?<=\b(?:we|us|family)(?: (?:are|'re))?,?\s?[(:]\s?)(?:(?:mum|mom|mummy|mommy|mama|maman|mother),? (?:and |& )?(?:dad|daddy|papa|father)|(?:dad|daddy|papa|father),? (?:and |& )?(?:mum|mom|mummy|mommy|mama|maman|mother))`,
  andName: String.raw`,? (?:and |& )?(?:(?:our |my )?(?:little|baby|wee|tiny|big) )?${NO_CHILD}[a-zà-ÿ'-]{2,14}(?:,? \d{1,2} ?(?:months?|mo|years?|yo|yrs?)?(?: old)?)?(?=\s?[).;\n])`,
  /** A number of people: `3`, `สาม`, “three”. */
  count: `(${COUNT})`,
  /** The size of an engine. */
  cc: String.raw`\b\d{2,4} ?ccs?\b`,
  /** Models of motorbikes, by the letters of their makers and the size of the engine. */
  motorbike: String.raw`\b(?:(?:cb|cbr|crf|cbx|nc|xadv|adv|mt|yzf|wr|xsr|tenere|versys|klx|klr|ninja|z|v-?strom|drz|dr|gsx|duke|ktm|himalayan|r|f|gs|bonneville|scrambler|monster|multistrada|pcx|nmax|xmax|aerox|forza|click|scoopy|wave|msx|grom)[ -]?\d{2,4} ?(?:[a-z]{1,2}\b)?(?:s\b)?|(?:ducati|harley(?: davidson)?|royal enfield|africa twin|moto guzzi|bmw gs|himalayan|multistrada|v-?strom|versys|gs|adv|pcx|nmax|xmax|forza)s?(?=\s?\d{1,2}\s?คัน))(?![a-z\d])`,
  /** A number that is only said on the way. */
  number: `(?:${COUNT})`,
  /** A figure that counts children, and is no age. */
  bare: String.raw`(\d|1[0-2])(?!\d|\s*(?:ขวบ|ปี|เดือน|วัน|คืน|อาทิตย์|สัปดาห์|ชั่วโมง|ชม|โมง|ทุ่ม|บาท|-|,|\.|กับ|และ)|\s*คน)`,
  /** A small number that counts nothing else (“for two”, not “for two days”). */
  few: String.raw`(two|three|four|five|six|2|3|4|5|6)\b(?!\s*(?:[a-z\ufffc]+ )?(?:days?|nights?|nites?|weeks?|wks?|months?|mths?|years?|yrs?|hours?|hrs?|km|full|places|stops|temples|or|to|-|:|am|pm|k\b)|\s*\d)`,
  /** For how many a table is laid, and no hour or price. */
  guests: String.raw`((?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|(?<![\d.,])\d{1,2}(?![\d%]))(?!\s?(?:[.,:]\d|[ap]\.?m\b|o'clock|days?\b|nights?\b|weeks?\b|hours?\b|minutes?\b|mins?\b|baht|usd|dollars|euros?|bucks|th\b|st\b|nd\b|rd\b|k\b|or\b|to\s?(?:\d|t[ew])|-|months?\b|years?\b))`,
  /** After what is had together. */
  laid: '(?<=\\b(?:breakfast|brunch|lunch|dinner|supper|drinks|meals?|food tour|getaway|villa|itinerary|weekend|house ?boat|raft(?: house)?|cabin|chalet|bungalow|mini ?van|van|yacht|catamaran|long ?tail|apartment|condo) )',
  /** The one whose birthday it is comes along. */
  comesToo: String.raw`(?=[^\n]{0,140}\b(?:take|taking|bring|bringing|treat|treating|surprise|surprising|with|fly|flying|invite|inviting) (?:her|him)\b)`,
  /** After what they do for the one whose birthday it is. */
  ofBirthday: String.raw`(?<=\ufffc[^\n]{0,140}\b(?:take|taking|bring|bringing|treat|treating|surprise|surprising|with|fly|flying|invite|inviting) )`,
  /** One age in figures or words, of somebody to count. */
  age: String.raw`\b(\d{1,2}|${AGE_WORD})`,
  /** “My parents”, “our friends from Spain” at the beginning of a sentence. */
  othersEn: String.raw`(?<=${OTHERS_EN} )`,
  othersThen: String.raw`(?<=${OTHERS_EN} [^!?\n]{1,80})\b`,
  theirOld: String.raw`(?= (?:my|our) (?:parents|folks|in[ -]laws|grandparents|mother and father|mum and dad|mom and dad)\b(?! and))`,
  /** Nothing says that the writer comes too. */
  withoutWriter: String.raw`(?![^]*\b(?:we|us|we're|we'll|we'd|our|with me|with us|join|joins|joining|myself|i'm|i am|i will|i'll|i go|i want|i'd|me too|my (?:wife|husband|kids|partner|girlfriend|boyfriend))\b)`,
  /** “My daughter and her friend”, “our son (19)”: grown children who go somewhere without the writer. */
  grownChild: String.raw`(?<=(?:^|[.!?:;,\n]\s*|\b(?:that|when|because|as|now) )(?:my|our) (?:[a-z\d-]{2,12} ){0,3}(?:daughters?|sons?|nieces?|nephews?|grandsons?|granddaughters?)\b(?:[^.!?\n]{0,24}?\b(?:and|with) (?:(?:his|her|their|a|an|two|three|four|some|\d) )(?:best |old |school |uni |good |close )?(?:friends?|mates?|girlfriend|boyfriend|buddy|buddies|classmates?)\b| ?[,(]{0,2} ?(?:who is |aged |is )?(?:1[7-9]|2\d)\b)[^.!?\n]{0,30}?)\b`,
  grownChildThen: String.raw`(?<=(?:^|[.!?:;,\n]\s*|\b(?:that|when|because|as|now) )(?:my|our) (?:[a-z\d-]{2,12} ){0,3}(?:daughters?|sons?|nieces?|nephews?|grandsons?|granddaughters?)\b[^.!?\n]{0,12})\b`,
  withFriend: String.raw`(?=[^.!?\n]{0,60}\bwith (?:(?:his|her|their|a|an|two|three|four|some|\d) )(?:best |old |school |uni |good |close )?(?:friends?|mates?|girlfriend|boyfriend|buddy|buddies|classmates?)\b)`,
  withoutUs: String.raw`(?![^]*\b(?:we|us|we're|we'll|we'd|with me|me too|(?:i|i'll|i'm|i am|i will|i want to|i'd like to) (?:go|going|fly|flying|travel|travell?ing|come|coming|join|joining|visit|visiting|take|taking))\b)`,
  /** “5 & 7 year old”. */
  agePair: String.raw`(?<![\d.,:/-])(?:\d|1[0-7])(?:${BETWEEN}(?:\d|1[0-7])(?!\d)){1,4}[ -]?(?:(?:years?|yrs?)[ -]?olds?|yo|y\/o)\b`,
  /** Ages in figures: “6 and 9”, `3 กับ 5`, “(4, 7 years)”. */
  ages: String.raw`\(?\s?(?:aged? |ages |of |is |are |อายุ\s*)?${AGE}(?:${BETWEEN}${AGE}){0,5}${YEARS}\)?`,
  /** Names with ages: “, Edda 7, Finn almost 5 and baby Ole 1”. */
  namedAges: String.raw`\s?[,:(-]\s?${NAMED_AGE}(?:${AND_EN}${NAMED_AGE}){1,6}`,
  /** Where they are from or what they come for: `ที่ออฟฟิศจะมา`. */
  whichFriends: String.raw`\s?(?:(?!กับ|กะ|และ|อีก|แฟน|เมีย|พี่|น้อง|ไม่)[ก-์]){2,20}\s?`,
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
  university: String.raw`(?:(?:อยู่|ที่)?\s?(?:มหา(?:วิทยา)?ลัย|มหาลัย|มช|มข|มอ|มธ|มก|มศว|มน|จุฬา|ราชภัฏ|วิศวะ|แพทย์)[ก-์.]{0,12}\s?(?:ปี\s?\d)?|ปี\s?[1-6](?!\d))(?![^\n]{0,24}(?:กับเรา|กับผม|กับหนู|ไปด้วย))`,
  /** A child is named before, in the same sentence, and the writer is not. */
  afterChild: String.raw`(?<=(?:^|[\s,.])(?:ลูกสาว|ลูกชาย|ลูก|หลานสาว|หลานชาย|หลาน|เด็ก)(?:(?!เรา|ผม|หนู|ฉัน|พา)[ก-์\d. \ufffc]){0,36})`,
  noOwner: '(?![ก-์]{0,3}(?:แฟน|สามี|ภรรยา|เมีย|เขา|เค้า|เรา|ผม|หนู|ฉัน))',
  afterBoth: String.raw`(?<=(?:พ่อแม่|พ่อกับแม่|\ufffc)\s?)`,
  /** “4 ladies above 65”, and nobody else. */
  agedOver: String.raw`(?<=${COUNT} (?:[a-z]+ )?(?:men|women|ladies|gentlemen|gents|friends|people|couples|sisters|brothers|cousins|of us),? )(?<!\b(?:and|with|plus|me|&|\+) [a-z\d]{1,8} (?:[a-z]+ )?[a-z]{3,9},? )(?:who are )?(?:all )?(?:aged )?(?:over|above|past) (?:the age of )?[6-9]\d(?: ?(?:years?|yrs?)(?: old| of age)?)?(?=\s*(?:[,.;!)\n]|$|\b(?:want|who|in|from|looking|would|need|going|love|like|planning)\b))`,
  claimed: '\\ufffc',
  /** Of a budget for all of them: `งบ 5000/2 คน`. */
  sharedBy: String.raw`(?<=\ufffc\s?/\s?)(\d{1,2})`,
  /** The ages of two children or more, with no unit after them: `ลูก 8 กับ 11`. */
  youngPair: String.raw`(?<![\d.])(?:\d|1[0-7])(?!\d)(?:${BETWEEN}(?:\d|1[0-7])(?!\d|[.:]\d|\/(?:\d{3}|[2-9]\d))){1,4}(?!\s*(?:-\s?\d|คน|วัน|คืน|ที่|คัน|โมง|ทุ่ม|${MONTH}))`,
  /** `ลูกสาว 8 ลูกชาย 11`. */
  anAge: String.raw`(?:[6-9]|1[0-7])(?!\d|[.:/]\d|\s*(?:คน|วัน|คืน|เดือน|ที่|คัน|โมง|ทุ่ม|${MONTH}))`,
  anyAge: String.raw`(?:\d|1[0-7])(?!\d|[.:/]\d|\s*(?:คน|วัน|คืน|เดือน|ที่|คัน|โมง|ทุ่ม|${MONTH}))`,
  /** A figure that counts some of a party: `สูงวัย 3`. */
  part: String.raw`(\d{1,2})(?!\d|[-.:/]\d|\s*(?:วัน|คืน|ปี|ขวบ|เดือน|ที่|แห่ง|โมง|บาท))`,
  /** A phrase begins: `น่าน 2 วัน แม่ไปด้วย`. */
  beginsTh: '(?<=^|[\\s,.(])',
  /** `เพื่อนช่างภาพอีกคน`. */
  jobTh: '(?:หมอ|ครู|พยาบาล|วิศวะ|บัญชี|ช่าง[ก-์]{1,8}?)',
  /** A small number in words that counts some of a party: `คนแก่สอง`. */
  fewTh: '(สอง|สาม|สี่|ห้า|หก)(?!สิบ|ร้อย|พัน|วัน|คืน|ทุ่ม|โมง|ปี)',
  /** One of a party, after an age. */
  oneTh: '(?:อยู่)?\\s?(?:อีก)?(?:หนึ่ง(?!วัน|คืน|ปี|ทุ่ม|โมง|คัน|ห้อง)(?:คน|ท่าน)?|คนหนึ่ง|คนนึง|ท่านหนึ่ง|1\\s?(?:คน|ท่าน))',
  /** They do not ask to be taken along. */
  notAlong: '(?!(?:เรา|ผม|หนู|ฉัน|ลูก|หลาน)?พา|ไปด้วย|มาด้วย)',
  /** Who only drives them there. */
  driver: `${RELATIVE_TH.replace('|เพื่อน(?', '|พ่อ|แม่|เพื่อน(?')}(?:(?:ของ)?(?:เพื่อน|แฟน|สามี|เมีย|น้อง|พี่))?`,
  /** Kin of a partner. */
  kinTh: '(?:คุณ)?(?:แม่|พ่อ|พี่สาว|พี่ชาย|น้องสาว|น้องชาย|พี่|น้อง|น้า|ป้า|ลุง|อา|ยาย|ตา|ย่า|ปู่)',
  spouseOf: '(?:แฟน|สามี|ภรรยา|เมีย|ผัว)',
  ofAge: String.raw`(\d{2})`,
  /** A few words without another number. */
  until: String.raw`[^\d.,;!?\n]{0,16}?`,
  /** Whose family it is. */
  relative: RELATIVE_EN,
  relativeTh: RELATIVE_TH,
  /** A family of others follows, with which this one is counted. */
  andOthers: String.raw`(?=[^\n]{0,60}(?:ครอบครัว|บ้าน)(?:ของ)?${RELATIVE_TH})`,
  /** Children who may stay with others. */
  ward: '(?:(?:ลูกสาว|ลูกชาย|ลูกเล็ก|ลูกแฝด|ลูก|หลานสาว|หลานชาย|หลาน|เด็ก|น้อง|เจ้าตัวเล็ก|เจ้าตัวน้อย)(?:สอง|สาม|ทั้งสอง|ทั้งสาม|2|3)?(?:คน)?)',
  kids: '(?:(?:my|our|the|his|her|both) )?(?:(?:two|three|four|2|3|4) )?(?:kids|kiddos|children|child|little ones?|boys|girls|twins|baby|toddlers?|sons?|daughters?)',
  spouse:
    '(?:(?:my|the|our) )?(?:husband|hubby|hubs|wife|wifey|boyfriend|girlfriend|bf|gf|partner|spouse|other half|better half|missus)(?! and\\b)',
  spouseTh: '(?:คุณ)?(?:แฟน|สามี|ภรรยา|เมีย|ผัว)(?:เรา|ผม|หนู|ฉัน)?(?:ก็|เลย|ดัน|ยัง)?',
  /** Whose house or village it is. */
  owner:
    "(?:(?:his|her|their|my|our|a|the) )?(?:(?:wife|husband|hubby|partner|girlfriend|boyfriend|gf|bf|friend|mate)'s )?(?:(?:old|late|best|older|younger|big|little) )?(?:grandmother|grandma|granny|gran|nana|nan|grandfather|grandpa|granddad|grandad|grandparents|mother|mum|mom|mama|father|dad|papa|parents|folks|in-laws|mother-in-law|father-in-law|mil|fil|sister|brother|aunt|auntie|uncle|cousin|friend|mate|family|son|daughter)(?:'s|s'|')",
  /** With whom children stay. */
  keeperEn:
    '(?:grandparents|grandma|granny|nana|nan|gran|mother|mum|mom|mama|dad|father|parents|in-laws|mother in law|aunt|auntie|sister|brother|babysitter|sitter|nanny|ex|neighbou?rs?|folks)',
  keeper:
    '(?:(?:คุณ)?(?:ปู่(?:กับ)?ย่า|ตา(?:กับ)?ยาย|พ่อ(?:กับ)?แม่|ยาย|ย่า|ตา|ปู่|แม่|พ่อ)(?:ยาย|สามี|แฟน)?|อาม่า|อากง|พี่เลี้ยง|น้า|ป้า|ลุง|พี่สาว|น้องสาว|ญาติ|เนอสเซอรี่|แม่บ้าน)',
  afterChildren: String.raw`(?<=(?:\ufffc|kids|children|baby|toddlers?|twins|old|yo)(?: and|,|\+|plus| \+|) ?)`,
  atFirst: String.raw`(?<=^|[(\n]\s?)`,
  agesNext: String.raw`(?=\s?(?:วัย|อายุ)?\s?\d{1,2}(?:\s?(?:ขวบ|ปี)))(?![^\n)]{0,48}(?:สามี|ภรรยา|เมีย|แฟน))`,
  withOne: '(?<=(?:กับ|กะ)\\s?)',
  /** Nobody takes them. */
  untaken: String.raw`(?<!(?:กับ|กะ|พา|และ|หา|เยี่ยม|ให้|ของ)\s?)`,
  agedOf: String.raw`(?<=\b(?:men|women|ladies|friends|people|couples?|sisters|brothers|us|group|retirees|teachers|nurses|guys|gents|girls|pax),? |\ufffc,? |^|[,(]\s?)`,
  ofPair: String.raw`(?<=(?:ลุง(?:กับ|กะ|และ)ป้า|ป้า(?:กับ|กะ|และ)ลุง|พวกลุง|พวกป้า|สามี(?:กับ)?ภรรยา)\s?)`,
  /** What seats are counted of: `รถเรานั่งได้`, `รถตู้`. */
  ofSeats: `(?<=รถ${OF_CAR}(?:นั่งได้|จุ|จุได้|รับได้)(?:แค่|ทั้งหมด|สูงสุด)?\\s?)`,
  ofVan: `(?<=รถ${OF_CAR}\\s?)`,
  persons: '(?!\\s?(?:ที่|วัน|คืน|แห่ง|ห้อง|คัน|พัน|บาท))',
  /** Between the seats and who is missing. */
  lacking: String.raw`[^.;!?\n\d]{0,16}?`,
  /** The size of a family is said before. */
  ofFamily: `(?<=(?:ครอบครัว|บ้าน)[^.;!?\\n\\d]{0,12}(?:\\d{1,2}|สาม|สี่|ห้า|หก|เจ็ด)\\s?(?:คน|ท่าน|ชีวิต)[ ,:(=]{1,3})`,
  fewChildren: String.raw`([1-5]|หนึ่ง|สอง|สาม|สี่|ห้า)(?!\d|[.,:/-]\d|\s*(?:ขวบ|ปี|เดือน|วัน|คืน|คน|กับ|และ|กะ|สิบ))`,
  /** After others than the writer. */
  elders:
    '(?<=(?:พ่อ|แม่|ปู่|ย่า|ตา|ยาย|ลุง|ป้า|น้า|เขา|เค้า|ท่าน|ลูก|หลาน|เพื่อน)(?:ๆ|แฟน|สามี|เขา|เค้า|ท่าน|แก|ผม|เรา)?\\s?(?:จะ|อยาก|ขอ|เลย|ก็|ให้|แค่|สองคน|ได้){0,3})',
  /** Both grandparents begin the clause. */
  ofGrandparents: String.raw`(?<=(?:^|[,.;\n]\s?|(?<!กับ|พา|และ|หา|เยี่ยม|ให้)\s)(?:(?:คุณ)?(?:ตา|ปู่)(?:กับ|กะ|และ)?(?:คุณ)?(?:ยาย|ย่า)\s?|(?:grandma|granny|nana|gran) (?:and|&) (?:grandpa|granddad|grandad|gramps)(?: \([^)\n]{0,20}\))? ))`,
  /** What some of a party are, which is no age group and no nation. */
  quality: String.raw`\s?(?!\s?(?:คน)?(?:เด็ก|ลูก|หลาน|ทารก|ผู้สูง|สูงวัย|สูงอายุ|คนแก่|คนชรา|วัยเกษียณ|ผู้ใหญ่|ฝรั่ง|ต่างชาติ|ชาวต่างชาติ|สว))[ก-์\ufffc]{2,24}?\s?`,
  /** What some of a party eat, or can or cannot do. */
  trait: String.raw`(?:มุสลิม|อิสลาม|กินเจ|มังสวิรัติ|มังฯ?|วีแกน|ท้อง|ว่ายน้ำไม่(?:เป็น|ได้)|ว่ายไม่เป็น|ว่ายน้ำเป็น|ขับรถ(?:ได้|เป็น|ไม่เป็น)|ขับ(?:ได้|เป็น)|ดำน้ำ(?:เป็น|ไม่เป็น)|(?:นั่ง|ใช้)(?:วีลแชร์|รถเข็น|ไม้เท้า)|เมา(?:รถ|เรือ)|แพ้[ก-์]{2,12}?|ไม่(?:กิน|ทาน)[ก-์]{2,12}?|เดินไม่(?:ไหว|เก่ง|ค่อยไหว)|เดินช้า|เข่าไม่ดี|(?<=กิน|แพ้|คน|เป็น|มี)\ufffc{2,16})`,
  /** After how many of a party. */
  youngOnes: String.raw`(?:(?:small |little |young )?(?:kids?|children|child|toddlers?|bab(?:y|ies)|infants?|teens?|teenagers?|minors)|under (?:2|3|4|5|6|8|10|12|14|16|18))\b`,
  oldOnes: String.raw`(?:(?:over|above|past|nearly|almost|in (?:their|our) (?:(?:early|mid|late) )?)\s?(?:[6-9]\d'?s?|sixty|seventy|eighty|sixties|seventies|eighties)(?!\d)|seniors?|elderly|pensioners?|retirees?|retired|grandparents|[6-9]\d\+)(?![a-z])`,
  /** People by what they do, and what they do. */
  doers: '(?:divers?|surfers?|climbers?|golfers?|swimmers?|cyclists?|riders?|drinkers?|drivers?|hikers?)',
  doTh: '(?:ดำน้ำ|ดำ|เล่นเซิร์ฟ|เซิร์ฟ|ตีกอล์ฟ|ปีนเขา|ปีน|ปั่น|ว่ายน้ำ|ว่าย|กินเจ|ขับรถ)',
  joinedParts: String.raw`(?:\s?[,&+]\s?(?:and )?| and | plus | but |\s?(?:กับ|และ|แล้วก็|ส่วน)\s?|\s(?=ไม่))`,
  /** The ages of a whole family or group in brackets, from three on: “(41, 39, boy 11 and girl 8)”. */
  allAges: String.raw`\s?\((?:(?:and |& |our |the |both |กับ|และ)?(?:[a-z]{2,9},? |[ก-์]{2,10} ?)?(?:aged |อายุ ?)?\d{1,2}(?: ?(?:yo|yrs?|years?(?: old)?|ขวบ|ปี))?(?:\s?[,;/&+]\s?(?:and )?| and |\s?(?:กับ|และ)\s?| )?){3,10}\)`,
  /** A number of some of them, after a sign or a word that adds them. */
  some: String.raw`(?<=[,;(.]\s?|\b(?:and|with|including|but|where) )${COUNT}`,
  /** How somebody comes: `จะบินจากออสโลมาหา`. */
  journey: String.raw`[^,.;!?\d\n]{0,40}?`,
  noUnit: NO_AGE,
  /** One age in brackets: “(7)”, “(2 years)”. */
  bracketed: String.raw`\s*\(?\s?(?:is |age |aged )?(?:\d|1\d)(?: ?(?:y|yo|yrs?|years?(?: old)?|mo|mos|months?(?: old)?))?\)`,
  /** The number of a word comes before it, not after. */
  uncounted: String.raw`(?!\s?\d)`,
  /** `ลูกหลาน` are all the young. */
  noChild: '(?<!ลูก)',
  months: String.raw`(?:\d{1,2}[ -]?(?:mo|mos|months?)(?:[ -]old)?|\d{1,2}[ -]?(?:weeks?|wks?)[ -]old)\b`,
  figure: String.raw`\d{1,2}`,
  /** Of a party, after a verb and with nothing after it: `ไปกัน 6`. */
  alone: String.raw`(\d{1,2})(?=\s*(?:[,;\n]|$|นะ|ครับ|ค่ะ|คะ)|\s(?!\s?(?:วัน|คืน|โมง|ทุ่ม|ที่|ชม|กม|จังหวัด|เกาะ|วัด|จุด|คัน|รถ|ลำ|ห้อง|รุ่น|ครอบครัว|บ้าน|ครัวเรือน|รอบ|ครั้ง|มื้อ|ธ\.?ค|ม\.?ค|ก\.?พ|มี\.?ค|เม|พ\.?|มิ|ก\.?|ส\.?ค|ต\.?ค|มก|กุม|ธัน))[ก-์])`,
  /** An age of two figures of the person who writes. */
  own: String.raw`(\d{2})(?!\d|\s*(?:days?|nights?|km|%|th\b))`,
  ownBracketed: String.raw`\(\s?(\d{2})\s?\)`,
  /** An age before “one person”: `อาม่า 84 คนนึง`. */
  elder: '[6-9]\\d',
  /** An age of sixty or more. */
  old: String.raw`(?:[6-9]\d\+?(?!\d|[.,]\d|\s*(?:days?|nights?|km|%|บาท|คน|วัน|กม|กิโล))|(?:หก|เจ็ด|แปด|เก้า)สิบ(?:กว่า|เอ็ด|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)?)`,
  /** “In their late seventies”. */
  decade: String.raw`in (?:his|her|their|our|my) (?:(?:early|mid|late)[ -]){0,2}(?:[6-9]0'?s|sixties|seventies|eighties|nineties)`,
  /** After the ages of children who are not said to be the writer's. */
  ofChildren: '(?<=เด็ก[^.\\n]{0,30}ขวบ(?:ครึ่ง)?\\s?)',
  /** A grandparent follows, so that these are the parents of the children. */
  andTheirs: '(?=\\s?(?:[+,&]|กับ|และ)?\\s?(?:คุณ)?(?:ยาย|ย่า|ตา|ปู่))',
  andKids:
    '(?=[\\s,+&]{0,3}(?:and )?(?:our |the |my )?(?:\\d |two |three |one |a )?(?:kids?|children|child|sons?|daughters?|little ones?|toddlers?|bab(?:y|ies)|boys?|girls?|twins)\\b)',
  /** What two people are or cannot do, not two places: `ว่ายน้ำไม่เป็นทั้งคู่`. */
  ofUs: String.raw`(?<=(?:(?:ว่ายน้ำ|ขับรถ|ขี่มอไซค์|ดำน้ำ|ขับ|เดิน|ขี่)(?:ไม่|ได้ไม่|ไม่ค่อย)(?:เป็น|ได้|ไหว|แข็ง|เก่ง)|(?:ไม่|)(?:กิน|ทาน|แพ้|ดื่ม)[ก-์￼]{1,12}|มังสวิรัติ|มุสลิม|เกษียณ(?:แล้ว)?|ทำงาน|ขี้เมา(?:รถ|เรือ)|เมา(?:รถ|เรือ)|มือใหม่|วัยรุ่น|อายุ\s?\d\d(?:\s?กว่า)?|ไม่เคย(?:ไป|มา|ขึ้น|เห็น)[ก-์]{0,12})\s?)`,
  startOfTalk: '(?<=^|[\\s,.])',
  trait2: String.raw`(?=\s?(?:เรา|ก็|)(?:ว่ายน้ำ|ขับรถ|ไม่กิน|กิน|ทาน|ไม่เคย|แพ้|เดิน|ทำงาน|อายุ|เกษียณ|เพิ่ง|หัด|ยัง|สูงวัย|ชอบ|อยาก|เป็น(?:มุสลิม|คน|ครู|หมอ|พยาบาล|มือใหม่)|เมา))`,
  /** One person by a name or by who it is. */
  somebody: '(?:my |our |one |the )?(?!we\\b|it\\b|you\\b|they\\b|that\\b)[a-z]{2,12}',
  /** After those who make a party one of so many: `รวมย่าเป็นแปด`. */
  withThem: String.raw`(?<=(?:รวม|นับ)(?!ค่า|เงิน|วัน|ที่พัก|อาหาร|ตั๋ว|รถ|ทั้ง|กัน|แล้ว|เป็น)[ก-์]{2,16}(?:ด้วย|แล้ว)?)`,
  withElder: String.raw`(?<=(?:รวม|นับ)(?:คุณ)?(?:เรา|ผม|หนู|ฉัน|แม่|พ่อ|ปู่ย่า|ตายาย|ปู่|ย่า|ตา|ยาย|ลูก|เด็ก|หลาน|แฟน|สามี|เมีย|คนขับ|ไกด์|น้อง|พี่)(?:ด้วย|แล้ว)?)`,
  withWriter: String.raw`(?:\s?\(?(?:รวม|นับ)(?:ตัว)?(?:เรา|ผม|ดิฉัน|ฉัน|หนู|เอง)(?:เอง|ด้วย)?\)?)?`,
  /** What another rule has read. */
  read: '\\ufffc{2,16}',
  /** Of two or more children. */
  youngAges: String.raw`\(?\s?(?:\d|1[0-7])(?:${BETWEEN}(?:\d|1[0-7])${NO_AGE}){1,4}\)?`,
  notLength: String.raw`(?!\s*(?:full |whole )?(?:days?|nights?|weeks?|hours?|places|stops)\b)`,
  below60: String.raw`[3-5]\d(?!\d)`,
  between: BETWEEN,
  youngAlone: String.raw`\b(?:\d|1[0-7])(?=\s?(?:[.,;!)\n]|and\b|but\b|years?\b|$))`,
  maybeAge: String.raw`(?:\s?\([1-5]\d\))?`,
  weeksSaid: String.raw`\s?[,(:]\s?(?:in |at |about |now )?\d{1,2} ?(?:weeks?|wks?|months?)\b`,
  betweenCommas: String.raw`, ([3-9]\d)(?=\s?,)`,
  adultAge: String.raw`([2-9]\d)(?=\s?\))`,
  bracket: String.raw`\s?\(?\s?`,
  /** Whose number is without the writer: `กับเพื่อน 3 คน`, not `เพื่อน 3 คนไปกัน`. */
  joined: '(?<=กับ\\s?|กะ\\s?|พา\\s?|ชวน\\s?|และ\\s?|พร้อม\\s?|นัด\\s?|กับกลุ่ม|กับแก๊ง)',
  /** Words and signs that add somebody. */
  along: String.raw`(?:\b(?:with|and|plus|taking|take|bringing|bring|treating)|[+&,]|กับ|กะ|พา|ชวน|และ)\s?`,
  /** A Thai name, of which nothing but the length is known. */
  nameTh: '[ก-์]{2,9}',
  /** The text begins with it. */
  first: '(?<=^(?:hi|hello)?[ ,]{0,2}(?:a )?)',
  /** Nothing but a space or a sign before, or after. */
  open: String.raw`(?<=[\s,+])`,
  start: String.raw`(?<=^|[\s,+])`,
  /** Nobody comes along with them: “12 colleagues”, not “with 12 colleagues”. */
  themselves: String.raw`(?<!\b(?:with|and|plus|my|our|the|of|taking|bringing) )`,
  /** Alone between the commas of a list. */
  item: String.raw`(?<=,\s?)`,
  ends: String.raw`(?=\s*(?:[,.;\n]|$))`,
  /** Nothing more is said of them. */
  stop: String.raw`(?=\s*(?:[,.;:(\n-]|$))`,
  /** The text or a sentence begins with it. */
  opening: String.raw`(?<=^(?:hi|hello|hey)?[ ,!]{0,2}|[.!?\n]\s?)`,
  /** People by what they do or where they come from, before what they want or where they are from: “retired nurses from”. */
  agents: String.raw`(?:(?!(?:days?|nights?|weeks?|months?|hours?|minutes?|with)\b)[a-z]+[ -]){0,2}(?!(?:hours|rivers|towers|dinners|markets|numbers|layovers|transfers|corners|orders|wonders|waterfalls|flowers|quarters)\b)[a-z]{0,12}(?:ers|ors|ists|ants|ents|ians|women|men|girls|guys|boys|ladies|lads|friends|mates|pals|cousins|siblings|nurses|sisters|brothers|students|aussies|brits|germans|swedes|danes)\b(?=\s?(?:[,;.!(\n]|$|\b(?:from|in|who|want|wanna|looking|going|travell?ing|heading|here|visiting|planning|coming|need|would|and|on|with|aged)\b))`,
  /** “We (m32, f30)”. */
  theirAges: String.raw`\s?\((?=[^)\n]{0,12}\d\d)`,
  /** `ขวบครึ่ง` without a number before it. */
  noFigure: '(?<![\\d.]\\s?|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)',
  /** Not beside the father or mother whose age it is. */
  ofNobody: '(?<!แม่|พ่อ|ยาย|ตา|ปู่|ย่า)',
  ofCouple: '(?<=สามีภรรยา|คู่|แก๊ง|แก๊งค์|กลุ่ม|ก๊วน|ชมรม)',
  /** What “us four” do. */
  doing: String.raw`(?=\s(?:are|want|will|would|need|plan|love|like|have|go|fly|and|plus|with)\b|\s?[,.])`,
  /** After `แม่ลูกสอง`, of which two children are meant. */
  ofParent: String.raw`(?=\s|$|ค่ะ|คะ|ครับ|คับ|จะ|พา|ไป|อยาก|ขอ|วัย|อายุ|กำลัง)`,
  several: String.raw`(two|three|four|five|six|seven|eight|(?<!\d)[2-8])`,
  /** What kind of people they are: “newly married”. */
  kinds: String.raw`(?:(?!of\b|and\b|or\b)[a-z-]{3,12} ){0,2}`,
  dozen: String.raw`(a dozen|dozen|half a dozen)`,
  /** Not `รถตู้จากหมอชิต`, which everybody rides. */
  notFrom: '(?!\\s?(?:จาก|ที่|สาย|ประจำ|ไปลง|ขึ้น|รอบ|โดยสาร|สาธารณะ|บขส|ขนส่ง))',
  inlawsTh:
    '(?<=(?:พ่อตา|แม่ยาย|พ่อสามี|แม่สามี|พ่อแฟน|แม่แฟน|พ่อผัว|แม่ผัว)\\s?(?:กับ|กะ|และ|,)?\\s?(?:คุณ)?(?:พ่อตา|แม่ยาย|พ่อสามี|แม่สามี|พ่อแฟน|แม่แฟน|พ่อผัว|แม่ผัว)|(?:พ่อแม่|พ่อกับแม่|ครอบครัว)(?:แฟน|สามี|ภรรยา|เมีย))',
  nationTh: NATION_TH,
  nationEn: NATION_EN,
  colon: String.raw`\s?:?\s?`,
  comma: ',?',
  dash: String.raw`\s?[:=-]?\s?`,
  equals: String.raw`\s?[:=]\s?`,
  /** Parts of a party: `กลุ่มแรก 6 คน กลุ่มสอง 8 คน`. */
  team: '(?:ฝั่ง|ฝ่าย|กลุ่ม|ทีม|แก๊ง|ก๊วน|รถคัน|คัน|สาย|ชุด|คณะ)[ก-์]{1,14}?',
  /** A place follows, of which they ask: `มีรถไป|สังขละไหม`. */
  askedOf: '(?=[^\\s.,!?]{0,24}?\\s?(?:ไหม|มั้ย|มั๊ย|ไม๊|หรือเปล่า|รึเปล่า|รึป่าว|หรือป่าว|ป่าว|ปะ|บ้าง))',
  heads: '(?:คน|ท่าน|ชีวิต|หน่วย)',
  soon: '[ก-์]{0,5}?',
  setsOut: '(?:ออก|ขับ|เดินทาง|ตาม|บิน|นั่ง|ขึ้น|มาจาก|ไปจาก|สมทบ|มาเจอ|รอ|จอย)',
  others: '(?<!บ้าน|ครอบครัว|กับ)(?:เพื่อน|ญาติ|พี่|น้อง|รุ่นน้อง|รุ่นพี่)',
  long: '[^]{0,120}?',
  apart: '[^\\d\\n]{0,44}?',
  apartEn: '[^\\d.;\\n]{0,44}?',
  /** `อา` is an uncle, and begins the words for food and weather. */
  uncle: String.raw`(?=[\s,+.!?;)\d]|$|กับ|และ|แล้วก็|ไป|ด้วย|อีก|มา|จะ|ที่|สาว|ชาย|เรา|ผม|ของ|คน|แฟน|สามี)`,
  notSign: '(?!ย)',
  ownKin: '(?<!แม่(?=ยาย)|พ่อ(?=ตา))',
  oneFriend:
    '(?=\\s?(?:ไป|มา|จะ|อยาก|นะ|ค่ะ|ครับ|คับ|[.,)!?\\n]|$|(?:[^\\d\\s]|\\d{1,2}\\s?(?:วัน|คืน))))(?!\\s?(?:สอง|สาม|สี่|ห้า|หก|\\d{1,2})\\s?คน)',
  notSome: '(?!กัน|ๆ|อีก|หลาย|ทุก)',
  notInLaw: '(?<!(?:แม่|พ่อ)(?=ยาย|สามี|แฟน|ตา(?!ม)))',
  /** Ferries for the whole of a trip, not to its island. */
  among: String.raw`(?=\s*(?:[,.;)\n]|$|between|among|around|only|and (?:local |public )?(?:buses|trains|songthaews|longtails)))`,
  close: String.raw`(?=[\s,+.!?;)]|$)`,
}
