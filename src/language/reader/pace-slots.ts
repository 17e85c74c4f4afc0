import { POLITE } from './common-words.ts'
import { COUNT } from './numbers.ts'
import {
  followedBy,
  gapWithout,
  maybe,
  notFollowedBy,
  notRightBefore,
  rightAfter,
  rightBefore,
  type Slots,
  upTo,
  words,
} from './phrases.ts'

// Slots of the rules on how full the days are: the files pace-….

/** Up to two English words: “lazy *island* days”, not “slow *boat*”. */
const TWO_WORDS = upTo(2, '{space}{word}', {
  word: notRightBefore('boat, train, bus, cooker, traffic') + '(?:[a-z]{3,10}|\\d{1,2})',
})
/** A date that has been read already. */
const DATE = '\\ufffc{5}'

export const PACE_SLOTS: Slots = {
  /** A number, or two of which the second is the most: “2-3”. */
  most: `(${COUNT})(?:\\s*(?:-|to|or|ถึง)\\s*(${COUNT}))?`,
  /** Of the whole trip: “only two places”, not “only two places a day”. */
  all: notRightBefore('{space}(a|per|each|every) day'),
  /** The clause ends. */
  stop: rightBefore('{sign}, {end}', { sign: '[,.!;]' }),
  /** The clause ends, or goes on with a reason or another wish: “we want to sleep and eat”. */
  rest: followedBy('{sign}, {end}, and, but, so, then, after, because, from, for us', { sign: '[,.!;:()&+]' }),
  /** “No rush”, not “no rush hour”. */
  notToSay: notRightBefore('{gap}hour(s)', { gap: '[ -]?' }),
  /** A sign before what is added: “one temple + lazy”. */
  plus: words('{sign}', { sign: '[+&] ?' }),
  /** The Thai word or the phrase ends: `ช้าค่ะ`, not `ช้าง`. */
  close: rightBefore(`{space}, {sign}, {end}, ${POLITE}`, { sign: '[,.!?;)]' }),
  /** After `ชอบนอน`: not `ชอบนอนเต็นท์`. */
  lazes: rightBefore('{space}, {sign}, {end}, ยาว, เฉย, เป็นหลัก, อย่างเดียว, มาก, ทั้งวัน', { sign: '[,.!)]' }),
  /** No number of days follows: `เที่ยวเต็มวัน`, not `เต็มวัน 2 วัน`. */
  uncounted: notFollowedBy('{digit}, หนึ่ง, สอง, สาม'),
  /** “Rather not”, up to the haste that it refuses: “we don't want to …”. What they do not mind they do not refuse. */
  refuse:
    words(`
      not, never, don't, doesn't, didn't want, no, nobody, without, avoid, against, hate, hates, hated, dislike,
      tired of, sick of, instead of, rather than`) +
    gapWithout(28, '{space}(mind|afraid|problem|wait|time|miss|only|just|sure|know|if|that)') +
    ' ',
  /** What they do to many places: “cram in too many stops”. */
  visit: words(`
    do, doing, see, seeing, fit, fitting, cover, covering, visit, visiting, go to, going to, pack, packing,
    cram, cramming, jam, jamming, squeeze, squeezing, stuff, stuffing, schedule, scheduling, plan, planning,
    put, putting, squash, squashing, pile, piling`),
  /** How many of them: “everything”, “too many”. */
  toomuch:
    maybe('in, on, up') +
    maybe('{space}') +
    words('too much, too many, so much, so many, everything, it all, them all, all of it, every single, a lot, lots'),
  /** At the beginning of a clause: `ไม่ต้องเยอะ`, not `ตลาดไม่ต้องเยอะ`. */
  apart: rightAfter('{start}, {space}, {sign}', { sign: '[,.]' }),
  /** After “tires”: easily, quickly, soon. */
  soon: words('easily, easy, quickly, quick, fast, soon'),
  /** After “lazy”: a day, a morning or a trip follows, or a date that is read. */
  time: rightBefore(
    `{twoWords}{space}(day(s)|morning(s)|afternoon(s)|evening(s)|week(s)|weekend(s)|time|holiday|vacation|break|getaway|stay),
    {twoWords}{gap}{date}`,
    { twoWords: TWO_WORDS, gap: ' ?', date: DATE },
  ),
  /** After “a quiet”: “weekend” follows, or a date that is read. */
  weekend: rightBefore('{gap}(long{space}|)(week end|{date})', { gap: ' ?', date: DATE }),
}
