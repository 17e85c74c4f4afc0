import { cueAfter } from './cues.ts'
import { followedBy, maybe, notFollowedBy, notRightBefore, upTo, words } from './phrases.ts'
import { gap } from './slot-gaps.ts'

// “‹Hubby› is scared of heights”, `‹พ่อ›อยากนอนเฉยๆ`: what is said only of those who travel, right after the word for somebody.
// Who they may be: `party-spoken-words.ts`.

const SLOTS = {
  space: ' ',
  gap: '\\s?',
  /** “Is”, “are really”, “gets a bit”, “'s not” before an adjective. */
  is:
    words("{space}(is|are|will be|get(s)), '(s|re)") +
    upTo(
      2,
      `
      {space}(a bit|a little|very|really|quite|not|no|only|just|so|super|too|still|also|both|all|slightly|rather|pretty|
      severely|kind of|sort of|recently|already|now|almost|nearly|about|easily|always|always getting|getting)`,
    ) +
    ' ',
  /** Up to two words before a verb: “really hates”, “also never eats”. */
  how:
    upTo(
      2,
      '{space}(really|just|also|still|always|often|only|absolutely|both|all|usually|now|never|secretly|mostly|would|sometimes|too|who)',
    ) + ' ',
  /** An age, and no length, distance or share. */
  age: `\\d{1,2}${notFollowedBy(
    '-day(s), day(s), night(s), week(s), km, hour(s), minute(s), mile(s), months pregnant, {percent}',
    { percent: '%' },
  )}`,
  /** Not a wish of somebody at home: “wants me to call”, “loves that I go”. */
  notOfUs:
    notRightBefore('{letter}') +
    notRightBefore(`
      {space}(me|us|you|that|it|when|how|the idea|this place|photo(s)|picture(s)|pics|souvenir(s)|postcard(s)|to know|to hear),
      {space}(to see (photos|pictures|pics)|proof|a postcard|present(s)|gift(s))`),
  /** “Needs to work”, “needs to be home by ten”. */
  notWork: notFollowedBy('to (work|stay|be (home|back|at work)|know)'),
  /** “Coming home late”, “joining from Oslo”. */
  notHome: notFollowedBy('home, back home, round, over for, from'),
  decade: words('{tens}s, fifties, sixties, seventies, eighties', { tens: '[5-9]0' }),
  /** One word, or none: “a (keen) diver”. */
  any: maybe('{space}{word}', { word: '[a-z-]{3,12}' }),
  /** `72 แล้ว`, `60 กว่า`: fifty and older. */
  ages: words('{gap}{figures}{gap}(แล้ว|กว่า|ปี|ย่าง)', { gap: '\\s?', figures: '[5-9]\\d' }),
  /** “Drives us”, “drives the car”; not “drives us mad”. */
  us: followedBy('us{notMad}, the car, me around, there, {sign}, {end}', { notMad: notFollowedBy('mad') }),
  /** One figure, of an age. */
  figure: '\\s?\\d',
  /** Up to three words between somebody and what is said: `แกก็`, `น่าจะ`, `เขาไม่ค่อย`. */
  also:
    '\\s?' +
    upTo(3, 'ก็, แก, ท่าน, เขา, เค้า, นาง, นี่, มัก, จะ, เลย, คง, ค่อนข้าง, น่าจะ, ทั้งคู่, เอง, แอบ, ดัน, บ่น, เรา, ผม, หนู') +
    '\\s?',
  /** `ไปด้วยไม่ได้`, `ไปด้วยไหม`, `มาด้วยก่อน`: they may not come. */
  notGoing: notRightBefore('ไม่, (ดี|ได้|)(ไหม|มั้ย), หรือเปล่า, รึเปล่า, หรือ, ถูก, ก่อน'),
  /** `อยากให้ไปวัด`, `อยากรู้`, `อยากได้ของฝาก`, `อยากขายบ้าน`: they stay at home. */
  notHear: notRightBefore('ให้, รู้, ได้(ของ|รูป), ฟัง, เห็นรูป, ขาย, ย้าย'),
  /** `ชอบโทรตาม`, `ชอบบ่น`, `ชอบที่เราไป`. */
  notHabit: notRightBefore('โทร, บ่น, ถาม, ว่า, ส่ง, เล่า, ดุ, ที่(เรา|ผม|หนู)'),
  /** `ขอให้โทรหา`, `ขอของฝาก`, `ขอรูป`: of somebody at home. */
  notAsk: notRightBefore('ให้, ของฝาก, รูป'),
  /** Longer words with `ขอ`. */
  notThanks: notRightBefore('ขอบคุณ, ขอบใจ, ขอโทษ, ขอลา, ขอร้อง'),
}

