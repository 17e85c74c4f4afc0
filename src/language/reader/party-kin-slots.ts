import { SELF, SPOUSES } from './common-words.ts'
import { CHILD_NAMES_TH, OWN_CHILDREN_TH } from './kin-words.ts'
import {
  after,
  gapWithout,
  maybe,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  oneOf,
  perhaps,
  rightAfter,
  rightBefore,
  type Slots,
  upTo,
  words,
} from './phrases.ts'
import { LINE, laterOn, THAI, THAI_OR_READ, thaiLetters } from './slot-gaps.ts'

// Who people are to each other: relatives, children and those who keep them, parents and their child.

const MUM = oneOf('mum, mom, mummy, mommy, mama, maman, mother')
const DAD = oneOf('dad, daddy, papa, father')

/** Relatives and friends of a Thai sentence. */
const RELATIVES_TH =
  'พี่สาว, พี่ชาย, น้องสาว, น้องชาย, ลูกพี่ลูกน้อง, พี่เขย, น้องเขย, พี่สะใภ้, น้องสะใภ้, ลูกสาว, ลูกชาย, น้า, อา, ป้า, ลุง, เพื่อน(สนิท|บ้าน|สามี|แฟน|), ญาติ, พี่, น้อง, แฟน'
const RELATIVE_TH = words(RELATIVES_TH) + maybe(`แฟน, สามี, ภรรยา, เมีย, เรา, ผม`)

/** Who is no child with a name, within “we (mum, dad, …)”. */
const NO_CHILD = notRightBefore(
  `
  me, i, us, kid(s), children, child, son(s), daughter(s), boy(s), girl(s), twins, baby, babies, toddler(s), teen(s),
  teenager(s), gran, granny, grand{letters}, nan, nana, gramps, sister, brother, aunt, auntie, uncle, cousin, friend(s),
  the, a, an, my, his, her, dog, cat`,
  { letters: '[a-z]*' },
)

