import type { CueRule } from './polarity-rule.ts'

// `ไม่ติดเรื่องวัด`, “no desire to do a trek”: a “no” in rarer words, and words that only look like one.

/** Refusals in other words: by health, by interest, of examples. They are tried before those of `polarity-order.ts`. */
export const MORE_CUE_RULES: readonly CueRule[] = [
  {
    // They have nothing against it.
    says: 'cancel',
    th: 'ไม่(ได้|)(ติด|ซีเรียส|รังเกียจ|ขัดข้อง|มีปัญหา|แอนตี้|เกี่ยง)(อะไร|)(เรื่อง|กับ|เลยเรื่อง|), ไม่ได้(เบื่อ|เกลียด|กลัว), ไม่ได้(อยากได้|ต้องการ|อยากไป|จะไป)(แค่|แต่|เฉพาะ)',
    en: `
      (don't|do not|doesn't|wouldn't|won't|didn't) (really|actually|) mind, no objection(s) (to|against), nothing against, not against, not opposed to, not averse to,
      (don't|do not|doesn't) (hate|dislike)`,
    unless: '(จริงๆ|แต่)ไม่ได้ชอบ',
    yes: [
      ['ไม่ติดเรื่องวัด', 'ไม่ติดเรื่อง'],
      ['ไม่ได้เบื่อคาเฟ่นะ', 'ไม่ได้เบื่อ'],
      ['we have nothing against malls', 'nothing against'],
    ],
    no: ['ไม่เอาวัด', 'we mind temples'],
  },
  {
    says: 'not',
    th: `
      (ไม่เอา|ไม่อยากได้|ไม่ต้องการ|ไม่ขอ|เลี่ยง|งด|ไม่ชอบ|ไม่อยากไป)(ที่เที่ยว|สถานที่ท่องเที่ยว|สถานที่เที่ยว|โปรแกรมเที่ยว|ทริป)(แนว|แบบ|สาย|ประเภท|พวก|),
      ไม่มีใคร(อยาก|ชอบ|สนใจ|อิน|เอา)(ไป|เดิน|เที่ยว|ดู|กับ|), ขี้เกียจ(ไป|เดิน|เที่ยว|ขึ้น|ปีน|ขับ|ต่อคิว)`,
    en: `
      (we|i|they) (aren't|are not|'re not|'m not|am not) (really|) after,
      (is|are|am|'re|'m|'s|{read}|strictly|strongly|totally|completely|absolutely|both|all|husband|wife) against (the|any|all|)`,
    yes: [
      ['my husband is against zoos', 'is against'],
      ["we're strictly against elephant camps", 'strictly against'],
      ['ไม่เอาที่เที่ยวแนววัด', 'ไม่เอาที่เที่ยวแนว'],
      ['ไม่มีใครอยากไปถ้ำ', 'ไม่มีใครอยากไป'],
      ["we aren't after waterfalls", "we aren't after"],
    ],
    no: ['ขอที่เที่ยวแนววัด', 'we are after beaches', 'not against malls', 'a boat against the wind'],
  },
  {
    // The other of two: `ชอบทะเลมากกว่าภูเขา`.
    says: 'less',
    th: 'มากกว่า(ไป|ดู|เข้า|เดิน|ขึ้น|){letter}',
    yes: [
      ['ชอบทะเลมากกว่าภูเขา', 'มากกว่า'],
      ['อยากเข้าป่ามากกว่าเดินห้าง', 'มากกว่าเดิน'],
    ],
    no: ['วัดมากกว่า 3 แห่ง', 'มากกว่า'],
  },
  {
    // What makes them ill or afraid.
    says: 'not',
    en: `
      (vomits|vomiting|vomit|throws up|throw up|gets sick|get sick|gets seasick|get seasick|seasick|motion sick|panics|panic|gets nervous|gets dizzy) (on|in) (every|any|all|the|a|boats or|) ,
      (terrified|frightened|nervous|anxious|wary|leery|scared|uneasy|apprehensive|uncomfortable|jittery) (on|in|around|about|of|with|when on) (the|any|small|big|all|)`,
    unless:
      '(nervous|anxious|wary|scared|uneasy|apprehensive|terrified) (on|in|around|about|of|with) (the|my|our|) (missing|driving|travelling|traveling|going|getting|being|doing|choosing|my|our|how|what|whether|where|flight|heat|cost|food|budget|weather|traffic|crowds|language|rain)',
    th: 'ไม่(สะดวก|ถนัด|พร้อม|กล้า)(จะ|)(ไป|เข้า|เดิน|ขึ้น|ลง|เที่ยว|แวะ), ไม่คิด(จะ|อยาก)(ไป|เข้า|เที่ยว|แวะ|ดู), ไม่(ต้อง|)(เผื่อ|แพลน|วางแผน)(ให้|เรื่อง|ไป|), ไม่(อยาก|)เสียเวลา(กับ|ไป|ที่|)',
    yes: [
      ['my mum gets seasick on every boat', 'gets seasick on every'],
      ['I am nervous of boats', 'nervous of'],
      ['gran is wary of caves', 'wary of'],
      ['ไม่สะดวกไปวัด', 'ไม่สะดวกไป'],
      ['ไม่อยากเสียเวลากับห้าง', 'ไม่อยากเสียเวลากับ'],
    ],
    no: ['lunch on the boat', 'พร้อมไปวัด', 'nervous about driving to the caves', 'apprehensive about the traffic'],
  },
  {
    says: 'not',
    en: `
      (have|has|'ve|had) banned (all|any|more|), (zero|little|no|not much|hardly any|very little) (real|) (interest|desire|appetite|enthusiasm) (in|for|to see|to visit){verb},
      no need (for us|for me|) to (see|visit|do|go to|include|add|stop at|tour|have){verb}{some},
      (don't|do not|doesn't|dont|does not|needn't) (really|necessarily|actually|) (need|have) to (see|visit|do|go to|include|add|stop at|tour){verb},
      nor (are|is|am i into|do we want|do we need|do we like|does he like|does she like|the|any|),
      (nothing|no|avoid|avoiding|skip|not|without) (anything|any|the|) (too|) (touristy|crowded|kitschy|loud|cheesy|tacky|commercial|artificial|exploitative|cruel) (things|stuff|places|spots|traps|shows|ones|attractions|) (like|such as),
      (hold no|has no|have no|lost all|lost my|lost our) (appeal|interest) (in)`,
    yes: [
      ['zero interest in nightlife', 'zero interest in'],
      ['the kids have banned temples', 'have banned'],
      ["museums aren't for us, nor are malls", 'nor are'],
      ['no interest in more temples', 'no interest in more'],
      ['no need to see museums', 'no need to see'],
      ['no need to do some shopping', 'no need to do some'],
      ["you don't have to include museums", "don't have to include"],
      ['nothing touristy like cabaret shows', 'nothing touristy like'],
    ],
    no: ['interest in temples', 'something touristy like a market', 'northern temples'],
  },
  {
    // The heading of a list: “what doesn't work: crowds, malls”.
    says: 'not',
    en: `
      (what|things that|stuff that) (doesn't|don't|does not|do not|won't|wouldn't|will not|would not|didn't) (really|) (work|go|suit|interest|appeal) (for|with|to|) (us|me|him|her|them|everyone|the kids|) (is|are|){colon},
      (no go|nogo|deal breaker|dealbreaker|turn off|dislike|hate|aversion|pet peeve|not for us|not for me|not wanted|not interested|off limits|off the table|no thanks|no thank you|keep away|leave out|please leave out|we hate|i hate|cannot stand|can't stand)(s|){colon}`,
    yes: [
      ["what doesn't work for him: loud music, malls", "what doesn't work for him"],
      ['our no-gos: zoos, malls', 'no-gos'],
      ['Deal breakers: casinos, zoos', 'deal breakers'],
    ],
    no: ['what works: gardens', 'the trip: zoos and malls', 'our likes: markets'],
  },
  {
    // In mild words.
    says: 'not',
    en: `
      (no|no real|no great|no particular|little) (need|desire|wish|intention|urge) (for us|for me|) to{verb}{some}, (no plans|no plan) (to){verb}{some}, (not|n't|aren't|isn't|am not) (too|really|so|very|all that|particularly|) keen to{verb}{some},
      (don't|do not|never) (make|drag|force|take) (us|me|him|her|them|anyone|the kids|everyone) (to|into|){verb}{some},
      (not|isn't|aren't|n't) (really|) much of (a|an) (fan|one|lover) (of|for){verb}, (never|not) (really|) been (one|ones|big|keen|much) (for|on){verb}, (don't|do not|doesn't|never) (really|) get on with, had it up to here with (all|) (the|),
      (don't|do not|doesn't|dont) (really|particularly|especially|exactly|much|generally|usually|honestly) (enjoy|like|love|care for|care about|go for|fancy|appreciate|dig){verb}{some}, (don't|do not|doesn't) get the (appeal|point|fuss) (of|about)`,
    th: `ไม่(อยาก|ชอบ|อิน|ค่อยชอบ|ค่อยอิน|เอา|ต้องพา|ต้องพาไป)(กับ|)(การ|)(ไป|ออกไป|)(ดู|ออกไป|เดินสาย|เดิน|เข้า|นั่ง|แวะ|ตะลอน|ตะลุย|เที่ยว|ไป){letter}`,
    unless: "(ขับรถ|นั่งรถ|ทาง)…, don't make (us|me) (miss|skip), (not|n't) much of a (walk|detour|drive)",
    yes: [
      ['no desire to do a trek', 'no desire to do a'],
      ["please don't make us visit temples", "don't make us visit"],
      ["we aren't keen to go to malls", "aren't keen to go to"],
      ['not much of a fan of museums', 'not much of a fan of'],
      ["I've never been one for zoos", 'never been one for'],
      ["we don't really enjoy malls", "don't really enjoy"],
      ['had it up to here with temples', 'had it up to here with'],
      ['ไม่อยากเดินสายคาเฟ่', 'ไม่อยากเดินสาย'],
      ['ไม่ชอบออกไปปาร์ตี้', 'ไม่ชอบออกไป'],
      ['ไม่ต้องพาไปดูมวย', 'ไม่ต้องพาไปดู'],
    ],
    no: ['keen to see temples', "don't make us miss the market", 'อยากเดินสายคาเฟ่', 'there is no need of a car'],
  },
  {
    // They have had too much of it, or speak ill of it.
    says: 'not',
    th: `
      ไม่ได้(อิน|ชอบ|สนใจ|อยาก|ต้องการ|เน้น|คลั่ง|ติดใจ|บ้า|ปลื้ม)(อะไร|)(กับ|)(จะ|)(การ|)(ไป|มา|ดู|เข้า|เที่ยว|แวะ|ขึ้น|เดิน|กิน|)(พวก|),
      เฉย กับ, (ทน|ทนอยู่)ไม่(ได้|ไหว)กับ, ไม่(ทน|มีอารมณ์)กับ,
      โน(สน|)(โน|)(แคร์|)(กับ|){letter}, พอที(กับ|){letter}, (ห้าม|อย่า|ไม่ต้อง|ไม่)พา(เรา|ผม|ไป|เข้า|แวะ|มา|ลูก|แม่|พ่อ)(ไป|เข้า|แวะ|){letter},
      ไม่เห็น(จะ|)(อยาก|น่า|ต้อง)(ไป|เข้า|ดู|เที่ยว|แวะ|), (อคติ|มีอคติ|ไม่ถูกโรค|ไม่กินเส้น)กับ, ไม่(มีแพลน|มีแผน|ได้ตั้งใจ|ได้กะ)(จะ|)(ไป|เข้า|แวะ|เที่ยว|)`,
    en: `
      bored (by|of|with|stiff by|stiff with), (loathe|loathes|loathing|detest|detests|despise|despises|abhor|abhors)(s|){verb}, (can't|cannot|can not|couldn't) (bear|abide|stomach|face) (the|any|another|more|){verb},
      ruled out, (vetoed|veto|vetoes|banned|binned|scrapped|crossed off) (the|all|any|), count (us|me) out (for|of|on) (the|), (don't|do not|dont|no need to|won't|not) (even|) bother(ing|) (with|about|to) (the|any|){verb},
      (don't|do not|dont|not|never|without|rather not|hate|hates|no) (want to|wanting to|to|) (waste|wasting|spend|spending) (our|my|any|the|too much|much|) (time|days|day|hours|money|energy|precious time) (with|on|in|at) (the|any|){verb},
      sick (to death|and tired|to the back teeth) of (the|), been there (and|) done that with (the|), (been to|seen|visited|done|did|saw|got) (plenty|loads|lots|tons|dozens|hundreds|thousands|enough|a million|a thousand|a hundred|a zillion|countless|so many|too many) (of|) (the|) [{readOrWord}],
      (not|n't|isn't|aren't) (really|that|so|exactly|particularly|) (crazy|mad|wild|nuts|enthusiastic|excited|thrilled|passionate|convinced|sold) (about|by|on) (the|any|), (not|n't) (come|coming|here|travelling|traveling|flying) (all that way|all this way|to thailand|there|) (for|to see) (the|any|more|){verb},
      {begins}forget (about|) (the|all the|any|), (screw|to hell with|down with|nuts to|sod) (the|all|), nothing (to do|at all) (to do|) with (the|), steer (us|me|him|her|them) (well|far|) (away|clear) (from|of) (the|any|),
      {begins}cut (out|) (the|all the|), {begins}enough [{kindThen}], (not|n't) (one|a single|even one|any) more, {begins}not another,
      (you can keep|can keep) (your|their) {aKind}, (have to|need to|had to|couldn't|can't|won't|don't|not|never|would) drag (us|me|him|her|them) (to|into|around|round|through) (the|a|any|another|),
      (if|when|before) (we|i) (see|visit|enter|have to see|have to visit|step into) (one more|another|yet another|a single) [{kindAndCry}]`,
    unless: `
      never (been to|seen|visited|done)…, (didn't|haven't|not|hasn't|n't) (been to|seen|visited|done)…, not ruled out, nothing to do with (the|my|our) (question|trip), don't forget…, to forget…, โนน, โนรา, โนบิ, โนโว, โนเกีย, โนมาด, โน้ต,
      ไม่ได้(อยาก|ต้องการ|ชอบ|เน้น)(ไป|ได้|มา|จะ|)(แค่|แต่|เฉพาะ), ไม่พา(ล|ส), (ดี|สวย|ใจ)จนเฉย, not (so|that|really|) (excited|sold|convinced) (about|on|by) (flying|driving|the (flight|drive|hotel|weather)), (when|after|once|if) (we|i)('ve| have|) (seen|done|been|visited)…, bored (of|with) (sitting|waiting|home|work)`,
    yes: [
      ['ไม่ได้อินกับวัด', 'ไม่ได้อินกับ'],
      ['ไม่ได้อยากไปห้าง', 'ไม่ได้อยากไป'],
      ['เฉยๆกับวัด', 'เฉย กับ'],
      ['โนคาเฟ่นะ', 'โน'],
      ['ห้ามพาเข้าห้าง', 'ห้ามพาเข้า'],
      ['ไม่เห็นน่าไปวัดเลย', 'ไม่เห็นน่าไป'],
      ['my brother detests museums', 'detests'],
      ['we ruled out zoos', 'ruled out'],
      ['his wife vetoed the malls', 'vetoed the'],
      ["don't bother with malls", "don't bother with"],
      ["don't waste our time on malls", "don't waste our time on"],
      ['sick and tired of malls', 'sick and tired of'],
      ['been to hundreds of temples', 'been to hundreds of'],
      ['not crazy about zoos', 'not crazy about'],
      ['forget the malls', 'forget the'],
      ['enough temples already', 'enough'],
      ["if I see one more temple I'll scream", 'if i see one more'],
      ['you can keep your malls', 'you can keep your'],
    ],
    no: [
      "don't forget the market",
      'enough temples for a week',
      'if we see another temple we stop there',
      'never been to hundreds of temples',
      'โนนสูงมีวัดสวย',
      'ไม่ได้อยากไปแค่วัด',
      'before we see the temple',
    ],
  },
  {
    says: 'less',
    isAnywhere: true,
    en: '(go|) (easy|light|lightly|slow) on (the|), more to (it|see|this place|the place|the island|the city|the town|{name}|it all|life) than (just|only|) (the|), (what|anything|something|things|much) else (is there|to see|to do|there|can we do|) (than|beyond|besides|apart from|aside from|except|but) (the|just|), (keep|hold) [{kindDown}]',
    unless: '(easy|light|slow) on the (wallet|budget|pocket|knees|feet|eye|stomach)',
    yes: [
      ['go easy on the temples', 'go easy on the'],
      ['there is more to Krabi than beaches', 'more to krabi than'],
      ['what else is there than temples?', 'what else is there than'],
      ['keep museums to a minimum', 'keep'],
    ],
    no: ['an easy temple', 'keep the temple for last', 'easy on the wallet'],
  },
]
