import type { PhraseRule } from './phrase-rules.ts'
import type { Slots } from './phrases.ts'

/** What a cue says about the names and kinds after it; `cancel`: what looks like “no” is none; `been`, `seen`: they know it already, said before or after it. */
export type CueKind = 'seen' | 'been' | 'not' | 'less' | 'love' | 'like' | 'maybe' | 'must' | 'cancel'

export interface CueRule extends PhraseRule {
  readonly says: CueKind
  /** Sentences with the cue that the rule reads, and similar ones in which it reads none: its tests. */
  readonly yes: readonly (readonly [sentence: string, cue: string])[]
  readonly no: readonly string[]
}

export const CUE_SLOTS: Slots = {
  /** A verb that belongs to a “no”: “don't want to visit any”. */
  verb: String.raw`(?: (?:to |any |the |a |an |that |in |for |of |at |going |doing |into ){0,5}(?:visit(?:ing)?|see(?:ing)?|go(?:ing)?(?: to)?|do(?:ing)?|includ(?:e|ing)|add(?:ing)?|eat(?:ing)?|want|need|be|have|put|take|like|enjoy|care(?: for| about)?)\b)?(?![a-z])`,
  /** A Thai word follows at once. */
  letter: '(?=[ก-ฮเ-ไ])',
  /** Words about people: “none of us will be”. */
  persons: '[a-z ]{0,16}?(?: will be| will| are| is| want to| wants to| likes?)?',
  /** `เอาวัดออก`. */
  removed: 'เอา(?=[ก-์]{2,20}ออก)',
  colon: '(?=\\s*:)',
  already: '(?:แล้ว)?',
  /** `ไปดอยสุเทพ วัดเจดีย์หลวงมาแล้ว`. */
  went: '(?<=(?:^|[\\s,(]|เคย|เรา|ผม)(?:ไป|เที่ยว|แวะ|ขึ้น|ไหว้|เก็บ)[^.;\\n]{3,60})',
  times: '\\s?\\d{1,2}\\s?(?:รอบ|ครั้ง)',
  /** “Leave temples off the list”. */
  left: String.raw`(?:leave|leaving|keep|cut|strike|scratch|cross|knock) (?=[^.,;!?\n]{2,40}? (?:out|off|away)(?=\s*(?:[.,;!?)]|$|please|pls|of (?:it|this|the (?:plan|trip|list))|(?:the|our|my) (?:list|plan|itinerary))))(?:the |all |any |our )?`,
  ends: '(?=\\s|$|[,.;!?)]|ค่ะ|คะ|ครับ|คับ|นะ|ไม่|ขอ|อยาก|เลย|ทั้ง|จ้า|เบื่อ|ละ)',
}

