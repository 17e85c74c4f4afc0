import { cueAfter, cueAround, cueBefore, cueBetween } from './cues.ts'
import {
  maybe,
  notRightAfter,
  notRightBefore,
  oneOf,
  perhaps,
  rightAfter,
  rightBefore,
  WORD_EDGE,
  words,
} from './phrases.ts'
import { thaiLetters } from './slot-gaps.ts'

// “which ruled out ‹Phuket› and Krabi”, `‹น่าน›แทน‹แพร่›`, “‹Krabi› lost to ‹Trang›”: places that others were preferred to,
// alone or in a list.

/** “Immediately ruled out”. */
const ADVERB_EN = perhaps(
  `
    immediately, straight away, right away, quickly, soon, also, already, sadly, effectively, pretty much,
    more or less, clearly, firmly, finally, eventually, instantly, just`,
)
/** “Ruled out places like …”. */
const SUCH_EN = perhaps(
  `
    both, all of, all, places like, places such as, the likes of, anywhere like, going to, visiting, staying in,
    staying on, travelling to, a trip to, the idea of, heading to, tourist traps like, busy places like`,
)
/** How people call the places where everybody goes. */
const USUAL_EN = oneOf(`
  usual suspects, usual places, usual spots, usual islands, big names, big ones, big hitters, famous ones,
  famous names, famous islands, popular ones, popular islands, popular places, popular spots, touristy ones,
  touristy places, touristy islands, tourist traps, obvious choices, obvious ones, well-trodden trio,
  well-trodden ones, party islands, crowded islands, crowded places, busy places, busy islands, touristy spots`)

const SLOTS = {
  gap: '\\s?',
  space: ' ',
  comma: ',? ?',
  /** “We won't rule out Phuket”. */
  notnot:
    notRightAfter(
      `(not|never|don't|won't|wouldn't|can't|couldn't|didn't|haven't|hasn't|doesn't)( yet| want to| have to| really|){space}`,
    ) + WORD_EDGE,
  /** “Skipping all of the”: up to five words, of which the first is not “only”. */
  few: `(?<= )${notRightBefore('(only|just){letters}', { letters: '[a-z]*' })}(?:[a-z]{1,10} ){0,5}`,
  /** “The usual suspects. ko samui”: a dash is written as a full stop. */
  colon: `(?: ?[.,:;(–-]{1,2} ?|${words('{space}(like|such as|namely|as in|that is){space}')})${maybe('(ie|i.e.|like|such as){space}')}`,
  /** What is said ends here, or goes on with one of these words: “Pai is out for us”. */
  end:
    '\\s{0,3}' +
    rightBefore(`
      {sign}, {end}, and, so, but, because, since, as, for (us|me|this|being), this time, from, too, with, straight, right,
      immediately, in the`),
  /** Not the end of a longer word: `ตัด`, `ขอตัด`. */
  alone: rightAfter('{start}, {space}, {comma}, {open}, เลย, ก็, จึง, ขอ, จะ, ต้อง, เรา, ผม, หนู, ฉัน'),
  notTh: notRightAfter('ไม่, ยังไม่, อย่า'),
  /** `ไม่เอาที่ดังๆ อย่าง`: up to 18 Thai letters. */
  wordsTh: thaiLetters(0, 18, '\\s'),
  /** The phrase ends here: `ตัดสมุยออกไปเลย`. */
  endTh: rightBefore('{space}, {sign}, {end}, ไป, เลย, เพราะ, เอา, ขอ, เหลือ, แล้ว, ค่ะ, ครับ, นะ'),
}

