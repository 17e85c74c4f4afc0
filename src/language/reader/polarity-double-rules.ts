import { oneOf } from './phrases.ts'
import type { CueRule } from './polarity-rule.ts'

// `ห้ามพลาด`, “can’t get enough of”: what looks like a “no” and is none. Slots: polarity-slots.ts.

/** Where they have not been yet they may like to go. */
const BEEN = oneOf(`
  been to, been, seen, visited, tried,
  made it to, got to, gotten to, managed to see,
  get to, make it to, managed, got round to, went to, went, did, saw, once saw, once did, once went (to), once been (to), once seen, once visited, once made it to, set foot (in|on), bothered with`)

/** Who has never dived may like to learn it. */
const DONE = oneOf(`
  dived, dove, dive, snorkelled, snorkeled, surfed, kitesurfed, hiked, trekked, climbed, kayaked, camped, rafted, cycled, sailed, scuba dived, scuba, rode, ridden, done, gone, paddled, ziplined, freedived, birded`)

/** “Leave without seeing it”, with something about the way between. */
const SEEING = oneOf(`
  seeing, visiting, going to, having seen, having been to, having visited, having done, doing, trying, a visit to, a day at, a day on, a day in, a trip to, a look at, a stop at, being in, being on, being at, at least seeing`)

