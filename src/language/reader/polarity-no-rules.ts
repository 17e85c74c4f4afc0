import { oneOf, perhaps } from './phrases.ts'
import type { CueRule } from './polarity-rule.ts'

// `ไม่เน้นวัด`, “not too many temples”: what they do not want, or want less of.

/** “Fewer temples”. */
const FEWER = oneOf(`
  fewer, less, not as many, not much, not many,
  limited, limit, minimal, minimise, minimize,
  cut down on, reduce, tone down, go easy on, few`)

/** “Not interested in zoos”. */
const NOT_INTERESTED = oneOf(`
  not (really) (interested (in|of|for|about)|into|keen (on|for|of)),
  not (really|so|such|much|the|) (a|big|) (big|huge|) fan(s) (of|for),
  no interest (in|for), not bothered about, not fussed about,
  could do without, can live without, don't care (about|for),
  can't stand, cannot stand, couldn't care less about, has no interest in`)

/** “They aren't into markets”. */
const FOND_OF = oneOf(`
  into, keen on, interested in, fond of, fans of, a fan of,
  big on, fussed about, bothered about, much for`)

/** “We're not big on shopping”. */
const UP_FOR = '(big|huge|mad|crazy|bothered|fond|up|here|one|ones|looking|out|in the mood) (on|about|of|for|to)'

/** “He refuses to enter another mall”. */
const ENTER = oneOf('set foot in, step into, enter, visit, see, go to, go near, look at, do')

/** “Avoid anything with caged animals”. */
const NONE = oneOf('no, not, avoid, avoiding, skip, leave out, leaving out, nothing, hate, hates')
const WITH = oneOf('with, involving, that has, that have, that involves')

/** “We don't like malls”. */
const DO_NOT = oneOf(`
  do not, does not, don't, dont, doesn't, did not, didn't,
  won't, will not, would not, wouldn't,
  can't, cannot, never, no need, not, rather not`)

/** “Zero museums”. */
const NOTHING = oneOf(`
  please no, no more,
  nothing with, nothing like, nothing similar to, nothing in the style of, nothing resembling, nothing involving, nothing that has, nothing that involves, nothing,
  no, zero, without, neither`)

/** “Skip the malls”. */
const AVOID = oneOf(`
  avoid, avoiding, skip, skipping, skipped,
  except, excepting, except for, excepting for, exclude, excluding,
  hate, hates, dislike, dislikes`)

/** “Fed up with malls”, “afraid of boats”. */
const TIRED_OR_AFRAID_OF = oneOf(`
  tired of, (so|totally|completely) over, sick of, bored of, bored with, fed up with,
  put off by, had enough,
  (we|i|they|he|she) (always|usually|generally|) (run|runs|flee|flees|hide|hides) (away|) from, running away from, fleeing (from|), (we|i) flee,
  scared of, afraid of, terrified of, frightened of, petrified of, phobia of,
  stay away from, keep away from, keep (us|me|him|her|them|the kids|the children) (well|far|) away from, get(s) bored (in|at|by|with), gets bored of,
  (anything|anywhere|everything|everywhere) but, free of`)

