import { type CueRow, cueBefore } from './cues.ts'
import { oneOf } from './phrases.ts'

// `ออกจาก‹ชุมพร›ตอนหกโมงเช้า`, “we are expats in ‹Hua Hin›”: where the journey sets out from, or they are at home.

const SLOTS = {
  /** Nobody says “not” right before it. */
  not: '(?<!ไม่|ไม่ได้|ไม่อยาก)',
  word: '[a-z]{2,10}',
  university: '[a-z]{3,14}(?: university)?(?:,| in)?',
  howlong: '[a-z0-9 ]{1,24}',
  /** Up to two words but those of a wish: “we are both still”. */
  still:
    "(?:\\b(?:i|we)|'m|'re|currently|now|already|expats?)(?: (?!will|want|would|plan|hope|like|love|may|might|could|can|should)[a-z]{2,10}){0,2}",
  /** The end of a text so far: `ออก ชลบุรี`. */
  alone: '(?=\\s*$)',
  hour: '\\s?(?:\\d[\\d:.]{0,4}\\s?(?:โมง(?:เช้า|เย็น)?|น\\.?|ทุ่ม)?|ตี\\s?(?:[1-5]|หนึ่ง|สอง|สาม|สี่|ห้า)|(?:หก|เจ็ด|แปด|เก้า|สิบ)โมง(?:เช้า)?)',
  hourEn: '(?:at |by |around )?\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|a\\.m\\.|p\\.m\\.)?',
  seat: '[ก-์]{0,20}',
  quarter: '(?:[ก-์]{2,14} )?',
  clock: '(?:\\s?[\\d:.]{1,5}|[ก-์]{2,12})?',
  notnear: '(?!ใกล้|ไกล|ติด)',
  /** `กลับบ้าน (เลย)` may be the trip. */
  notback: '(?<!กลับ|ถึง|เยี่ยม|พา|ไป|หมู่|เพื่อน|พัก|นอน|เช่า|จอง|หา)',
  /** `มีคอนโดอยู่หัวหิน ไม่ต้องหาที่พัก` is where they sleep. */
  owned: '(?<!มี|จอง|เช่า|พัก|หา|มีเพื่อน)',
  open: '\\s?\\(\\s?(?:ที่|แถว|ย่าน|อยู่)?',
  estate: '(?:นิคม[ก-์]{0,16} ?)?',
  begin: '(?<=^|[\\s,(])',
  inlaw: '(?<=^|[\\s,(]|เป็น)',
  /** The writer, and not a friend of theirs. */
  self: '(?<=^|\\n|[,.(] ?|(?:ผม|กระผม|หนู|ฉัน|เรา|คือ|ข่อย|เฮา)(?:เป็น)?|(?:^|\\s)(?:เป็น|คือ)|(?:^|\\s)(?=ข้าราชการ))',
  gap: '(?:บำนาญ|เกษียณ|ปลดเกษียณ|เก่า|ใหม่|บรรจุใหม่|ประจำ|โรงเรียน|อนุบาล|ประถม|มัธยม|ครู|ราชการ|บริษัท|โรงงาน|โรงพยาบาล)?(?: ?ปี ?\\d)? ?',
  ofschool: '(?:โรงเรียน|โรงพยาบาล|มหาวิทยาลัย)?[ก-์]{0,12}?',
}

/** What they are, before where. */
const JOB_TH = oneOf(`
  ข้าราชการ, ครู, อาจารย์, หมอ, พยาบาล, ทหาร, ตำรวจ, นักศึกษา, นิสิต, นักเรียน, พนักงาน, แม่ค้า, พ่อค้า, แม่บ้าน, วิศวกร, เภสัชกร,
  ชาวนา, ชาวสวน, ช่าง, เซลส์, เด็กฝึกงาน, ครูดอย, ครูบ้านนอก`)