/** What looks like “no” and is none: “don’t miss”, `ขาดคาเฟ่ไม่ได้`, `ไม่ไกลจาก`. */
export const NO_THAT_IS_NONE: readonly CueRule[] = [
  {
    name: 'not to be missed (Thai)',
    says: 'must',
    th: 'ไม่(ควร|อยาก|)พลาด, ห้ามพลาด, พลาดไม่ได้, ไม่ใช่(แค่|เพียง|เฉพาะ), ไม่ได้มีแค่',
    yes: [
      ['ห้ามพลาดตลาดน้ำ', 'ห้ามพลาด'],
      ['ไม่อยากพลาดตลาด', 'ไม่อยากพลาด'],
      ['ไม่ใช่แค่วัด', 'ไม่ใช่แค่'],
    ],
    no: ['พลาดรถไฟ', 'ไม่เอาตลาด'],
  },
  {
    name: 'not to be missed (English)',
    says: 'must',
    en: `
      (don't|can't|never|not to be|not|wouldn't|won't|mustn't|shouldn't|couldn't) (want to|wanting to|possibly|
      ) (miss|missed|miss out on), don't forget (about),
      (don't|can't|never|wouldn't|won't|couldn't|shouldn't|let's not|how could we|how can we|how could i|
      no way to) (want to|possibly|ever|) (skip|leave out|pass up|give up on) (the),
      (hate|sad|sorry|shame|pity|gutted|crime|sin|silly|stupid|crazy|mad|foolish|disappointed|devastated) (to|if we|
      if i) (miss|miss out on|skip) (the),
      (sad|sorry|shame|pity|gutted|crime|sin|silly|stupid|crazy|mad|foolish|disappointed|devastated) (not to|
      never to|if we don't|if i don't|if we didn't|if i didn't) (see|visit|go to|do|get to) (the),
      (can't|won't|wouldn't|couldn't|not|never|don't|refuse to|nobody should|no one should|don't make me|
      don't let me|don't let us) (ever|want to|) (leave|leaving|go home|going home|go back|going back|fly home|
      flying home|fly back|come home|coming home|return|die) {leaving}without (${SEEING}) (the|a|an|some|),
      (can't|couldn't) not (see|visit|go to|do) (the), without fail`,
    yes: [
      ["don't miss the market", "don't miss"],
      ['I would hate to miss the market', 'hate to miss the'],
      ['we cannot possibly skip the market', "can't possibly skip the"],
      ['a pity not to see the market', 'pity not to see the'],
      ["we won't go home without a look at the market", "won't go home without a look at the"],
      ['never leaving the north without tasting noodles', 'never leaving the north without'],
      ["don't forget the market", "don't forget"],
    ],
    no: ['we can leave without seeing malls', 'skip the market', 'a shop that we miss', 'leave without us'],
  },
  {
    name: 'not only, no objection',
    says: 'must',
    en: "not only, not just, no problem with, don't mind",
    yes: [
      ['not only temples', 'not only'],
      ["I don't mind temples", "don't mind"],
    ],
    no: ['only temples'],
  },
  {
    name: 'two negations, or praise that begins with one (Thai)',
    says: 'love',
    th: `
      ขาด…ไม่ได้, ไม่(ไป|แวะ|มี|เที่ยว|กิน|ดู|เข้า)ไม่ได้, ไม่(ไป|แวะ|มี|เที่ยว|กิน|ดู|เข้า){noNot},
      (อย่า|ไม่|ห้าม|ไม่อยาก)(ให้)พลาด, (เท่าไหร่|เท่าไร|กี่รอบ|กี่ครั้ง|ยังไง)ก็ไม่เบื่อ`,
    yes: [
      ['ขาดคาเฟ่ไม่ได้', 'ขาดคาเฟ่ไม่ได้'],
      ['ไม่ไปวัดไม่ได้', 'ไม่ไป'],
    ],
    no: ['ขาดเงิน'],
  },
  {
    name: 'cannot live without it, never enough of it (English)',
    says: 'love',
    en: `
      (can't|couldn't|never|can never) get enough (of), (nothing|you can't|can't|hard to) (beats|beat),
      (there is|there's|is there) nothing like, can't go wrong with,
      (nothing|what's|what could be) (better|nicer|greater|finer) than (the|a|some|),
      (wouldn't|won't|never|can't|can never|couldn't) (ever) say no to (the|a|some|),
      (can't|couldn't) (live|do|be|go a day|cope) without,
      (never|can't|can never|hard to) (say no to|resist|refuse|turn down), no such thing as (too many|too much),
      (never|not|don't|can't) (get|be|been|ever|yet|) (tire|tired|bored|sick) of`,
    unless: "(don't|can't) beat about, nothing like (that|this|it), a little tired of",
    yes: [
      ["we can't get enough of night markets", "can't get enough of"],
      ['I never say no to noodles', 'never say no to'],
      ["we wouldn't say no to a market", "wouldn't say no to a"],
      ['we are not tired of temples yet', 'not tired of'],
      ['hard to resist noodles', 'hard to resist'],
    ],
    no: ['we are tired of temples', 'we can live without malls', 'nothing like that'],
  },
  {
    name: 'no real trip without it (English)',
    says: 'love',
    en: `
      (not|never|isn't|wouldn't be) complete without,
      (wouldn't be|won't be|isn't) (a|the|any|much of a) (real|proper|thai|) (trip|holiday|vacation|visit|
      summer) without (the|a|), no…complete without, incomplete without,
      (no|not a|isn't a|hardly a|not really a|never a|what's a|what is a) (real|proper|thai|good|) (trip|holiday|
      vacation|visit|day|weekend|thailand) without (the|a|some|)`,
    yes: [
      ['a trip is not complete without a beach', 'not complete without'],
      ['no trip without a market', 'no trip without a'],
    ],
    no: ['a trip without a car'],
  },
  {
    name: 'a “no” of something else: far, sure, known (Thai)',
    says: 'cancel',
    th: `
      ไม่(ค่อย)ไกล(จาก|มาก|นัก|), ไม่(น่า)(เบื่อ|กลัว|เกลียด),
      ไม่(รู้|รู่|ทราบ|แน่ใจ|มั่นใจ|เข้าใจ|เคยรู้|แน่)(ว่า|จัก|), ไม่รู้จัก, ไม่มีปัญหา, ไม่เป็นไร, ไม่ว่า,
      ไม่จำกัด, ไม่สามารถ`,
    yes: [
      ['ไม่ไกลจากทะเล', 'ไม่ไกลจาก'],
      ['เด็กไม่เบื่อ ชลบุรีก็ได้', 'ไม่เบื่อ'],
      ['ไม่รู้จักวัดนี้', 'ไม่รู้จัก'],
    ],
    no: ['ไม่ไปวัด', 'not the temples'],
  },
  {
    name: 'if not, or not, cannot decide (Thai)',
    says: 'cancel',
    th: `
      (ถ้า|หาก){calm}ไม่{mild}[อยาก|ก็|จะ|ขอ|ค่อย|แวะ|เรา|ผม| อยาก| จะ| ขอ| ก็| แวะ], ไม่(งั้น|อย่างนั้น), หรือไม่,
      รึไม่, ไหมหรือไม่, ถ้าไม่, ไม่ก็, ตัดสินใจไม่(ได้|ถูก), เลือกไม่(ได้|ถูก)`,
    yes: [
      ['ถ้าลมไม่แรงอยากข้ามเกาะยาว', 'ถ้าลมไม่แรง'],
      ['หากทางไม่ชันมากก็ขึ้นดอย', 'หากทางไม่ชันมาก'],
      ['ตัดสินใจไม่ได้', 'ตัดสินใจไม่ได้'],
    ],
    no: ['ถ้าเป็นไปได้ไม่เอาวัด ขอทะเล'],
  },
  {
    name: 'who has been there or not, what one should avoid (Thai)',
    says: 'cancel',
    th: `
      (ใคร|ท่านใด|ท่านไหน|คน|มีคน|ทุกคน|ทุกท่าน|ผู้)(ที่)เคยไป, (พี่|เพื่อน|เพื่อน |พี่ |น้า)ที่เคยไป,
      {this}(มัน)ไม่ใช่, (ยัง)ไม่(เคย|ได้)(ไป|เห็น|เที่ยว|ลอง|){notWish},
      (ควร|น่า|ต้อง|ไม่ควร|ไม่น่า)(หลีกเลี่ยง|เลี่ยง|ไป|งด){kindWhich}, ไม่ค่อย(มี|เห็น|เจอ){ends},
      ไม่(แพ้|ต่างจาก|ต่างกับ|ด้อยกว่า|น้อยหน้า)`,
    yes: [
      ['อันนั้นมันไม่ใช่วัดโพธิ์', 'มันไม่ใช่'],
      ['คนที่เคยไปน้ำตก', 'คนที่เคยไป'],
      ['อยากได้ที่คนไม่ค่อยมี เดินป่าเบา ๆ', 'ไม่ค่อยมี'],
      ['สวยไม่แพ้เชียงใหม่', 'ไม่แพ้'],
      ['ควรเลี่ยงถ้ำไหนบ้าง', 'ควรเลี่ยง'],
    ],
    no: ['ไม่ค่อยมีวัด'],
  },
  {
    name: 'a “no” of something else: sure, idea, worry (English)',
    says: 'cancel',
    en: `
      can't wait (for|to), (don't|never|not to) worry (about|if|that),
      (don't|doesn't|never) want(s) (to leave|to go home|it to end),
      not (sure|certain|far|to mention|necessarily|a problem), why not, if not, whether or not,
      can't (decide|choose) (between), undecided between, don't know, no idea,
      (don't|doesn't|won't|can't|may not|might not|not|never|hardly|barely) (really|even|always|) (eat|
      eating) (out) (too|very|that|) (much|a lot|a whole lot|everything|anything|enough|well|properly|late|early|
      big|lots|often), no need to (book|pay|worry|rush|hurry|buy|reserve|pack|bring),
      don't (have|need) to (book|pay|rush|worry)`,
    yes: [
      ['not sure about temples', 'not sure'],
      ['no need to book the museum', 'no need to book'],
      ["the boys won't eat much", "won't eat much"],
      ['one who may not eat everything', 'may not eat everything'],
      ["the kids can't wait for the zoo", "can't wait for"],
      ["don't worry about food", "don't worry about"],
      ['no idea', 'no idea'],
    ],
    no: ['no caves', 'never dives, no boats', "we can't visit temples"],
  },
  {
    name: 'they have never been or done it (English)',
    says: 'cancel',
    en: `
      (never|haven't|not yet|have never|didn't) ${BEEN},
      (never|haven't|hasn't|has never|have never|not) (ever|yet|really|actually|even|) [${DONE}{wordEnd}],
      (times|before|often|twice|already|years) {comma}(but|and|though|yet|just|) never (to|in|at|)`,
    yes: [
      ["I haven't been to Krabi", "haven't been to"],
      ['been to Asia often but never to Krabi', 'often but never to'],
      ['we never made it to the waterfall', 'never made it to'],
      ['two years here and never once did Trang', 'never once did'],
      ['I have never dived before', 'have never'],
      ["she hasn't yet surfed", "hasn't yet"],
    ],
    no: ['never a cave'],
  },
]
