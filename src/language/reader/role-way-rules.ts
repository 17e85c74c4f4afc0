import { cueAfter, cueAnywhere, cueAround, cueBefore, cueBetween } from './cues.ts'
import { notAfter, notFollowedBy, notRightAfter, notRightBefore, WORD_EDGE, words } from './phrases.ts'

// `ระหว่างทางจาก‹โคราช›ถึงหนองคาย`, “between ‹Bangkok› and Surat”: ways: of the names at their two ends neither need be
// a stay. Names in a row.

/** “Where to stop between Bangkok and Chiang Mai”. */
export const BETWEEN = cueBefore(
  [
    {
      name: 'before the two ends of a way',
      th: '{not}ระหว่าง(ทาง)(จาก)',
      en: 'between',
      yes: ['between ‹Bangkok› and Surat', 'ระหว่างทางจาก‹โคราช›ถึงหนองคาย'],
      no: ['ลังเลระหว่าง‹กระบี่›กับตรัง', 'in between we see ‹Trang›'],
    },
  ],
  { not: notRightAfter('ลังเล, เลือก, เทียบ') },
)
export const JOINED = cueBetween(
  [
    {
      name: 'between the two ends of a way',
      th: '{gap}(กับ|และ|ถึง|ไป)',
      en: '{gap}(and|to)',
      both: '{gap}{sign}',
      yes: ['between ‹Bangkok› and ‹Surat›', 'ระหว่าง‹โคราช›กับ‹หนองคาย›', 'between ‹Bangkok› - ‹Surat›'],
      no: ['between ‹Bangkok› or ‹Surat›'],
    },
  ],
  { gap: '\\s?', sign: '[&-]' },
)
export const STOPS = cueAnywhere([
  {
    name: 'they look for stops on a way',
    th: 'แวะ, กลางทาง',
    en: 'stop(s|over|), break, half way, on the way, (somewhere|anywhere) between, off the road',
    yes: ['แวะไหนดี', 'a stopover please', 'halfway', 'somewhere between the two'],
    no: ['ตลาดกลาง', 'unstoppable'],
  },
])

/** Where to sleep or rest on the way, and nothing of its end. */
export const ASKS_FOR_STOPS = cueAnywhere(
  [
    {
      name: 'they ask where to stop on the way',
      th: '(แวะ|จอด)(นอน|พัก|ค้าง|เที่ยว|กิน|)(คืน|ข้าว|)(ที่|ตรง|แถว|)(ไหน|อะไร)(ได้|)(ดี|บ้าง)',
      en: `
        where (to|should we|should i|can we|could we|would you|do you) (stop|stay|sleep|break|overnight|rest){words}(overnight|on the way|en route|halfway|the journey|the drive|in between|to break),
        where to (stop|break the (journey|drive|trip)|overnight){end}, where (should|can|could|would) (we|i|you) (stop|break the (journey|drive|trip)) (over|off|overnight|){end}, (any|good|nice|best|worthwhile|interesting) (good|nice|interesting|) stop(s|overs) (on the way|along the way|en route|in between)`,
      yes: [
        'ควรแวะนอนที่ไหนดี',
        'แวะเที่ยวไหนได้บ้าง',
        'where should we stop overnight?',
        'any stops on the way?',
        'where to break the journey?',
      ],
      no: ['แวะวัดไหนก็ได้', 'where should we stay in Nan', 'we stop at noon'],
    },
  ],
  { words: '[a-z ]{1,24}?', end: '(?=\\s*(?:[,.;!?)]|$))' },
)
/** A way that is itself the trip, of which both ends are seen. */
export const IS_THE_WAY = cueAnywhere(
  [
    {
      name: 'they ride or walk a way and ask about it',
      th: '(ขี่|ปั่น|เดินเท้า|มอไซค์|มอเตอร์ไซค์|บิ๊กไบค์|ไบค์|จักรยาน|โรดทริป){words}(ระหว่างทาง|ตามเส้น|ทางหลวง|ถนนเส้น|สาย {road})',
      en: `
        (over|along|via|on|take|taking) (the|route|road|highway|hwy) {road}{wordEnd}, (can|could) (you|one|we|i) (bike|cycle|ride|walk|hike) (from|it|that|this),
        (bike|biking|cycle|cycling|ride|riding|walk|walking|hike|hiking|motorbike|motorcycle|scooter|pedal|pedalling){words}(on the way|along the way|en route|is it flat|is it hilly|how hilly|is the road|how is the road|how's the road|where to stop|where should we stop|where to kip)`,
      yes: [
        'ขี่มอไซค์แพร่ไปน่าน ระหว่างทางพักไหนดี',
        'Lampang to Phrae over the 1023',
        'can you cycle from Phrae to Nan',
        'riding Phrae to Nan, any coffee on the way',
      ],
      no: ['ขี่มอไซค์ไปน่าน', 'a hotel on the way to Nan', 'riding Phrae to Nan', 'ระหว่างทางแวะไหน'],
    },
  ],
  { words: '[^\\n]{1,96}?', road: '\\d{3,4}', wordEnd: '\\b' },
)
export const LEADS_TO = cueBetween(
  [
    {
      name: 'from the one end of a way to the other',
      th: '{gap}(กลับ|)(ไป|ขึ้น|ลง|เข้า|ถึง|มา)(เหนือ|ใต้|)(ที่|)',
      en: '{gap}(back|up|down|) to',
      both: '{gap}{sign}',
      yes: ['จาก‹โคราช›ลง‹ภูเก็ต›', 'from ‹Bangkok› up to ‹Nan›', '‹Bangkok› -> ‹Nan›'],
      no: ['จาก‹โคราช› อยากไป‹ภูเก็ต›', 'from ‹Bangkok›, we want to see ‹Nan›'],
    },
  ],
  { gap: '\\s?', sign: '(?:-|->|>|→)' },
)

