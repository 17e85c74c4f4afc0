import { cueAfter, cueAround, cueBefore, cueBetween } from './cues.ts'
import { oneOf } from './phrases.ts'

// `แฟนชื่อ‹น่าน›`, “by ‹Bangkok› Airways”: people, dishes, shops and roads that are called like a place.

const KIN_EN = `(my|our|his|her|a|the|one) (best|old|other|older|younger|elder|big|little|good|dear|) ${oneOf(`
  wife, husband, partner, girlfriend, boyfriend, fiancee, fiance, sister, brother, daughter, son, mum, mom, mother, dad, father,
  cousin, aunt, auntie, uncle, niece, nephew, friend, mate, buddy, colleague, boss, neighbour, neighbor, guide, driver, teacher, dog, cat`)}`
const KIN_TH = oneOf(`
  แฟน, สามี, ภรรยา, เมีย, พี่สาว, พี่ชาย, น้องสาว, น้องชาย, ลูกสาว, ลูกชาย, ลูก, หลาน, เพื่อน, พ่อ, แม่, ยาย, ลุง, ป้า, น้า, น้อง,
  หัวหน้า, เจ้านาย, คนขับ, ไกด์, หมา, แมว`)

export const IS_CALLED = cueBefore(
  [
    {
      name: 'what somebody is called',
      th: `(พี่|${KIN_TH})(เรา|ผม|หนู|ฉัน|) ชื่อ(เล่น|)(ว่า|) (น้อง|พี่|)`,
      en: `${KIN_EN}{possessive} (nick|first|)name (is|was), ${KIN_EN} (who is|who's|is|was|) (called|named|nicknamed)`,
      yes: [
        "my wife's name is ‹Nan›",
        'a friend called ‹Pai›',
        'our guide is nicknamed ‹Trang›',
        'แฟนชื่อ‹น่าน›',
        'ลูกสาวผม ชื่อเล่น น้อง‹เลย›',
      ],
      no: ['a town called ‹Pai›', 'a place named ‹Nan›', 'เกาะชื่อ‹สีชัง›'],
    },
  ],
  { possessive: "(?:'s|s'|s)?" },
)

export const IS_PERSON = cueAround(
  [
    {
      name: 'a name beside a word for a person, who does something',
      before: { th: '{alone}(น้อง|พี่|คุณ|เพื่อน|ป้า|ลุง|น้า)', en: `${KIN_EN} (of mine|){comma}` },
      after: {
        th: '(อยาก|ชอบ|บอกว่า|แต่งงาน|จะแต่ง|ขอ|กลัว|ไม่ชอบ|ไม่กิน)',
        en: '{comma}(suggested|suggests|recommended|recommends), {space}(is|gets|got|has|wants|wanted|loves|likes|hates|said|says|lives|works|turns|just|who|and i|and me)',
      },
      yes: [
        'my friend ‹Krabi› gets married in Rayong',
        'our daughter ‹Nan› wants the sea',
        'a colleague of mine, ‹Nan›, suggested Phrae',
        'น้อง‹ตรัง›อยากไปกระบี่',
      ],
      no: ['my friend ‹Krabi›', 'we like ‹Nan›, my wife wants the sea', 'กับน้อง ‹ตรัง›', 'พาพี่ ไป‹ตรัง›'],
    },
    {
      name: 'they say that it is a name',
      before: { en: KIN_EN },
      after: { en: "{bracket}(yes|yeah|no joke|really|not the|(that is|that's|it's|it is) (his|her|the|a|my))" },
      yes: ["my friend ‹Krabi› (yes that's his nickname)", 'my boss ‹Trang› (not the province)'],
      no: ['my friend ‹Krabi› (3 days)'],
    },
  ],
  { alone: '(?<=^|[\\s,])', space: ' ', comma: ',? ?', bracket: ' ?[(,–-]\\s?' },
)

/** Of other places that they visit. */
export const IS_DISH_OR_SHOP = cueAfter(
  [
    {
      name: 'a dish or a shop, which are called like the place that they come from',
      en: `
        {joint}(style|) (noodle(s)|sausage(s)|boat noodle(s)|dim sum|curry|som tam|fried chicken|chicken rice) {shop},
        {joint}style (food|restaurant|cooking|noodle(s)|massage), {joint}(inn|guesthouse|hostel|bakery) {on}`,
      yes: [
        'a ‹Sukhothai› noodle shop by the moat',
        '‹Bangkok› Noodle near my flat',
        '‹Trang›-style dim sum',
        'we sleep at the ‹Nan› Guesthouse in Pai',
      ],
      no: ['‹Sukhothai› for noodles', '‹Bangkok› food', '‹Trang›, dim sum'],
    },
  ],
  { joint: '[ -]', shop: '(?:shop|place|stall|restaurant|joint|house|cart|bar)?\\b', on: '(?=in|at|on|near)' },
)

const INSTITUTION_EN = oneOf(`
  hospital, dusit hospital, international hospital, university, rajabhat university, airways, air, bank, post, patana school,
  christian hospital, college, technical college, cooking school, embassy, life, united, fc`)

/** “Bangkok Hospital” in Phuket: it has the name of a town and lies in another. */
export const IS_INSTITUTION = cueAfter(
  [
    {
      name: 'an institution that is called like a town',
      en: `{space}${INSTITUTION_EN}{wordend}`,
      yes: [
        'she is at ‹Bangkok› Hospital in Phuket',
        'the ‹Chiang Mai› University campus in Lamphun',
        'by ‹Bangkok› Airways',
        'a ‹Buriram› United match in Trat',
      ],
      no: ['‹Bangkok›, a hospital visit', 'in ‹Bangkok› hospitals are good', '‹Trang› airport', 'in ‹Nan› airing out'],
    },
  ],
  { space: ' ', wordend: '\\b' },
)