export const PARTY_KIN_SLOTS: Slots = {
  /** “We (mum, dad, Noor)”: both parents and a child by its name. */
  weParents:
    rightAfter("(we|us|family)( are|'re|){comma}{opens}", { comma: ',?', opens: '\\s?[(:]\\s?' }) +
    words(`${MUM} & ${DAD}, ${DAD} & ${MUM}`),
  /** After both parents: the name of their child, at the end. */
  andName:
    ',? ' +
    maybe('and{space}, &{space}') +
    maybe('(our |my |)(little|baby|wee|tiny|big){space}') +
    NO_CHILD +
    "[a-zà-ÿ'-]{2,14}" +
    maybe('{comma}{space}{age}{gap}(month(s)|mo|year(s)|yo|yr(s)|)( old)', {
      comma: ',?',
      age: '\\d{1,2}',
      gap: ' ?',
    }) +
    '(?=\\s?[).;\\n])',
  /** Where they are from or what they come for: `เพื่อนที่ออฟฟิศจะมา`. */
  whichFriends:
    '\\s?' + rightBefore('{thai}{thai}') + gapWithout(20, 'กับ, กะ, และ, อีก, แฟน, เมีย, พี่, น้อง, ไม่', THAI) + '\\s?',
  /** Whose relatives they are: `แม่สามี`. */
  spouseOf: words(SPOUSES),
  /** Kin of a partner. */
  kinTh: words('(คุณ)(แม่|พ่อ|พี่สาว|พี่ชาย|น้องสาว|น้องชาย|พี่|น้อง|น้า|ป้า|ลุง|อา|ยาย|ตา|ย่า|ปู่)'),
  /** Whose family it is: “my older sister”, “my wife's best friend”. */
  relative:
    maybe("(my|our|his|her|the)( (wife|husband|hubby|partner|girlfriend|boyfriend)(')s){space}") +
    maybe('(older|younger|elder|little|big|best|twin|good|old|other){space}') +
    words(`
      brother(s), sister(s), cousin(s), friend(s), mate(s), uncle(s), aunt(s), auntie(s), colleague(s), neighbo(u)r(s), son(s),
      daughter(s), brother in law, sister in law, bestie, boss`),
  /** Relatives and friends of a Thai sentence. */
  relativeTh: RELATIVE_TH,
  /** A family of others follows, with which this one is counted. */
  andOthers: laterOn(60, '(ครอบครัว|บ้าน)(ของ){relative}', LINE, { relative: RELATIVE_TH }),
  /** Who only drives them there: `แม่เพื่อน`. */
  driver: words(`${RELATIVES_TH}, พ่อ, แม่`) + maybe('(ของ)(เพื่อน|แฟน|สามี|ภรรยา|เมีย|น้อง|พี่|เรา|ผม)'),
  /** Children who may stay with others. */
  ward: words(`
    (ลูกเล็ก|ลูกแฝด|${oneOf(OWN_CHILDREN_TH)}|เด็ก|น้อง|${CHILD_NAMES_TH})(สอง|สาม|ทั้งสอง|
    ทั้งสาม|2|3|)(คน)`),
  /** “Our two kids”, “the twins”. */
  kids:
    maybe('(my|our|the|his|her|both){space}') +
    maybe('(two|three|four|2|3|4){space}') +
    words(`
      kids, kiddos, children, child, little one(s), boys, girls, twins, baby, toddler(s), son(s), daughter(s)`),
  /** Children follow: “and two kids”. */
  andKids: rightBefore(
    `
    {signs}(and |)(our |the |my |)({digit} |two |three |one |a |)(kid(s)|children|child|son(s)|daughter(s)|little one(s)|
    toddler(s)|baby|babies|boy(s)|girl(s)|twins)`,
    { signs: '[\\s,+&]{0,3}' },
  ),
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
  /** A child is named before, in the same sentence, and the writer is not: `ลูกสาวเรียนอยู่`. */
  afterChild: rightAfter(`{begin}(${OWN_CHILDREN_TH.replaceAll(', ', '|')}|เด็ก){few}`, {
    begin: '(?:^|[\\s,.])',
    few: gapWithout(36, `${SELF}, พา`, THAI_OR_READ),
  }),
  /** Not right after `ลูก`: `ลูกหลาน`. */
  noChild: notRightAfter('ลูก'),
  /** Not somebody's: `ลูก` of `ลูกเขา` is not meant. */
  noOwner: notRightBefore(`{few}${oneOf(`แฟน, สามี, ภรรยา, เมีย, เขา, เค้า, ${SELF}`)}`, { few: thaiLetters(0, 3) }),
  /** After both parents. */
  afterBoth: after('พ่อแม่, พ่อกับแม่, {read}'),
  /** After a pair, or several of a kind: `ลุงกับป้า`, `พวกป้า`. */
  ofPair: after('ลุง(กับ|กะ|และ)ป้า, ป้า(กับ|กะ|และ)ลุง, พวกลุง, พวกป้า, สามี(กับ)ภรรยา'),
  /** After others than the writer, and what they will: `พ่อแม่จะ`. */
  elders: rightAfter(
    '(พ่อ|แม่|ปู่|ย่า|ตา|ยาย|ลุง|ป้า|น้า|เขา|เค้า|ท่าน|ลูก|หลาน|เพื่อน)(แฟน|สามี|เขา|เค้า|ท่าน|แก|ผม|เรา|){gap}{will}',
    {
      gap: '\\s?',
      will: upTo(3, 'จะ, อยาก, ขอ, เลย, ก็, ให้, แค่, สองคน, ได้'),
    },
  ),
  /** Both grandparents begin the clause: `ตายาย`, “grandma and grandpa (70, 72)”. */
  ofGrandparents: rightAfter(
    `
    {begin}(คุณ)(ตา|ปู่)(กับ|กะ|และ|)(คุณ)(ยาย|ย่า){gap},
    {begin}(grandma|granny|nana|gran) (and|&) (grandpa|granddad|grandad|gramps)( {bracket}){space}`,
    {
      begin: words('{start}, {signs}{gap}, {free}{space}', {
        signs: '[,.;\\n]',
        gap: '\\s?',
        free: notRightAfter('กับ, พา, และ, หา, เยี่ยม, ให้'),
      }),
      gap: '\\s?',
      bracket: '\\([^)\\n]{0,20}\\)',
    },
  ),
  /** Nobody takes them. */
  untaken: notAfter('กับ, กะ, พา, และ, หา, เยี่ยม, ให้, ของ'),
  /** After “with”: `กับลุง`. */
  withOne: after('กับ, กะ'),
  /** They do not ask to be taken along. */
  notAlong: notRightBefore('(เรา|ผม|หนู|ฉัน|ลูก|หลาน|)พา, ไปด้วย, มาด้วย'),
  /** One person by a name or by who it is. */
  somebody: maybe('(my|our|one|the){space}') + notRightBefore('we, it, you, they, that') + '[a-z]{2,12}',
}