/** “On my way”, “driving”. */
export const ON_THE_WAY = cueBefore(
  [
    {
      name: 'before the two ends of a way in the middle of a sentence',
      en: `
        (road trip|motorbike trip|bike trip|motorcycle trip|ride|tour|going|driv(e|ing)|head(ing|ed)|travel(l|)ing|riding|moving|transfer|en route|
        (my|our|the) (way|drive|road|ride|journey))( by {vehicle}|) (up|down|back|) (from)`,
      yes: [
        'a river road trip ‹Nan› to Phrae',
        'on my way ‹Korat› -> Ubon',
        'driving down from ‹Nan› to Phrae',
        'heading by train ‹Nan› to Phrae',
      ],
      no: ['we love ‹Nan› to bits'],
    },
  ],
  { vehicle: '[a-z]{3,10}' },
)

/** On the way, and no goal to spend days in. */
export const PASSES = cueAround(
  [
    {
      name: 'they only come through there',
      before: {
        th: '{notpast}ผ่าน(ทาง|เมือง|ตัวเมือง|จังหวัด|จ.|)',
        en: '(pass(es|ing|)|driv(e|es|ing)|go(es|ing|)|com(e|es|ing)|travel(l|)ing|transit(ing)|rid(e|es|ing)) through, {carried}(via|by way of)',
      },
      notAfter: {
        th: '{gap}(แล้ว|ก็|จะ|)(แวะ|พัก|ค้าง|นอน|เดินเล่น|กิน|ไหว้|ดู|เที่ยว(สัก|ก่อน|นิด|ด้วย)), {gap}{figure} (คืน|วัน)',
        en: '{comma}(where we{notwait}|and (stay|sleep|spend|stop|explore)), {comma}(for|with) {count}, {space}{figure} (night(s)|day(s))',
      },
      yes: [
        'passing through ‹Phayao› on the way',
        'we drive from Korat via ‹Phrae› to Nan',
        'แวะผ่าน‹พะเยา›',
        'ขับรถผ่านเมือง‹นครสวรรค์›ไปเชียงใหม่',
        'แค่ขับผ่าน‹ลำพูน› เที่ยวลำปาง',
        'the bus goes through ‹Korat›',
        'our flights go through ‹Bangkok›, where we wait',
      ],
      no: [
        'the drive to ‹Phrae›',
        'via ‹Phrae› with two nights there',
        'driving through ‹Phrae›, where we stay a night',
        'ผ่าน‹แพร่› แวะเที่ยวสักครึ่งวัน',
        'เคยผ่าน‹แพร่›',
      ],
    },
  ],
  {
    notpast: notRightAfter('เคย, ขอ, ขามา, ขากลับ'),
    notwait: notFollowedBy('(only|just|then|) (wait|change|connect|switch|transfer|stop for)'),
    /** What goes that way, and some words of the same clause: the bus to Nan goes. */
    carried: `${words('drive, driving, bus, train, minivan, ride, riding, road, route')}\\b[^.,;!?\\n]{0,40} `,
    gap: '\\s?',
    space: ' ',
    comma: ',? ',
    figure: '\\d{1,2}',
    count: words('a, an, one, two, three, four, five, {digit}'),
  },
)

