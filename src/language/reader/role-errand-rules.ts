import { type AroundRow, cueAround } from './cues.ts'
import { maybe, notRightBefore, oneOf, upTo, words } from './phrases.ts'
import { gap, thaiLetters } from './slot-gaps.ts'

// `แวะส่งของที่‹โคราช›ก่อน แล้วไปบุรีรัมย์`, “I have a conference in ‹Udon› and then Nong Khai”: where a trip to
// somewhere else begins: an errand, a meeting point, the head of the line that carries them.

/** Why they are there: `ไปงานบวชที่โคราช`. */
const EVENTS_TH = oneOf(`
  งานแต่ง(งาน|), งานบวช, งานบุญ, งานศพ, งานเลี้ยง, งานรับปริญญา, รับปริญญา, ประชุม, สัมมนา, อบรม, สอบ, สัมภาษณ์(งาน|),
  ดูงาน, ทำธุระ, ธุระ, งานเผา, งานกฐิน, งานวิ่ง, แข่ง, ออกบูธ, คุยงาน`)
const EVENTS_EN = oneOf(`
  wedding, conference, congress, symposium, convention, business trip, meeting, seminar, training, workshop, funeral,
  graduation, ceremony, exam, interview, business meeting,
  marathon, trade fair`)
/** What runs on a line: `รถทัวร์กทม-ตรัง`. */
const VEHICLES_TH = oneOf(`
  รถตู้, รถทัวร์, รถไฟ, รถเมล์, รถบัส, รถโดยสาร, รถนอน, ตู้นอน, ทัวร์, เครื่อง, เครื่องบิน, ไฟลท์, ไฟลต์, เที่ยวบิน, เรือ,
  ตั๋ว, ตั๋วรถไฟ, ตั๋วเครื่อง, ตั๋วเครื่องบิน, ตั๋วรถ, ตั๋วไป กลับ, ตั๋วไป`)

const SLOTS = {
  gap: '\\s?',
  comma: ',? ',
  sign: ',',
  /** Whose wedding: `งานแต่งเพื่อน`. */
  friends: maybe('เพื่อน, เขา, แฟน, น้อง, พี่, ญาติ, หลาน, ลูกค้า, เจ้านาย') + thaiLetters(0, 10),
  /** `ไปงานแต่ง`, `เสร็จจากงานศพ`, `ไปช่วยงานบุญ`. */
  wentFor: words('ไป, มา, มี, ติด, เสร็จ, หลัง, จบ, ร่วม') + upTo(2, 'ไป, มา, ร่วม, จาก, ช่วย'),
  /** How long they are there, which makes it a stay: `งานแต่งที่โคราช 2 วัน`. */
  length: '\\s?' + words('({figures}|หนึ่ง|สอง|สาม|สี่|ห้า) (วัน|คืน)', { figures: '\\d{1,2}' }),
  lengthEn: words('{space}for, {space}{figures} (day(s)|night(s))', { figures: '\\d{1,2}' }),
  /** `กทม-กาญจน์`, `กทม → กาญจน์`. */
  dash: '[.ฯ]?\\s?(?:->|→|-|–)\\s?(?=[ก-ฮเ-ไa-z])',
  /** The same, or “to”. */
  to: '(?: to |\\s?(?:->|→|-|–)\\s?)(?=[a-z])',
  /** Some Thai letters: `ปั๊ม ปตท`. */
  few: thaiLetters(0, 10),
  kin: words('(ลูก|น้อง|พี่|หลาน|แฟน|เพื่อน|แม่|พ่อ|ภรรยา|เมีย|สามี)(สาว|ชาย|ๆ|)'),
  /** “Grandma”, “my old friends”; not “strawberries”, which they pick as well. */
  whom: `(?:${maybe('(my|our|the|his|her|a|some){space}')}${notRightBefore('(straw|fruit|cherr|tea|coffee){letters}', {
    letters: '[a-z]*',
  })}[a-z]{2,10} ){1,2}`,
  /** “Our youngest son”. */
  who: `${words('our, my, the, his, her')} (?:[a-z]{3,10} ){1,3}`,
  /** An hour: `เจอกัน 7 โมงที่`. */
  when: gap(16, '[^;!?\\n]'),
  /** Not sights and meals: `นั่งรถไปเที่ยวตลาด` is a day there. */
  onward: notRightBefore('เที่ยว, ตลาด, กิน, เดิน, วัด, ดู, ไหว้, โรงแรม, ที่พัก, ถนน, ร้าน, คาเฟ่, ใน'),
  /** “A wedding of old friends in”. */
  forWhat: maybe('{space}(of|for){space}{words}', { words: '[a-z ]{2,16}' }),
  /** Later in the sentence. */
  later: gap(40, '[^.;!?\\n]'),
}

