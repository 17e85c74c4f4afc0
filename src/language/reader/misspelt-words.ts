import { formsOf } from './short-form.ts'

// Names and words that many write like this, too far from the right spelling for a near miss: `อาทิด`, `เด้ก`, “mkt”. Some are
// no misspellings, but other words for what rules know: trips to four or seven islands (tours), “a couple days”.

/** What follows `ผุ้ใหญ่`: a space or a number. */
const COUNTED = '{space}, {number}'

/** Before `ปทุม`, `นนท์` as provinces stands one of these: `คนนนท์`. */
const LIVE_IN = 'จาก, แถว, อยู่, ที่, คน, บ้าน'

/** After what is mended in every text (`canonical.ts`); applied in this order. */
export const MISSPELT_WORDS = formsOf(
  [
    {
      // The second `ชะอํา` is written with `ํ` and `า`, which look like `ำ`.
      said: 'ชะอัม[!{thai}], ชะอํา',
      full: 'ชะอำ',
      yes: [
        ['ไปชะอัม 2 วัน', 'ไปชะอำ 2 วัน'],
        ['ไปชะอํากัน', 'ไปชะอำกัน'],
      ],
      no: ['ไปชะอำ 2 วัน'],
    },
    {
      said: 'วันเดย์[! ทริป]',
      full: 'วันเดียว',
      yes: [['เที่ยวอยุธยาวันเดย์', 'เที่ยวอยุธยาวันเดียว']],
      no: ['วันเดย์ทริปอยุธยา', 'วันเดย์ ทริป'],
    },
    {
      said: 'เยน[!{thai}]',
      after: 'เช้า, ตอน, ช่วง, กลับ, ไป, มื้อ, ถึง',
      full: 'เย็น',
      yes: [
        ['ว่างตอนเยน', 'ว่างตอนเย็น'],
        ['มื้อเยน อยากกินปู', 'มื้อเย็น อยากกินปู'],
        ['ไปเช้ากลับเยน', 'ไปเช้ากลับเย็น'],
      ],
      no: ['หลายเยน', 'ตอนเยนๆ'],
    },
    {
      said: '(เยน|เย้น)[กลับ]',
      full: 'เย็น',
      yes: [
        ['เช้าเยนกลับ', 'เช้าเย็นกลับ'],
        ['เช้าเย้นกลับ', 'เช้าเย็นกลับ'],
      ],
      no: ['เย็นกลับ'],
    },
    {
      said: 'กับ[!{thai}]',
      after: 'เช้า เย็น',
      full: 'กลับ',
      yes: [['เที่ยวเช้าเย็นกับ', 'เที่ยวเช้าเย็นกลับ']],
      no: ['ไปเช้าเย็นกับแฟน', 'ตอนเย็นกับ'],
    },
    {
      said: 'อยุทยา, อยุทธยา, อยุธธยา, อยุธา[!{thai}]',
      full: 'อยุธยา',
      yes: [
        ['ไปอยุทยา', 'ไปอยุธยา'],
        ['ไปอยุทธยา', 'ไปอยุธยา'],
        ['ไปอยุธธยา', 'ไปอยุธยา'],
        ['ไปอยุธา 1 วัน', 'ไปอยุธยา 1 วัน'],
      ],
      no: ['ไปอยุธยา'],
    },
    {
      said: 'ปทุม[!ธานี|วัน|รัต|มา|ทิพย์|ชาติ]',
      after: `${LIVE_IN}, ไป`,
      full: 'ปทุมธานี',
      yes: [
        ['ออกจากปทุม 8 โมง', 'ออกจากปทุมธานี 8 โมง'],
        ['บ้านอยู่ปทุม', 'บ้านอยู่ปทุมธานี'],
      ],
      no: ['ออกจากปทุมวัน', 'ไปปทุมรัตต์', 'วัดปทุมมา'],
    },
    {
      said: 'นนท์[!บุรี|ธรี]',
      after: LIVE_IN,
      full: 'นนทบุรี',
      yes: [
        ['เราคนนนท์', 'เราคนนนทบุรี'],
        ['ออกจากนนท์เช้ามืด', 'ออกจากนนทบุรีเช้ามืด'],
      ],
      no: ['พี่นนท์ขับรถ', 'อยู่นนท์บุรี', 'อยู่นนท์ธรี'],
    },
    {
      // Chiang Mai, but not its university and no centimetres.
      said: 'CM[!{capital}|{letter}]',
      isExact: true,
      after: 'from, to, in, leave, leaving, via, and, of',
      full: 'Chiang Mai',
      yes: [
        ['two nights in CM', 'two nights in Chiang Mai'],
        ['a bus from CM to Pai', 'a bus from Chiang Mai to Pai'],
      ],
      no: ['we studied in CMU', 'a bag of 55 CM', 'a tail of cm size'],
    },
    {
      said: 'mkt{s}',
      full: 'market{s}',
      yes: [
        ['a night mkt', 'a night market'],
        ['night mkts', 'night markets'],
      ],
      no: ['MKTX'],
    },
    {
      said: 'tmpl{s}',
      full: 'temple{s}',
      yes: [
        ['one tmpl a day', 'one temple a day'],
        ['no tmpls', 'no temples'],
      ],
      no: ['a tmplate'],
    },
    {
      said: 'wknd{s}',
      full: 'weekend{s}',
      yes: [
        ['a wknd in Pai', 'a weekend in Pai'],
        ['on wknds', 'on weekends'],
      ],
      no: ['wkndr'],
    },
    {
      said: "nat'l park{s}, natl park{s}",
      full: 'national park{s}',
      yes: [
        ["a nat'l park", 'a national park'],
        ['two natl parks', 'two national parks'],
      ],
      no: ['a national park'],
    },
    {
      said: 'wtrfall{s}, watrfall{s}',
      full: 'waterfall{s}',
      yes: [
        ['a wtrfall', 'a waterfall'],
        ['watrfalls', 'waterfalls'],
      ],
      no: ['a waterfall'],
    },
    {
      said: '{few} island(s) {boat}{boat}(trip|excursion){s}',
      full: '{few} islands tour{s}',
      yes: [
        ['a 4 island trip', 'a 4 islands tour'],
        ['four islands speed boat excursion', 'four islands tour'],
        ['7-island longtail day trips', '7 islands tours'],
      ],
      no: ['a trip to 4 islands', 'a 14 islands trip', '5 islands trip'],
    },
    {
      said: '(ล่องเรือ|นั่งเรือ|เหมาเรือ|ทริป) {figure} เกาะ',
      full: 'ทัวร์ {figure} เกาะ',
      yes: [
        ['นั่งเรือ 4 เกาะ', 'ทัวร์ 4 เกาะ'],
        ['เหมาเรือ 7 เกาะ', 'ทัวร์ 7 เกาะ'],
        ['ล่องเรือ 4 เกาะ', 'ทัวร์ 4 เกาะ'],
      ],
      no: ['นั่งเรือ 2 เกาะ'],
    },
    {
      said: '(ล่องเรือ|นั่งเรือ|เหมาเรือ|ทริป) {word} เกาะ',
      full: 'ทัวร์{word}เกาะ',
      yes: [['ทริปสี่เกาะ', 'ทัวร์สี่เกาะ']],
      no: ['ทริปสองเกาะ'],
    },
    {
      said: 'couple',
      followedBy: '(more) (days|nights|weeks|hours)',
      full: 'couple of',
      yes: [
        ['a couple days in Pai', 'a couple of days in Pai'],
        ['a couple more nights', 'a couple of more nights'],
      ],
      no: ['a couple of days', 'a couple with kids'],
    },
    {
      said: 'grand{between}',
      followedBy: '(parent|mother|father|ma|pa|dad|daughter|son|kid)(s), child, children',
      full: 'grand',
      yes: [
        ['my grand parents', 'my grandparents'],
        ['two grand-children', 'two grandchildren'],
      ],
      no: ['the grand palace', 'a grand parade'],
    },
    {
      said: 'นครราช(ศรี|ศี|สรี)มา',
      full: 'นครราชสีมา',
      yes: [
        ['ไปนครราชศรีมา', 'ไปนครราชสีมา'],
        ['ไปนครราชศีมา', 'ไปนครราชสีมา'],
        ['ไปนครราชสรีมา', 'ไปนครราชสีมา'],
      ],
      no: ['นครราชสีมา'],
    },
    {
      said: '[!{thai}]ผ{u}{tone}{ai}ห{y}{tone}',
      followedBy: COUNTED,
      full: 'ผู้ใหญ่',
      yes: [
        ['ผุ้ใหญ่ 2 คน', 'ผู้ใหญ่ 2 คน'],
        ['ผู้ไหญ่ 2 คน', 'ผู้ใหญ่ 2 คน'],
        ['ผู่ใหญ่สองคน', 'ผู้ใหญ่สองคน'],
        ['ผู้ใหย่ 2 เด็ก 1', 'ผู้ใหญ่ 2 เด็ก 1'],
      ],
      no: ['คู่ใหญ่ 2'],
    },
    {
      said: 'ผ{u}{tone}ส{u}งอาย{u}',
      full: 'ผู้สูงอายุ',
      yes: [
        ['ผุ้สูงอายุ 2 คน', 'ผู้สูงอายุ 2 คน'],
        ['มีผู้สุงอายู', 'มีผู้สูงอายุ'],
      ],
      no: ['คนสูงอายุ'],
    },
    {
      said: 'เด้ก, เด่ก, เด๊ก',
      full: 'เด็ก',
      yes: [
        ['เด้ก 2 คน', 'เด็ก 2 คน'],
        ['มีเด่กเล็ก', 'มีเด็กเล็ก'],
        ['เด๊กๆ', 'เด็กๆ'],
      ],
      no: ['เด็ก 2 คน'],
    },
    {
      said: '[!{thai}]เดก',
      followedBy: '{number}, {again}, คน, เล็ก',
      full: 'เด็ก',
      yes: [
        ['เดก 2 คน', 'เด็ก 2 คน'],
        ['เดกเล็ก 1', 'เด็กเล็ก 1'],
        ['เดกๆ ชอบทะเล', 'เด็กๆ ชอบทะเล'],
      ],
      no: ['เดกซ์เตอร์', 'โหมเดก 2'],
    },
    {
      said: 'เสา(อา|ร์อา)ทิต(ย์|ย), เสา(อา|ร์อา)ทิต, เสา(อา|ร์อา)ทิ(ดย์|ทย์|ด)',
      full: 'เสาร์อาทิตย์',
      yes: [
        ['เสาอาทิตนี้ไปน่าน', 'เสาร์อาทิตย์นี้ไปน่าน'],
        ['ว่างเสาอาทิตย์', 'ว่างเสาร์อาทิตย์'],
        ['เสาร์อาทิตหน้า', 'เสาร์อาทิตย์หน้า'],
        ['เสาร์อาทิดย์ไปน่าน', 'เสาร์อาทิตย์ไปน่าน'],
        ['เสาอาทิดนี้ไปน่าน', 'เสาร์อาทิตย์นี้ไปน่าน'],
        ['เสาร์อาทิทย์หน้า', 'เสาร์อาทิตย์หน้า'],
      ],
      no: ['เสาไฟ', 'เสาร์อาทิตย์'],
    },
    {
      said: 'รถทัว[!ร์|์]',
      full: 'รถทัวร์',
      yes: [['นั่งรถทัวไปเลย', 'นั่งรถทัวร์ไปเลย']],
      no: ['รถทัวร์'],
    },
    {
      // After `วัน` it is the day, whatever follows.
      said: 'อาทิ(ดย์|ทย์|ด|ต|ตย)[!ย|์]',
      after: 'วัน',
      full: 'อาทิตย์',
      yes: [
        ['วันอาทิดย์ไปน่าน', 'วันอาทิตย์ไปน่าน'],
        ['วันอาทิดไปน่าน', 'วันอาทิตย์ไปน่าน'],
        ['วันอาทิทย์หน้า', 'วันอาทิตย์หน้า'],
        ['วันอาทิตกลับ', 'วันอาทิตย์กลับ'],
        ['วันอาทิตยนี้', 'วันอาทิตย์นี้'],
      ],
      no: ['วันอาทิตย์ไปน่าน', 'อาทิดำน้ำ ตกปลา', 'อาทิตลาดน้ำ'],
    },
    {
      // Without `วัน`, `อาทิ` before other letters may also be “such as”: `อาทิดำน้ำ`.
      said: 'อาทิ(ดย์|ด|ต|ตย|ทย์)[!{thai}]',
      full: 'อาทิตย์',
      yes: [
        ['วันอาทิด', 'วันอาทิตย์'],
        ['วันอาทิต', 'วันอาทิตย์'],
        ['วันอาทิตย 2 คน', 'วันอาทิตย์ 2 คน'],
        ['วันอาทิทย์', 'วันอาทิตย์'],
        ['ว่างอาทิดย์ 2 วัน', 'ว่างอาทิตย์ 2 วัน'],
      ],
      no: ['วันอาทิตย์', 'อาทิตยา', 'อาทิดำน้ำ'],
    },
    {
      said: 'หลีเป้ะ, หลีเปะ, หลีเป้[!{thai}]',
      full: 'หลีเป๊ะ',
      yes: [
        ['ไปหลีเป้ะ', 'ไปหลีเป๊ะ'],
        ['ไปหลีเปะ', 'ไปหลีเป๊ะ'],
        ['ไปหลีเป้ 3 วัน', 'ไปหลีเป๊ะ 3 วัน'],
      ],
      no: ['ไปหลีเป๊ะ'],
    },
  ],
  {
    /** The s of more than one, or nothing. */
    s: '(s?)\\b',
    capital: '[A-Z]',
    between: '[ -]',
    /** Only 4 and 7: boat tours have these names; “5 islands trip” stays. */
    few: '(?<![\\d.])\\b(four|seven|4|7)',
    figure: '(4|7)',
    word: '(สี่|เจ็ด)',
    boat: '(?:boat|long-?tail|speed ?boat|day|hopping|snorkell?ing)?[ -]?',
    /** ุ or ู. */
    u: '[ุู]',
    /** A sign of tone, of which the wrong one or none is written. */
    tone: '[่้๊๋]?',
    ai: '[ใไ]',
    y: '[ญย]',
    again: 'ๆ',
  },
)