export const TO = cueBetween(
  [
    {
      name: 'from a place to the next',
      th: '{gap}(ไป|ถึง|สู่|มา)',
      en: '{gap}(to|till|until)',
      both: '{gap}{arrow}',
      yes: ['จาก‹อุบล›ไป‹นครพนม›', 'from ‹Trang› to ‹Krabi›', '‹Trang› -> ‹Krabi›'],
      no: ['‹อุบล›กับ‹นครพนม›', '‹Trang› and ‹Krabi›'],
    },
  ],
  { gap: '\\s*', arrow: '(?:->|-|>)' },
)
/** `กทม-เขาค้อ-ภูทับเบิก`. */
export const HEADS_ROUTE = cueBetween(
  [
    {
      name: 'from the head of a route to its next place',
      both: '{arrow}',
      th: '{arrow}(แวะ|ไป|อ.|จ.|เกาะ|เมือง)',
      yes: ['‹กทม›-‹เขาค้อ›', '‹กทม.› - แวะ‹เขาค้อ›', '‹ตาก›->อ.‹อุ้มผาง›'],
      no: ['‹กทม›ไป‹เขาค้อ›'],
    },
  ],
  { arrow: '[.ฯ]?\\s?(?:->|→|-|>)\\s?' },
)
/** `กทม ไปน่าน 3 วัน`, where a request or a line begins with it. */
export const GOES_TO = cueBetween(
  [
    {
      name: 'from where a way begins to where it goes',
      th: '{gap}(ขับ|ขับรถ|ขับเอง|ขี่รถ|ขี่มอไซค์|นั่งรถ|นั่งรถไฟ|เดินทาง|บิน|)ไป(เที่ยว|จังหวัด|เมือง|อ.|จ.|){gap}',
      yes: ['‹กทม› ไป‹น่าน›', '‹หาดใหญ่›ขับรถไป‹สตูล›', '‹โคราช›ไปเที่ยว ‹เลย›'],
      no: ['‹กทม›แล้วไป‹น่าน›', '‹เชียงใหม่› 2 วัน ไป‹ปาย›', '‹ปาย›ไม่ไป‹เชียงใหม่›'],
    },
  ],
  { gap: '\\s?' },
)
export const FLIES_TO = cueBetween(
  [
    {
      name: 'from where a flight begins to where it lands',
      th: '{gap}(ไป|ลง)',
      en: '{gap}to',
      both: '{gap}{arrow}',
      yes: ['บิน‹หาดใหญ่›ลง‹เชียงใหม่›', 'flights ‹Hat Yai› - ‹Chiang Mai›'],
      no: ['บิน‹หาดใหญ่›กลับ‹เชียงใหม่›'],
    },
  ],
  { gap: '\\s*', arrow: '(?:->|-|>)' },
)

/** “The night train from Bangkok”: how they get there, while “by train from Bangkok” may be the whole journey. */
export const CARRIED_FROM = cueBefore(
  [
    {
      name: 'what carries them from there',
      en: '{notby}(train|sleeper|bus|coach|minivan|ferry|boat|flight|plane)(s) from',
      yes: ['the night train from ‹Bangkok›', 'the ferry from ‹Chumphon›'],
      no: ['by overnight train from ‹Bangkok›', 'away from ‹Bangkok›'],
    },
  ],
  { notby: notAfter('by (the|night|overnight|)') + WORD_EDGE },
)
/** “… to Chumphon and the ferry from there”. */
export const CHANGES_THERE = cueAfter(
  [
    {
      name: 'they change there',
      en: `
        {comma}(and|then|and then|for) (the|a|by|take the|take a|) (ferry|boat|speedboat|catamaran|bus|minivan){nottour}`,
      yes: ['‹Chumphon› and the ferry from there', '‹Chumphon›, then by boat'],
      no: ['‹Trang› and a boat trip', '‹Chumphon› by boat'],
    },
  ],
  { comma: ',? ', nottour: notFollowedBy('(tour|trip){letters}', { letters: '[a-z]*' }) },
)

