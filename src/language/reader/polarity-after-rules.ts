import { cueAfter, cueAround, cueBetween } from './cues.ts'
import { perhaps } from './phrases.ts'
import { EVERY } from './polarity-slots.ts'

// `‹วัด›‹ไม่เอา›`, “‹temples›: no thanks”: a “no” after what it refuses.

/** “Sadly out”, “are definitely not possible”. */
const ADVERB = perhaps(`
  sadly, unfortunately, regrettably, alas, definitely, totally, completely, absolutely, obviously, simply, just, also, all, really,
  strictly, firmly, therefore, probably, mostly, pretty much, out of necessity`)

// What is said after a name or a kind: it is refused, known or not needed.

/** “Snorkelling yes, diving no”, “monkeys scare me”. */
export const REFUSED_AFTER = cueAfter(
  [
    {
      name: 'no, said after it',
      en: `
        {sign}(no|nope|no need|not needed|no thanks|no thank you|nah|not|not for us|been there){end},
        {comma}skip (it|this time|){end}, {space}(is|are) not{end}, {space}but (no thanks|no thank you|not for (us|me)){end},
        {space}(is|are|) (out|out of the question|off the (table|menu|list|cards)|a no|a no go|off limits|ruled out|excluded|impossible){because},
        {space}(is|are) ${ADVERB} (out|out of the question|off the (table|menu|list|cards)|a no|a no go|off limits|ruled out|excluded|impossible|not possible|not allowed|not happening|no longer possible){because},
        {comma}${ADVERB} (out|off limits|ruled out|not possible){because},
        {space}(isn't|aren't|wasn't|weren't|is not|was not|are not) (meant|supposed|said) to be (very|so|that|all that|particularly|) (nice|good|great|worth it|interesting|special|pretty){because},
        {space}(is|are|) not (an option|our (thing|scene)|my (thing|scene|cup of tea)|our cup of tea){because}`,
      yes: [
        'snorkelling yes, ‹diving› no',
        '‹temples›: no thanks',
        '‹zoos›, skip this time, please',
        '‹malls› are not our thing after all',
        '‹Pai› is out',
        "‹Pai› isn't meant to be nice, so Nan",
        "‹Phuket› wasn't supposed to be very pretty",
        'friends keep naming ‹Pai› but no thanks',
        '‹markets› are sadly out, too many people',
        '‹zoos› are definitely off limits for my sister',
        '‹caves› are out for our claustrophobic uncle',
        '‹bars› are unfortunately not possible with him',
        '‹viewpoints› are out of the question for us',
        '‹malls›: ruled out.',
      ],
      no: [
        '‹diving› not before noon',
        '‹temples› are not far',
        '‹zoos› skip the queue',
        'if it rains at the ‹waterfall› skip it',
        '‹Pai› is out of the way',
        '‹museums› are definitely not out of reach',
        '‹markets› are sadly out of town',
        '‹caves› are possible',
      ],
    },
    {
      name: 'they know it, so not there again',
      en: '{soon}(so|thus|hence|therefore) (not|no need|please not|skip) (it|that|that one|there|again|this one|this time|there again|that again|to go back|of it|){enough}',
      th: '(รู้จัก|เคยไป|ไป|ไปมา|เที่ยว|เที่ยวมา)(ดี|บ่อย|หมด|)แล้ว {thus}ไม่(เอา|ไป|ต้องไป|ต้อง|ซ้ำ)(แล้ว|ซ้ำ|อีก|)(นะ|ค่ะ|ครับ|){endth}',
      yes: [
        'we know ‹Trang› already so not there',
        'I already know ‹Satun›, so not there, thanks',
        '‹Samui› so not again',
        "we've done ‹Nan›, so skip it",
        '‹ตรัง›รู้จักแล้วไม่เอา',
        '‹น่าน›เคยไปแล้ว เลยไม่ไปซ้ำนะ',
      ],
      no: [
        'we want to see ‹Trang› so not too many stops',
        '‹Samui› so no need of a car',
        '‹ตรัง›ไปแล้วไม่เอาวัด',
        '‹Nan›, so not just temples',
      ],
    },
    {
      name: 'it does somebody no good',
      en: '{space}(always|usually|really|) make(s) (me|us|him|her|them|(my|our|the) {who}) (very|so|really|) (claustrophobic|grumpy|cranky|miserable|ill|moody|sleepy|nervous|dizzy|sick|seasick|anxious|uncomfortable|sad|queasy|panic|angry)',
      yes: ['‹caves› make me claustrophobic', '‹boats› always make my old mother sick'],
      no: ['‹caves› make a good break', '‹boats› make us happy'],
    },
    {
      name: 'somebody is afraid of it, or bored by it',
      en: '{space}(really) (scare|frighten|terrify|bore|annoy|stress|overwhelm|upset|exhaust)(s) (me|us|him|her|them|my|our|the|everyone|everybody|all of us), {space}(really) (leave|leaves) (me|us|him|her|them|everyone) cold',
      yes: [
        '‹monkeys› scare me',
        '‹museums› really bore the kids',
        '‹beaches› leave me cold',
        '‹markets› stress him out',
      ],
      no: ['‹monkeys› like us', '‹museums› boredom'],
    },
  ],
  {
    who: '[a-z]{2,12}(?: [a-z]{2,12})?',
    sign: ' ?(?:- |: |\\? ?)?',
    comma: ' ?(?:- |: |\\? ?|, )',
    space: ' ',
    /** Said of what they know: “Trang already, so”. */
    soon: ',? ?(?:already|well|quite well|too well)?,? ?',
    enough: '(?=\\s*(?:[,.;!)]|$|(?:please|pls|thanks|thank you)\\b))',
    thus: '\\s?(?:ก็|เลย|จึง|เพราะงั้น|ดังนั้น)?',
    endth: '(?=\\s|$|[,.])',
    end: '(?=\\s*(?:[,.;!)]|$))',
    because:
      '(?=\\s*(?:[,.;!)]|$|after\\b|because\\b|since\\b|by the\\b|(?:for|with) (?:me|us|him|her|them|my|our|the|his|these)\\b|this time\\b|too\\b|so\\b|and\\b|but\\b|then\\b|thanks\\b))',
  },
)