/** `โรงพยาบาลกรุงเทพภูเก็ต`, `ม.เชียงใหม่ สาขาลำพูน`: right before the place where it is. */
export const IS_INSTITUTION_THERE = cueBefore(
  [
    {
      name: 'an institution called like a town',
      th: '(โรงพยาบาล|{dotted}|มหาวิทยาลัย|มหาลัย|ธนาคาร|วิทยาลัย|สายการบิน|โรงเรียน)',
      yes: ['แม่นอนโรงพยาบาล‹กรุงเทพ›', 'รพ.‹กรุงเทพ›', 'มหาวิทยาลัย‹เชียงใหม่›'],
      no: ['โรงพยาบาลใน‹กรุงเทพ›', 'เที่ยว‹กรุงเทพ›'],
    },
  ],
  { dotted: '(?:รพ\\.?|ม\\.|รร\\.) ?' },
)
export const IS_BRANCH = cueBetween(
  [
    {
      name: 'where it is',
      th: '{gap}(สาขา|วิทยาเขต|ศูนย์|ที่|)',
      yes: ['รพ.‹กรุงเทพ›‹ภูเก็ต›', 'ม.‹เชียงใหม่› วิทยาเขต‹ลำพูน›'],
      no: ['‹กรุงเทพ›แล้ว‹ภูเก็ต›', '‹กรุงเทพ›ไป‹ภูเก็ต›'],
    },
  ],
  { gap: '\\s?' },
)

export const IS_ROAD = cueAround(
  [
    {
      name: 'a road of a city',
      before: { en: '(on|in|at|near|off|along|around|of|the)' },
      after: { en: '{space}(road|rd|rd.|street)' },
      yes: ['our hotel is on ‹Phetchaburi› Road', 'a room near ‹Ratchaburi› street'],
      no: ['‹Nan› by road', 'in ‹Trang› walking street'],
    },
    {
      name: 'a road of a city',
      before: { th: 'ถนน(สาย|)' },
      notAfter: { th: '{toward}' },
      yes: ['พักแถวถนน‹เพชรบุรี›'],
      no: ['ถนนคนเดิน‹เลย›', 'ถนน‹แพร่›-น่าน', 'ถนน‹ปัว›ไปบ่อเกลือ'],
    },
  ],
  { space: ' ', toward: '\\s?(?:[-–]|ไป|ถึง|สู่)' },
)

const DISH_TH = oneOf(`
  ก๋วยเตี๋ยว, ข้าวมันไก่, ไส้อั่ว, หมูย่าง, ติ่มซำ, ขนมจีน, ไก่ย่าง, ไก่ทอด, แหนม, หมูยอ, ข้าวหลาม, โรตี, ส้มตำ, ข้าวซอย, กาแฟ, อาหาร, ร้าน, ร้านอาหาร`)

/** `ก๋วยเตี๋ยวสุโขทัยที่เชียงใหม่`: right before the place where it is. */
export const IS_DISH_THERE = cueBefore([
  {
    name: 'a dish or a shop called like a place',
    th: `${DISH_TH}(เมือง|ของ|)`,
    yes: ['ก๋วยเตี๋ยว‹สุโขทัย›', 'ร้านข้าวมันไก่‹ตรัง›'],
    no: ['กินก๋วยเตี๋ยวที่‹สุโขทัย›'],
  },
])
/** Beside a goal in another province. */
export const IS_DISH = cueAround(
  [
    {
      name: 'a dish of a place, to be eaten elsewhere',
      before: {
        th: `{notstop}${DISH_TH}(เมือง|สูตร|)`,
        en: '(som tam|somtum|khao soi|sausage(s)|noodles|boat noodles|chicken rice|fried chicken|dim sum|moo yang|coffee|curry)',
      },
      notAfter: { th: '{gap}({figure}|แล้ว|ต่อ|ไป|ก่อน|วัน|คืน)', en: '{gap}(for|then|and then|{figure}|to)' },
      yes: ['อยากกินหมูย่างเมือง‹ตรัง›', 'ร้านข้าวซอย‹เชียงใหม่›อร่อยๆ', 'som tam ‹udon›, pad thai'],
      no: ['แวะกินขนมจีน‹นครศรี›', 'กินหมูย่างที่‹ตรัง›', 'กาแฟ ‹น่าน› 2 วัน', 'som tam in ‹Udon›'],
    },
  ],
  {
    gap: '\\s?',
    figure: '\\d',
    notstop: '(?<!แวะ|แวะกิน|แวะทาน|ไปกิน|ลงไปกิน)(?:(?<=กิน|ทาน|มี|ร้าน|หา|ชิม|อยาก|กับ|และ|,|ขาย|ซื้อ|สั่ง|\\s|ลอง))',
  },
)
export const IS_THERE = cueBetween(
  [
    {
      name: 'where it is',
      th: '{gap}(ที่|ใน|แถว)(เมือง|ตัวเมือง|)',
      yes: ['‹สุโขทัย›ที่‹เชียงใหม่›'],
      no: ['‹สุโขทัย›แล้ว‹เชียงใหม่›', '‹สุโขทัย› ‹เชียงใหม่›'],
    },
  ],
  { gap: '\\s?' },
)