/** “Been to Phi Phi, Railay and Lanta”: the whole list is known. */
export const KNOWN_ON = cueBetween(
  [
    {
      name: 'a list of what they know goes on',
      en: '{gap}to, {gap}{notnow}{joint}{word}',
      yes: [
        'been to ‹Phi Phi›, ‹Railay›',
        'did ‹Bangkok›-‹Nan›',
        'did ‹Bangkok› > ‹Nan›',
        'from ‹Trang› to ‹Satun›',
        'been to ‹Railay› and ‹Lanta›',
      ],
      no: ['been to ‹Phi Phi›, so now ‹Lanta›', 'been to ‹Phi Phi›, we want ‹Lanta›', 'been to ‹Phi Phi›. ‹Lanta›'],
    },
  ],
  {
    gap: '\\s*',
    /** Nothing there says what they want now. */
    notnow: notRightBefore(
      `
      {rest}(now|so|then|but|instead|this|next|want|like|prefer|let's|fancy|pick(ed)|chose|chosen|booked|settled|going)`,
      { rest: '.*\\b' },
    ),
    /** A sign or “and”; a comma with up to two words behind it. */
    joint: '(?:,(?: [a-z]{1,12}(?: [a-z]{1,12},)?,?)?|and|&|->?|–|→|>|/|\\+)?',
    /** One more word: and lovely. */
    word: '(?: [a-z]{1,12})?(?: ?and)?',
  },
)
export const LISTED = cueBetween(
  [
    {
      name: 'a list',
      th: '{gap}(และ|กับ|)',
      en: '{gap}and',
      both: '{gap}{sign}',
      yes: ['‹เลย› ‹อุดร›', '‹เลย›กับ‹อุดร›', '‹Loei› and ‹Udon›', '‹Loei›, ‹Udon›'],
      no: ['‹Loei› or ‹Udon›'],
    },
  ],
  { gap: '\\s*', sign: '[,&/]' },
)
/** `บ้านอยู่บางมูลนาก พิจิตร`. */
export const PROVINCE_AFTER = cueBetween(
  [
    {
      name: 'a province right after a town of its own says where that is',
      th: '{comma}(จ.|จังหวัด|)',
      en: '{comma}in',
      yes: ['‹บางมูลนาก› ‹พิจิตร›', '‹ตะพานหิน› จ.‹พิจิตร›', '‹Pai›, ‹Mae Hong Son›'],
      no: ['‹ตะพานหิน› กับ‹พิจิตร›'],
    },
  ],
  { comma: ',? ?' },
)

/** Words before and after two airports of which one is to be chosen. */
export const ASKS_WHERE_TO_LAND = cueAround(
  [
    {
      name: 'which airport is better',
      before: {
        th: '(บิน|นั่งเครื่อง|เครื่อง|ลงเครื่อง|ลงสนามบิน)(ไป|)(ลง|เข้า|)(ที่|สนามบิน|)',
        en: '(fly|flying|land|landing) (in|) (to|into|in|at)',
      },
      after: { th: '{gap}(ดี|ดีกว่า|สะดวกกว่า|ถูกกว่า|ใกล้กว่า|อันไหน|ที่ไหน|แบบไหน)', en: '{question}' },
      yes: ['บินลง‹เบตง›ดีกว่า', 'ลงสนามบิน‹กระบี่› ที่ไหนใกล้', 'better to fly into ‹Krabi›?'],
      no: ['เที่ยว‹เบตง›ดีกว่า', 'บินลง‹เบตง› 3 วัน', 'we fly into ‹Krabi› on Monday'],
    },
  ],
  { gap: '\\s?', question: '[^.;!?\\n]{0,24}\\?' },
)

export const OR_THERE = cueBetween(
  [
    {
      name: 'between two of which one is enough',
      th: '{space}(หรือ|รึ|หรือว่า){space}(ลง|บินลง|)(ที่|สนามบิน|)',
      en: '{space}or{space}',
      yes: ['‹เบตง›หรือ‹หาดใหญ่›', '‹เบตง› หรือลง‹หาดใหญ่›', '‹Krabi› or ‹Trang›'],
      no: ['‹เบตง›กับ‹หาดใหญ่›', '‹Krabi› and ‹Trang›'],
    },
  ],
  { space: '\\s?' },
)