/** “Night-life is not required”. */
export const NOT_NEEDED = cueAfter(
  [
    {
      name: 'it is not needed',
      en: `
        {words}(is|are|would be) (really) {not}
        (required|needed|necessary|important|a must|for us|our thing|my thing|interesting)`,
      yes: ['‹night-life› is not required', "‹malls› really aren't important", "‹a pool› really isn't a must"],
      no: ['‹night-life› is required', '‹malls› are not open'],
    },
  ],
  { words: '[a-z ]{0,12}?\\b', not: "(?: not|n't) " },
)

/** “We've seen the palace and Wat Pho already”. */
export const SEEN_AROUND = cueAround(
  [
    {
      name: 'they have seen it, said before and after it',
      before: { en: '{notnever}(seen|done|visited|did|saw){list}' },
      after: {
        en: `
          {words}(already|before|on (our|my|the) (first|last|previous|earlier|other) (trip|visit|stay|holiday|time)|last (time|year|trip|visit|month|summer|winter)|(two|three|a few|{figure}) years (ago|back)|years ago){end}`,
      },
      yes: [
        "we've seen the palace and ‹Wat Pho› already",
        'did ‹Phi Phi› two years ago, so not again',
        'visited ‹Nan› with a guide last summer',
        'we saw ‹Doi Suthep› on our first trip',
      ],
      no: ['we have never seen ‹Wat Pho› before', 'seen ‹Wat Pho›, and home', "we'd love ‹Wat Pho› before noon"],
    },
  ],
  {
    notnever: "(?<!never |not |n't )\\b",
    list: '\\b[^.;!?\\n]{0,60}',
    words: '[^.;!?\\n]{0,40}?\\b',
    figure: '\\d{1,2}',
    end: '(?=\\s*(?:[,.;!?)]|$|and\\b|so\\b|but\\b))',
  },
)