/** In order: a shorter cue does not see what a longer one has read (“don't miss” before “don't”). */
export const CUE_RULES: readonly CueRule[] = [
  {
    says: 'seen',
    th: `
      เคย(ไป|เที่ยว|ขึ้น|ดู|แวะ)(เที่ยว|กัน|)(มา|)(กัน|)(หมด|ครบ|บ่อย|หลาย(รอบ|ครั้ง)|ทุกที่|){already}{ends},
      (ไป|เที่ยว|ขึ้น|ดู|เก็บ|แวะ)(เที่ยว|กัน|)(มา|)(กัน|)(หมด|ครบ|บ่อย|เยอะ|จนเบื่อ|จนปรุ|จนพรุน|หลาย(รอบ|ครั้ง)|{times}){already}(แล้ว),
      (ไป|เที่ยว|ขึ้น|แวะ)(กัน|)มา(กัน|)แล้ว, ไปแล้ว{ends}, {went}มา(กัน|)(หมด|ครบ|)แล้ว{ends}`,
    unless: 'ไป…แล้ว…(อยากไปอีก|จะไปอีก|ไปซ้ำ|อยากกลับไป)',
    yes: [
      ['เกาะล้าน บางแสน ไปมาหมดแล้ว', 'ไปมาหมดแล้ว'],
      ['วัดพระแก้วเคยไปแล้วค่ะ', 'เคยไปแล้ว'],
      ['ม่อนแจ่มไปบ่อยแล้ว', 'ไปบ่อยแล้ว'],
      ['เกาะล้านไปมา 3 รอบแล้ว', 'ไปมา 3 รอบแล้ว'],
      ['ไปดอยสุเทพ ม่อนแจ่มมาแล้ว', 'มาแล้ว'],
    ],
    no: [
      'ไปแล้วต่อด้วยน่าน',
      'จองที่พักมาแล้ว',
      'ลงจากดอยมาแล้วไปตลาด',
      'เคยไปวัดแล้ว',
      'อยากเก็บให้ครบ',
      'เขาใหญ่ไปมาหลายรอบแล้ว อยากไปอีก',
    ],
  },
  {
    says: 'must',
    th: 'ไม่(ควร|อยาก|)พลาด, ห้ามพลาด, พลาดไม่ได้, ไม่ใช่(แค่|เพียง|เฉพาะ), ไม่ได้มีแค่',
    en: `
      (do not|don't|dont|can't|cannot|never|not to be) (want to|) (miss|missed), (do not|don't|dont) forget (about), not only, not just, no problem with,
      (do not|don't) mind`,
    yes: [
      ['ห้ามพลาดตลาดน้ำ', 'ห้ามพลาด'],
      ["don't miss the market", "don't miss"],
    ],
    no: ['ไม่เอาตลาด'],
  },
  {
    // Two negations, or praise that begins with one.
    says: 'love',
    th: 'ขาด…ไม่ได้, ไม่(ไป|แวะ|มี|เที่ยว|กิน)ไม่ได้, (เท่าไหร่|เท่าไร|กี่รอบ|กี่ครั้ง|ยังไง)ก็ไม่เบื่อ',
    en: `
      (can't|cannot|couldn't|never|can never) get enough (of), (nothing|you can't|can't|hard to) (beats|beat|like), can't go wrong with,
      (not|never|isn't|wouldn't be) complete without, no…complete without, incomplete without, (can't|couldn't|cannot) (live|do|be|go a day|cope) without,
      (never|can't|cannot|can never|hard to) (say no to|resist|refuse|turn down), no such thing as (too many|too much),
      (never|not|don't|can't) (get|be|been|ever|yet|) (tire|tired|bored|sick) of`,
    unless: "(don't|can't) beat about, nothing like (that|this), a little tired of",
    yes: [
      ["we can't get enough of night markets", "can't get enough of"],
      ['a trip is not complete without a beach', 'not complete without'],
      ['I never say no to noodles', 'never say no to'],
      ['ขาดคาเฟ่ไม่ได้', 'ขาดคาเฟ่ไม่ได้'],
      ['we are not tired of temples yet', 'not tired of'],
    ],
    no: ['we are tired of temples', 'we can live without malls', 'nothing like that'],
  },
  {
    says: 'cancel',
    th: `
      ไม่(ค่อย)ไกล(จาก|มาก|นัก|), ไม่(น่า)(เบื่อ|กลัว|เกลียด), ไม่(รู้|รู่|ทราบ|แน่ใจ|มั่นใจ|เข้าใจ|เคยรู้|แน่)(ว่า|จัก|), ไม่มีปัญหา, ไม่เป็นไร, ไม่ว่า, ไม่จำกัด,
      ไม่(งั้น|อย่างนั้น), หรือไม่, รึไม่, ไหมหรือไม่, ถ้าไม่, ไม่สามารถ, ตัดสินใจไม่(ได้|ถูก), เลือกไม่(ได้|ถูก),
      (ใคร|ท่านใด|ท่านไหน|คนที่|มีคน)เคยไป, (ยัง)ไม่(เคย|ได้)(ไป|เห็น|เที่ยว|ลอง|), ไม่รู้จัก, ไม่(แพ้|ต่างจาก|ต่างกับ|ด้อยกว่า|น้อยหน้า)`,
    en: `
      (can't|cannot|can not) wait (for|to), (don't|do not|never|not to) worry (about|if|that), (don't|doesn't|do not|never) want(s) (to leave|to go home|it to end), not (sure|certain|far|to mention|necessarily|a problem), why not, if not, (can't|cannot|can not) (decide|choose) (between),
      undecided between, (do not|don't) know, no idea, whether or not,
      no need to (book|pay|worry|rush|hurry|buy|reserve|pack|bring), (don't|do not) (have|need) to (book|pay|rush|worry),
      (never|haven't|not yet|have not|have never|didn't|did not) (been to|been|seen|visited|tried|made it to|got to|gotten to|managed to see|get to|make it to|managed|got round to)`,
    yes: [
      ['ไม่ไกลจากทะเล', 'ไม่ไกลจาก'],
      ['เด็กไม่เบื่อ ชลบุรีก็ได้', 'ไม่เบื่อ'],
      ['not sure about temples', 'not sure'],
      ["I haven't been to Krabi", "haven't been to"],
      ['we never made it to the waterfall', 'never made it to'],
      ['no need to book the museum', 'no need to book'],
      ["the kids can't wait for the zoo", "can't wait for"],
      ['สวยไม่แพ้เชียงใหม่', 'ไม่แพ้'],
    ],
    no: ['ไม่ไปวัด', 'not the temples', "we can't visit temples"],
  },
  {
    says: 'must',
    th: 'ต้อง(ไป|แวะ|เห็น|มี|ได้|ได้ไป|เที่ยว|รวม|ลอง|กิน), ขอแวะ, บังคับ, อย่างน้อย',
    en: `
      must (see|visit|go|do|have|eat|try|include)(s), have to (see|visit|go to|go|include|do), musts{colon},
      need to (see|visit|go to|go|include), has to (include|be), definitely, make sure (to|we) (visit|see|go|go to|include|), at least,
      be sure to, absolutely`,
    unless: 'ไม่(จำเป็น|)ต้อง(ไป|แวะ|เห็น|มี|ได้|เที่ยว|รวม|ลอง|กิน)',
    yes: [
      ['ต้องไปวัดพระแก้ว', 'ต้องไป'],
      ['must see the palace', 'must see'],
    ],
    no: ['ต้องใช้เวลา', 'ไม่ต้องมีวัด', 'ไม่จำเป็นต้องแวะวัด', 'mustard'],
  },
  {
    says: 'been',
    th: 'เคยไป(มา|)(แล้ว|)(คือ|ได้แก่|พวก), เคยไป',
    en: "already (been to|been|seen|visited|did|done), (have|we've|i've) been to",
    unless: 'เคยไป…(ชอบ|ประทับใจ|ติดใจ|อยากไปอีก|อยากกลับ|อยากไปซ้ำ)',
    yes: [
      ['เคยไปวัดแล้ว', 'เคยไป'],
      ["we've been to the markets", "we've been to"],
    ],
    no: ['been there', 'เคยไปน้ำตกแล้วติดใจ'],
  },
  {
    says: 'less',
    th: 'ไม่(ต้อง)(ค่อย)(เน้น|อิน|เยอะ), ไม่(ต้อง)ค่อย(ชอบ|อยาก|สนใจ|), ลด{letter}, น้อยลง, (เจอ|เห็น|มี)แต่{letter}',
    en: `
      (can|could) take or leave, indifferent (to|about), lukewarm (on|about), not (too|overly|particularly) (fussed|bothered) (about|by|with),
      (not|isn't|aren't) (too|so|that|very) (many|much|into|interested in|keen on|fond of) (on),
      (fewer|less|not as many|not much|not many|limited|limit|minimal|minimise|minimize|cut down on|reduce|tone down|go easy on|few) (of) (the)`,
    unless:
      '(ขอ|อยาก|เอา|เน้น)(ให้|ที่|แบบ|)(มี|เจอ|เห็น)แต่, a few, quite a few, the next few, few (days|hours|nights), less than',
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
      (seen|had|done|visited|been to|did) (more than|quite|) enough (of) (the), (seen|visited|done|been to) (far|way|) (too|so) many,
      (seen|visited|done) (plenty|loads|lots|tons) of, (had|have had|having had|seen) (my|our|his|her|their|the) (fill|share) of,
      (done|through|finished) with, had it with, overdosed on, enough (of|with) (the|all the|)`,
    unless:
      "never (seen|had|done|visited), (when|once|after|until|before|till|if) (we|i|you|they|everyone)('re|'m| are| is| am|) (done|finished|through) with, enough of a, (not|never|get|got|gets|getting|long|good|close|far|isn't) enough (of|with)",
    yes: [
      ['the kids have seen enough temples', 'seen enough'],
      ['we saw Rome and have visited far too many museums', 'visited far too many'],
      ['I had my fill of museums', 'had my fill of'],
      ['done with the party crowd', 'done with'],
      ['Enough of temples', 'enough of'],
    ],
    no: ['enough temples for a week', 'not seen many temples', "when we're done with the market"],
  },
  {
    says: 'not',
    en: `
      (not (really) (interested (in|of|for|about)|into|keen (on|for|of))|not (really|so|such|much|the|) (a|big|) (big|huge|) fan(s) (of|for)|no interest (in|for)|not bothered about|not fussed about|could do without|can live without|don't care (about|for)|can't stand|cannot stand|couldn't care less about|has no interest in){verb},
      (that|which) (aren't|arent|isn't|isnt|are not|is not|don't involve|doesn't involve|don't include){verb},
      (aren't|isn't|ain't|weren't|arent|isnt) (really|so|too|very|that|particularly|exactly|much|) (into|keen on|interested in|fond of|fans of|a fan of|big on|fussed about|bothered about|much for){verb},
      none of (us|the party|the group|them|my friends){persons}{verb},
      (not|aren't|isn't|are not|am not|never) (really|too|very|exactly|at all|) (big|huge|mad|crazy|bothered|fond|up|here|one|ones|looking|out|in the mood) (on|about|of|for|to) (party|the|any|a|another|){verb},
      (don't|do not|doesn't|dont) (really|ever|) do (any|the|a|){verb}, (spare|save) (us|me) (from|) (the|all the|any|yet another|another|){verb},
      (hold|forget|ditch|scrap|nix) (about|) (the|all the|any){verb},
      (will|would|'ll|'d|i|we) (rather|happily|gladly|) (pass|skip|forgo|sit out) on (the|any|all the|){verb},
      (refuse(s)|refusing|unwilling|reluctant) to (set foot in|step into|enter|visit|see|go to|go near|look at|do) (another|any|any more|more|yet another|a|){verb}, steer(ing) clear of (the|any|){verb}, stay(ing) clear of (the|any|){verb},
      (no|not|avoid|avoiding|skip|leave out|leaving out|nothing|hate|hates) (anything|anywhere|everything|any place(s)|place(s)|) (with|involving|that has|that have|that involves) (any|the|a|)`,
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
    no: ['not far', 'big fans of temples'],
  },
  {
    says: 'not',
    en: `
      (do not|does not|don't|dont|doesn't|did not|didn't|won't|will not|would not|wouldn't|can't|cannot|never|no need|not|rather not){verb},
      (please no|no more|nothing with|nothing involving|nothing that has|nothing that involves|nothing|no|zero|without){verb},
      (avoid|avoiding|skip|skipping|except|excepting|except for|excepting for|exclude|excluding|hate|hates|dislike|dislikes){verb},
      (instead of|rather than|leave out|leaving out|remove|drop|delete|other than|apart from|minus){verb},
      {left}, (tired of|(so|totally|completely) over|sick of|bored of|bored with|fed up with|put off by|had enough|scared of|afraid of|terrified of|frightened of|petrified of|phobia of|stay away from|keep away from|(anything|anywhere|everything|everywhere) but|free of){verb},
      (anywhere|everywhere|any place|anyplace) (else|warm|quiet|cool|nice|) (but|but not|bar|besides){verb}`,
    yes: [
      ['no temples', 'no'],
      ['anywhere but Phuket', 'anywhere but'],
      ["we don't like malls", "don't like"],
      ['zero museums please', 'zero'],
      ['can you leave the temples off our list', 'leave the'],
    ],
    unless: 'zero waste, zero budget, (ground|from|sub|carbon) zero',
    no: [
      'nomads',
      'notable temples',
      'anywhere, but cheap',
      'a zero waste market',
      'leave the temple at nine',
      'keep left at the market',
    ],
  },
  {
    // No place of such a kind: `ไม่เอาที่มีเหล้า`.
    says: 'not',
    th: '(ไม่เอา|ไม่ไป|ไม่อยากไป|ไม่อยากได้|ไม่ชอบ|ไม่ขอ|เลี่ยง|หลีกเลี่ยง|งด) (ที่ที่|ที่|แบบ|แนว|สถานที่|ร้าน|โซน|โปรแกรม|กิจกรรม)(ที่|)(มี|ขาย|เป็น|ต้อง|ใกล้|ติด)',
    yes: [
      ['ไม่เอาที่มีเหล้า', 'ไม่เอาที่มี'],
      ['ไม่อยากไปร้านที่ขายเหล้า', 'ไม่อยากไปร้านที่ขาย'],
    ],
    no: ['ที่มีเหล้า', 'ไม่เอาที่พักแพง'],
  },
  {
    says: 'not',
    th: `
      ไม่(เอา|ไป|ชอบ|รวม|แวะ|เข้า|มี|สน|สนใจ|ขึ้น|ลง|เที่ยว|ใส่|ขอ|กิน|ทาน|ดู|พา|เพิ่ม|จัด), ไม่อยาก(ได้|ไป|เห็น|เข้า|แวะ|เจอ|ดู|ทำ|เที่ยว|กิน|ขึ้น|พา|),
      ไม่(จำเป็น|)ต้อง(การ|ไป|มี|แวะ|เข้า|เอา|ใส่|กิน|ดู|เที่ยว|จัด|พาไป|พา|แวะไป|เพิ่ม|), ไหนก็ไม่(เอา|ไป|อยากไป|ลง|ขึ้น|สน|เข้า|แวะ), ยกเว้น, เว้น, งด, หลีกเลี่ยง, เลี่ยง, เบื่อ, เกลียด, กลัว, ห้าม(ไป|มี|เอา|), ข้าม, ตัด{letter}, นอกจาก,
      แทนที่จะ(ไป|เที่ยว|แวะ|), อย่า(เอา|ไป|ใส่|มี|พาไป|พา|จัด|เพิ่ม|แวะ|ให้มี|), ไม่ได้(จะ|อยาก|ชอบ|สนใจ|อิน|ต้องการ|เน้น|คิดจะ|ตั้งใจ)(จะ|)(ไป|ดู|เข้า|เที่ยว|แวะ|กับ|), ไม่สาย{letter}, ไม่ใช่คน(ชอบ|สาย|)(ไป|ดู|เข้า|เที่ยว|), ขอผ่าน, ขอบาย, ขอเว้น, ขอข้าม, ไม่ใช่(สาย|แนว){letter}, ไม่ปลื้ม, ไร้{letter}, ปลอด{letter}, พอแล้ว, พอละ, เอียน, อิ่มตัว, ไม่{letter}, {removed}`,
    unless:
      'เว้นแต่, งดงาม, อย่าง, ไม่(กิน|ทาน|ดู|มี)(ก็|แล้ว)(เสียดาย|ไม่ได้), ไม่สาย(เกิน|ไป|มาก|นะ), อย่าลืม, ไร้(สาย|กังวล|ที่ติ|รอยต่อ), ปลอด(ภัย|โปร่ง|ค่า), ข้าวไร่',
    yes: [
      ['ไม่เอาวัด', 'ไม่เอา'],
      ['งดร้านเหล้า', 'งด'],
      ['แทนที่จะไปวัด', 'แทนที่จะไป'],
      ['ไม่ต้องมีวัดก็ได้', 'ไม่ต้องมี'],
      ['ไม่จำเป็นต้องแวะวัด', 'ไม่จำเป็นต้องแวะ'],
      ['วัดขอผ่าน', 'ขอผ่าน'],
      ['ไม่ต้องพาไปช้อปปิ้ง', 'ไม่ต้องพาไป'],
      ['ไม่กินคาเฟ่', 'ไม่กิน'],
      ['น้ำตกไหนก็ไม่ไปแล้ว', 'ไหนก็ไม่ไป'],
      ['คาเฟ่พอแล้ว', 'พอแล้ว'],
      ['อย่าพาไปวัดอีกเลย', 'อย่าพาไป'],
      ['ไม่ได้อยากเข้าห้าง', 'ไม่ได้อยากเข้า'],
      ['ไม่สายคาเฟ่', 'ไม่สาย'],
      ['ทริปไร้วัด', 'ไร้'],
    ],
    no: ['วัดงดงาม', 'อย่างสวย', 'อย่าลืมวัด', 'ออกไม่สายมาก', 'ที่เที่ยวปลอดภัย'],
  },
  {
    says: 'love',
    th: 'เน้น, ชอบมาก, รัก{letter}, โดยเฉพาะ, หลัก คือ, เป็นหลัก, สาย{letter}, คลั่ง, ขอเยอะ, เยอะ{letter}',
    en: `
      (really|absolutely|just|do|) (love|loves|loved), loving, mainly, mostly, primarily, (with a) (focus|focused|focusing) (mainly) (on),
      especially, particularly, above all, crazy about, obsessed with, big fan(s) of, huge fan(s) of, (passion|passionate) (for|about|),
      really (like|want|into|enjoy), (prefer|prefers|preferably|preference|preferences), (favourite|favourites|favorite|favorites), lots of,
      plenty of, tons of, many, more, prioritise, prioritize, emphasis on, based on, all about`,
    yes: [
      ['เน้นวัด', 'เน้น'],
      ['we love temples', 'love'],
    ],
    no: ['lovely temples', 'anymore'],
  },
  {
    says: 'maybe',
    th: 'อาจ(จะ), ถ้า(มีเวลา|ได้|เป็นไปได้|ทัน), เผื่อ, แถม',
    en: `
      maybe, perhaps, possibly, if possible, if there is time, if time (allows|permits), optional(ly), a bit of, a little (bit of), a few,
      some, one or two, could (also), might, would be nice, not necessarily, a touch of`,
    yes: [
      ['อาจจะไปวัด', 'อาจจะ'],
      ['maybe a temple', 'maybe'],
      ['a few temples', 'a few'],
    ],
    no: ['somewhere'],
  },
  {
    says: 'like',
    th: `
      ชอบ, อยาก(ไป|ได้|เห็น|ดู|เที่ยว|กิน|ทำ|ลอง|), ขอ, สนใจ, เอา, ไป{letter}, แต่, เที่ยว, แวะ, มี{letter}, เพิ่ม, พา, ดู, กิน`,
    en: `
      like(s), want(s), wanted, wanna, enjoy(s), interested in, interest(s), would like, would love, into, looking for, wish, hope, fan(s) of,
      instead, then, but, (chose|choose|chosen|picked|opted for|went for|going for|decided on|settled on), include, including, with, go (to), see, visit, do, eat, try, add, only, just, prefer, please`,
    unless: 'ของ, เอาออก, go-go, no-go',
    yes: [
      ['อยากไปวัด', 'อยากไป'],
      ['we want temples', 'want'],
    ],
    no: ['ของวัด', 'unlikely'],
  },
]
