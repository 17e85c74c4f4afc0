import { cueAfter } from './cues.ts'
import { oneOf } from './phrases.ts'

// “‹Hubby› is scared of heights”, `‹พ่อ›อยากนอนเฉยๆ`: what is said only of those who travel, right after the word for somebody.

const SLOTS = {
  space: ' ',
  gap: '\\s?',
  is: "(?: (?:is|are|will be|gets?)|'s|'re)(?: (?:a bit|a little|very|really|quite|not|no|only|just|so|super|too|still|also|both|all|slightly|rather|pretty|severely|kind of|sort of|recently|already|now|almost|nearly|about|easily|always|always getting|getting)){0,2} ",
  how: '(?: (?:really|just|also|still|always|often|only|absolutely|both|all|usually|now|never|secretly|mostly|would|sometimes|too|who)){0,2} ',
  age: '\\d{1,2}(?! ?(?:days?|nights?|weeks?|km|hours?|minutes?|miles?|months pregnant|%)\\b)',
  /** No wish of somebody at home: “wants me to call”, “loves that I go”. */
  notOfUs:
    '(?![a-z])(?! (?:me|us|you|that|it|when|how|the idea|this place|photos?|pictures?|pics|souvenirs?|postcards?|to know|to hear|to see (?:photos|pictures|pics)|proof|a postcard|presents?|gifts?)\\b)',
  notWork: '(?! to (?:work|stay|be (?:home|back|at work)|know)\\b)',
  notHome: '(?! (?:home|back home|round|over for|from)\\b)',
  decade: '(?:[5-9]0s|fifties|sixties|seventies|eighties)',
  any: '(?: [a-z-]{3,12})?',
  ages: '\\s?[5-9]\\d\\s?(?:แล้ว|กว่า|ปี|ย่าง)',
  us: '(?= us\\b(?! mad)| the car| me around| there|[.,;!)\\n]|$)',
  figure: '\\s?\\d',
  /** Words between somebody and what is said. */
  also: '\\s?(?:ก็|แก|ท่าน|เขา|เค้า|นาง|นี่|มัก|จะ|เลย|คง|ค่อนข้าง|น่าจะ|ทั้งคู่|เอง|แอบ|ดัน|บ่น|เรา|ผม|หนู|ๆ){0,3}\\s?',
  notGoing: '(?!ไม่|ไหม|มั้ย|ดีไหม|ดีมั้ย|ได้ไหม|ได้มั้ย|หรือเปล่า|ถูก|รึเปล่า|ก่อน)',
  notHear: '(?!ให้|รู้|ได้(?:ของ|รูป)|ฟัง|เห็นรูป|ขาย|ย้าย)',
  notHabit: '(?!โทร|บ่น|ถาม|ว่า|ส่ง|เล่า|ดุ|ที่เรา|ที่ผม|ที่หนู)',
  notAsk: '(?!ให้|ของฝาก|ร้อง|รูป|ลา|โทษ|บคุณ)',
}

const SORT = oneOf(`
  vegan, vegetarian, veggie, pescatarian, pescetarian, allergic, intolerant, lactose intolerant, gluten free, coeliac, celiac, diabetic, pregnant, muslim, hindu, jewish, kosher, halal, scared, afraid, terrified, frightened,
  petrified, nervous (about|of|around|on), claustrophobic, obsessed, crazy about, mad about, mad on, into, keen, excited, up for, in too, in as well, dying to, desperate to, happy to, fussy, picky, autistic, deaf, blind, disabled,
  epileptic, asthmatic, bored, cranky, tired easily, carsick, seasick, car sick, sea sick, travel sick, motion sick, sick on, sick in, prone to, unsteady, slow, frail, fit, small, little, tiny, teething, in a wheelchair, retired,
  in his {decade}, in her {decade}, in their {decade}, a{any} (eater(s)|diver|surfer|foodie|climber|birder|runner|cyclist|golfer|vegan|vegetarian|beginner|swimmer|photographer|night owl|early riser|light sleeper|walker),
  fussy eaters, picky eaters, {age}`)

