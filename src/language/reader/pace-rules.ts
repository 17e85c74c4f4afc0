import { COUNT } from './numbers.ts'
import type { PhraseRule } from './phrase-rules.ts'
import { anyOf, type Slots } from './phrases.ts'

export interface PaceRule extends PhraseRule {
  /** `little_walking` is an easy pace on short ways, `rest` one whose wish is to do nothing; `stops` is the most stops a day. */
  readonly says: 'easy' | 'normal' | 'full' | 'little_walking' | 'rest' | 'stops'
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

/** “Rather not”, up to the haste that it refuses; what they do not mind they do not refuse. */
const REFUSED_HASTE =
  "\\b(?:not|never|do(?:es)?n'?t|didn't want|do not|no|nobody|without|avoid|against|hate[sd]?|dislike|tired of|sick of|instead of|rather than)\\b(?:(?! (?:mind|afraid|problem|wait|time|miss|only|just|sure|know|if|that)\\b)[^.,;!?\\n]){0,28}? "
const VISIT = anyOf(`
  do, doing, see, seeing, fit, fitting, cover, covering, visit, visiting, go to, going to, pack, packing, cram, cramming, jam, jamming,
  squeeze, squeezing, stuff, stuffing, schedule, scheduling, plan, planning, put, putting, squash, squashing, pile, piling`)
const TOO_MUCH = `${anyOf('in, on, up')}?\\s?${anyOf('too much, too many, so much, so many, everything, it all, them all, all of it, every single, a lot, lots')}`

/** A number, or two of which the second is the most. */
export const PACE_SLOTS: Slots = {
  most: `(${COUNT})(?:\\s*(?:-|to|or|ถึง)\\s*(${COUNT}))?`,
  /** Of the whole trip. */
  all: '(?! (?:a|per|each|every) day)',
  stop: '(?=[,.!;]|$)',
  rest: '(?=\\s?(?:[,.!;:()&+]|$|and |but |so |then |after |because |from |for us))',
  plus: '[+&] ?',
  close: '(?=\\s|[,.!?;)]|$)',
  refuse: REFUSED_HASTE,
  visit: VISIT,
  toomuch: TOO_MUCH,
  /** What is lazy: up to two words between. */
  time: '(?=(?: (?!boat|train|bus|cooker|traffic)(?:[a-z]{3,10}|\\d{1,2})){0,2} (?:days?|mornings?|afternoons?|evenings?|week(?:end)?s?|time|holiday|vacation|break|getaway|stay)\\b)',
}

export const PACE_RULES: readonly PaceRule[] = [
  {
    says: 'stops',
    th: `
      (ไม่เกิน|) วันละ (ไม่เกิน|แค่|ประมาณ|) {most} (ที่|แห่ง|จุด|สถานที่),
      (วันนึง|วันหนึ่ง|แต่ละวัน)(ไป|เที่ยว|เอา|แวะ|)(สัก|ซัก|ไม่เกิน|แค่|ประมาณ|) {most} (ที่|แห่ง|จุด|สถานที่),
      (ไม่เกิน|แค่|) {most} (ที่|แห่ง|จุด|สถานที่) (ต่อวัน|ต่อ 1 วัน|/วัน|/ วัน)`,
    en: `
      (max|maximum|max of|maximum of|at most|no more than|not more than|up to|only|about|around|just|) {most} (little|small|short|light|gentle|easy|big|main|proper|real|) (stop(s)|place(s)|sight(s)|spot(s)|attraction(s)|activity|activities|thing(s)|destination(s)|visit(s)|outing(s)|excursion(s)|trip(s)|adventure(s)) (max|maximum|) (per day|a day|each day|every day|daily|/day|/ day|in a day|in one day) (max|maximum|at most|at the most|)`,
    yes: [
      'วันละไม่เกิน 3 ที่',
      'วันนึงไปสัก 2 ที่พอ',
      'at most 4 stops a day',
      '2-3 places per day',
      'just one small outing each day',
      'two gentle excursions a day',
    ],
    no: ['3 วัน 2 ที่', '4 days', 'one day trip', 'two trips in five days'],
  },
  {
    says: 'little_walking',
    th: `
      เดิน(น้อย|ไม่ไหว|ไม่มาก|ไม่เยอะ|ไม่เก่ง|ไม่ค่อยไหว|ไม่ไกล|นิดเดียว|ลำบาก)(ที่สุด),
      เดิน(เยอะ|ไกล|มาก|นาน)(ไม่ได้|ไม่ไหว|ไม่ค่อยไหว), เดินขึ้น(บันได|เขา|)(ไม่ไหว|ไม่ค่อยไหว|ไม่ได้|ลำบาก), ไม่(อยาก|ต้อง|ค่อยอยาก|ชอบ|เน้น|)เดิน(เยอะ|ไกล|มาก|นาน|ไหว|), ขี้เกียจเดิน(เยอะ|ไกล|มาก|นาน),
      (เข่า|ขา|หลัง)(ไม่ดี|เสื่อม|เจ็บ), ขึ้นบันได(ไม่ไหว|ไม่ค่อยไหว|ไม่ได้), ไม่(ขึ้น|ปีน|มี)บันได, ไม่ไหวขึ้น(เขา|บันได),
      ขึ้นเขาไม่ไหว`,
    en: `
      (not|no|without) (too|so|) (much|a lot of|lots of|long|hard|heavy|) walk(s), (not|no|without) (too|so|) (much|a lot of|lots of|long|hard|heavy|) walking,
      (doesn't|don't|can't|cannot|won't) (do|manage|climb|use) (stairs|steps|hills), (little|less|minimal|limited|minimum|low|easy|short) walk(s), (little|less|minimal|limited|minimum|low|easy|short) walking,
      (can't|cannot|can not) walk (much|far|long|a lot|), (don't|do not) (want to|like to|like|) walk (much|far|a lot|too much|),
      (don't|do not) (want to|like|) walking (much|far|a lot|too much|),
      (bad|weak|sore) (knee(s)|leg(s)|back), (knee(s)|leg(s)|back|hip(s)) (is|are) (bad|weak|sore|painful), hates walking, hate walking,
      walk (very|) little, walking (very|) little, no (stairs|steps|climbing|hiking up), avoid (long|) walk(s), avoid (long|) walking,
      avoid (stairs|steps)`,
    unless:
      'ไม่(อยาก|ชอบ|เอา|)เดิน(ป่า|เขา|ทาง|ห้าง|ตลาด|ชม|เล่น|ถนน|สาย|ช้อป|ช็อป|ชอป|เทรล|วัด|หาด), easy walking distance, short walk (from|to)',
    yes: [
      'เดินน้อย ๆ',
      'แม่เข่าไม่ดี',
      'แม่เดินขึ้นบันไดไม่ค่อยไหว',
      'เตี่ยเดินเยอะไม่ได้',
      'ขี้เกียจเดินไกล',
      'not too much walking',
      "mum doesn't do stairs",
      "grandma can't walk far",
    ],
    no: ['เดินเล่นริมหาด', 'ไม่เดินห้าง', 'walking street'],
  },
  {
    says: 'rest',
    th: 'เน้น(การ|ไปทาง|)พัก(ผ่อน)',
    en: `
      (idea|plan|goal|aim|point|purpose|mission) is (just|only|mostly|mainly|really|simply|) (to|) (sleep|rest|relax|recover|unwind){rest},
      (mostly|mainly|just|only|mostly just) (we|i|) (want|wants|hope|need|needs|like) to (sleep|rest|recover){rest}, (want|wants|hope|need|needs|going|hoping) to (mostly|mainly|just|only|really) (sleep|rest|recover){rest},
      (want|wants|need|needs|hope|like|love) to (sleep (in|late|a lot|much|well|long|for a week)|rest (a lot|up|properly|well)), (catch|catching) up on (my|our|her|his|some|) (sleep|rest), (need|needs|want|wants) (a|some|) (proper|good|real|long|well deserved|total|complete) (rest|break|sleep){rest},
      (mostly|mainly|lots of|plenty of) (sleep|sleeping|napping|naps|resting)`,
    unless: 'ไม่(ได้|)เน้น(การ|)พัก(ผ่อน), เน้นพักที่, เน้นพัก(ใน|แถว|ใกล้), to sleep in (a|the|an|our|my|one|tent(s)|hammock(s))',
    yes: [
      'เน้นพักผ่อน ถ่ายรูปนิดหน่อย',
      'the plan is mostly to sleep',
      'we just want to sleep',
      'Mum needs a proper rest after the winter',
      'to catch up on some sleep',
      'we like to sleep late',
    ],
    no: [
      'ไม่เน้นพักผ่อน',
      'เน้นพักในเมือง',
      'we want to sleep in a tent',
      'the plan is to sleep two nights in Nan',
      'we just want to sleep near the station',
    ],
  },
  {
    says: 'easy',
    th: `
      ชิล(ล์), ชิว, สบาย, (ไม่|อย่า)(ต้อง|อยาก|)(เร่งรีบ|รีบร้อน|เร่ง|รีบ)(มาก), (ไม่|อย่า)(อยาก|ต้อง|เอา|จัด|ให้|)(ให้|)(มัน|ต้อง|)(เหนื่อย|แน่น|อัด|อัดแน่น|หนัก|โหด|ลุย|ตะลุย|ตึง|เร่ง)(มาก|เกินไป|เกิน|),
      (ที่เที่ยว|โปรแกรม|แพลน|แผน|สถานที่|กิจกรรม|ตาราง)(ไม่|อย่า)(ต้อง|)(มี|ให้|)(เยอะ|มาก|แน่น|อัด), ไม่(ต้อง|เอา|อยาก)(มี|ได้|)(โปรแกรม|แพลน|แผน|ตาราง)(อะไร|ไร|เที่ยว|)(มาก|เยอะ|แน่น|มากมาย),
      ไม่(ได้|)(เน้น|เน้นไป|อยาก|กะ)เที่ยว(เยอะ|มาก|หลายที่), ไม่(ต้อง|เอา|อยาก|ขอ|)(แบบ|เป็น|ไป|ต้อง|)(วิ่งไล่|วิ่งเก็บ|ตะบี้ตะบัน|ทัวร์ชะโงก|ชะโงกทัวร์), ทีละที่, โปรแกรมหลวม, (แบบ|แนว|สาย)สโลว์(ๆ),
      ช้า{close}, เที่ยวช้า, สโลว์ไลฟ์, สโลไลฟ์, เรื่อย, เบา{close}, พักผ่อน, นอนเปล, (นอน|พัก)(เยอะ|ให้เต็มอิ่ม|ให้เต็มที่|ให้พอ)(ๆ), นอนอ่านหนังสือ, อ่านหนังสือ, ฮีลใจ,
      ตัดขาด(จาก)โลก(ภายนอก), ไม่ทำอะไร, สงบ, พัก(ผ่อน)เยอะ, ไม่(ต้อง|)(ไป|)(หลาย|เยอะ) ที่, ไม่อัดแน่น, หลวม ๆ, ค่อย ๆ (ไป|เที่ยว|เดิน), นอนเล่น, (รีแลก|รีแล็ก|รีแลค|รีแล็ค)(ซ์|ส์),
      ไม่(ต้อง|)(จัด|อัด|ไป)(เยอะ|แน่น|หลายที่), ไปไม่กี่ที่, เที่ยวแบบพัก ๆ, ไม่(อยาก|ต้อง|เอา|ชอบ|)(ย้าย|เปลี่ยน)(ที่พัก|โรงแรม|ที่นอน)(บ่อย|ทุกวัน|ทุกคืน|ไปมา), (พัก|นอน)ที่เดียว(ตลอด|ทั้งทริป|ทุกคืน), ขี้เกียจ{close}, (แบบ|สาย|ทริป|แนว)ขี้เกียจ, เนือย, เอื่อย`,
    en: `
      (very|really|super|nice and|more|) (easy going|relax|relaxed|relaxing|slow|slower|leisure|leisurely|chill|chilled|chilling|chillout|laid back|unhurried) (pace|paced|trip|schedule|itinerary|plan|travel|holiday|vacation|tempo|one|speed|),
      easy (pace|paced|trip|schedule|itinerary|plan|travel|holiday|vacation|tempo|one|day(s)), easy{close},
      (gentle|light|calm|lazy|comfortable) (pace|paced|trip|schedule|itinerary|plan|holiday|vacation), (gentle|light|calm|lazy|comfortable)[ day|-day], (a|our|this|one|the|some) rest[ week| weekend| holiday| break| days], (lazy|slow|idle|unhurried|restful|chilled|sleepy|laid back|lazy hazy){time}, (lazing|laze|loll|lolling|lounge|lounging|loaf|loafing|potter|pottering) (around|about|on|by|in),
      (gentle|light|mild|calm|undemanding|low impact|low effort|easygoing) (things|stuff|activity|activities|outing|outings|excursion|excursions|walk|walks|sightseeing|touring|exercise), only easy (things|stuff|activities|outings|excursions|walks|sightseeing), easy (things|activities|outings|excursions|sightseeing) only,
      (a|one) (small|little|short|gentle|light) (outing|excursion|trip|visit|activity) (a|per|each|every) day,
      (no|without) (a|any|) (too|so|very|) (packed|tight|hectic|crammed|rushed) (schedule|itinerary|program|programme|plan|days|day),
      not (too|so|very) (much|) (pack|rush|packing|cram|cramming|hurry), not (too|so|very|) (packed|rushed|busy|tiring|full|tight|hectic|exhausting|intense|crammed) (schedule|itinerary|days|day|),
      (no|not) (rush|rushing), {plus}(lazy|lazing|chilling|resting){stop}, (lazy|lazing){stop}, (do|doing|of|) (absolutely|) nothing [in a|in the], (do|doing|of) (absolutely|) nothing, hammock(s), unwind, unwinding,
      take (our|my) time, taking (our|my) time, low key, mellow, (lots of|some|plenty of|need|want) (downtime|down time|chill time), (nothing|not) (too|) (rushed|hectic),
      switch off, switching off, slowly, without (rush|rushing), (don't|do not) (want to|) (rush|hurry), (don't|do not) (overload|pack), (can't|cannot|couldn't|won't|shouldn't) (really|) (pack|cram|overload|overfill|fill) (the|our|each|every|) (day|days|schedule|itinerary), (every|each) day not tired, not (get|be|getting|being) (too|so|) tired,
      (take|taking) it (easy|slow), slow travel, (plenty|lots) of (rest|free time|breaks|downtime), few(er) stops, breathing (room|space), no alarm (clock(s)), (no|hate|hates|dislike) rushing (around|about), no (long|big|full) days{close},
      (don't|do not) (want to|) (plan|schedule|fill|organise|organize|pack) every (minute|hour|day|moment), not a boot camp, restful,
      (no|not|nothing) (too|so|very|) (heavy|hard|big) (things|thing|stuff|activities|activity|program|programme|plans), (not|never|rather not) (to|) (move|moving|pack|packing|change|changing|repack) (up|on|our bags|bags|the bags|the bag|hotel(s)|place(s)|) (every|each) (day|night|morning), (don't|do not) (want to|like to|) (move|pack|change|repack) (up|on|our bags|bags|hotel(s)|place(s)|) (every|each) (day|night|morning),
      (no|without) (moving|packing|changing) (hotels|hotel|places|bags|around|) (every|each) (day|night|morning), only (one or two|1 or 2|1-2) (places|bases|towns|hotels|stops){all},
      (not|nothing|never) (too|so|very) (much|full|many things|many places) (in|on|for|into) (one|a|any|any one|each|the same|a single) day, (don't|do not) (want|like|need) (to do|to see|) (too|so) (much|many things) (in|on) (one|a|any|each|a single) day,
      (nothing|not|not too) (too|) (strenuous|hectic|tiring|exhausting|crazy|demanding), not too (many|much) (places|stops|things|sights)`,
    unless: `
      (ร้าน|บาร์|คาเฟ่|ผับ|ตลาด|ตลาดนัด|รูฟท็อป|คลับ|ร้านเหล้า|ร้านอาหาร|ร้านกาแฟ|เบียร์|ค็อกเทล|ดนตรีสด|วิว|มุม|สวน)(บรรยากาศ|ริมน้ำ|ริมแม่น้ำ|ริมทะเล|แบบ|แนว|นั่ง|สาย|) (ชิล(ล์)|ชิว|สบาย), (นั่ง|ดื่ม)(ชิล(ล์)|ชิว)(ที่|ใน|)(ร้าน|บาร์|คาเฟ่|ผับ|รูฟท็อป), (chill|chilled|relaxed|relaxing|laid back|mellow|low key|easy going) (bar|bars|pub|cafe|café|cafes|cafés|restaurant|restaurants|club|rooftop|dinner|lunch|breakfast|music|beach club|spot for|place for (a|) drink)(s),
      วันหยุดพักผ่อน, ลาพักผ่อน, ไม่(ได้|)(เน้น|มา)พักผ่อน, เช้า, easy (to|access), (do|does|did) (absolutely|) nothing for, ไม่สบาย, เครื่องบินลำ, slow(ly) traffic, slow (boat|train|bus|ferry|cooker|internet), (airport|vip|sky|business|first class) lounge, relax(ing) massage`,
    yes: [
      'we opted for a rest week',
      'ทริปขี้เกียจๆ',
      'อยากไปรีแลกซ์ริมทะเล',
      'a restful long weekend',
      'เอาแบบเอื่อยๆ',
      'ขอนอนเยอะๆ หน่อย',
      'อย่าให้แน่นเกินไปนะ',
      'อย่าอัดแน่นนะคะ',
      'เที่ยวชิล ๆ',
      'ไม่รีบ',
      'at a slow pace',
      'we want to do nothing',
      'not too packed',
      'not too much on one day',
      "we don't want to do too much in one day",
      'nothing too full on any day',
      'not too pack the schedule pls',
      'not too rush, we have a toddler',
      'no tight schedule',
      "we don't want to be on the go all day",
      'we never like a packed schedule',
      'ไม่เอาแพลนแน่นนะ',
      'อย่าให้มันเต็มวันทุกวัน',
      'ไม่อยากย้ายที่พักทุกวัน',
      'ไม่เปลี่ยนโรงแรมบ่อย',
      'พักที่เดียวตลอดทริป',
      'Sunday no heavy things please',
      'we do not want to move every day',
      'not to pack our bags every morning',
      'no changing hotels every night',
      'only one or two bases',
      'ที่เที่ยวไม่ต้องเยอะค่ะ',
      'ไม่ต้องมีโปรแกรมอะไรมาก',
      'โปรแกรมหลวมๆ',
      'no alarm clocks please',
      'lazy island days',
      'gentle outings only',
      'light activities because of my new hip',
      'a short excursion a day is enough',
      'slow mornings with coffee',
      'a lazy 6 days by the sea',
      'just lounging by the pool',
      "don't plan every minute",
      'leave some breathing room',
      'one temple + lazy',
      'beach, a book, lazing',
    ],
    no: [
      'ตอนเช้า',
      'วันหยุดพักผ่อนประจำปี',
      'easy to reach',
      'no heavy rain',
      'we move every day',
      'only one or two places a day',
      'ย้ายที่พักทุกวันก็ได้',
      'ขี้เกียจตื่นเช้า',
      'ที่เที่ยวเยอะมาก',
      'plan every day by the hour',
      'the slow boat to Laos',
      'a gentle elephant',
      'light rain',
      'airport lounge in Phuket',
      'หาร้านชิลๆ นั่งตอนค่ำ',
      'ผับชิลๆ มีดนตรีสด',
      'a laid back bar for one evening',
      'the slow train all day',
      'a lazy river at the pool',
    ],
  },
  {
    // Haste and full days that they refuse, or of which they have had enough.
    says: 'easy',
    th: `
      (คราวก่อน|ครั้งก่อน|รอบก่อน|ทริปก่อน|ปีก่อน|ครั้งที่แล้ว|ปีที่แล้ว)(ไป|เที่ยว|เก็บ|จัด|แพลน|อัด)(มา|)(หลายที่|เยอะ|แน่น|หนัก)(เกิน|ไป|มาก), (ขอ|เอา|ไป|เที่ยว)(แค่|)(น้อย ๆ|ไม่กี่)(ที่|แห่ง|จุด),
      (อย่า|ไม่)(ต้อง|อยาก|)(ยัด|ใส่)(ที่เที่ยว|โปรแกรม|ทุกอย่าง|)…(เยอะ|แน่น|หมด|หลายที่)`,
    en: `
      {refuse}{visit} {toomuch}, {refuse}(do|doing|see|seeing) (very|) much{stop}, {refuse}(overpack(ing)|overplan(ning)|overdo(ing)|overschedule|overscheduling|overstuff(ing)|overfill(ing)), {refuse}(race|racing|run|running|dash|dashing|rush|rushing|hurry|hurrying|chase|chasing|whiz|zip) (around|about|from|through|between|past|off),
      {refuse}(be|being|feel|feeling|get|getting) (so|too|) (rushed|hurried|stressed|exhausted|worn out), {refuse}(rushed|hurried), {refuse}(tick|ticking|check|checking|cross|crossing) (things|sights|places|boxes|everything|) off, {refuse}(tick|ticking|check|checking) boxes,
      {refuse}(a|) (checklist|bucket list|boot camp|march|marathon), (tried|trying) to {visit} too (much|many), (mistake|regret|problem) (last time|last year|before|on our last trip|) was {visit} too (much|many), (mistake|regret|problem)…too (many|much) (stop(s)|place(s)|town(s)|hotel(s)|sight(s)|moving|driving),
      (few|fewer|less) (place(s)|stop(s)|sight(s)|town(s)|thing(s)|spot(s)) (and|but|with|for) …(more|longer|deeper|properly|well), quality over quantity, less is more, go(ing) with the flow, (take|taking) (it|things|each day) as (it|they) (come|comes), play(ing) it by ear,
      (no|nothing|without) (fixed|strict|rigid|set) (plan(s)|schedule(s)|itinerary|programme|program|agenda), against packing`,
    unless: 'not (that|too) rushed for, never rushed (to|into), too much (traffic|food|money|time)',
    yes: [
      'and not to try and visit too many towns in so few days',
      "I'd rather not squeeze everything in",
      'last time we tried to see too much',
      'please avoid cramming in too many stops',
      "we don't want to run from sight to sight",
      "we don't intend to do much, the kids are small",
      'we hate feeling rushed',
      'it should not be a checklist',
      'fewer stops but more time at each',
      'we just go with the flow',
      'no fixed plans',
      "we're not planning on doing a lot",
      'ขอแค่ไม่กี่ที่พอ',
      'ทริปก่อนเที่ยวเยอะเกินไป',
      'อย่ายัดที่เที่ยวเยอะ',
    ],
    no: [
      "we don't mind doing a lot",
      "we don't have time to see everything",
      "I don't know if we can see it all",
      "we didn't get to see much of it",
      'not too much money',
      'we want to see everything',
      'no running water',
      'ไปหลายที่เลย',
      'try not to miss too many sights',
    ],
  },
  {
    // They come to rest.
    says: 'rest',
    th: 'นอน(เฉย|อืด|กลิ้ง|โง่|แช่)(ๆ), นั่ง(ๆ) นอน(ๆ){close}, อยู่เฉย ๆ, ชาร์จแบต, พักสมอง, (นั่ง|นอน|)อ่านหนังสือ, พักกายพักใจ, ตากลมทะเล',
    en: `
      veg(ging) out, (recharge|recharging) (my|our|the) batteries, recharge{close}, decompress, lie (in the shade|in the sun|around|by the pool), lie [on the beach|by the sea],
      lying (in the shade|in the sun|around|by the pool), lying [on the beach|by the sea], (read|reading) (my|our|a|some|good|) book(s), with a (good|) book, put (our|my) feet up, watch the world go by`,
    unless: 'ร้าน(อ่านหนังสือ|หนังสือ), อ่านหนังสือสอบ, guide book(s), with a book(ing)',
    yes: ['ไปนอนเฉยๆ ริมทะเล', 'อยากชาร์จแบต', 'just veg out', 'we lie in the shade with a book'],
    no: ['นอนเต็นท์', 'read the guide book', 'lie detectors'],
  },
  {
    says: 'full',
    th: `
      (แน่น|อัด|อัดแน่น|เหนื่อย|หนัก|โหด)(แค่ไหน|ยังไง|เท่าไหร่|เท่าไร|ขนาดไหน)ก็(ได้|ไหว|เอา|ยอม|สู้), เอาให้สุด, (เช้า|เช้ามืด)(ยัน|จรด)(ค่ำ|ดึก|มืด), วิ่งรอก, อัดให้(แน่น|เต็ม), จัดเต็ม, แน่น, (เก็บ|ลุย|เที่ยว|ไป)(ให้)(ครบ|หมด)(ทุกที่|ทุกเกาะ|ทุกวัด|ทุกจุด|ทุกแห่ง), เก็บ(ให้)(ครบ|หมด|ทุกที่), ให้คุ้ม(ที่สุด), คุ้มสุด, หลาย ที่, เยอะ ที่สุด,
      อัดแน่น{close}, เอาให้คุ้ม, จัดหนัก, (ไป|เที่ยว|เก็บ)(เยอะ|หลายที่) ๆ, (ไป|เที่ยว)ให้(ได้)(เยอะ|มาก|หลาย ที่|ครบ) (ที่สุด), ตะลุย, เต็มที่, เต็มวัน, ไม่กลัวเหนื่อย`,
    en: `
      (fully|very|jam|) packed (schedule|itinerary|program|), (busy|intense|intensive|action packed|hectic|fast|full) (pace|paced|schedule|itinerary|program|programme),
      (busy|intense|intensive|action packed|hectic|fast)[ day|-day], fast paced, as (much|many)…as (possible|we can|i can|you can), see everything,
      squeeze in (as much|everything), cover as much, on the go, high energy, hit all the, all the highlights, maximise, maximize, cram(med), non stop, pack it (all|) in{stop}, as (packed|full|busy) as (possible|you like|it gets|you can), (pack|fill|stuff) (it|the day|the days|them|every day) as (full|tight|tightly) as, dawn (to|till|til|until) dusk, (sunrise|sunup|morning) (to|till|til|until) (sunset|sundown|midnight), energy to burn, as (much|many)…as humanly possible, fast and furious, sleep when (we're|i'm|we get|i get), make the most, (at) (a) (fast|quick|high|brisk) (pace|tempo)`,
    unless:
      'คนแน่น, (ของกิน|อาหาร|ของอร่อย|กิน|รสชาติ|เนื้อ|ไส้|ร้าน)แน่น, แน่นอน, ตะลุยกิน, ที่พักหลายที่, (ไม่|อย่า)(ต้อง|อยาก|เอา|จัด|ให้|)(ให้|)(มัน|ต้อง|)(อัด|)แน่น',
    yes: [
      'จัดเต็มเลย',
      'เหนื่อยแค่ไหนก็สู้',
      'เก็บให้ครบ',
      'จะลุยให้ครบทุกเกาะ',
      'เช้ายันค่ำ',
      'from dawn to dusk',
      'make the days as full as you like',
      'a packed schedule',
      'as many temples as possible',
      "I don't mind a packed schedule",
    ],
    no: ['แน่นอน', 'คนแน่น', 'อย่าจัดแน่นนะ', 'full days', 'pack it in the car', 'we do not pack much'],
  },
  {
    says: 'normal',
    th: 'กำลังดี, ปานกลาง',
    en: '(normal|medium|moderate|average|regular|steady) (pace|paced|speed|tempo)',
    yes: ['เที่ยวกำลังดี', 'a moderate pace'],
    no: ['normal people'],
  },
]