/** What they want less of, or nothing of, in English, longer phrases first. */
export const NO_IN_ENGLISH: readonly CueRule[] = [
  {
    says: 'less',
    th: `
      ไม่(ต้อง)(ค่อย)(เน้น|อิน|เยอะ), ไม่(ต้อง)ค่อย(ชอบ|อยาก|สนใจ|),
      ลด{letter}, น้อยลง,
      (เจอ|เห็น|มี)แต่{letter}`,
    en: `
      (can|could) take or leave, indifferent (to|about), lukewarm (on|about),
      not (too|overly|particularly) (fussed|bothered) (about|by|with),
      (not|isn't|aren't) (too|so|that|very) (many|much|into|interested in|keen on|fond of) (on),
      ${FEWER} (of) (the)`,
    unless: `
      (ขอ|อยาก|เอา|เน้น)(ให้|ที่|แบบ|)(มี|เจอ|เห็น)แต่,
      a few, quite a few, the next few, few (days|hours|nights), less than`,
    yes: [
      ['ไม่เน้นวัด', 'ไม่เน้น'],
      ['ไปทีไรเจอแต่วัด', 'เจอแต่'],
      ['not too many temples', 'not too many'],
      ['fewer temples', 'fewer'],
      ['we can take or leave temples', 'can take or leave'],
    ],
    no: ['a few temples', 'less than an hour', 'อยากเห็นแต่ทะเล'],
  },
  {
    // They have had their share of it.
    says: 'not',
    en: `
      (seen|had|done|visited|been to|did|gave us|given us|showed us) (more than|quite|) enough (of) (the), (want|need|like|interested in|into|for) neither (the|), enough (of|with) (the|all the|),
      (seen|visited|done|been to) (far|way|) (too|so) many, (seen|visited|done) (plenty|loads|lots|tons) of,
      (had|have had|having had|seen) (my|our|his|her|their|the) (fill|share) of,
      (done|through|finished) with, had it with, overdosed on, (a|) (hard|big|) (pass|no) (on|to) (the|all|any|more|)`,
    unless: `
      never (seen|had|done|visited),
      (when|once|after|until|before|till|if) (we|i|you|they|everyone)('re|'m| are| is| am|) (done|finished|through) with,
      enough of a, (not|never|get|got|gets|getting|long|good|close|far|isn't) enough (of|with)`,
    yes: [
      ['the kids have seen enough temples', 'seen enough'],
      ['we saw Rome and have visited far too many museums', 'visited far too many'],
      ['I had my fill of museums', 'had my fill of'],
      ['we want neither malls nor zoos', 'want neither'],
      ['done with the party crowd', 'done with'],
      ['Enough of temples', 'enough of'],
      ['a hard pass on temples', 'a hard pass on'],
    ],
    no: ['enough temples for a week', 'not seen many temples', "when we're done with the market", 'the pass is open'],
  },
  {
    says: 'not',
    en: `
      ${NOT_INTERESTED}{verb},
      (that|which) (aren't|arent|isn't|isnt|are not|is not|don't involve|doesn't involve|don't include){verb},
      (aren't|isn't|ain't|weren't|arent|isnt) (really|so|too|very|that|particularly|exactly|much|) ${FOND_OF}{verb},
      none of (us|the party|the group|them|my friends){persons}{verb},
      (not|aren't|isn't|are not|am not|never) (really|too|very|exactly|at all|) ${UP_FOR} (party|the|any|a|another|){verb},
      (don't|do not|doesn't|dont) (really|ever|) do (any|the|a|){verb},
      (spare|save) (us|me) (from|) (the|all the|any|yet another|another|){verb},
      (hold|forget|ditch|scrap|nix) (about|) (the|all the|any){verb},
      (will|would|'ll|'d|i|we) (rather|happily|gladly|) (pass|skip|forgo|sit out) on (the|any|all the|){verb},
      (refuse(s)|refusing|unwilling|reluctant) to ${ENTER} (another|any|any more|more|yet another|a|){verb},
      steer(ing) clear of (the|any|){verb}, stay(ing) clear of (the|any|){verb},
      ${NONE} (anything|anywhere|everything|any place(s)|place(s)|) ${WITH} (any|the|a|)`,
    yes: [
      ['not interested in zoos', 'not interested in'],
      ["we're not big on shopping", 'not big on'],
      ['spare us the malls', 'spare us the'],
      ['avoid anything with caged animals', 'avoid anything with'],
      ['steer clear of bars', 'steer clear of'],
      ['he refuses to enter another mall', 'refuses to enter another'],
      ['none of us will be diving', 'none of us will be'],
      ["day trips that aren't elephant riding", "that aren't"],
      ['we are not so fan of zoos', 'not so fan of'],
      ["my parents aren't into markets", "aren't into"],
      ['not interested for shopping', 'not interested for'],
    ],
    no: ['not far', 'big fans of temples', 'nobody has been to a temple yet'],
  },
  {
    // The heading of a list.
    says: 'not',
    en: `
      (not|no longer|not at all|never) (needed|wanted|necessary|required|interested|interesting|important|essential|our thing|my thing|our cup of tea|my cup of tea|for us|for me|on our list|on the list|a priority|ok|okay){colon},
      (unwanted|unneeded|unnecessary|undesired|no thank you|no thanks|no go(s)|no nos|no no|no need|rather not|please no|don'ts|donts|dislike(s)|hate(s)|nope|can skip|could skip|we skip|to avoid|things to avoid|to skip|leave out){colon}`,
    yes: [
      ['Not needed: clubs', 'not needed'],
      ['Wanted: caves. Unwanted: temples', 'unwanted'],
      ['No thank you: shopping', 'no thank you'],
    ],
    no: ['needed: clubs', 'check-out: 11 am', 'not needed'],
  },
  {
    says: 'not',
    en: `
      ${DO_NOT}{verb},
      ${NOTHING}{verb},
      ${AVOID}{verb},
      (instead of|rather than|leave out|leaving out|remove|drop|delete|other than|apart from|aside from|minus){verb}, {asks}besides,
      {left}, {missed},
      ${TIRED_OR_AFRAID_OF}{verb},
      (anywhere|everywhere|any place|anyplace) (else|warm|quiet|cool|nice|) (but|but not|bar|besides){verb}`,
    yes: [
      ['no temples', 'no'],
      ['anywhere but Phuket', 'anywhere but'],
      ["we don't like malls", "don't like"],
      ["they don't want to see malls", "don't want to see"],
      ["we don't need more temples", "don't need more"],
      ['zero museums please', 'zero'],
      ['quiet bars, nothing like Bangla Road', 'nothing like'],
      ["don't suggest malls", "don't suggest"],
      ['we like neither malls nor zoos', 'neither'],
      ['can you leave the temples off our list', 'leave the'],
      ['we would give the zoo a miss', 'give the'],
      ['we run from: malls', 'we run from'],
      ['They always flee from malls', 'they always flee from'],
    ],
    unless: `drop(-| )off, skipped…(last (time|year|trip|winter|summer)|before|on our (first|last)), neither (of|is|are|was|has|have|can|could|will|would|do|does|did|one|here|nor), zero waste, zero budget, (ground|from|sub|carbon) zero,
      (not|no|never|don't|doesn't|do not|does not|without|hate|avoid) (want to|wants to|like to|having to|) (share|sharing) (the|a|our|my) (beach|beaches|island|pool|bus|boat|villa), not (the|that) (big|bigger|large|larger|famous|popular|other|main) (one|island) (in|near|off|at|by|from)`,
    no: [
      'nomads',
      'a rental car, drop-off at the airport',
      'we skipped the zoo last year',
      'notable temples',
      'anywhere, but cheap',
      'a zero waste market',
      'leave the temple at nine',
      'keep left at the market',
      'give the zoo a call',
      'not the big island off Trat',
      'he does not want to share the beach',
      'the tours run from Krabi',
      'he runs a hotel',
    ],
  },
]