/** What is said only of those who travel. */
export const TRAVELS = cueAfter(
  [
    {
      name: 'they come along',
      th: '{also}(ขอ|ตาม|ได้|อยาก|อยากจะ|จะ|)(ไป|มา)(ด้วย|กัน|หมด|ครบ|ร่วม){notGoing}',
      en: `
        {is}(coming|joining|tagging along|travel(l)ing|flying with){notHome}, {space}(will|'ll|would) (come|join|be joining|be coming|tag along),
        {how}(comes|come|joins|join|tags|tag) (along|too|as well|with|us|me)`,
      yes: ['‹hubby› is coming too', '‹her sister› tags along', '‹พ่อ›ก็ไปด้วย', '‹ป้า›ขอตามไปด้วย'],
      no: ['‹hubby› is coming home late', '‹พ่อ›ไปด้วยไม่ได้', '‹พ่อ›ไปด้วยไหม', '‹her sister› comes from Trang'],
    },
    {
      name: 'what they want, like or fear',
      th: `
        {also}อยาก{notHear}, {also}(ไม่ค่อย|ไม่|)ชอบ{notHabit}, {also}(ไม่|)กลัว, {also}(ไม่|)แพ้, {also}(ไม่|)เมา(รถ|เรือ|เครื่อง), {also}ไม่อยาก{notHear}[เดิน|ขึ้น|นั่ง|นอน|กิน|เจอ|ตื่น|รีบ|ลง],
        {also}ขอ{notAsk}, {also}ขี้(กลัว|เบื่อ|ร้อน|หนาว|เมื่อย), {also}(บอก|บอกว่า|เรียกร้อง|รีเควส)(อยาก|จะไป|ขอ){notHear}, {also}ไม่ถนัด, {also}ไม่เอา[ทะเล|วัด|เดิน|ของ], {also}สาย[กิน|คาเฟ่|ถ่าย|วัด|บุญ|ลุย|ชิล|นอน]`,
      en: `
        {how}(wants|want|wanted){notOfUs}, {how}(loves|love|likes|like|hates|hate|prefers|prefer|dislikes|enjoys|adores|fancies|fancy){notOfUs},
        {space}(would|'d) (rather|love|like|prefer|enjoy) (to) [a|see|go|lie|sit|stay|eat|try|dive|swim|the|some|something|do|ride|visit|relax|read|take], {is}${SORT}, {how}(eats|eat|drinks|melts|melt|burns|tires|tire|naps|nap|snores)`,
      yes: [
        '‹dad› hates boats',
        '‹the boys› are terrified of snakes',
        '‹my aunt› would rather see temples',
        '‹แม่›กลัวหมา',
        '‹พ่อ›อยากนอนเฉยๆ',
        '‹ยาย›ขอวัดสักที่',
      ],
      no: [
        '‹dad› wants me home by ten',
        '‹mum› loves that I go',
        '‹my aunt› would love it but works',
        '‹แม่›อยากให้ไปวัด',
        '‹พ่อ›ขอให้โทรหา',
        '‹แม่›ชอบโทรตาม',
      ],
    },
    {
      name: 'what they can, need or eat',
      th: `
        {also}เดิน(เยอะ|นาน|ไกล|มาก|ช้า|ไม่|ลำบาก), {also}(ปวด|เจ็บ|เข่า|ขา)[เข่า|ขา|หลัง|เท้า|ไม่|เสื่อม|เสีย|พัง|เจ็บ|หัก|แพลง|อักเสบ], {also}ใช้(ไม้|วีล|รถเข็น|วอล์ค), {also}นั่ง(รถเข็น|วีล|รถนาน|รถไม่|นานไม่), {also}(หูตึง|หูไม่|ตาไม่|หลังไม่ดี|สุขภาพไม่),
        {also}(กินเจ|กินมัง|กินยาก|กินเผ็ด|กินง่าย|กินได้|กินไม่|ทานเจ|ทานยาก|ทานเผ็ด|ทานไม่|ไม่กิน|ไม่ทาน|งด|ถือศีล|ว่ายน้ำ|นอนดึก|นอนกลางวัน|นอนยาก|ตื่นเช้า|ตื่นสาย|ต้องนอน|ต้องพัก|ต้องใช้|ต้องกิน|ต้องงีบ|ต้องนั่ง|ไม่เคย|ยังไม่เคย|เพิ่งผ่า|พึ่งผ่า|เพิ่งหาย|ขึ้นบันได|ขึ้นเขา|เหนื่อยง่าย|เหนื่อยเร็ว|ท้อง(อ่อน|แก่|ได้)|ตั้งครรภ์|งอแง|ยังเล็ก|ซน),
        {also}เป็น(เบาหวาน|ความดัน|โรค|เก๊า|มุสลิม|อิสลาม|มัง|วีแกน|ภูมิแพ้|หอบ|ไมเกรน|สายคาเฟ่|สายกิน|สายบุญ|สายลุย)`,
      en: `
        {space}(has|have|'s got) (never (been|seen|flown|tried|eaten|had|ridden)|a (bad|dodgy|new|weak|sore|limp|peanut|nut|shellfish|seafood)|(bad|dodgy|weak|new|sore|trouble|difficulty|limited|diabetes|asthma|arthritis|vertigo|mobility|special needs)), {how}been (on a plane|to asia|abroad|to thailand|to a beach),
        {space}(can't|cannot|can not|can only|couldn't) (walk|swim|do|eat|climb|manage|handle|stand|sit|drive|ride|have|sleep|cope|take the heat|drink|stay up), {space}(doesn't|don't|does not|do not|won't|will not) (really) (like|do|eat|swim|drink|walk|drive|enjoy|care for|sleep|dive|fly|mind|handle|cope|ride|touch|climb|want to walk|want to hike|want to do){notOfUs},
        {space}(needs|need){notOfUs}{notWork}, {space}uses a, {space}walks (slowly|slow|with|badly|fine), {space}turns {age}`,
      yes: [
        '‹the twins› have never been on a plane',
        "‹dad› can't walk far",
        "‹our son› doesn't eat fish",
        '‹Tom› needs sleep',
        '‹แม่›เดินไม่ไหว',
        '‹ยาย›ใช้ไม้เท้า',
        '‹ลูก›ไม่เคยเห็นทะเล',
      ],
      no: [
        "‹dad› can't come",
        '‹my wife› needs to work',
        "‹mum› doesn't know yet",
        "‹my boss› doesn't like that",
        '‹แม่›เป็นห่วง',
        '‹แม่›เดินมาส่ง',
      ],
    },
    {
      name: 'their age, or that they drive',
      th: `{also}(อายุ|วัย){figure}, {also}{ages}, {also}(เป็นคน|ช่วย|อาสา|ขอ|)ขับ(รถ|)(ให้|เอง|พา|ไป|ได้|{gap})`,
      en: `
        {space}(will|'ll|can|wants to|is going to|) (drive|drives|be driving){us}, {is}driving{us}, {space}(does|do|will do|can do|is doing|shares|share|will share) (all|most of|all of|) the driving`,
      yes: ['‹my sister› does the driving', '‹ลุง›อายุ 71', '‹พ่อ› 72 แล้ว', '‹น้า›เป็นคนขับรถให้'],
      no: ['‹my sister› drives me mad', '‹ลุง›อายุเท่าไร'],
    },
  ],
  SLOTS,
)

/** Later in the sentence: they are not there after all. */
export const STAYS = cueAfter(
  [
    {
      name: 'they have to stay, or live elsewhere',
      th: '{words}(แต่|เลย|ก็)(ไป|มา)(ด้วย|)ไม่(ได้|ไหว), {words}(แต่|เลย|ก็|)ไม่(ได้|)(ไป|มา)ด้วย, {words}(แต่|เลย|ก็)(ไม่ว่าง|ติดงาน|ติดเรียน|อยู่บ้าน), {words}ฝากซื้อ, {words}ของฝาก',
      en: "{words}but (has|have|had|needs|need) to (work|stay), {words}(can't|cannot|won't|isn't|aren't|not) (come|coming|join|joining|make it), {words}(stay|stays|staying) (at|) home, {words}from (home|afar), {words}back home",
      yes: [
        '‹my wife› loves temples but has to work',
        '‹mum› wants to come but cannot make it',
        '‹แม่›อยากเห็นทะเลแต่ไปไม่ได้',
      ],
      no: ['‹my wife› loves temples. She stays home', '‹แม่›อยากเห็นทะเล'],
    },
  ],
  { words: '[^.!?;\\n]{0,70}?' },
)