/** What is said only of those who travel. */
export const TRAVELS = cueAfter(
  [
    {
      name: 'they come along',
      th: '{also}(ขอ|ตาม|ได้|อยาก|อยากจะ|จะ|)(ไป|มา)(ด้วย|กัน|หมด|ครบ|ร่วม){notGoing}',
      en: `
        {is}(coming|joining|tagging along|travel(l)ing|flying with){notHome},
        {space}(will|'ll|would) (come|join|be joining|be coming|tag along),
        {how}(comes|come|joins|join|tags|tag) (along|too|as well|with|us|me)`,
      yes: ['‹hubby› is coming too', '‹her sister› tags along', '‹พ่อ›ก็ไปด้วย', '‹ป้า›ขอตามไปด้วย'],
      no: ['‹hubby› is coming home late', '‹พ่อ›ไปด้วยไม่ได้', '‹พ่อ›ไปด้วยไหม', '‹her sister› comes from Trang'],
    },
    {
      name: 'what they want or ask for',
      th: `
        {also}อยาก{notHear}, {also}ไม่อยาก{notHear}[เดิน|ขึ้น|นั่ง|นอน|กิน|เจอ|ตื่น|รีบ|ลง],
        {also}{notThanks}ขอ{notAsk}, {also}(บอก|บอกว่า|เรียกร้อง|รีเควส)(อยาก|จะไป|ขอ){notHear}`,
      en: `
        {how}(wants|want|wanted){notOfUs},
        {space}(would|'d) (rather|love|like|prefer|enjoy) (to) [a|see|go|lie|sit|stay|eat|try|dive|swim|the|some|something|do|ride|visit|relax|read|take]`,
      yes: [
        '‹my aunt› would rather see temples',
        '‹dad› wants a pool',
        '‹พ่อ›อยากนอนเฉยๆ',
        '‹ยาย›ขอวัดสักที่',
        '‹ลุง›บอกว่าอยากไปทะเล',
      ],
      no: [
        '‹dad› wants me home by ten',
        '‹my aunt› would love it but works',
        '‹แม่›อยากให้ไปวัด',
        '‹พ่อ›ขอให้โทรหา',
        '‹แม่›ขอบคุณ',
        '‹ป้า›ขอร้อง',
      ],
    },
    {
      name: 'what they like or dislike, and their style',
      th: `
        {also}(ไม่ค่อย|ไม่|)ชอบ{notHabit}, {also}ไม่เอา[ทะเล|วัด|เดิน|ของ],
        {also}สาย[กิน|คาเฟ่|ถ่าย|วัด|บุญ|ลุย|ชิล|นอน]`,
      en: `
        {how}(loves|love|likes|like|hates|hate|prefers|prefer|dislikes|enjoys|adores|fancies|fancy){notOfUs},
        {is}(obsessed|crazy about|mad about|mad on|into|keen|excited|up for|in too|in as well),
        {is}(dying to|desperate to|happy to|fussy|picky|fussy eaters|picky eaters|bored)`,
      yes: ['‹dad› hates boats', '‹the boys› are mad about trains', '‹ยาย›ชอบวัด', '‹แฟน›สายคาเฟ่'],
      no: ['‹mum› loves that I go', '‹แม่›ชอบโทรตาม'],
    },
    {
      name: 'what they fear, cannot stand or are not used to',
      th: `
        {also}(ไม่|)กลัว, {also}(ไม่|)แพ้, {also}(ไม่|)เมา(รถ|เรือ|เครื่อง),
        {also}ขี้(กลัว|เบื่อ|ร้อน|หนาว|เมื่อย), {also}ไม่ถนัด`,
      en: `
        {is}(scared|afraid|terrified|frightened|petrified|nervous (about|of|around|on)|claustrophobic),
        {is}(carsick|seasick|car sick|sea sick|travel sick|motion sick|sick on|sick in|prone to)`,
      yes: ['‹the boys› are terrified of snakes', '‹dad› gets seasick', '‹แม่›กลัวหมา', '‹น้า›เมารถ'],
      no: ['‹dad› is sick of it', '‹แม่›เมา'],
    },
    {
      name: 'what they eat or do not eat',
      th: `
        {also}(กินเจ|กินมัง|กินยาก|กินเผ็ด|กินง่าย|กินได้|กินไม่|ทานเจ|ทานยาก|ทานเผ็ด|ทานไม่|ไม่กิน|ไม่ทาน|งด|ถือศีล),
        {also}เป็น(มุสลิม|อิสลาม|มัง|วีแกน)`,
      en: `
        {is}(vegan|vegetarian|veggie|pescatarian|pescetarian|gluten free|coeliac|celiac|lactose intolerant|intolerant),
        {is}(allergic|muslim|hindu|jewish|kosher|halal), {how}(eats|eat|drinks)`,
      yes: ['‹her sister› is coeliac', '‹Tom› only eats fish', '‹ป้า›กินเจ', '‹น้า›เป็นมุสลิม'],
      no: ['‹แม่›กินข้าวที่บ้าน'],
    },
    {
      name: 'how they walk and sit, their legs and backs',
      th: `
        {also}เดิน(เยอะ|นาน|ไกล|มาก|ช้า|ไม่|ลำบาก), {also}ใช้(ไม้|วีล|รถเข็น|วอล์ค), {also}นั่ง(รถเข็น|วีล|รถนาน|รถไม่|นานไม่),
        {also}(ปวด|เจ็บ|เข่า|ขา)[เข่า|ขา|หลัง|เท้า|ไม่|เสื่อม|เสีย|พัง|เจ็บ|หัก|แพลง|อักเสบ], {also}(ขึ้นบันได|ขึ้นเขา)`,
      en: `
        {is}(unsteady|slow|frail|fit|in a wheelchair|tired easily), {space}uses a, {space}walks (slowly|slow|with|badly|fine),
        {space}(can't|can only|couldn't) (walk|climb|stand|sit|stay up),
        {space}(won't|doesn't|don't) (really) (walk|climb|want to walk|want to hike){notOfUs}`,
      yes: [
        "‹dad› can't walk far",
        '‹gran› uses a cane',
        '‹แม่›เดินไม่ไหว',
        '‹ยาย›ใช้ไม้เท้า',
        '‹พ่อ›เข่าเสื่อม',
        '‹ลุง›ใช้วอล์คเกอร์',
      ],
      no: ['‹แม่›เดินมาส่ง', "‹dad› can't come"],
    },
    {
      name: 'their health, and what their bodies need',
      th: `
        {also}(หูตึง|หูไม่|ตาไม่|หลังไม่ดี|สุขภาพไม่), {also}เป็น(เบาหวาน|ความดัน|โรค|เก๊า|ภูมิแพ้|หอบ|ไมเกรน),
        {also}(เพิ่งผ่า|พึ่งผ่า|เพิ่งหาย|เหนื่อยง่าย|เหนื่อยเร็ว|ท้อง(อ่อน|แก่|ได้)|ตั้งครรภ์),
        {also}(ต้องนอน|ต้องพัก|ต้องใช้|ต้องกิน|ต้องงีบ|ต้องนั่ง)`,
      en: `
        {is}(diabetic|pregnant|autistic|deaf|blind|disabled|epileptic|asthmatic|teething),
        {space}(has|have|'s got) a (bad|dodgy|new|weak|sore|limp|peanut|nut|shellfish|seafood),
        {space}(has|have|'s got) (bad|dodgy|weak|new|sore|trouble|difficulty|limited),
        {space}(has|have|'s got) (diabetes|asthma|arthritis|vertigo|mobility|special needs), {space}(needs|need){notOfUs}{notWork}`,
      yes: [
        '‹mum› has a bad hip',
        '‹my wife› is pregnant',
        '‹Tom› needs sleep',
        '‹พ่อ›เพิ่งผ่าตัด',
        '‹ย่า›เป็นความดัน',
        '‹น้า›เป็นเก๊าท์',
      ],
      no: ['‹my wife› needs to work', "‹mum› doesn't know yet", '‹แม่›เป็นห่วง'],
    },
    {
      name: 'what they have never done, can do, or do not do',
      th: '{also}(ไม่เคย|ยังไม่เคย|ว่ายน้ำ), {also}เป็นสาย(คาเฟ่|กิน|บุญ|ลุย)',
      en: `
        {space}(has|have|'s got) never (been|seen|flown|tried|eaten|had|ridden),
        {how}been (on a plane|to asia|abroad|to thailand|to a beach),
        {space}(can't|can only|couldn't) (swim|do|eat|manage|handle|drive|ride|have|sleep|cope|take the heat|drink),
        {space}(doesn't|don't|won't) (really) (like|do|eat|swim|drink|drive|enjoy|care for|sleep|dive|fly|mind|handle){notOfUs},
        {space}(doesn't|don't|won't) (really) (cope|ride|touch|want to do){notOfUs}`,
      yes: [
        '‹the twins› have never been on a plane',
        "‹our son› doesn't eat fish",
        "‹gran› can't take the heat",
        '‹ลูก›ไม่เคยเห็นทะเล',
        '‹น้า›เป็นสายบุญ',
      ],
      no: ["‹my boss› doesn't like that"],
    },
    {
      name: 'when they sleep, and small children',
      th: '{also}(นอนดึก|นอนกลางวัน|นอนยาก|ตื่นเช้า|ตื่นสาย|งอแง|ยังเล็ก|ซน)',
      en: '{is}(small|little|tiny|cranky), {how}(melts|melt|burns|tires|tire|naps|nap|snores)',
      yes: ['‹the baby› naps at noon', '‹the kids› are still small', '‹ลูก›ตื่นเช้า', '‹หลาน›ยังเล็ก'],
      no: ['‹ลูก›นอนบ้านยาย'],
    },
    {
      name: 'what kind of person they are',
      en: `
        {is}a{any} (eater(s)|diver|surfer|foodie|climber|birder|runner|cyclist|golfer|vegan|vegetarian|beginner|swimmer),
        {is}a{any} (photographer|night owl|early riser|light sleeper|walker)`,
      yes: ['‹my sister› is a keen diver', '‹dad› is a light sleeper'],
      no: ['‹my sister› is a nurse'],
    },
    {
      name: 'their age',
      th: '{also}(อายุ|วัย){figure}, {also}{ages}',
      en: '{is}{age}, {is}(retired|in (his|her|their) {decade}), {space}turns {age}',
      yes: ['‹mum› is in her sixties', '‹Tom› turns 9', '‹ลุง›อายุ 71', '‹พ่อ› 72 แล้ว'],
      no: ['‹ลุง›อายุเท่าไร', '‹mum› is 3 days late'],
    },
    {
      name: 'that they drive',
      th: '{also}(เป็นคน|ช่วย|อาสา|ขอ|)ขับ(รถ|)(ให้|เอง|พา|ไป|ได้|{gap})',
      en: `
        {space}(will|'ll|can|wants to|is going to|) (drive|drives|be driving){us}, {is}driving{us},
        {space}(does|do|will do|can do|is doing|shares|share|will share) (all|most of|all of|) the driving`,
      yes: ['‹my sister› does the driving', '‹my brother› drives us', '‹น้า›เป็นคนขับรถให้', '‹ลุง›อาสาขับ'],
      no: ['‹my sister› drives me mad', '‹my sister› drives us mad'],
    },
  ],
  SLOTS,
)