/** “Keep us well away from Patong”: nobody comes from there. */
const KEEP_AWAY = `${oneOf('keep, keeping, stay, staying, steer')} (us|me|him|her|them|(the|my|our) (kids|children|group)|) (well|far|right|) away from`

/** Where people come from, live or set out. */
const FROM_RULES: readonly CueRow[] = [
  {
    name: 'the journey sets out from there',
    th: `
      (ออก|เริ่ม(ต้น)|เดินทาง|บิน(ตรง)|ขับรถ(มา|ไป|)|นั่ง{seat}|สตาร์ท|ล้อหมุน{clock}|ออกตัว)จาก(บ้าน|โรงเรียน|มหาลัย|มหาวิทยาลัย|ที่ทำงาน|ออฟฟิศ|บริษัท|คอนโด|หอ|ที่พัก|สนามบิน|ขนส่ง|สถานี(รถไฟ)|)(ที่|แถว|ใน|ย่าน|)(ตัว|)(จังหวัด|จ.|อำเภอ|อ.|เมือง|),
      จาก(บ้าน|โรงเรียน|มหาลัย|มหาวิทยาลัย|ที่ทำงาน|ออฟฟิศ|บริษัท|คอนโด|หอ|ที่พัก|สนามบิน|ขนส่ง|สถานี(รถไฟ)|)(ที่|แถว|ใน|ย่าน|), จาก(บ้าน|หอ|คอนโด|ที่ทำงาน|ออฟฟิศ|ห้อง)(ของ|)(เรา|ผม|หนู|ฉัน|ดิฉัน|พวกเรา|เฮา|กระผม|เพื่อน|แฟน|ญาติ|พ่อแม่|พ่อ|แม่|ยาย|ย่า|ตา|ปู่|ลุง|ป้า|น้า|อา|พี่|น้อง|ลูก|)(สาว|ชาย|)(ที่|แถว|ใน|ย่าน|)(อำเภอ|อ.|ตำบล|ต.|จังหวัด|จ.|),
      {not}(ขับ(รถ)|รถ(ตู้|ทัวร์|บัส|)|เดินทาง|)ออก{alone}, เริ่ม(ต้น)(ที่), ต้นทาง(คือ|ที่|), สตาร์ท(ที่|แถว|), ล้อหมุน{clock}(ที่|แถว), ออกตัว(ที่|แถว), ล้อหมุน, {not}ออก(เดินทาง){hour}(จาก|ที่|), (มา|ออก|ออกมา|ลงมา|ขึ้นมา|ขับมา|ขับรถมา|นั่งรถมา|บินมา|เดินทางมา)แต่, จุดเริ่มต้น(คือ|ที่|อยู่ที่|)`,
    en: `
      (from|frm|fr|fro) (our|my|the|) (home|house|flat|apartment|condo|office|school|university|base|airport|place|hotel|flat) (in|at|near), from, frm, fr,
      (depart|departing|start|starting|leave|leaving|coming|setting off|setting out|driving|flying|based) from, leav(ing), leave, out of, (leave|leaving|depart|departing|set off|setting off|pickup|pick up|pick us up) {hourEn} (from|in|at|) (the|), (i|we) live, start(ing) & (finish|end)(ing) (in|at|),
      start(ing) point (is|will be|in|at|:|), (our|my) start (is|will be) (in|at|)`,
    unless: `
      (ไกล|ใกล้|ห่าง|ต่าง|ทำงาน|ที่ work |ไป work |(เพิ่ง|พึ่ง)กลับ|(เพิ่ง|พึ่ง)กลับมา|(เพิ่ง|พึ่ง)ลง|ฝาก|นอก|หลัง|รู้จัก|ขึ้นชื่อ|อาหาร|เพื่อน|แขก|ข่าว|รีวิว|รูป|ภาพ)จาก, (far|different|distance|hours|hrs|minutes|mins|km|kms|kilometres|apart) (away) from,
      (island|islands|snorkel|snorkelling|snorkeling|boat|speedboat|longtail|dive|diving|kayak|kayaking) (tour(s)|trip(s)|excursion(s)|cruise(s)) from,
      (food|dish|dishes|people|friend|friends|someone|coffee|silk|tea|products|photos|pictures|pics|souvenirs|views|reviews|news|guests) from, (to|can|could|will|would|remotely|where) (work|working) (remotely|online|) from, (week|weeks|month|months) (of) working (remotely|online|) from, ${KEEP_AWAY}`,
    yes: [
      'ออกจาก‹ชุมพร›ตอนหกโมงเช้า',
      'ขับรถมาจาก‹ลำปาง›สองวัน',
      'จากบ้านแถว‹บางนา›ไปบางแสน',
      'จากหอหนูแถว‹บางแค›',
      'ขับรถออกจากบ้านเพื่อนที่‹บางแสน›',
      'จากคอนโดแฟนแถว‹บางแค›',
      'จากบ้านหนูที่อำเภอ‹ปัว›',
      'ออกเดินทางจากจังหวัด‹อุดรธานี›เวลาเก้าโมง',
      'ล้อหมุนตีห้าจาก‹สระบุรี›',
      'สตาร์ทที่‹อุตรดิตถ์› ไปน่าน',
      'ออกตีห้า‹สระบุรี›',
      'พวกเรามาแต่‹ยโสธร›',
      'leave 7am ‹Lopburi›',
      'we drive from our condo in ‹Si Racha› to Trat',
      'flying out of ‹Ubon› on Monday',
      'Our start is ‹Phrae›, then Nan',
    ],
    no: [
      'ปัวไกลจาก‹น่าน›ไหม',
      'ของฝากจาก‹ตรัง›',
      'เพิ่งกลับจาก‹ตาก›',
      'หลังจาก‹เลย›แล้วไปไหนต่อดี',
      'the food from ‹Trang› is great',
      'Pai is three hours from ‹Chiang Mai›',
      'a snorkelling trip from ‹Khanom›',
      'we would like to work from ‹Samui› for a month',
      'อยากทำงานจาก‹น่าน›',
      'keep the kids well away from ‹Patong›',
    ],
  },
  {
    name: 'the train, bus or plane starts there',
    th: `
      ขึ้น(รถ|รถไฟ|รถทัวร์|รถตู้|รถบัส|เครื่อง|เครื่องบิน)(ที่|จาก|แถว)(สถานี|สนามบิน|ขนส่ง|ท่ารถ|), ขึ้นที่(สถานี|ขนส่ง|ท่ารถ|), รถ(ทัวร์|ตู้|ไฟ|บัส|)ออก(จาก|ที่)`,
    en: `
      (board|boarding|catch|catching) (the|a|our|) (bus|train|van|minivan|flight|plane|sleeper) (in|at), pick us up (in|at),
      (bus|train|flight|plane) (leaves|departs)`,
    unless:
      '(จะ|ค่อย|แล้ว|ไป)ขึ้นเรือ(ที่|จาก|แถว), (อาทิตย์|ตะวัน|หมอก|เช้า|ดาว|เดิน|เขา)ขึ้นที่, (return|home|back|last) (bus|train|flight|plane) (leaves|departs)',
    yes: [
      'ขึ้นรถตู้ที่‹นครปฐม›ไปกาญ',
      'ขึ้นเครื่องที่‹อุดร›',
      'ไปกาญ ขึ้นที่‹ธนบุรี›',
      'we catch the train in ‹Lopburi› at 8',
      'the flight leaves ‹Bangkok› at nine',
    ],
    no: ['ดูพระอาทิตย์ขึ้นที่‹ผาชะนะได›', 'จะไปขึ้นเรือที่‹ดอนสัก›', 'ขึ้นเขาที่‹เลย›', 'our return flight leaves ‹Phuket› at nine'],
  },
  {
    name: 'they live or grew up there',
    th: `
      (เรา|ผม|ฉัน|หนู|ดิฉัน|บ้าน|ตอนนี้|ปัจจุบัน|พวกเรา|เฮา|ข่อย|ข้อย|{begin}ฉาน|(เรา|ผม|หนู|ฉัน)ก็|คน(ใต้|เหนือ|อีสาน)|ครอบครัว(เรา|ผม|หนู|ฉัน|เฮา|))อยู่(ที่|แถว|ใน|)(ตัวเมือง|อำเภอ|อ.|), ภูมิลำเนา(อยู่|คือ|)(ที่|), {inlaw}(สะใภ้|เขย)(คน|ชาว|เมือง|), ย้าย(เข้า|)มา(อยู่|ทำงาน|เรียน)(ที่|แถว|ใน|), (เป็น|เป๋น|เรา|ผม|หนู|ฉัน|ชาว|พวกเรา|เฮา|ข่อย|ข้อย)คน(จังหวัด|จ.|), ชาว(จังหวัด|จ.|)(เมือง),
      หนี(จาก|ออกจาก|)(ชีวิตใน|ความวุ่นวายใน|ความวุ่นวายของ|), เบื่อ(ชีวิตใน|ชีวิตที่|ความวุ่นวายใน|รถติดใน), {owned}(บ้าน|คอนโด|หอ|หอพัก|ห้อง)(เรา|ผม|หนู|ฉัน|พี่|พวกเรา|เฮา|ข่อย|ข้อย|)อยู่{notnear}(ที่|แถว|ใน|ย่าน|)(อำเภอ|อ.|ตำบล|ต.|จังหวัด|จ.|){quarter}, กลับ(มา|ไป|)(นอน|พัก|ค้าง)(ที่|)บ้าน(เรา|ผม|หนู|ฉัน|)(ที่|แถว|ใน),
      {notback}(บ้าน|หอ)(เรา|ผม|หนู|ฉัน|พี่|พวกเรา|)(อยู่|){open}`,
    en: `
      live in, home(town) (base) is (in), hometown is, {still} (living|residing|resident|retired|stationed|posted) (and work) (in|at|near|on|out of), (posted|stationed|resident) (in|at) ,
      (i|we)('m|'re| am| are|) liv(e|ing) (now|here|) (since|for|already) {howlong} (in|on|at|near), (we're|we are|i'm|i am) (an |) expat(s) (in|on|near), expat(s) in,
      escap(e|ing) (from), get(ting) (out of|away from), away from, a break from, (condo|house|apartment|office|home|flat) is (in|at|near), based out of, living in`,
    unless: `${KEEP_AWAY}, เพื่อนบ้านอยู่(ที่|แถว|ใน|), (ไกด์|เพื่อน|แฟน|คนขับ|เจ้าของ)เป็นคน, (would|will|like|love|enjoy|imagine|consider) (be) living in, (thinking|thoughts|idea|dream|dreaming|dreams|sure|curious|talk|question) (of|about) (actually|maybe|perhaps|) living in, (try|trying|considering|practise|practising|fancy) (out|) living in`,
    yes: [
      'บ้านอยู่แถว‹บ้านโป่ง›',
      'ข่อยอยู่‹ยโสธร›',
      'บ้านผมอยู่ที่อำเภอ‹ปัว›',
      'ภูมิลำเนาอยู่‹ตรัง›',
      'เป็นสะใภ้‹อุบล›',
      'หมู่เฮาอยู่‹พะเยา›',
      'เพิ่งย้ายมาอยู่‹ระยอง›',
      'ออกจากบ้าน (แถว‹บางพลี›) หกโมง',
      'บ้านอยู่ (‹มีนบุรี›) ไปเขาใหญ่',
      'ชาว‹ระนอง›อยากขึ้นเหนือ',
      'ครอบครัวหนูอยู่‹กำแพงเพชร›',
      'กลับมานอนบ้านที่‹สิงห์บุรี›',
      'I am posted in ‹Rayong› since May',
      'we are expats in ‹Hua Hin›',
      'expat in ‹Udon› here',
    ],
    no: [
      'เพื่อนบ้านอยู่‹ลำพูน›',
      'อยากย้ายไปอยู่‹ปาย›',
      'กับพี่เขย ‹ปาย›',
      'ไกด์เป็นคน‹ตาก›',
      'บ้านอยู่ใกล้‹เลย›',
      'กลับบ้าน (‹เลย›) 3 วัน',
      'เช่าบ้าน (‹เลย›) 3 วัน',
      'ที่พัก (‹เขาค้อ›) 2 วัน',
      'we would be living in ‹Pai›',
      'I am thinking of living in ‹Nan›',
    ],
  },
  {
    name: 'they work or study there',
    th: `
      {self}${JOB_TH}{gap}(อยู่(ที่|แถว|ใน|)|{ofschool}(ที่|แถว|ใน))(โรงพยาบาล|),
      (ทำงาน|เรียน|ประจำ|สอน|สอนหนังสือ|รับราชการ)(อยู่) (โรงงาน|บริษัท|ออฟฟิศ|โรงพยาบาล|โรงเรียน|) (ที่|แถว|ใน|) (ม.|มหาลัย|มหาวิทยาลัย|นิคม|),
      (บริษัท|ออฟฟิศ|โรงงาน|โรงเรียน|มหาลัย|ที่ทำงาน|สำนักงาน|คณะ)(เรา|ผม|หนู|ฉัน|)(ตั้ง|)อยู่{notnear}(ที่|แถว|ใน|) {estate}(จ.|จังหวัด|)`,
    en: `
      (i|we) (study|work|teach|live) (at|in) {university}, {still} (work|working|study|studying|teach|teaching) (and live) (in|at|near|on|out of),
      (i'm|i am|we're|my) (doing|on|) (a|an|my|the|) (semester|exchange|internship|residency) (in|at), (my|our) (company|office|work|job|workplace|factory|school|university|campus) is (in|at|near|based in)`,
    unless: `
      (วัย|คน|ชาว|สาว|หนุ่ม)ทำงาน (ที่|แถว|ใน|), ทุเรียน(อยู่) (ที่|แถว|ใน|), ฮ่องสอน (ที่|แถว|ใน|),
      (ลูก|น้อง|แฟน|เพื่อน|พี่|หลาน|พ่อ|แม่)(สาว|ชาย|)(เรียน|ทำงาน|สอน|ประจำ)(อยู่) (ที่|แถว|ใน|) (ม.|มหาลัย|มหาวิทยาลัย|)`,
    yes: [
      'เรียนอยู่ ม.‹ขอนแก่น›',
      'ทำงานแถว‹ศรีราชา›',
      'ผมเป็นตำรวจอยู่‹ยโสธร›',
      'คือหนูเป็นครูโรงเรียนริมน้ำที่‹สังขละบุรี›',
      'ข้าราชการเกษียณอยู่‹ตาก›',
      'บริษัทอยู่นิคมโรจนะ ‹อยุธยา›',
      'ออฟฟิศเราอยู่แถว‹ชลบุรี›',
      'I teach in ‹Yasothon›',
      'my office is in ‹Sriracha›',
    ],
    no: [
      'มีเพื่อนเป็นพยาบาลอยู่‹น่าน›',
      'ลูกเป็นครูอยู่‹น่าน›',
      'อยากเจอครูที่‹ตรัง›',
      'นอกนั้นวัยทำงาน ‹ราชบุรี›',
      'กินทุเรียนที่‹จันทบุรี›',
      'ตัวเมืองแม่ฮ่องสอน ‹ดอยกองมู›',
      'เรียนทำอาหารที่‹เชียงใหม่›',
      'ลูกสาวเรียนอยู่ที่‹พะเยา›',
      'โรงเรียนอยู่ใกล้‹น่าน›',
      'this will work in ‹Trang›',
    ],
  },
]

export const COMES_FROM = cueBefore(FROM_RULES, SLOTS)
