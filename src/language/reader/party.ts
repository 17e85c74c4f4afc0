import { assume, type Draft } from './draft.ts'
import { COUNT, readNumber } from './numbers.ts'
import type { Sheet } from './sheet.ts'

interface GroupRule {
  readonly pattern: RegExp
  readonly use: (draft: Draft, count: number | null, text: string) => void
}

const MAX_HEADS = 99
/** Friends without a number. */
const GROUP = 4
const WITH = '(?:\\bwith |\\band |\\bplus |\\bmy |\\bour |\\btwo |\\bthe |\\bsmall |\\byoung |\\blittle ){0,5}'

const children = (draft: Draft, count: number) => {
  draft.children = Math.max(draft.children ?? 0, count)
}
const seniors = (draft: Draft, count: number) => {
  draft.seniors = Math.max(draft.seniors ?? 0, count)
}
const adults = (draft: Draft, count: number) => {
  draft.adults ??= count
}

/** One adult beside the writer; said twice it is the same person. */
const companion = (draft: Draft, who: string) => {
  draft.companions.add(who)
}

const AGES = String.raw`\d{1,2}(?:\.5)?(?:(?:\s*,\s*(?:and )?|\s*[&+/]\s*|\s+and\s+|\s*กับ\s*|\s*และ\s*)\d{1,2}(?!\d|\s*(?:days?|nights?|weeks?|people|pax|adults?|วัน|คืน|คน|คู่|k\b|baht|บาท))){0,5}`
const countAges = (text: string) => text.match(/\d{1,2}(?:\.5)?/g)?.length ?? 0

const AGE_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen'
const ADULT_AGE = 18
const SENIOR_AGE = 60

/** One traveller of this age. */
function ofAge(draft: Draft, age: number): void {
  if (age < ADULT_AGE) children(draft, (draft.children ?? 0) + 1)
  else if (age >= SENIOR_AGE) seniors(draft, (draft.seniors ?? 0) + 1)
}