/** Later in the sentence: they are not there after all. */
export const STAYS = cueAfter(
  [
    {
      name: 'they have to stay, or live elsewhere',
      th: `
        {words}(แต่|เลย|ก็)(ไป|มา)(ด้วย|)ไม่(ได้|ไหว), {words}(แต่|เลย|ก็|)ไม่(ได้|)(ไป|มา)ด้วย,
        {words}(แต่|เลย|ก็)(ไม่ว่าง|ติดงาน|ติดเรียน|อยู่บ้าน), {words}ฝากซื้อ, {words}ของฝาก`,
      en: `
        {words}but (has|have|had|needs|need) to (work|stay), {words}(stay|stays|staying) (at|) home,
        {words}(can't|cannot|won't|isn't|aren't|not) (come|coming|join|joining|make it),
        {words}from (home|afar), {words}back home`,
      yes: [
        '‹my wife› loves temples but has to work',
        '‹mum› wants to come but cannot make it',
        '‹my aunt› loves it from afar',
        '‹แม่›อยากเห็นทะเลแต่ไปไม่ได้',
        '‹ป้า›ชอบวัดแต่ติดงาน',
      ],
      no: ['‹my wife› loves temples. She stays home', '‹แม่›อยากเห็นทะเล'],
    },
  ],
  { words: gap(70, '[^.!?;\\n]') },
)
