import type { PhraseRule } from './phrase-rule.ts'

// `วัดกับตลาดข้ามไปได้เลย`, “Malls and zoos we can happily skip.”: what is refused after it is named. Slots: refusal-slots.ts.

/** `out` refuses what is said right before it, `less` wants little of it, `those` refuses what the sentence or the one before it is about. */
export type RefusalKind = 'out' | 'less' | 'those'

export interface RefusalRule extends PhraseRule {
  /** Where a new phrase belongs. */
  readonly name: string
  readonly says: RefusalKind
  /** Sentences with the kinds that they refuse, and similar ones that refuse none: its tests. */
  readonly yes: readonly (readonly [sentence: string, kinds: string])[]
  readonly no: readonly string[]
}

/** What people say after naming it: `วัดกับห้างตัดทิ้ง`, “malls we can skip”, “…, so leave those out”. */
export const REFUSAL_RULES: readonly RefusalRule[] = [
  {
    name: 'leave it out, skip it, no need (Thai)',
    says: 'out',
    th: `
      ตัด(ทิ้ง|ออก|ไป)(ไป)(เลย|ได้|ก่อน|){endth}, ข้าม(ไป)(เลย|ได้|ก่อน|){endth}, (ขอ)ผ่าน(ไป)(เลย|ก่อน|ได้){endth},
      (ขอ)ผ่าน(ค่ะ|ครับ|นะ|จ้า), เอาออก(ไป){endth}, ไม่(ต้อง)(ต้อง)(มี|ไป|แวะ|เอา|ใส่|จัด)(มา|เข้ามา|)ก็ได้{endth},
      ไม่ต้อง{endth}, ไม่ต้อง(ใส่|มี|จัด|แวะ|เอา|เพิ่ม)(มา|เข้ามา|ให้|)(เลย|นะ|ค่ะ|ครับ|แล้ว){endth},
      ไม่ต้อง(ใส่|จัด|เอา|เพิ่ม)(มา|เข้ามา){endth}, ไม่จำเป็น{endth},
      (ขอ)(เก็บ)ไว้(คราวหน้า|รอบหน้า|โอกาสหน้า|วันหลัง|ทีหลัง|ก่อน){endth}`,
    unless: 'ถ้า…ไม่(ไหว|ได้), (เดินทาง|ขับรถ|ขับ|นั่งรถ|ทาง|เส้นทาง|เรือ)ผ่าน, ไม่ต้องก็ได้ไหม',
    yes: [
      ['วัดกับตลาดข้ามไปได้เลย', 'temple market'],
      ['น้ำตกตัดทิ้งนะ ขาไม่ดี', 'waterfall'],
      ['พิพิธภัณฑ์อะไรพวกนี้ผ่านเลยค่ะ', 'museum'],
      ['ห้าง คาเฟ่ สวนสัตว์ เอาออกเลย', 'mall cafe zoo'],
      ['สวนสนุกหรือสวนน้ำไม่ต้องมีก็ได้', 'theme_park water-park'],
      ['ตลาดน้ำไว้คราวหน้านะ', 'floating-market'],
      ['ถ้ำที่ต้องมุดตัดออกได้เลย', 'cave'],
      ['สวนสัตว์ไม่ต้องใส่มาเลย', 'zoo'],
      ['ห้างไม่ต้องจัดมา เกาะสมุย 4 วัน', 'mall'],
    ],
    no: ['ขับผ่านวัดแล้วแวะตลาด', 'เดินถนนคนเดินไม่ต้องรีบ'],
  },
  {
    name: 'not our thing, had enough, another time (Thai)',
    says: 'out',
    th: `
      พอก่อน(นะ|แล้ว|){endth}, (มา)จนเบื่อ(แล้ว|มาก|){endth}, จนเอียน(แล้ว){endth}, พอกันที{endth},
      (นี่|เนี่ย|ก็|)เข็ด(แล้ว|จริง|มาก|){endth}, ไม่(ค่อย)ไหว(แล้ว){endth},
      ไม่ใช่(ทาง|แนว|สาย|เรื่อง)(ของ)(เรา|ผม|ฉัน|หนู|พวกเรา|){endth},
      ไม่(ค่อย)(อิน|เก็ท|เวิร์ค|สนใจ|สน|ถนัด|ปลื้ม)(กับ)(เท่าไหร่|เท่าไร|มาก|){endth}`,
    unless: 'ถ้า…ไม่(ไหว|ได้), (ไป|เดิน|ขับ|ขึ้น|ต่อ|รอ|รอบ|มี|เอา|พัก|นอน|กิน|คน|เด็ก|แม่|พ่อ)ไม่(ค่อย|)ไหว',
    yes: [
      ['ถ้ำเนี่ยไม่ไหวจริงๆ', 'cave'],
      ['วัดพอกันที', 'temple'],
      ['สวนสัตว์นี่เข็ดแล้ว', 'zoo'],
    ],
    no: ['อยากไปวัด ตัดเรื่องรถออกไปก่อน', 'ถ้าน้ำตกไปไม่ไหวก็เปลี่ยน'],
  },
  {
    name: 'we can skip it, we do not need it (English)',
    says: 'out',
    en: `
      (can|could|would|will|'ll|'d|shall) (rather|happily|gladly|easily|probably|well|as well|all|) (skip|miss|
      pass on|pass|do without|live without|leave out|omit|drop|avoid|forgo) (it|them|those|) (this time){end},
      (don't|won't|never|no longer|doesn't) (really|actually|particularly|even|personally|) (need|want|like|
      care for|care about|enjoy|fancy|require|appeal|interest us|interest me|appeal to us|appeal to me) (to see|
      to do|to visit|to hear|to hear about|to know|to go to|to go|to have|) (at all|about|of|anymore|any more|any|
      too much|that much|much|){end},
      (don't|doesn't|won't|wouldn't) (really) work (for|with) (us|me|him|her|them|the kids|this trip){end},
      (don't|doesn't|won't|wouldn't) (really) work{end},
      (hate|hates|dislike|dislikes|can't stand|cannot stand|detest|loathe){end},
      (can|could|may|should) (just|also|all|) (stay out|be skipped|be left out|be dropped|be omitted|
      be left off) (of it|of the plan|of this|){end}`,
    unless: "(don't|didn't) want to miss, the (one|ones|place|places) (we|i) (don't|can)",
    yes: [
      ['Waterfalls we can miss, and a beach would be nice', 'waterfall'],
      ['Malls and zoos we can happily skip.', 'mall zoo'],
      ['Beer gardens and discos I do not need.', 'bar nightlife'],
      ["museums my wife doesn't like", 'museum'],
      ['shopping centres he hates.', 'mall'],
      ['the aquarium can be left out', 'aquarium'],
      ["loud bars or zoos don't work for us", 'bar zoo'],
    ],
    no: [
      "a waterfall we don't want to miss",
      'markets we can walk to',
      "we'll skip breakfast for the market",
      "a beach where you don't need shoes",
    ],
  },
  {
    name: 'not what we look for, boring, done to death (English)',
    says: 'out',
    en: `
      (is|are) (really|definitely|just|totally|simply|) (not|n't) (what|something|anything|things) (we|i) [look|are|
      am|want|need|enjoy|like|came|do],
      (isn't|aren't|ain't) (what|something|anything|things) (we|i) [look|are|am|want|need|enjoy|like|came|do],
      (is|are) (a|an) (no|no-no|no go|hard pass|hard no|pass|turn off|big no) (for|from|) (me|us|everyone|all of us|
      the kids|){end}, (is|are) (boring|overrated|banned|excluded|not wanted) (for) (me|us|){end}, -free{free},
      to death{end},
      (have|'ve) (had|seen|done) (more than|quite|) (our|my|their|) (fill|share|enough) (of) (in {region}){end},
      (fatigue|overload|overdose|burnout) [is|are|,|.|!|so|and|here|after|already]`,
    unless: 'not (boring|overrated)',
    yes: [
      ['Go-go bars are not what we look for', 'bar'],
      ['theme parks are a no from us', 'theme_park'],
      ['temple fatigue is real, so caves please', 'temple'],
      ['museums are boring for the kids', 'museum'],
      ['a mall-free trip', 'mall'],
      ['we have done temples to death', 'temple'],
      ['Museums we have had our fill of in Rome', 'museum'],
    ],
    no: ['the market is not far', 'temples are not boring', 'is the zoo a must?', 'museums with free entry'],
  },
  {
    name: 'as an answer to its own word: “temples? hard pass”',
    says: 'out',
    en: `
      no please{end}, (can|could|may) (easily |happily |well |)(skip|be skipped|miss){end}, hard pass{end},
      hard no{end}, no more (please|pls|thanks|thank you|for us|of that|){end}, nope{end}, nah{end}, no way{end},
      no thanks, no thank you, no go{end}, never again{end}, no need{end}, not wanted{end}, not ok{end},
      not okay{end}, not interested{end}, not keen{end}, not (really) (our|my) (thing|scene|style|cup of tea){end},
      not for (us|me){end}, (please|pls|plz|kindly) (skip|exclude|avoid|omit|remove|drop|leave out){end},
      skip (it|them|those|){end}, give (it|them|those) a miss, to be (avoided|skipped|excluded|left out){end}`,
    unless: `
      (don't|do not|never|not|can't|won't|no need to|rather than) (skip|give),
      (or|whether) not (interested|needed|necessary)`,
    yes: [
      ['temples? hard pass', 'temple'],
      ['caves? no more please', 'cave'],
      ['zoos, no please', 'zoo'],
      ['Zoos, aquariums and malls: no thanks', 'zoo aquarium mall'],
      ['shopping centres please skip', 'mall'],
      ['nightlife - not interested', 'nightlife'],
    ],
    no: ["the caves, don't skip them", 'if it rains at the waterfall skip it', 'a market, no need to book'],
  },
  {
    name: 'a plain no, not on the list',
    says: 'out',
    en: `
      no{full}, not on (the|our|my) (list|agenda|radar|menu){end},
      isn't on (the|our|my) (list|agenda|radar|menu){end}`,
    unless: 'or no, oh no',
    yes: [
      ['Shopping malls, no. Big parties, no.', 'mall nightlife'],
      ['shopping is not on our list', 'shopping'],
    ],
    no: ['we love the beach, no doubt', 'the market, no problem'],
  },
  {
    name: 'not so much of it',
    says: 'less',
    th: 'ไม่ต้อง(เยอะ|มาก){endth}, น้อย ๆ (พอ|หน่อย|){endth}, ไม่(ค่อย)เน้น{endth}, เฉยๆ{endth}',
    en: 'not so much{close}, not too much{close}, not (really|a priority|the priority){end}, less so{end}',
    unless: '(นั่ง|นอน|ยืน|มอง|อยู่|แช่|เดิน|ดู|พัก)…เฉยๆ, (นั่ง|นอน|ยืน|มอง|อยู่|แช่|เดิน|ดู|พัก)…เฉย ๆ',
    yes: [
      ['We like beaches, caves not so much.', 'cave'],
      ['วัดไม่ต้องเยอะนะ', 'temple'],
    ],
    no: [
      'not so much walking at the beach',
      'นอนเฉยๆ',
      'ขอนั่งมองทะเลเฉยๆ',
      'อยากแช่น้ำตกเฉยๆ',
      'waterfalls, not too much driving',
      'caves, not so much walking',
    ],
  },
  {
    name: 'skip those, none of them',
    says: 'those',
    th: `
      (ไม่เอา|ไม่ต้อง|ตัด|งด|เลี่ยง|ไม่ขอ|ขอเว้น|ขอผ่าน)(อะไร)(พวก|แบบ|แนว)(นี้|นั้น)(ทิ้ง|ออก|มา|แล้ว|){endth}`,
    en: `
      (skip|leave out|avoid|drop|exclude|omit|remove|spare us|cut|forget) (any of|all of|all|) (those|them|
      these){end}, (leave|take|keep|cut) (those|them|these) (out|off|away|aside){end},
      keep (us|me|them|everyone) (well|far|) (away|clear|far) (from|of) (those|them|these|that|it){end},
      (but|although|though) (honestly|really|actually|) (we|i) (really|actually|honestly|just|
      ) don't (really) (want|wish|care) to{end},
      (none|no more|enough|not any|nothing) of (those|them|these|that){end},
      (so|but|and|hence|thus) not (those|them|these|that) (ones|again|this time|now|please|){end},
      give (those|them|these|that|it) (all ) a miss,
      (don't|won't|wouldn't|never) (want|need|include|add|plan|put in) (any of|any more of|any|more of|) (those|
      them|these) (in|again|){end}`,
    unless: `
      (don't|never|not|can't|won't|wouldn't|shouldn't|without|how to|how do we|how can we|to) (skip|leave out|avoid|
      drop|cut|forget|skipping|leave|take), (prefer|rather) none`,
    yes: [
      ['we have enough temples back home so please leave those out', 'temple'],
      ['The children saw all the zoos and aquariums in May. None of those, please.', 'zoo aquarium'],
      ["there are malls everywhere, we don't need them", 'mall'],
      ['we did caves in spring, so not those again', 'cave'],
      ['Bars and zoos: keep us away from those!', 'bar zoo'],
      ["Friends tell us to see the floating market but we really don't want to.", 'floating-market'],
      ['คาเฟ่กับห้างกรุงเทพก็มี ไม่เอาพวกนี้นะ', 'cafe mall'],
    ],
    no: [
      "night markets are fun, don't skip them",
      'how do we avoid them at the market',
      'the islands, can we see all of them?',
    ],
  },
  {
    name: 'not our cup of tea (English)',
    says: 'out',
    en: `
      (don't|doesn't|didn't|never) (really|quite|) do (it|much|anything|a lot|a thing) for (us|me|him|her|them|
      the kids){end}, (do|does|did) (nothing|little|absolutely nothing) for (us|me|him|her|them|the kids){end},
      (isn't|aren't|wasn't|weren't|not|never) (really|exactly|quite|been|) (our|my|his|her) (thing|scene|style|
      cup of tea|idea of fun|jam|bag){end}, meh{end},
      (bore|bores) (us|me|him|her|them) (silly|stiff|to tears|to bits|rigid){end}`,
    yes: [
      ["museums don't do much for us", 'museum'],
      ["malls aren't our cup of tea", 'mall'],
      ['temples do nothing for me, so beaches', 'temple'],
      ['zoos: meh.', 'zoo'],
      ['caves bore me rigid', 'cave'],
    ],
    no: ["museums aren't our only wish", 'what does the market do for us', 'markets are our thing'],
  },
  {
    name: 'we are not keen on them',
    says: 'those',
    en: `
      (not|wasn't|weren't|isn't|aren't|am not|never) (too|that|very|really|so|particularly|all that|overly|
      ) (keen on|fussed about|bothered about|interested in|into|fond of|sold on|mad about|big on|
      excited about) (seeing|visiting|going to|doing|) (them|those|these|any of them|any){end},
      (they|those|these) (are|'re|were|just are|really are) (just|really|honestly|) not (really) (for (us|me)|(our|
      my) (thing|scene|cup of tea|style)){end},
      (they|those|these) (really) (aren't|weren't) (really) (for (us|me)|(our|my) (thing|scene|cup of tea|
      style)){end},
      (they|those|these) don't (really) (appeal|appeal to us|appeal to me|interest us|interest me|excite us|
      excite me|do it for us|do it for me){end}`,
    unless: "(if|in case|unless)…(not|isn't|aren't)",
    yes: [
      ["Everybody talks of the temples, but I wasn't too keen on seeing them.", 'temple'],
      ["there are malls on every corner but they're not for us", 'mall'],
      ["zoos? they don't really appeal to us", 'zoo'],
    ],
    no: ['the caves, if we are not interested in them', "the islands: they aren't far"],
  },
  {
    name: 'enough of it, boring, not for us (Thai)',
    says: 'out',
    th: `
      (ดู|เห็น|ไป|เที่ยว|เจอ|เข้า)(มา)(พอ|เยอะ|มาก|บ่อย|นับไม่ถ้วน|เป็นร้อย|ทั้งชีวิต|จนพอ|จนเบื่อ|จนเอียน|
      จนชิน)(พอ)(แล้ว|ละ|แระ){endth}, (มี|เยอะ)พอ(แล้ว|ละ){endth},
      ไม่(ได้)อยู่ใน(แผน|แพลน|ลิสต์|ลิส|หัว|สายตา|ความสนใจ|โปรแกรม), ก็งั้น(ๆ){endth},
      (มัน)(ไม่น่าสนใจ|ไม่น่าไป|น่าเบื่อ|ไม่สนุก)(มาก|เกิน|){endth},
      (มัน)(ไม่น่าสนใจ|น่าเบื่อ|ไม่สนุก)[สำหรับ|เกินไป], ไม่(ค่อย)ถูก(จริต|ใจ|โฉลก|โรค),
      ไม่(ค่อย)(ตอบโจทย์|โอเค|ตื่นเต้น|ว้าว|ฟิน)(เท่าไหร่|เท่าไร|สำหรับ|กับ|){endth},
      (ตัด|ข้าม)(ได้|ไปได้|ทิ้งได้){endth}, (ตัด|เอา)(ออก|ทิ้ง|ไป)(ให้)(หมด|ทั้งหมด|ได้){endth},
      ไม่(ไป|แวะ|เข้า|เอา|ดู|ขึ้น)(แล้ว|ละ|อีก|ซ้ำ){endth}, เลี่ยงได้(ก็)เลี่ยง,
      (อิ่ม|เอียน|เบื่อ|หน่าย|ชิน)(แล้ว|ละ|เต็มที|มาก|จะแย่){endth},
      เอาไว้(ก่อน|คราวหน้า|รอบหน้า|ทีหลัง|วันหลัง){endth}, (ให้คนอื่น|เก็บไว้ให้คนอื่น)(ไป|เถอะ), โบกมือลา,
      (บาย|เซย์โน|ไม่ไหวจะเคลียร์){endth}`,
    unless: `
      (ขาด|พลาด|อด)…ไม่ได้, (ไม่|ไม่เคย|ยังไม่เคย)(ดู|เห็น|ไป|เที่ยว|เจอ)มา(พอ|เยอะ|มาก|บ่อย),
      ยังไม่(เบื่อ|อิ่ม|พอ|ชิน), ไม่เบื่อ, (ไหม|มั้ย|ถ้า)…(น่าเบื่อ|ไม่สนุก), ถ้า…(ไม่ไป|ไม่โอเค|ไม่สนุก|น่าเบื่อ),
      อิ่ม(แล้ว|)(ไป|ก็|ค่อย|ต่อ), ไม่โอเคก็, ร้านบาย`,
    yes: [
      ['วัดเห็นมาพอแล้ว', 'temple'],
      ['ถ้ำกับน้ำตกไปมาเยอะละ', 'cave waterfall'],
      ['ห้างไม่อยู่ในแผนนะ', 'mall'],
      ['พิพิธภัณฑ์น่าเบื่อสำหรับเด็กๆ', 'museum'],
      ['คาเฟ่ไม่ถูกจริตเรา', 'cafe'],
      ['วัดก็งั้นๆ', 'temple'],
      ['สวนสัตว์ตัดได้เลย', 'zoo'],
      ['ห้างเลี่ยงได้เลี่ยง', 'mall'],
      ['วัดไม่ไปแล้วนะ', 'temple'],
      ['คาเฟ่เอาไว้ก่อน', 'cafe'],
      ['คาเฟ่ไม่โอเค', 'cafe'],
    ],
    no: ['ยังไม่เบื่อวัด', 'วัดยังดูไม่พอ', 'ถ้าน้ำตกไม่สนุกก็กลับ', 'ตลาดกินอิ่มแล้วไปต่อ', 'ไปวัดตอนเช้า ตัดผมตอนบ่าย'],
  },
  {
    name: 'off the list, it frightens or bores us (English)',
    says: 'out',
    en: `
      (can|could|may) (all|just|happily|easily|) (stay off|be kept off|stay out of|come off|be cut|be ditched|
      be scrapped) (the|our|my|any|) (list|plan|trip|itinerary|agenda|menu|){end},
      can wait (for|until|till|to) (another|next|the next|a later|a future|our next) (trip|time|visit|year|holiday|
      life), can wait{end},
      (give|gives) (me|us|him|her|them|everyone|everybody) (the creeps|the shivers|the willies|a headache|headaches|
      nightmares|vertigo|hives|goosebumps|the ick|anxiety),
      (creep|creeps|freak|freaks|gross|grosses|weird|weirds) (me|us|him|her|them) out,
      (drive|drives) (me|us|him|her|them) (mad|crazy|nuts|insane|up the wall|bonkers),
      (depress|depresses|sadden|disgust|disgusts|irritate|irritates|tire|tires|repel) (me|us|him|her|them),
      (make|makes) (me|us|him|her|them) (grumpy|ill|miserable|cranky|sleepy|yawn|cringe|cry|itchy|moody|uneasy),
      need(s) not apply,
      (hold|holds|have|has) (no|little|zero) (interest|appeal|charm|attraction) (for|to|) (us|me|him|her|them|),
      (don't|doesn't|won't|didn't|never) (rock|light|tickle) (my|our|his|her|their) (world|fire|fancy),
      (aren't|isn't|are not|is not) (really) for (her|him|them|everyone|the kids|my {who}|our {who}){end},
      (is|are|was|were|has been|have been|got|gets|'ve been) (all|already|both|firmly|) (vetoed|banned|ruled out|
      crossed off|struck off|scrapped|cancelled){end},
      (is|are) (just|such|really|simply|) (a|an) (total|complete|huge|big|) (waste|snooze|bore|yawn|nightmare|chore|
      drag|snoozefest|rip off|tourist trap|no no|deal breaker|dealbreaker|turn off),
      (been )(already )(done|seen|visited){alreadyEnd}, just meh,
      (thanks but no thanks|bah|yuck|ugh|yawn|nein|nyet|non merci){end}`,
    unless: `
      not (boring|overrated|a waste|such a|really a|a drag|a chore), if not necessary,
      (can|could|may)(n't| not) wait…, (they|who|that|you|staff|driver|guide|bus|taxi) can wait,
      (won't|not|never) (be|been|being|)… a waste`,
    yes: [
      ['malls can stay off the list', 'mall'],
      ['temples can wait for another trip', 'temple'],
      ['caves give me the creeps', 'cave'],
      ['zoos freak her out', 'zoo'],
      ['malls drive us mad', 'mall'],
      ['zoos and museums make me cranky', 'zoo museum'],
      ['museums need not apply', 'museum'],
      ["bars don't rock my world", 'bar'],
      ['malls and zoos have been vetoed', 'mall zoo'],
      ['museums are a waste of time', 'museum'],
      ['temples already done', 'temple'],
      ['temples: yawn', 'temple'],
    ],
    no: [
      "the kids can't wait for the zoo",
      'the driver can wait at the temple',
      'museums are not a waste of time',
      'temples make us happy',
      'the caves can be visited by boat',
      'is a guide for the cave necessary?',
    ],
  },
  {
    name: 'only a little of it',
    says: 'less',
    en: `
      (not|un) (really) (necessary|essential|wanted|desired|compulsory){close},
      (to|at|as) (a|the) (bare |absolute |)minimum{close}, in small doses, in moderation, sparingly,
      if (we|you) (really|absolutely) (must|have to)`,
    yes: [
      ['temples in small doses', 'temple'],
      ['nightlife not necessary', 'nightlife'],
      ['museums at a minimum', 'museum'],
    ],
    no: ['a minimum of three temples'],
  },
]