/** Most specific first: a count takes precedence over a word like “family”. */
const RULES: readonly GroupRule[] = [
  {
    pattern: /\b(?:without|no|minus)(?: any)? (?:kids|children|child)\b|ไม่มี(?:เด็ก|ลูก)/g,
    use: (draft) => {
      draft.children ??= 0
    },
  },
  {
    pattern:
      /\b(?:we are |we're |family(?: of)? |party(?: of)? |for )?(\d{1,2}) ?(?:a|ad|ads|adl|adults?)\b[ ,+&/]{0,3}(?:and )?\d{1,2} ?(?:c|ch|chd|kids?|child|children)\b|\b(?:we are|we're|family of|party of) (\d) ?\+ ?\d\b/g,
    use: (draft, count, text) => {
      adults(draft, count ?? 1)
      children(draft, Number(text.match(/\d{1,2}/g)?.[1] ?? 1))
    },
  },
  {
    pattern: new RegExp(
      `(?:\\b(?:kids|children|boys|girls|sons|daughters|little ones|teens|teenagers)(?: (?:are|of|aged?|ages))?|\\bours are|\\baged?)\\s*\\(?(?:aged? |ages |of )?(${AGES.replace('{0,5}', '{1,5}')})(?:\\s*(?:y|yo|yrs?|years?(?: old)?))?\\)?`,
      'g',
    ),
    use: (draft, _count, text) => children(draft, countAges(text)),
  },
  {
    pattern: new RegExp(
      `\\b(?:kids?|child|boy|girl|son|daughter|baby|toddler|infant|ลูก(?:สาว|ชาย)?)\\s*\\(?(?:is |age |aged )?\\d{1,2}(?: ?(?:y|yo|yrs?|years?(?: old)?|mo|mos|months?(?: old)?))?\\)|\\b(?:baby|toddler|infant|son|daughter|boy|girl) (?:is |of )?\\d{1,2} ?(?:mo|mos|months?)(?: old)?\\b|(?:ลูก|ทารก|เด็ก|เบบี๋|น้อง)(?:สาว|ชาย|เล็ก|อายุ|วัย)?\\s*\\d{1,2}\\s*เดือน(?!\\d)`,
      'g',
    ),
    use: (draft) => children(draft, (draft.children ?? 0) + 1),
  },
  {
    pattern: /พ่อแม่ลูก(?:\s*(\d{1,2}|หนึ่ง|สอง|สาม|สี่)\s*คน)?/g,
    use: (draft, count) => {
      adults(draft, 2)
      children(draft, Math.max(1, (count ?? 0) - 2))
    },
  },
  {
    pattern: /\b(?:mother|mum|mom)[- ](?:and[- ])?daughter\b|\bfather[- ](?:and[- ])?son\b/g,
    use: (draft) => {
      adults(draft, 2)
      draft.isPair = true
    },
  },
  {
    pattern: new RegExp(
      `(?:แม่|พ่อ)(?:กับ|และ)?ลูก(?:สาว|ชาย)?\\s*(?:สองคน|2\\s*คน|กันสองคน|ไปกันสองคน)|(?:เรา)?(?:แม่ลูก|พ่อลูก|สองแม่ลูก|สองพ่อลูก)`,
      'g',
    ),
    use: (draft) => {
      adults(draft, 1)
      children(draft, 1)
    },
  },
  {
    pattern: new RegExp(
      `(?:ชมรม|กลุ่ม|คณะ)?(?:ผู้สูงอายุ|ผู้สูงวัย|คนแก่|(?<![ก-์])สว\\.)[ก-์ ]{0,16}?(${COUNT})\\s*(?:คน|ท่าน)|\\b(?:group|party|bunch) of (${COUNT}) (?:seniors?(?: citizens)?|retirees|pensioners|elderly(?: people)?)\\b`,
      'g',
    ),
    use: (draft, count) => {
      people(draft, count)
      seniors(draft, count ?? 2)
    },
  },
  {
    pattern: new RegExp(
      `(?:เพื่อน|ลูก|หลาน|ญาติ)?[ก-์]{0,8}\\s*(${COUNT})\\s*คน\\s*\\(?(?:รวม|นับ)(?:ตัว)?(?:เรา|ผม|ฉัน|หนู|เอง|ด้วย)(?:เอง)?(?:แล้ว|ด้วย)?\\)?|\\b(${COUNT})(?: people| friends| of us)? (?:including|incl\\.?|counting) me\\b`,
      'g',
    ),
    use: (draft, count) => people(draft, count),
  },
  {
    pattern: new RegExp(
      `(?:นักเรียน|นักศึกษา|ครู|อาจารย์|พนักงาน|เจ้าหน้าที่|ลูกทัวร์|ลูกค้า|ทีมงาน)\\s*(${COUNT})\\s*(?:คน|ท่าน)|\\b(${COUNT}) (?:teachers?|employees|staff|pupils|schoolchildren)\\b`,
      'g',
    ),
    use: (draft, count) => {
      draft.heads = { count: (draft.heads?.count ?? 0) + (count ?? 0), isFamily: false }
    },
  },
  {
    pattern: new RegExp(
      `เพื่อน(?:คน)?(?:ญี่ปุ่น|ฝรั่ง|จีน|เกาหลี|อังกฤษ|อเมริกัน|เยอรมัน|ลาว|พม่า|เวียดนาม|ไต้หวัน|สิงคโปร์|อินเดีย|ต่างชาติ|ต่างประเทศ)\\s*(${COUNT})\\s*คน`,
      'g',
    ),
    use: (draft, count) => {
      adults(draft, (count ?? 1) + 1)
      draft.foreigners ??= count
    },
  },
  {
    pattern: /(?:กับ|และ|ชวน)?เพื่อน(?:สนิท|สาว|ชาย)?(?:อีก(?:หนึ่ง)?คน|คน(?:นึง|หนึ่ง|เดียว))/g,
    use: (draft) => companion(draft, 'friend'),
  },
  {
    pattern: /(?:คุณ)?(?:ลุง|ป้า|น้า|อา|ตา|ยาย|ย่า|ปู่|พ่อ|แม่|อาม่า|อากง)(?:ไปด้วย|ก็)?\s*(?:อายุ|วัย)\s*[6-9]\d(?!\d)/g,
    use: (draft, _count, text) => {
      seniors(draft, (draft.seniors ?? 0) + 1)
      draft.aged.add(text.replace(/^คุณ|(?:ไปด้วย|ก็)?\s*(?:อายุ|วัย).*$/g, ''))
    },
  },
  {
    pattern: /พ่อใหญ่(?:กับ)?แม่ใหญ่|พ่ออุ้ยแม่อุ้ย|พ่อเฒ่าแม่เฒ่า/g,
    use: (draft) => seniors(draft, 2),
  },
  {
    pattern: new RegExp(
      `(?:\\bthe )?(${COUNT})\\s*(?:young |female |male |solo |old |middle-aged |fit ){0,3}(?:backpackers?|students|climbers|surfers|divers|cyclists|golfers|women|men|ladies|lads|blokes|girls|guys|gals|dudes|photographers|foodies|brothers|sisters|females?|males?)\\b|(?:ไปกัน|กัน|เรา)?\\s*(${COUNT})\\s*(?:สาว|หนุ่ม|ชีวิต|สหาย|เกลอ)`,
      'g',
    ),
    use: (draft, count) => people(draft, count),
  },
  {
    pattern:
      /\b(?:for |of |we )?both(?: of us)?(?: are)?(?=[,.!?]|$| of us| \d{2}\b| in our)|\bus two\b|\bthe pair of us\b/g,
    use: (draft) => people(draft, 2),
  },
  {
    pattern: new RegExp(
      `(${COUNT})\\s*(?:small |young |little |lovely ){0,5}(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|teen(?:ager)?s?|sons?|daughters?)\\b(?:[^.;\\n]{0,12}?\\b(?:aged?|of|ages)\\s*\\d{1,2}(?:(?:\\s*,\\s*|\\s*&\\s*|\\s*-\\s*|,? and )\\d{1,2}(?!\\s*(?:day|week|night|month|hour))){0,5})?`,
      'g',
    ),
    use: (draft, count) => children(draft, count ?? 1),
  },
  {
    pattern: new RegExp(
      `(?:เด็ก(?:เล็ก|โต|น้อย|ทารก|อนุบาล)?|ลูก(?:เล็ก|น้อย|สาว|ชาย|วัย[ก-๙]{1,20})?|หลาน)\\s*(?:อายุ\\s*\\d{1,3}(?:\\s*(?:-|,|กับ|และ)\\s*\\d{1,3}){0,5}\\s*(?:ขวบ|ปี)\\s*)?(${COUNT})\\s*คน(?:\\s*อายุ\\s*\\d{1,3}(?:\\s*(?:-|,|กับ|และ)\\s*\\d{1,3}){0,5}\\s*(?:ขวบ|ปี))?`,
      'g',
    ),
    use: (draft, count) => children(draft, count ?? 1),
  },
  {
    pattern: new RegExp(
      `(?:\\ba |\\bmy |\\bour |\\bone )?\\b(\\d{1,2}|${AGE_WORD})[ -](?:years?|yrs?)[ -]olds?\\b(?! (?:grand|mother|father|mum|mom|dad))`,
      'g',
    ),
    use: (draft, age) => ofAge(draft, age ?? 1),
  },
  {
    pattern: new RegExp(`(?:คน)?(?:โต|เล็ก|กลาง|สุดท้อง)?\\s*(?:อายุ)?\\s*${AGES}\\s*ขวบ(?:ครึ่ง)?`, 'g'),
    use: (draft, _count, text) => {
      draft.childAges += countAges(text)
      children(draft, draft.childAges)
    },
  },
  {
    pattern: /\b(?:i am|i'm)(?: a)? (\d{2})\b(?!\s*(?:days?|nights?|km|%|th\b))/g,
    use: (draft, age) => {
      if ((age ?? 0) < SENIOR_AGE) return
      seniors(draft, 1)
      adults(draft, 0)
    },
  },
  {
    pattern: /\bare (?:both )?(?:[6-9]\d)(?: (?:and|&) [6-9]\d)?\b(?!\s*(?:days?|nights?|km|%))/g,
    use: (draft) => {
      seniors(draft, 2)
      adults(draft, 0)
    },
  },
  {
    pattern: new RegExp(
      `(?:รวม(?:ทั้งหมด|เป็น|กัน)?|ทั้งหมด)\\s*(${COUNT})\\s*(?:คน|ท่าน)|\\b(?:in total|altogether|total of)\\s+(${COUNT})\\b`,
      'g',
    ),
    use: (draft, count) => people(draft, count),
  },
  {
    pattern: /(?:คุณ)?(?:แม่|พ่อ|ยาย|ตา|ย่า|ปู่)(?:อายุ)?\s*[6-9]\d(?!\d|\s*(?:บาท|คน|วัน|กม|กิโล))/g,
    use: (draft) => seniors(draft, (draft.seniors ?? 0) + 1),
  },
  {
    pattern: /\b(?:an? )?(?:retired|elderly|senior|older) couples?\b/g,
    use: (draft) => {
      seniors(draft, 2)
      adults(draft, 0)
    },
  },
  {
    pattern: new RegExp(`(${COUNT})\\s*(?:young |married )?couples\\b|(?:คู่รัก|แฟนกัน)?\\s*(${COUNT})\\s*คู่`, 'g'),
    use: (draft, count) => adults(draft, 2 * (count ?? 2)),
  },
  {
    pattern: new RegExp(
      `(?:\\b(?:split|shared?|divided)\\b[a-z ]{0,16}?\\b(?:amongst?|between|by)|\\bamongst?)\\s+(?:the\\s+)?(${COUNT})|หาร(?:กัน)?\\s*(${COUNT})(?:\\s*คน)?`,
      'g',
    ),
    use: (draft, count) => people(draft, count),
  },
  {
    pattern: /เด็ก(?:เล็ก|โต|ประถม|อนุบาล|น้อย)?\s*(\d{1,2})(?!\d|\s*(?:ขวบ|ปี|เดือน|-|,|\.|กับ|และ)|\s*คน)/g,
    use: (draft, count) => children(draft, count ?? 1),
  },
  {
    pattern: new RegExp(
      `(${COUNT})\\s*(?:elderly(?: people| persons?)?|seniors?(?: citizens)?|grandparents|old people|retirees)\\b|(?:ผู้สูงอายุ|คนแก่|ผู้สูงวัย|ผู้ใหญ่สูงวัย|คนชรา)\\s*(${COUNT})\\s*(?:คน|ท่าน)`,
      'g',
    ),
    use: (draft, count) => seniors(draft, count ?? 1),
  },
  {
    pattern: new RegExp(
      `(${COUNT})\\s*(?:foreign(?:er|ers|\\s+friends?|\\s+guests?)|farangs?)\\b|(?:ต่างชาติ|ฝรั่ง|ชาวต่างชาติ)\\s*(${COUNT})\\s*คน`,
      'g',
    ),
    use: (draft, count) => {
      draft.foreigners ??= count
    },
  },
  {
    pattern: new RegExp(
      `(?:\\bwe are\\s+)?(?:\\bfamily|ครอบครัว)\\s*(?:of|มี|รวม|กัน)?\\s*(?:\\bof\\s*)?(${COUNT})(?:\\s*(?:people|persons|คน))?(?!\\s*(?:days?|วัน|nights?|คืน))`,
      'g',
    ),
    use: (draft, count) => family(draft, count),
  },
  {
    pattern: new RegExp(`(${COUNT})\\s*(?:adults?|grown-?ups?)\\b|ผู้ใหญ่\\s*(${COUNT})\\s*(?:คน|ท่าน)?`, 'g'),
    use: (draft, count, text) => {
      adults(draft, count ?? 2)
      draft.adultsAreAll = text.startsWith('ผู้ใหญ่')
    },
  },
  {
    pattern: new RegExp(
      `(?:\\b(?:with|and)\\s+)?(?:my |our )?(${COUNT})\\s*(?:of my )?(?:friends|mates|buddies)\\b|เพื่อน(?:สาว|ชาย|สนิท|ร่วมงาน|ร่วมห้อง|มหาลัย|มัธยม|เก่า|อีก|ๆ){0,5}\\s*(${COUNT})\\s*คน`,
      'g',
    ),
    use: (draft, count, text) => adults(draft, (count ?? 2) + (/with|and|เพื่อน/.test(text) ? 1 : 0)),
  },
  {
    pattern: new RegExp(
      `(?:\\b(?:group|party) of\\s+|\\b(?:we are|we're|there are|for|us)\\s+)?(?:\\bthe\\s+)?(${COUNT})\\s*(?:people|persons?|pax|travell?ers|of us|guys|girls|women|men|ladies)\\b|\\b(?:group|party) of\\s+(${COUNT})\\b|(?:ไปกัน|กัน|ไป|มา|มี|จำนวน|ทั้งหมด|รวม)?\\s*(${COUNT})\\s*(?:คน|ท่าน)(?!ละ|เดียว)`,
      'g',
    ),
    use: (draft, count) => people(draft, count),
  },
  {
    pattern:
      /\b(?:for|we are|we're)\s+(two|three|four|five|six|2|3|4|5|6)\b(?!\s*(?:[a-z\ufffc]+ )?(?:days?|nights?|weeks?|hours?|full|places|stops|temples|or|to|-|:|am|pm|k\b|\d))/g,
    use: (draft, count) => people(draft, count),
  },
  {
    pattern:
      /\b(?:solo(?: travell?er| trip)?|alone|by myself|on my own|single travell?er|just me|just myself|(?:1|one) (?:person|pax|adult))\b|ลำพัง|(?:ไป|เที่ยว)?คนเดียว|ตัวคนเดียว|ฉายเดี่ยว|โซโล่/g,
    use: (draft) => adults(draft, 1),
  },
  {
    pattern:
      /\b(?:with |for |we are |as )?(?:a |my |our )?(?:young |married )?(?:couples?|honeymoon(?:ers)?|newly ?weds?)\b|คู่รัก|ฮันนีมูน|สองเรา|ผัวเมีย|สามีภรรยา/g,
    use: (draft, _count, text) => {
      if (draft.heads === null) adults(draft, 2)
      if (/honeymoon|couple|newly|คู่รัก|ฮันนีมูน/.test(text)) wishRomance(draft)
    },
  },
  {
    pattern:
      /\b(?:with |for )?(?:a |my |our |the |his |her )?(?:wife|wifey|husband|hubby|girlfriend|gf|boyfriend|bf|partner|spouse|fianc[eé]e?|missus|other half)\b(?!'s)|(?:กับ|กะ|พา|และ|[+&]\s?)?(?:คุณ)?(?:แฟน|สามี|ภรรยา|เมีย|ผัว|สุดที่รัก)(?!คลับ|เพจ)/g,
    use: (draft, _count, text) => {
      companion(draft, 'partner')
      if (/girlfriend|boyfriend|แฟน/.test(text)) wishRomance(draft)
    },
  },
  {
    pattern:
      /\b(?:with |and |plus )?(?:my |our |both |elderly |old |aging |ageing ){0,5}(?:grandparents|parents|in-laws|folks|(?:mum|mom|mother) ?(?:and|&|\+) ?(?:dad|father)|(?:dad|father) ?(?:and|&|\+) ?(?:mum|mom|mother))\b(?:'? (?:wedding|anniversary))?(?: ?\(\d{2}[^)]{0,12}\))?|(?:พา|กับ|และ|มี)?(?:คุณ)?(?:พ่อ\s*-?(?:คุณ)?แม่(?!ห่วง|ไม่ให้|บอก|ดุ|บ่น|ว่า)|พ่อ(?:กับ|และ)(?:คุณ)?แม่|แม่(?:กับ|และ)(?:คุณ)?พ่อ|ปู่ย่า|ตายาย|ปู่กับย่า)/g,
    use: (draft) => seniors(draft, 2),
  },
  {
    pattern:
      /\b(?:with |and )?(?:my |our |an? |elderly |old |aging ){0,5}(?:grandma|grandmother|granny|grandpa|grandfather|mother|mum|mom|father|dad|elderly(?: people| person| relatives?| members?)?|seniors?|old(?:er)? (?:people|person|folks?)|retired|retirees?)\b(?!'s day)|(?:พา|กับ|มี)?(?:ผู้สูงอายุ|คนแก่|ผู้สูงวัย|คนชรา|ผู้เฒ่า|สว\.)|(?:พา|กับ|และ|มี|สำหรับ|ให้)\s?(?:คุณ)?(?:แม่|พ่อ|ยาย|ตา|ย่า|ปู่|อาม่า|อากง)(?!ฮ่อง|น้ำ|กำ|สาย|แจ่ม|ริม|สอด|ก[ลำ])(?:ไป|มา)?(?:เที่ยว)?/g,
    use: (draft) => seniors(draft, Math.min(2, (draft.seniors ?? 0) + 1)),
  },
  {
    pattern:
      /(?:\b(?:with|and|plus)|[+&,]) ?(?:my |our |a )(?:best |older |younger |big |little |old )?(?:sister|brother|cousin|room ?mate|friend|buddy|mate|colleague|boss|uncle|aunt|niece|nephew|bestie)\b|\b(?:my )?(?:best )?(?:friend|sister|brother|cousin|mate|buddy|bestie|colleague) (?:and|&|\+) (?:i|me)\b|(?:กับ|กะ|พา|ชวน|และ|[+&]\s?)(?:พี่สาว|พี่ชาย|น้องสาว|น้องชาย|ลูกพี่ลูกน้อง|ญาติ|รูมเมท|น้า|อา|ป้า|ลุง|พี่(?=ไป|คับ|ครับ|ค่ะ|\s|$)|น้อง(?=ไป|คับ|ครับ|ค่ะ|\s|$))/g,
    use: (draft, _count, text) => companion(draft, text.replace(COMPANION_CUE, '').trim()),
  },
  {
    pattern: /(?<=[\s,+])(?:คุณ)?(?:แม่|พ่อ|ยาย|ตา|ย่า|ปู่)(?=[\s,+]|$)/g,
    use: (draft) => seniors(draft, Math.min(2, (draft.seniors ?? 0) + 1)),
  },
  {
    pattern: /(?:คุณ)(?:แม่|พ่อ|ยาย|ตา|ย่า|ปู่)(?=เดิน|อายุ|เข่า|ขา|ใช้|เป็น|ชอบ|อยาก|นั่ง|ป่วย)/g,
    use: (draft) => {
      if ((draft.seniors ?? 0) === 0) seniors(draft, 1)
    },
  },
  {
    pattern: new RegExp(`${WITH}\\b(?:kids|children|toddlers|babies|teenagers|teens|sons|daughters)\\b`, 'g'),
    use: (draft) => children(draft, 2),
  },
  {
    pattern: new RegExp(
      `${WITH}\\b(?:a |an |our |my |one |\\d{1,3}[ -]?(?:year|yr|month)s?[ -]old ){0,5}(?:child|kid|toddler|baby|infant|son|daughter|boy(?!friend)|little one|teenager|\\d{1,3}[ -]?(?:year|yr)s?[ -]olds?)\\b`,
      'g',
    ),
    use: (draft) => children(draft, 1),
  },
  {
    pattern:
      /(?:พา|มี|กับ|และ)?(?:ลูก(?:เล็ก|น้อย|สาว|ชาย)?|เด็ก(?:เล็ก|น้อย|ทารก)?|หลาน)(?:ไป|มา)?(?:ด้วย)?(?!มหา|ม\.|ปี\s?\d|จบ|วิท|ช่าง|แนว|นักศึกษา|แว้น|จบใหม่|มัธยม|วัยรุ่น|[ก-ฮ]{0,20}(?:ค้า|ทุ่ง|บอล|ช้าง|ชิ้น))/g,
    use: (draft) => children(draft, 1),
  },
  {
    pattern:
      /\b(?:(?:with |for |a |my |our |the |whole ){0,5}famil(?:y|ies)(?: trip| vacation| holiday| of mine)?)\b(?![ -]friendly)|(?:กับ|พา|ทั้ง)?ครอบครัว/g,
    use: (draft) => family(draft, null),
  },
  {
    pattern:
      /\b(?:with )?(?:a group of |a bunch of |my |our |some )?(?:friends|mates|buddies|colleagues|coworkers)\b|(?:กับ|และ)?(?:แก๊ง|กลุ่ม)?(?<!แต่ง|บ้าน|งาน|ของ|วันเกิด|หา)เพื่อน(?:สนิท|ฝูง|ร่วมงาน)?/g,
    use: (draft) => {
      if (draft.heads !== null) return
      if (draft.adults === null) assume(draft, 'friends', { adults: GROUP })
      adults(draft, GROUP)
    },
  },
  {
    pattern: /\bforeign(?:er|ers| (?:friends?|guests?|visitors?|tourists?))?\b|ชาวต่างชาติ|คนต่างชาติ|ฝรั่ง|ต่างชาติ/g,
    use: (draft) => {
      draft.foreigners ??= 1
    },
  },
]

const COMPANION_CUE = /^(?:with|and|plus|[+&,])? ?(?:my|our|a)? |^(?:กับ|กะ|พา|ชวน|และ|[+&])| (?:and|&|\+) (?:i|me)$/g

/** Who travels. */
export function readParty(sheet: Sheet, draft: Draft): void {
  sheet.take(
    /\bwe(?:'re| are) (?:all )?(?:thais?|locals|expats|residents)\b|\bi(?:'m| am) (?:a )?(?:thai|local|expat|resident)\b|คนไทย(?:ทั้งหมด)?/g,
    () => {
      draft.foreigners = 0
    },
  )
  sheet.take(ADDRESSED)
  for (const { pattern, use } of RULES) {
    sheet.take(pattern, (match) => {
      const figure = match.slice(1).find((group) => group !== undefined)
      const count = figure === undefined ? null : readNumber(figure)
      if (count !== null && (count < 1 || count > MAX_HEADS)) return false
      use(draft, count === null ? null : Math.round(count), match[0])
      return true
    })
  }
}

/** Readers who are asked for advice do not travel along: `เพื่อน ๆ แนะนำหน่อย`. */
const ADDRESSED =
  /(?:เพื่อน|พี่|น้อง|ผู้รู้|ท่านผู้รู้|กูรู|เทพ)(?:\s?ๆ|\s){0,6}(?:พี่|น้อง|เพื่อน)?(?:\s?ๆ|\s){0,6}(?=ช่วย|แนะนำ|คนไหน|ท่านไหน|ท่านใด|มีใคร|คิดว่า|ชาวพันทิป|ทุกคนช่วย)|(?:รบกวน|สอบถาม|ถาม|ขอคำแนะนำ|ปรึกษา)(?:จาก)?(?:ท่าน)?(?:เพื่อน|พี่|ผู้รู้)(?:\s?ๆ|\s){0,6}|\b(?:hi|hello|hey|dear) (?:all|everyone|guys|friends|folks)\b/g

/** The size of the whole party; who of them are children and seniors may be said later. */
function people(draft: Draft, count: number | null): void {
  if (count !== null) draft.heads ??= { count, isFamily: false }
}

function family(draft: Draft, count: number | null): void {
  if (count !== null) draft.heads ??= { count, isFamily: true }
  else {
    if (
      draft.companions.size === 0 &&
      draft.adults === null &&
      draft.children === null &&
      draft.seniors === null &&
      draft.heads === null
    ) {
      assume(draft, 'family', { adults: 2, children: 1 })
      draft.children = 1
    }
    if (draft.heads === null && draft.companions.size === 0) adults(draft, 2)
  }
}

/** A mother and her grown-up daughter, whatever else is said of them. */
function settlePair(draft: Draft): void {
  if (!draft.isPair) return
  draft.adults = 2
  draft.seniors = 0
  draft.children = 0
}

/** Adults are who remains of the party. */
function settleHeads(draft: Draft): void {
  const { heads, companions } = draft
  if (draft.adults !== null) {
    // `พาแม่กับน้าไป ผู้ใหญ่ 3 คน`: the mother is one of the three.
    if (draft.adultsAreAll) draft.adults = Math.max(1, draft.adults - (draft.seniors ?? 0))
    return
  }
  if (heads === null) {
    const others = [...companions].filter((who) => !draft.aged.has(who))
    if (companions.size > 0) draft.adults = 1 + others.length
    return
  }
  const others = (draft.children ?? 0) + (draft.seniors ?? 0)
  if (others === heads.count && draft.seniors === others) {
    draft.adults = 0
    return
  }
  if (heads.isFamily && others === 0) {
    draft.adults = Math.min(2, heads.count)
    if (heads.count > 2) draft.children = heads.count - 2
  } else draft.adults = heads.count > others ? heads.count - others : heads.isFamily ? 1 : heads.count
}

function wishRomance(draft: Draft): void {
  if (draft.interests.some(({ key }) => key === 'romantic')) return
  draft.interests.push({ key: 'romantic', kind: 'tag', weight: 0.6, minCount: null, exclusive: false, day: null })
}

/** Fills in what the prompt leaves open. Prompts in English usually come from foreigners, who pay foreigner prices. */
export function settleParty(draft: Draft): { adults: number; children: number; seniors: number; foreigners: number } {
  settlePair(draft)
  settleHeads(draft)
  const withOthers = (draft.children ?? 0) + (draft.seniors ?? 0) > 0
  if (draft.adults === null) {
    draft.adults = draft.children !== null ? 2 : 1
    assume(draft, withOthers ? 'adults_beside_others' : 'adults_assumed', { adults: draft.adults })
  }
  const heads = draft.adults + (draft.children ?? 0) + (draft.seniors ?? 0)
  if (draft.foreigners === null && draft.language === 'en') {
    draft.foreigners = heads
    assume(draft, 'foreigner_fees', {})
  }
  return {
    adults: draft.adults,
    children: draft.children ?? 0,
    seniors: draft.seniors ?? 0,
    foreigners: Math.min(heads, draft.foreigners ?? 0),
  }
}
