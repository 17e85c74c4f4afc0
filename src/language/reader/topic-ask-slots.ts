import { anyOf, notFollowedBy, notRightBefore, type Slots, words } from './phrases.ts'

const ASKS_TH =
  '(?:ไหม|ไม๊|มั้ย|(?<!ส)มัย|มั๊ย|ป่าว|ป่ะ|ปะ(?![ก-๙])|หรือเปล่า|รึเปล่า|รึป่าว|หรือป่าว|หรอ|เหรอ|บ้าง|ยังไง|แค่ไหน|ขนาดไหน|เป็นไง)'
const ROADS = anyOf(
  'road, roads, highway, motorway, mountain pass, pass(?= (?:open|closed|steep|road|safe)), hairpins, bends, curves, drive, ride over, route 1\\d{3}, traffic, tarmac, track up, climb',
)

/** The slots of the rules about roads, safety and what travellers ask of trains, papers and beds. */
export const ASK_SLOTS: Slots = {
  /** Where a Thai question begins. */
  askTh: '(?:(?<=^|[\\s,.!?ก-์]))',
  /** What a road is like. */
  roadTh:
    '(?:มัน|จะ|ที่|ค่อนข้าง|ยัง|ก็|เป็น)?(?:ขับ|ขี่)?(?:ดี|ยาก|ง่าย|ชัน|โค้ง|แคบ|มืด|เปลี่ยว|โหด|ลาดยาง|ลูกรัง|เลนเดียว|สองเลน|สวย|น่ากลัว|อันตราย|ลื่น|พัง|เละ|คดเคี้ยว|สบาย|ลำบาก|รถเยอะ|รถติด|ปลอดภัย|เป็นหลุม|วิบาก)(?:เยอะ|มาก|จริง|อยู่|ๆ){0,2}?(?:\\s|มาก|เยอะ)?',
  /** A road that is told of. */
  roadTh2: '(?:ทาง|ถนน|เส้น)[^.,;!?\\n\\d]{0,20}?ที่',
  /** The question ends. */
  before: `(?=[^\\n]{0,12}?(?:${ASKS_TH}|ก็พอ|นะ|ได้ก็|ครับ|ค่ะ|คะ|$|\\s))`,
  /** A word or none. */
  fewTh: '[^\\s.,;!?]{0,12}?',
  /** They do not worry about something else. */
  notOther: notRightBefore('เรื่อง, เวลา, งบ, ว่าจะ(เบื่อ|เหนื่อย|ร้อน|หิว), อาหาร, ฝน'),
  /** “How is the road”. */
  askRoad: String.raw`\b(?:how(?:'s| is| are| was)|what(?:'s| is| are)|which|is|are|are there|is there|any|does|do|whether|if|about) (?:(?:the|a|an|this|that|these|those|main|mountain|coast|coastal|old|new|back|small|whole|last|state of|condition of|southern|northern|river|best|better|loop|inland) ){0,3}(?=${ROADS}\b(?! ?(?:trip|food|side|bike|runner|name|sign|street)))`,
  /** Roads, bends and traffic; not “road trip”. */
  roadNoun: String.raw`\b${ROADS}\b(?! ?(?:trip|food|side|bike|bikes|runner|name|street))`,
  /** Some words. */
  driveGap: String.raw`(?<![a-z])(?:(?!\b(?:temple|market|bar|dinner|beach)\b)[^.,;!?\n]){0,32}?(?<![a-z])`,
  /** Some words. */
  askGap: '(?<![a-z])[^.,;!?\\n]{0,28}?(?<![a-z])',
  /** Not “Park Hyatt”. */
  notPark: notFollowedBy('guell, hyatt, lane hotel'),
  /** Roads that are sights. */
  namedRoad: words(`
    (khao san|khaosan|nimman(haemin)|yaowarat|sukhumvit|ratchadamnoen|bangla|thapae|silom|sathorn|beach|chaweng|
    hang dong|phahon yothin|petchkasem) road`),
  /** What is safe to do, and for whom. */
  safeGoal:
    words(`
    go, travel, visit, be there, come, cross, walk, ride, hike, swim, camp, hitch, hitchhike, drive, women, girls,
    a woman, a girl, two women, two girls, a female, females, solo, foreigners, tourists, kids, children, families,
    us, me`) + notFollowedBy('in (one|a) day, with (a|the) tour, by (bus|train|car|boat), early, on (monday|sunday)'),
  /** Not “afraid of heights”, “worried about the cost”. */
  notSmall: notFollowedBy(`
    (about|of) (the |my |our |his |her |)(cost|costs|price|prices|money|budget|weather|rain|heat|food|spice|time|
    crowds|bugs|mosquitoes|heights|boats|flying|language|school|exam|dog|cat|sun|stairs|jet lag|toilets)`),
  /** It is a question. */
  safeAsk: String.raw`(?=[^.;!\n]{0,24}(?:\?|$|safe|ok\b|okay|fine|possible|problem))`,
  /** Trains, buses, boats and their seats. */
  trainTh: words(`
    รถไฟ, รถทัวร์, รถตู้, รถเมล์, รถบัส, รถ, เรือ, เฟอร์รี่, สปีดโบ๊ท, สองแถว, เครื่อง, ขบวน, ตู้นอน, ตั๋ว, ที่นั่ง`),
  /** The same in English. */
  carriers:
    words(`
    train(s), buses, bus, minivan(s), ferry, ferries, boat(s), sleeper(s), berth(s), carriage(s), coach(es),
    songthaew(s), speedboat(s), seat(s)`) + notFollowedBy('station, museum, market, tour, part'),
  /** Hours of the night. */
  nightHour: String.raw`(?:at |around |about |past |after )?(?:midnight|(?:0?[0-5]|2[23]|1[12])[:.]\d\d ?(?:am|pm)?|(?:1[12]|[1-5])(?:[:.]\d\d)? ?am\b|1[01](?:[:.]\d\d)? ?pm\b|night\b|late at night|in the middle of the night|the middle of the night|that hour|that time|silly o'?clock|stupid o'?clock|ungodly)`,
  /** Hours of the night, in Thai. */
  nightTh: '(?:ดึก|ตีหนึ่ง|ตีสอง|ตีสาม|ตีสี่|ตีห้า|ตี\\s?[1-5]|เที่ยงคืน|ห้าทุ่ม|สี่ทุ่ม|5 ทุ่ม|4 ทุ่ม|กลางดึก|ค่ำๆ|ค่ำ|มืด)',
  /** Some words. */
  someTh: '[^.,;!?\\n]{0,18}?',
  /** Where they want to sleep. */
  nearTh:
    '(?:ใกล้|ริม|ติด|แถว|ข้าง|หน้า|ตรงข้าม|ละแวก|ย่าน|ในเมือง|ในตัวเมือง|นอกเมือง|กลางเมือง|แนว|แบบไหน|แบบ(?=[ก-์]{2})|วิว|บนดอย|บนเขา|โซน|ที่ไหนก็ได้|ฝั่ง)',
  /** `พัก` of other words: `พักผ่อน`, `พักเที่ยง`. */
  notPlace: notRightBefore('ผ่อน, เที่ยง, กลางวัน, สายตา, ฟื้น, การ, งาน, รบ'),
  /** A comma, or nothing. */
  comma: ',? ?',
  /** Whose licence, or of which country. */
  licenceOf: String.raw`\b(?:an?|my|our|his|her|the|indian|uk|us|eu|car|bike|motorbike|motorcycle|foreign|home|national|german|french|australian|malaysian|without a|valid) (?:[a-z]{2,12} ){0,2}`,
  /** Not “sleep with me”, “sleep in the car”. */
  notBed: notFollowedBy('with me, in the car'),
  /** Where the bed is. */
  bedGoal: String.raw`(?:near|close to|next to|by|beside|around|within|on|in|opposite|not far from|walking distance|somewhere|cheap|cheaply|overnight)\b ?`,
}