const HEAD_OF_LINE: AroundRow = {
  name: 'the head of the line of a bus, train or plane',
  before: {
    th: `${VEHICLES_TH}(สาย|เส้น|จาก|ไป กลับ|เที่ยว|)`,
    en: '(bus|train|van|minivan|flight|plane|coach|sleeper|ticket)(s) (from|)',
  },
  after: { th: '{dash}', en: '{to}' },
  yes: ['นั่งรถตู้‹กทม›-กาญจน์', 'รถไฟสาย‹กรุงเทพ›-กันตัง', 'bus tickets ‹Bangkok›-Nan', 'the train ‹Bangkok› to Trang'],
  no: ['เที่ยว‹กทม›-กาญจน์', 'รถไฟไป‹กันตัง›', 'train to ‹Trang›'],
}

/** Where a line begins they do nothing else, unlike on an errand. */
export const HEADS_LINE = cueAround([HEAD_OF_LINE], SLOTS)

/** Of other places that they want to go to. */
export const BEGINS_TRIP = cueAround(
  [
    {
      name: 'an errand or a feast, before a trip to somewhere else',
      before: {
        th: `{wentFor}${EVENTS_TH}{friends}(ที่|แถว|ใน)`,
        en: `(after|following|for|attend(ing)|have|got) (a|an|the|my|our|some|two|) ${EVENTS_EN}(s){forWhat} (in|at|near)`,
      },
      notAfter: { th: '{length}', en: '{lengthEn}' },
      yes: [
        'ไปงานแต่งเพื่อนที่‹โคราช› แล้วเที่ยวเขาใหญ่',
        'มีประชุมที่‹อุดร› แล้วไปหนองคาย',
        'after a wedding in ‹Korat›, two days in Khao Yai',
        'I have a conference in ‹Udon› and then Nong Khai',
      ],
      no: [
        'ไปงานวัดที่‹โคราช›',
        'ไปงานแต่งที่‹โคราช› 2 วัน',
        'our wedding in ‹Korat›',
        'after a meeting in ‹Udon› for 2 days',
      ],
    },
    {
      name: 'something whose days are said, before a trip to somewhere else',
      before: {
        th: '(ประชุม|สัมมนา|อบรม|ดูงาน|ออกบูธ)(งาน|)(ที่|ใน|แถว)',
        en: `
          (my|our|the|his|her) (conference|congress|symposium|convention|business trip|meeting|meetings|seminar|
          training|workshop|trade fair) (in|at|near)`,
      },
      after: { th: '{gap}(วันที่|ถึงวันที่)', en: '{gap}(is|are|runs|takes place|end|ends|lasts|from|on|until)' },
      yes: ['my conference in ‹Udon› is 8-11 Feb, then Nan', 'our meetings in ‹Udon› end on the 8th'],
      no: ['my trip in ‹Udon› is 8-11 Feb', 'the conference in ‹Udon›'],
    },
    {
      name: 'where they drop somebody',
      before: {
        th: `
          (ไป|มา|แวะ|ขับ|)ส่ง{kin}(เข้า|ไป|กลับ|ไปเรียน|เรียน|ขึ้น|)(หอ|หอพัก|มหาลัย|มหาวิทยาลัย|ม.|โรงเรียน|สนามบิน|บ้าน|เครื่อง|
          รถ|)(ที่|แถว|ใน|)`,
        en: `
          (drop|dropped|dropping|take|took|taking|deliver|delivered|delivering|see|saw|seeing) {who}(off|back|)(at|to)
          (the|his|her|their|a|) (university|uni|school|college|dorm|dormitory|airport|boarding school|camp|campus)
          (in|at|near)`,
      },
      after: { th: '{gap}(เสร็จ|แล้ว|ก่อน|เรียบร้อย|จบ)', en: '{later}(and|then|before|after), {sign}' },
      yes: [
        'ไปส่งลูกเข้าหอที่‹พิษณุโลก›เสร็จแล้ว เที่ยวต่อสุโขทัย',
        'ส่งน้องเรียนที่‹เชียงใหม่› แล้วไปลำปาง',
        'we dropped our son at university in ‹Khon Kaen› and have 3 days for Loei',
      ],
      no: ['ส่งของที่‹ตรัง› 3 วัน', 'ไปส่งลูกที่‹พะเยา› 3 วัน', 'we take the bus to the school in ‹Nan›'],
    },
    {
      name: 'where they fetch or leave somebody or something',
      before: {
        th: '(แวะ|ไป|ขับไป|)(ส่งของ|รับของ|เอาของ|ทำธุระ|ส่งสินค้า|รับสินค้า|ส่งงาน|เอาเอกสาร)(ที่|แถว|ใน|)',
        en: `
          (drop|dropping|dropped|pick|picking|picked|collect|collecting|fetch|fetching) (up|off|) {whom}(up|off|)
          (in|at|from)`,
      },
      after: {
        th: '{gap}(ก่อน|แล้ว|เสร็จ)',
        en: '{later}(then|on the way|on our way|on to|before|and (drive|go|head|continue|from there))',
      },
      yes: [
        'picking up grandma in ‹Saraburi›, then 2 days Khao Yai',
        'dropping my mother off in ‹Korat› on the way to Buriram',
        'แวะส่งของที่‹โคราช›ก่อน แล้วไปบุรีรัมย์',
      ],
      no: ['pick up the kids in ‹Korat›', 'picking strawberries in ‹Samoeng›, then home', 'ซื้อของที่‹โคราช›ก่อน'],
    },
    {
      name: 'a petrol station, a shop or a rest area, where they meet or stop',
      before: {
        th: `
          (ปั๊ม|ปตท|จุดพักรถ|มอเตอร์เวย์|จุดนัดพบ|บิ๊กซี|โลตัส|แม็คโคร|โรบินสัน|แม็กซ์แวลู|เซเว่น){few},
          (นัด|)(เจอ|รับ|พบ)(กับ|)(เพื่อน|ญาติ|พี่|น้อง|กัน|ทุกคน|พวก){few}(ที่|แถว|ตรง)(สถานี|ปั๊ม|ห้าง|หน้า|)`,
        en: '(petrol|gas|service) station (in|at|near|outside)',
      },
      after: { th: '{later}(แล้ว|ก่อน|ค่อย|จากนั้น|ไป)', en: '{later}(then|before|and)' },
      yes: ['นัดเจอเพื่อนที่ปั๊ม‹เพชรบุรี› แล้วไปหัวหิน', 'a petrol station in ‹Phetchaburi›, then Hua Hin'],
      no: ['เจอเพื่อนที่‹เพชรบุรี› 2 วัน', 'แวะ‹เพชรบุรี›แล้วไปหัวหิน'],
    },
    {
      name: 'a station of the city where they meet',
      before: {
        th: `
          (นัด|เจอ|พบ|รวมตัว|รวมพล|ขึ้นรถ)(เจอ|พบ|)(กัน|){when}(ที่|แถว|ตรง|หน้า|)(สถานี|)
          (bts|mrt|arl|บีทีเอส|เอ็มอาร์ที|รถไฟฟ้า|แอร์พอร์ตลิงก์)(สถานี|) `,
      },
      yes: ['เจอกัน 7 โมงที่ BTS ‹หมอชิต› แล้วไปสระบุรี', 'รวมพลหน้าสถานี MRT ‹บางซื่อ›'],
      no: ['พักใกล้ BTS ‹อโศก›', 'เจอกันที่‹อยุธยา›'],
    },
    {
      name: 'where they land and change to what carries them on',
      before: {
        th: '(ลงเครื่อง|ลง|บินลง|เครื่องลง|ลงรถ(ทัวร์|ไฟ|ตู้|))(ที่|)(สนามบิน|สถานี|ขนส่ง|)',
        en: '(fly|flies|flying|land|landing|arrive|arriving) (into|in|to|at)',
      },
      after: {
        th: `
          {gap}(แล้ว|ก็|และ|)(ก็|)(ต่อ|นั่ง|เช่า|เปลี่ยน|ขึ้น|เหมา)(รถ|เรือ|มอไซ|เครื่อง){few}(ไป|ข้าม|เข้า){onward},
          {gap}(แล้ว|ก็|)ต่อ(เรือ|รถตู้|รถทัวร์)`,
        en: `
          {comma}(and|then|and then|) (the|a|by|take a|take the|rent a|hire a|) (rental|hire|)
          (minivan|bus|car|van|ferry|boat|taxi|transfer|train|speedboat)(s) (on|over|across|) to`,
      },
      yes: [
        'บินลง‹หาดใหญ่› ต่อรถตู้ไปหลีเป๊ะ',
        'ลงเครื่องที่‹ตราด› แล้วนั่งเรือไปเกาะกูด',
        'รถไฟลง‹ชุมพร› ต่อเรือเกาะเต่า',
        'fly into ‹Hat Yai›, minivan to Koh Lipe',
        'we fly to ‹Udon› and rent a car to Loei',
      ],
      no: ['บินลง‹หาดใหญ่› นั่งรถไปเที่ยวตลาด', 'บินลง‹หาดใหญ่› เที่ยว 1 วัน', 'we fly to ‹Udon› and rent a car'],
    },
    HEAD_OF_LINE,
  ],
  SLOTS,
)

/** They are with the writer already. */
export const GUESTS_ARE_FROM = cueAround(
  [
    {
      name: 'where guests come from',
      before: { th: '(เพื่อน|ญาติ|ลูกค้า|พี่|น้อง|แขก|ครอบครัว)(ๆ|)จาก', en: '(friend|cousin|guest|colleague)(s) from' },
      after: { th: '{gap}(จะ|)มา', en: '{later}(visit(s|ing)|is coming|are coming|come(s)|join(s|ing))' },
      yes: ['เพื่อนจาก‹กรุงเทพ›มาหาที่เชียงใหม่', 'a friend from ‹Phuket› is coming to see me in Nan'],
      no: ['เพื่อนจาก‹กรุงเทพ›แนะนำ', 'friends from ‹Phuket› told me'],
    },
  ],
  SLOTS,
)