/** Right before the first place of a list. */
export const DROPS = cueBefore(
  [
    {
      name: 'what is ruled out',
      en: `
        {notnot}(rule|rules|ruled|ruling|crossed|crossing|cross|struck|cancelled|counted) ${ADVERB_EN} (out|off)
        ${SUCH_EN},
        {notnot}(excluded|excludes|eliminated|eliminates|eliminating|dismissed|dismissing|rejected|rejecting|
        discounted|discounting|discarded|vetoed|ditched|binned|shunned|shunning|bypassed) ${SUCH_EN},
        {notnot}(decided|deciding|voted|decide|chose) against ${SUCH_EN},
        {notnot}(passed on|passing on|said no to|turned down|steered clear of|steering clear of) ${SUCH_EN}`,
      yes: [
        'which immediately ruled out ‹Phuket› and Krabi',
        'that excluded both ‹Samui› and Phuket',
        'we decided against going to ‹Pai›',
        'we dismissed ‹Pattaya› as too busy',
        'we vetoed ‹Pattaya›',
        'we said no to ‹Samui›',
      ],
      no: ['we have not ruled out ‹Phuket›', 'we crossed to ‹Lanta›', 'excluding flights, ‹Krabi›'],
    },
    {
      name: 'what another one is chosen over',
      en: `
        (chosen|picked|preferred|selected|favoured|favored) (over|to|above|ahead of|instead of) ${SUCH_EN},
        {notnot}replac(e|es|ed|ing) ${SUCH_EN}`,
      yes: ['Mae Sariang, chosen over ‹Pai›', 'replacing ‹Phuket› with Trang', 'Trang, preferred to ‹Krabi›'],
      no: ['we chose ‹Trang›'],
    },
    {
      name: 'the well-known ones, which they skip',
      en: `
        (skip|skips|skipping|avoid|avoiding|avoids|leave out|leaving out|miss out|drop|dropping|forget|ignore|
        ignoring|bypass|bypassing|shun|not|no|without|away from|instead of|rather than|give|giving|tired of|
        fed up with) {few}${USUAL_EN}{colon},
        (skip|skipping|avoid|avoiding|leave out|leaving out|not|no|nowhere|without|anything)
        {few}(places|islands|spots|towns|ones|destinations|resorts|cities) (like|such as)`,
      unless: '(do not|never|not) (skip|avoid|miss), not (only|just)',
      yes: [
        'skipping the usual suspects: ‹Phuket›, Samui',
        'avoid touristy islands such as ‹Samui›',
        'none of the crowds, so not the big names, ‹Phuket› and Krabi',
        'not in touristy places like ‹Pattaya›',
      ],
      no: ['skip the usual sights of ‹Bangkok›', 'we love the big names: ‹Phuket›', 'not only in places like ‹Pai›'],
    },
    {
      name: 'the well-known ones in Thai',
      th: `
        {alone}(ไม่เอา|ไม่ไป|ไม่อยากไป|ไม่อยากได้|ไม่เลือก|เลี่ยง|หลีกเลี่ยง|ข้าม|หนี|เบื่อ)(พวก|){wordsTh}(ที่|เกาะ|เมือง|จังหวัด|แหล่ง|
        สถานที่|แนว|){wordsTh}(อย่าง|เช่น|พวก|แบบ),
        (ที่|จังหวัด|เมือง|เกาะ)(ที่|)(ไม่ไป|ไม่เอา|ไม่อยากไป)(แน่|เด็ดขาด|เลย|){gap}{gap}(คือ|ก็คือ|มี|)`,
      yes: ['ไม่เอาที่ดังๆ อย่าง‹ภูเก็ต› กระบี่', 'ไม่อยากไปเกาะคนเยอะเช่น‹สมุย›', 'ที่ไม่ไปแน่ๆคือ‹พัทยา›'],
      no: ['อยากไปที่ดังๆ อย่าง‹ภูเก็ต›', 'ไม่ไป‹ภูเก็ต›', 'ไม่เอาวัดเยอะ แบบ 3 วัน ‹น่าน›'],
    },
  ],
  SLOTS,
)

/** Words around a list. */
export const DROPS_AROUND = cueAround(
  [
    {
      name: 'what is cut out',
      before: {
        th: '{alone}{notTh}(ตัด|คัด|เอา|ปัด|เขี่ย)(ชื่อ|)',
        en: '(leave|leaving|left|keep|keeping|kept|took|take|taking)',
      },
      after: { th: '{gap}(ออก|ทิ้ง|ตกไป|ทิ้งไป|ออกไป){endTh}', en: '{space}(out|off the (list|plan|map)|out of it){end}' },
      yes: ['ตัด‹สมุย›ออกไปเลย', 'เลยตัด‹กระบี่› ทิ้ง', 'leaving ‹Pai› out, we', 'we took ‹Samui› off the list.'],
      no: ['ตัด‹สมุย› แล้วไปตรัง', 'ตัดผมที่‹สมุย›', 'leaving ‹Pai› on Monday', 'we left ‹Pai› out of breath'],
    },
    {
      name: 'what gets a miss',
      before: { en: `(give|giving|gave|giving) (${USUAL_EN}|the ${USUAL_EN}|)({colon}|)` },
      after: { en: '{comma}{dash}(a|the) (miss|wide berth|skip|pass)' },
      yes: ['we give ‹Phuket› a miss', 'giving the big names. ‹Samui›. a miss'],
      no: ['give ‹Phuket› a try'],
    },
  ],
  { ...SLOTS, dash: '(?:[.–-] ?)?' },
)

