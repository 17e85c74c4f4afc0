import { DAY_NUMBER, THAI_MONTH } from './calendar-words.ts'
import { DATE_PIECES } from './date-pieces.ts'
import { gapWithout, maybe, notFollowedBy, rightAfter, rightBefore, type Slots, upTo } from './phrases.ts'
import { thaiLetters } from './slot-gaps.ts'

/** Places beside the words of a way, which are read elsewhere, and other words. Each stands between its spaces. */
const PLACES: Slots = {
  place: ' [^.,;!?\\n]{2,20} ',
  placeOnly: ' [^.,;!?\\n\\d]{2,20} ',
  clause: ' [^.,;!?\\n]{1,44} ',
  hours: '(?![a-z])[^,;!?\\n]{0,32} ',
}

/** Days of the way there and of the way home: “we land on the 5th, home from Phuket on the 9th”. */
export const WAY_SLOTS: Slots = {
  /** “And then we”, between a date and what is done then. */
  thenWe: `${upTo(3, '{sign}, {space}(and|then|but)', { sign: ' ?[,;-]' })} ?${maybe('(we|i){space}')}`,
  /** When on that day: “late in the evening”. */
  partOfDay: `${upTo(
    6,
    '{opens}(very|late|early|in|on|at|the|of|around|morning|afternoon|evening|night|noon|midday){ends}',
    { opens: '[ ,(]{0,2}\\b', ends: '\\b\\)?' },
  )} ?`,
  /** How they come: “our bus gets to Udon at noon on the 15th”. */
  comingTo: rightAfter(
    `
    (get(s)|getting|come(s)|coming) (to|into|in){notHome}{clause}, (reach(es)|reaching){notHome}{clause},
    (pull(s)|roll(s)) into{notHome}{clause}, (arrive(s)|arriving|land(s)|landing|dock(s)){notHome}{clause},
    (check(s)|checking) in{notHome}{clause}`,
    { ...PLACES, notHome: notFollowedBy('home, back, out, again') },
  ),
  /** `ต้องถึงกระบี่`. */
  mustReach: rightAfter('ต้อง(ไป|มา|)(ให้)(ถึง|อยู่){place}', { place: '[^.,;!?\\n\\d]{1,24}' }),
  /** By when they must be somewhere: “we must be back in Bangkok on the 9th”. */
  mustBe: rightAfter(
    'must be{clause}, (have|has|need|needs|got|supposed|due|want) to be{clause}, due back{clause}',
    PLACES,
  ),
  /** “Home from Phuket on the 16th”. */
  homeFrom: rightAfter(
    '(home|back|leave|leaving|depart(ing)|return(ing)|fly(ing)) (from|via){place}, out (of|from){place}',
    PLACES,
  ),
  /** “My flight from Bangkok leaves on the 28th”, but not one on the way to somewhere. */
  leavesFrom: `${gapWithout(48, 'to', '[a-z\\ufffc ]')} `,
  /** “Fly back to Oslo on the 16th”. */
  homeTo: rightAfter(
    `
    (go|going|fly|flying|flight(s)|head(ing)|return(ing)|drive|driving) (back|home|) to{placeOnly},
    (back|home) to{placeOnly}`,
    PLACES,
  ),
  /** “Our flight home departs at 9 pm on the 16th”. */
  homeAt: rightAfter(
    `
    (flight(s)|plane(s)|train|bus|ferry|fly|flies|flying|go|going|head|heading) (home|back|out|on){hours},
    return flight{hours}, (leave|leaves|leaving|depart(s)|departing|departure){hours}`,
    PLACES,
  ),
  /** `12` of `กลับวันที่ 12`. */
  homeDay: `${DAY_NUMBER}(?![\\d:/]|\\.\\d)`,
  /** Between the day of the way there and that of the way home, without a month of the first. */
  there: `(?:(?!${THAI_MONTH})[^\\d.,;!?\\n]){0,30}?`,
  /** A word or two. */
  fewThai: thaiLetters(0, 16, ' '),
  /** A word or two before the day of the way home. */
  backOn: thaiLetters(0, 16, ' '),
  /** The day of the way home follows: “we leave on the 5th, back on the 9th”. */
  thenHome: rightBefore('{few}(home|back|leave|leaving|depart(ing)|out|return(ing)){more}{figures}{th}{noFloor}', {
    ...DATE_PIECES,
    few: ' ?[^.!?\\n\\d]{0,24}\\b',
    more: '\\b[^.!?\\n\\d]{0,32}\\b',
    noFloor: notFollowedBy('floor'),
  }),
  /** Not “fly back”. */
  notHome: notFollowedBy('home, back, out, again'),
}