/** `วัดไม่เอา`, `cafe ไม่เอา`: what may stand between a noun and the “no” after it. */
export const NO_FOLLOWS = cueBetween(
  [
    {
      name: 'between a kind and the “no” that refuses it',
      th: `
        {again}(ใหม่|เก่า|ใหญ่|เล็ก|ดัง|หรู|แพง|สวย|ต่าง|ทั่วไป|อะไร|เยอะ|){again}${EVERY}{again}(ก็|นี่|เนี่ย|อะ|อ่ะ|เรา|ขอ|)`,
      yes: ['‹โชว์ช้าง›ทุกชนิด‹ไม่เอา›', '‹สวนน้ำ›อะไรก็ตาม‹ไม่เอา›', '‹วัด›‹ไม่เอา›', '‹วัด›ใหญ่ๆ ก็‹ไม่เอา›', '‹ห้าง›นี่‹ไม่เอา›'],
      no: ['‹วัด›สวยมาก‹ไม่เอา›', '‹วัด›แล้ว‹ไม่เอา›', '‹วัด›ทุกวัน‹ไม่เอา›'],
    },
  ],
  { again: '\\s*ๆ?\\s*' },
)

/** `บาร์แถวป่าตองไม่เอา`: the bars are refused, not the town. */
export const KIND_THERE = cueBetween(
  [
    {
      name: 'between a kind and where it is',
      th: '(แถว|ย่าน|แถบ|ฝั่ง|ตรง|ใน|ที่)(ตรง|แถว|ใน|)(ซอย|ถนน|หาด|เกาะ|เมือง|ตัวเมือง|)',
      yes: ['‹บาร์›แถว‹ป่าตอง›', '‹คาเฟ่›ในตัวเมือง‹เชียงใหม่›'],
      no: ['‹บาร์› ‹ป่าตอง›', '‹บาร์›กับ‹ป่าตอง›'],
    },
  ],
  {},
)

export const STREET = cueAfter([
  {
    name: 'a street in which the kind is',
    th: 'ซอย, ถนน, ตรอก',
    yes: ['‹บาร์›ซอยบางลา'],
    no: ['‹บาร์› ซอยบางลา', '‹บาร์›แถวถนนข้าวสาร'],
  },
])

/** `เชียงคานคนเยอะไปแล้ว ไม่เอานะ`. */
export const COMPLAINT = cueBetween(
  [
    {
      name: 'a complaint between a name and its refusal',
      th: `
        {words}(ไป|แล้ว|มาก|จัง|เกิน|เบื่อ|หมด|สุด)(แล้ว|อะ|อ่ะ|ค่ะ|คะ|ครับ|นะ|อ่า|)(ๆ){space}`,
      yes: ['‹เชียงคาน›คนเยอะไปแล้ว ‹ไม่เอา›นะ', '‹ปาย›รถติดมากๆ ‹ไม่เอา›'],
      no: ['‹เชียงคาน›คนเยอะ ‹ไม่เอา›', '‹ปาย›รถติดมาก‹ไม่เอา›'],
    },
  ],
  { words: '\\s?[ก-์]{2,24}', space: '\\s' },
)

/** What may follow a “no” that comes after its noun. */
export const NO_ENDS = cueAfter(
  [
    {
      name: 'the “no” is whole, and nothing of its own follows',
      th: '{end}, เป็น, ก็ได้, กลัว, เดี๋ยว, เนื่องจาก, แล้ว, ละ, ล่ะ, นะ, น้า, จ้า, จ้ะ, ค่ะ, คะ, ครับ, คับ, อะ, อ่ะ, ว่ะ, เพราะ, เลย, เน้อ, ดีกว่า, เด็ดขาด, จริง, ทั้งนั้น, ทั้งสิ้น',
      yes: ['วัด‹ไม่เอา›', 'วัด‹ไม่เอา›เด็ดขาด', 'วัด‹ไม่เอา›นะคะ', 'วัด‹ไม่เอา›เดี๋ยวเหนื่อย', 'วัด‹ไม่เอา›จ้า', 'วัด‹ไม่เอา› เบื่อ'],
      no: ['วัด‹ไม่เอา›ใหญ่'],
    },
  ],
  { end: '(?:\\s|$|,)' },
)
export const NO_ENDS_SPACED = cueAfter(
  [
    {
      name: 'the same, after a space before the “no”',
      th: 'นะ, ค่ะ, คะ, ครับ, คับ, จ้า, เลย, แล้ว, {end}',
      yes: ['วัด ‹ไม่เอา›ค่ะ', 'วัด ‹ไม่เอา›'],
      no: ['วัด ‹ไม่เอา›กลัว'],
    },
  ],
  { end: '(?:\\s|$)' },
)