/** Right after the last place of a list. */
export const IS_DROPPED = cueAfter(
  [
    {
      name: 'they were not chosen',
      en: `
        {space}(was|were|got|is|are|has been|have been|had been|being|gets|get|'s|'re) ${ADVERB_EN}
        (out|ruled out|excluded|crossed off|crossed out|struck off|eliminated|rejected|vetoed|dismissed|voted down|
        voted out|outvoted|scratched|off the table|off the list|off the menu|out of the running|out of the question|
        no longer an option|not an option|knocked out|cancelled)
        (our list|my list|the list|early|for us|for me|){end},
        {space}${ADVERB_EN} (lost|lost out|came second|came last|fell by the wayside|fell out|dropped out|failed)
        (to|against|){endLost},
        {space}(did not|didn't|does not|doesn't)
        (make it|make the (shortlist|short list|list|cut|grade)|win|qualify|survive){end},
        {space}(did not|didn't){stop},
        {space}(deserve|deserves|can have) no (time|days)`,
      th: `
        {gap}(ก็|เลย|นี่|เนี่ย|)(ต้อง|โดน|ถูก|ขอ|)(ตกรอบ|ตกไป|แพ้โหวต|แพ้|ตัดทิ้ง|โดนตัด|ถูกตัด|ไม่ผ่าน|ไม่ติดโผ|หลุดโผ|ตกกระป๋อง|คัดออก){endTh},
        {gap}(แพง|ไกล|คนเยอะ|แออัด|เบื่อ|วุ่นวาย)(ไป|เกิน|เกินไป|มาก|)(หน่อย|แล้ว|){gap}(เลย|จึง|ก็เลย|ขอ)(ตัดออก|ตัดทิ้ง|ตัดไป|คัดออก|ไม่เอา)`,
      yes: [
        '‹Phuket› was out, so',
        '‹Samui› are off the table;',
        '‹Phuket› lost to Krabi',
        "‹Samui› didn't make the shortlist;",
        '‹Pai› has been crossed off our list.',
        '‹ภูเก็ต›ตกรอบ',
        '‹ภูเก็ต›แพงไปเลยตัดออก',
      ],
      no: [
        '‹Phuket› was out of this world',
        '‹Pai› is not an ordinary town',
        "‹Pai› didn't rain",
        '‹ภูเก็ต›แพ้อาหารทะเล',
        'we were in ‹Pai› and lost a bag',
      ],
    },
  ],
  {
    ...SLOTS,
    /** A place or another word follows, or the clause ends: “lost to Krabi”. */
    endLost: '(?= [\\ufffca-z]|\\s*(?:[.,;!?]|$))',
    /** The sentence ends here: “‹Samui› did not.” */
    stop: '(?=\\s*(?:[.;!?\\n]|$))',
  },
)

/** Between the place that was chosen and the first of those that were not. */
export const PREFERRED_TO = cueBetween(
  [
    {
      name: 'one is chosen, the others are not',
      th: `{gap}(แทน|แทนที่|ชนะ|ชนะโหวต|ดีกว่า|น่าไปกว่า|มากกว่า)(ที่|การไป|)`,
      en: `
        {comma}(over|rather than|instead of|in place of|not|as opposed to|in preference to|ahead of) ${SUCH_EN},
        {space}(won over|wins over|won against|won out over|trumped|trumps|edged out|came before|was preferred to|
        is preferred to|preferred to|and not) ${SUCH_EN}`,
      yes: ['‹Nan› won over ‹Pai›', '‹Nan› over ‹Pai›', '‹Nan›, not ‹Pai›', '‹น่าน›แทน‹แพร่›', '‹น่าน›ชนะ‹แพร่›'],
      no: ['‹Nan› and ‹Pai›', '‹Nan›, over to ‹Pai›', '‹น่าน›กับ‹แพร่›'],
    },
  ],
  SLOTS,
)

/** Before a place that is chosen “over” another; “Nan over Phrae” alone may be a way. */
export const CHOOSES = cueBefore(
  [
    {
      name: 'they chose it',
      en: `
        (choose|choosing|chose|chosen|pick|picks|picked|picking|prefer|preferred|preferring|favour|favoured|favored|
        favor|select|selected|take|took|want|wanted|go for|went for|going for|opt for|opted for|went with|going with|
        settled on|decided on|like)`,
      yes: ['we chose ‹Nan› over Pai'],
      no: ['we drove from ‹Nan› over Phrae'],
    },
  ],
  SLOTS,
)
