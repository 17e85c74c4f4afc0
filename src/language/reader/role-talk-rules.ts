import { LATIN_MONTH } from './calendar-words.ts'
import { cueAround } from './cues.ts'
import { maybe, notFollowedBy, notRightAfter, oneOf, rightAfter, words } from './phrases.ts'
import { gap, thaiLetters } from './slot-gaps.ts'

// `เพื่อนอวดรูป‹ปาย›`, “everyone raves about ‹Samui›”, “as busy as ‹Phuket›?”: places of which people only talk, beside the
// one where they go.

/** Who shows, tells or raves. */
const TELLERS_TH = oneOf(`
  เพื่อน, เพื่อนๆ, ใครๆ, ใคร, คน, คนอื่น, พี่, น้อง, ญาติ, แฟน, ที่ทำงาน, หัวหน้า, ไกด์, เขา, เค้า, สื่อ, รายการ, ช่อง`)
const SHOWN_TH = oneOf(`
  รูป, ภาพ, คลิป, รีวิว, ข่าว, วิดีโอ, โพสต์, โพส, สตอรี่, กระทู้, วลอก, โฆษณา`)
const TELLERS_EN = `(a|my|our|some|one|the|) (good|old|best|dear|) ${oneOf(`
  friend(s), flatmate(s), colleague(s), cousin(s), sister, brother, uncle, aunt, boss, neighbo(u)r(s), mate(s), in-laws,
  parents, guy, couple, people`)}`

/** Earlier trips and feasts, of which they speak: `ครั้งก่อน`, `สงกรานต์ที่แล้ว`. */
const PAST_TH = `${oneOf('ครั้ง, รอบ, คราว, หน, ทริป, ปี, เดือน, อาทิตย์, สงกรานต์, ปีใหม่, ตอน, หนาว')}${oneOf(`
  ก่อน, ที่แล้ว, ที่ผ่านมา, ล่าสุด, โน้น, นู้น, นั้น, แรก`)}`
/** How the place of which they talk is beside the one that they ask about: `เท่าภูเก็ต`, `คนเยอะแบบพัทยา`. */
const COMPARED_TH = `
  เหมือน, เท่า, เท่ากับ, พอๆกับ, พอๆ, เหมือนกับ, เหมือนที่, แบบเดียวกับ, ฟีล, สไตล์, ไม่ต่างจาก, สู้, แพ้, น้องๆ,
  (วุ่นวาย|คนเยอะ|แน่น|พลุกพล่าน|แพง|แออัด|เสียงดัง)(แบบ|เหมือน)`

const SLOTS = {
  gap: '\\s?',
  space: ' ',
  /** A clause begins. */
  edge: '(?:^|[\\s,.;])',
  /** “…, ok. But”. */
  halt: `[.,;] ?${maybe('(ok|okay|fine|sure|yes){sign}{space}', { sign: '[.,;]?' })}`,
  /** `เงียบกว่าปาย`, not `อะไรมากกว่า`. */
  more: notRightAfter('อะไร, มาก') + rightAfter('{thai}'),
  /** Not `ขอรีวิวปาย`, who asks for it. */
  notasked: notRightAfter('ขอ, หา, มี, ช่วย, ดู, อ่าน, เห็น'),
  /** Up to 12 Thai letters: `เพื่อนที่ทำงานอวดรูป`. */
  few: thaiLetters(0, 12),
  /** Some words, up to where the sentence ends. */
  on: gap(40, '[^.;!?\\n]'),
  onTh: gap(24, '[^.;\\n]'),
  /** `เท่า`, not `อยากเหมือน`. */
  asTh: notRightAfter('อยาก, จะ, ก็') + words(COMPARED_TH),
  /** “As busy as”, “picked little known over”. */
  adjective: '[a-z]{3,14}(?: [a-z]{3,10})?',
  /** `ครั้งก่อน`. */
  past: words(PAST_TH),
  /** Neither days nor another place follow, which would be this trip. */
  notgo: notFollowedBy('{digit}, แล้วต่อ, แล้วไป, ต่อ'),
  /** Of a year: 2019. */
  two: '\\d\\d',
  month: `(?:${LATIN_MONTH})`,
  end: '(?![a-z])',
  start: '(?:^|[.!;\\n] ?)',
  /** A few words, perhaps to the end of a sentence. */
  sentence: '[^;!?\\n]{0,12}?[.,;]? ?',
}