/** `ไม่เอาที่มีเหล้า`. */
const REFUSE_TH = oneOf(`
  ไม่เอา, ไม่ไป, ไม่อยากไป, ไม่อยากได้, ไม่ชอบ, ไม่ขอ,
  เลี่ยง, หลีกเลี่ยง, งด`)

const LEAVE_OUT_TH = oneOf('ยกเว้น, เว้น, งด, หลีกเลี่ยง, เลี่ยง')
/** What is done there: `งดดูช้าง`. */
const DO_TH = perhaps('การ, ไป, ดู, เข้า, แวะ, เดิน, ขึ้น, พาไป')

/** The same in Thai, longer phrases first. */
export const NO_IN_THAI: readonly CueRule[] = [
  {
    // No place of such a kind: `ไม่เอาที่มีเหล้า`.
    says: 'not',
    th: `${REFUSE_TH} (ที่ที่|ที่|แบบ|แนว|สถานที่|ร้าน|โซน|โปรแกรม|กิจกรรม)(ที่|)(มี|ขาย|เป็น|ต้อง|ใกล้|ติด)`,
    yes: [
      ['ไม่เอาที่มีเหล้า', 'ไม่เอาที่มี'],
      ['ไม่อยากไปร้านที่ขายเหล้า', 'ไม่อยากไปร้านที่ขาย'],
    ],
    no: ['ที่มีเหล้า', 'ไม่เอาที่พักแพง'],
  },
  {
    says: 'not',
    th: `
      ไม่(เอา|ไป|ชอบ|รวม|แวะ|เข้า|มี|สน|สนใจ|ขึ้น|ลง|เที่ยว|ใส่|ขอ|กิน|ทาน|ดู|พา|เพิ่ม|จัด),
      ไม่อยาก(ได้|ไป|เห็น|เข้า|แวะ|เจอ|ดู|ทำ|เที่ยว|กิน|ขึ้น|พา|),
      ไม่(จำเป็น|)ต้อง(การ|ไป|มี|แวะ|เข้า|เอา|ใส่|กิน|ดู|เที่ยว|จัด|พาไป|พา|แวะไป|เพิ่ม|),
      ไม่ได้(จะ|อยาก|ชอบ|สนใจ|อิน|ต้องการ|เน้น|คิดจะ|ตั้งใจ|พามา|พา)(จะ|)(ไป|มา|ดู|เข้า|เที่ยว|แวะ|ขึ้น|ปีน|พิชิต|กับ|),
      ไหนก็ไม่(เอา|ไป|อยากไป|ลง|ขึ้น|สน|เข้า|แวะ),
      อย่า(เอา|ไป|ใส่|มี|พาไป|พา|จัด|เพิ่ม|แวะ|ให้มี|), ห้าม(ไป|มี|เอา|),
      ${LEAVE_OUT_TH}${DO_TH}, ข้าม, ตัด{letter}, นอกจาก${DO_TH}, แทนที่จะ(ไป|เที่ยว|แวะ|), {removed},
      (เบื่อ|เกลียด|กลัว|เข็ด|เข็ดขยาด|ขยาด)(กับ|)${DO_TH}, พอกันที(กับ|), ไม่ปลื้ม, เอียน, อิ่มตัว, พอแล้ว, พอละ,
      {takesTh}(จะ|ชอบ|ก็|เอาแต่|)พา(ไป|เที่ยว|ดู|เข้า)แต่, เจอแต่, เห็นแต่,
      ขอผ่าน, ขอบาย, ขอเว้น, ขอข้าม,
      ไม่สาย{letter}, ไม่ใช่(สาย|แนว){letter}, ไม่ใช่คน(ชอบ|สาย|)(ไป|ดู|เข้า|เที่ยว|),
      ไร้{letter}, ปลอด{letter},
      ไม่{letter}`,
    unless: `
      ข้าม(ไป|มา|กลับ|เข้า|เกาะ|เรือ|ฝั่ง|โขง|แม่น้ำ|ฟาก|ด่าน|แดน|จังหวัด|สะพาน|ภูเขา|เขา|คืน|ปี),
      เว้นแต่, งดงาม, อย่าง, อย่าลืม,
      ไม่(กิน|ทาน|ดู|มี)(ก็|แล้ว)(เสียดาย|ไม่ได้), ไม่สาย(เกิน|ไป|มาก|นะ),
      ไร้(สาย|กังวล|ที่ติ|รอยต่อ), ปลอด(ภัย|โปร่ง|ค่า), ข้าวไร่`,
    yes: [
      ['ไม่เอาวัด', 'ไม่เอา'],
      ['งดร้านเหล้า', 'งด'],
      ['งดดูช้าง', 'งดดู'],
      ['ไปได้หมด ยกเว้นวัด', 'ยกเว้น'],
      ['แทนที่จะไปวัด', 'แทนที่จะไป'],
      ['ไม่ต้องมีวัดก็ได้', 'ไม่ต้องมี'],
      ['ไม่จำเป็นต้องแวะวัด', 'ไม่จำเป็นต้องแวะ'],
      ['วัดขอผ่าน', 'ขอผ่าน'],
      ['ไม่ต้องพาไปช้อปปิ้ง', 'ไม่ต้องพาไป'],
      ['ไม่กินซีฟู้ด', 'ไม่กิน'],
      ['น้ำตกไหนก็ไม่ไปแล้ว', 'ไหนก็ไม่ไป'],
      ['เข็ดกับวัดแล้ว', 'เข็ดกับ'],
      ['พอกันทีกับห้าง', 'พอกันทีกับ'],
      ['คาเฟ่พอแล้ว', 'พอแล้ว'],
      ['อย่าพาไปวัดอีกเลย', 'อย่าพาไป'],
      ['ไม่ได้อยากเข้าห้าง', 'ไม่ได้อยากเข้า'],
      ['วันนี้ไม่ได้พามาพิชิตยอดเขา', 'ไม่ได้พามาพิชิต'],
      ['ไม่ใช่สายคาเฟ่', 'ไม่ใช่สาย'],
      ['ทริปนี้ขอปลอดวัด', 'ปลอด'],
    ],
    no: [
      'วัดงดงาม',
      'ข้ามฝั่งไปวัดอรุณ',
      'ข้ามมาหนองคาย',
      'อยากข้ามเกาะยาวสักคืน',
      'อย่างสวย',
      'อย่าลืมวัด',
      'ออกไม่สายมาก',
      'ที่เที่ยวปลอดภัย',
    ],
  },
]