export const IS_TALK = cueAround(
  [
    {
      name: 'what others show or write of it',
      before: {
        th: `
          ${TELLERS_TH}(ๆ|){few}(อวด|ลง|โพสต์|โพส|แชร์|ส่ง)(${SHOWN_TH}|)(ไป|เที่ยว|ที่|จาก|ของ|ตอน|){gap}(ไป|เที่ยว|),
          (เห็น|ดู|อ่าน|เจอ|ได้ยิน|ติดตาม|ฟัง){few}${SHOWN_TH}(ๆ|)(ไป|เที่ยว|ที่|จาก|ของ|เรื่อง|ว่า|แต่|){gap}(ไป|เที่ยว|ที่|),
          {notasked}${SHOWN_TH}(เที่ยว|ของ|ที่|){gap}`,
      },
      after: { th: '{onTh}(แต่|เลยอยาก|เลย|แล้ว|ส่วน)' },
      yes: [
        'เพื่อนอวดรูป‹ปาย› เลยอยากไปน่านบ้าง',
        'เห็นข่าว‹เชียงราย›น้ำท่วม แล้วลำปาง',
        'รีวิว‹ปาย›เต็มฟีด แต่แม่แจ่ม',
        'ดูคลิปเที่ยว‹ปาย›มาเยอะ แต่แม่แจ่ม',
      ],
      no: ['เห็นข่าวน้ำท่วม จะไป‹เชียงราย› 2 วัน', 'ขอรีวิว‹ปาย› 3 วัน', 'อวดรูป‹ปาย›'],
    },
    {
      name: 'what the goal is compared with, in a question or a wish',
      before: {
        th: '{asTh}(กับ|ที่|), {more}กว่า(ที่|แถว|ทาง|)',
        en: `
          (as|so) {adjective} as (in|on|at|),
          (another|a second|the next|the new|the other|more like|feel of|vibe of|version of|compare to|compares to|
          compare with|compared with|compared to|match|rival) (the|),
          (chose|choosing|chosen|picked|picking|prefer|preferred) {adjective} over,
          (somewhere|something|anywhere|places|a place|place|islands|a town|town|beaches|more|just|exactly|much|is it|
          not) like`,
      },
      yes: [
        'คนเยอะเท่า‹ภูเก็ต›ไหม',
        'เหมือน‹ปาย›เมื่อสิบปีก่อน',
        'ฟีล‹ปาย›',
        'is it as busy as ‹Phuket›?',
        "we don't want another ‹Phuket›",
        'somewhere like ‹Pai› 20 years ago',
      ],
      no: ["we'd like ‹Pai›", 'as soon as we see ‹Pai›', 'อยากไปแบบ‹ปาย›'],
    },
    {
      name: 'what is said of it, before a but',
      before: { th: '(เคย|)ไป(แต่|แค่|เฉพาะ|อยู่แค่)' },
      after: { th: '{onTh}(ยังไม่|ไม่เคย|แต่ยัง|อยาก|รอบนี้|คราวนี้|ครั้งนี้|ปีนี้|ขอ)' },
      yes: ['เคยไปแต่‹ปาย› ยังไม่เคยไปน่าน', 'ไปแค่‹หัวหิน›ทุกปี อยากไปตราด'],
      no: ['ไปแค่‹ปาย›', 'เคยไปแต่เด็ก ‹ปาย› 3 วัน'],
    },
    {
      name: 'where they were, with the time said after it',
      before: { th: 'ไป(เที่ยว|ที่|เที่ยวที่|พัก|นอน|ทัวร์|)' },
      after: {
        th: `
          {gap}(มา|)(เมื่อ|ตอน|)(มา|){past}{notgo},
          {gap}(มา|)(เมื่อ|ตอน)(ต้น|กลาง|ปลาย|)(เดือน|ปี|อาทิตย์|สงกรานต์|ปีใหม่)(ก่อน|ที่แล้ว|ที่ผ่านมา|นั้น)`,
      },
      yes: ['ไปเที่ยว‹พัทยา›ครั้งก่อนโดนโกง รอบนี้ไประยอง', 'ไป‹หัวหิน›เมื่อปีที่แล้ว ปีนี้ขอตราด'],
      no: ['ไป‹พัทยา›ครั้งนี้', 'ไป‹พัทยา›ตอนปีใหม่'],
    },
    {
      name: 'an earlier trip in English',
      before: {
        en: `
          (after|since|from|about|loved|liked|enjoyed|did|visited|saw|remember)
          (a (trip|week|weekend|holiday) (in|on|to) |our (trip|week|holiday|time) (in|on|to) |my (trip|week|time) (in|
          on|to) |)`,
      },
      after: {
        en: `
          {space}(last (year|time|summer|winter|spring|autumn|week|month|{month}|christmas|songkran)|in (19|20){two}|
          back in|two years ago|years ago)`,
      },
      yes: [
        'after ‹Samui› last year we promised ourselves Trang',
        'loved ‹Pai› last winter',
        'after ‹Samui› last March',
      ],
      no: ['after ‹Samui› we go to Trang', 'we saw ‹Pai› on the last day'],
    },
    {
      name: 'where others go, or rave about it',
      before: {
        en: `
          (everyone|everybody|everyone else|all my friends|all our friends|most people|half the world|
          all the tourists|the whole internet|instagram|tiktok|every blog|people|${TELLERS_EN})
          (always|all|just|keep|keeps|else|only|now|never|still|also|)
          (goes|go|going|raves|rave|raving|talks|talk|talking|does|do|recommends|recommend|recommending|suggests|
          suggest|suggesting|love|loves|posts|posting|pushing) (about|on about|of|on|to|) (going to|)`,
      },
      after: {
        en: `
          {sentence}(but|and|so|yet|though|however|) (we|i)('d|'m|'ll|'re|)
          (want|prefer|rather|would|am|are|like|going|think|fancy|will|need)`,
      },
      yes: [
        'everyone goes to ‹Phuket›. We want Trang',
        "friends keep raving about ‹Pai› but I'd prefer Nan",
        'instagram loves ‹Pai›, we want Nan',
      ],
      no: ['everyone goes to ‹Phuket› by plane', 'people love ‹Pai›'],
    },
    {
      name: 'where somebody is who tells them of another place',
      before: {
        en: `
          ${TELLERS_EN} (of mine|of ours|) (who lives|living|working|who works|who is|is|are|currently|is currently|
          is now) (in|on|from|at), ${TELLERS_EN} (of mine|) (in|on|from|at)`,
        th: `(เพื่อน|ญาติ|พี่|น้อง|คน)(สาว|ชาย|ๆ|)(ที่|)(อยู่|แถว|)(ที่|)`,
      },
      after: {
        en: '{on}(told|tells|says|said|recommends|recommended|suggested|suggests|swears|raves|sent)',
        th: '{gap}(เขา|เค้า|)(บอก|เล่า|แนะนำ|เชียร์|ว่า), {gap}(จะ|)(ตาม|)มา(สมทบ|เจอ|หา|ด้วย|รวม|จอย)',
      },
      yes: [
        'a friend in ‹Phuket› told us about Trang',
        'my flatmate is in ‹Pai› right now and says it pours',
        'เพื่อนที่‹ปาย›บอกว่าน่านสวย',
      ],
      no: ['a friend in ‹Phuket› will show us Trang', 'เพื่อนที่‹ปาย›จะพาเที่ยว'],
    },
    {
      name: 'what they concede, before a but that opens the wish',
      before: { en: '{start}(yes |sure |ok |fine |)' },
      after: { en: '{space}(is|was|has|had) {on}{halt}but' },
      yes: ['‹Bangkok› is noodles and malls, ok. But Nan'],
      no: ['‹Bangkok› is our base, Nan too'],
    },
    {
      name: 'what they liked, before what it is time for',
      before: { en: '(love|loved|liked|enjoyed|adore|adored)' },
      after: { en: "{on}but (it's time|it is time|time for|now|we fancy|i fancy|this time)" },
      yes: ["we loved ‹Pai› but it's time for Nan"],
      no: ['we loved ‹Pai› but want to go back'],
    },
    {
      name: 'what they heard or read of it',
      before: {
        en: `
          (reading|read|guide|guidebook|book|article|blog|film|documentary|stories|horror stories|news)
          (about|to|on|of|from)`,
      },
      after: { en: '{space}(made|makes|was|were|put|says|said|is|sounds)' },
      yes: ['reading about ‹Pai› made us want Nan', 'the guide to ‹Pai› was useless'],
      no: ['a book about ‹Pai›', 'the way to ‹Pai› was long'],
    },
    {
      name: 'what somebody says against it',
      before: { en: '(says|said|claims|reckons|heard|hear|tells us|tells me|told us|told me) (that|)' },
      after: {
        en: `
          {space}(is|was|has|has become|gets) (just|only|so|really|now|totally|)
          (full of|too|not|over|overrun|dirty|dead|awful|bad|boring|ruined|packed|crowded|expensive|rubbish|a dump|
          nothing)`,
      },
      yes: ['my hairdresser says ‹Pai› is full of drunks'],
      no: ['she says ‹Pai› is lovely'],
    },
    {
      name: 'how often they were there, said after it',
      before: { en: '{edge}' },
      after: {
        en: `
          {space}(both|all|all three|the last two|every|each) (times|time|trips|visits)
          (before|so far|already|until now)`,
      },
      yes: ['third trip, ‹Phuket› both times before, Nan now'],
      no: ['‹Phuket› every time'],
    },
    {
      name: 'how far the goal is from there',
      before: {
        en: '(far|long|close|hours|drive|distance|km|near enough) (away|drive|) from',
        th: '(ไกล|ห่าง)(จาก)',
      },
      after: {
        en: '{space}(for (a|one|two)|to (do|visit|see|go|make|be)|with|by){end}',
        th: '{gap}(ไหม|มั้ย|มาก|เท่าไหร่|กี่)',
      },
      yes: ['is Nan too far from ‹Udon› for a weekend', 'น่านไกลจาก‹แพร่›ไหม'],
      no: ['far from ‹Udon›', 'from ‹Udon› for a weekend'],
    },
    {
      name: 'news of it',
      before: { th: '{start}' },
      after: {
        th: '{gap}(น้ำท่วม|ไฟป่า|ฝุ่น|ดินถล่ม|พายุ|โควิด|ระเบิด|แผ่นดินไหว|คลื่นสูง)(เยอะ|หนัก|เข้า|แรง|อยู่|){gap}(ไป|เลย|งั้น|แล้ว|ขอ|ถ้าไป)',
      },
      yes: ['‹เชียงราย›ไฟป่าเยอะ ไปน่านแทนดีไหม'],
      no: ['‹เชียงราย›ไฟป่าเยอะไหม', 'ไป‹เชียงราย›น้ำท่วมไหม'],
    },
  ],
  SLOTS,
)
