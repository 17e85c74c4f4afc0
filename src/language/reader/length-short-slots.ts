import { anyOf, notFollowedBy, notRightBefore, type Slots, WORD_EDGE } from './phrases.ts'

/** Figures of short forms: `3D2N`. */
const FIGURE = '(?<![\\d.]|\\d,)(\\d{1,2})'

/** Short forms and forms that are filled in: `3D2N`, “48 hours”, “Days: 3”. */
export const SHORT_LENGTH_SLOTS: Slots = {
  /** The days of `3D2N`. */
  dayFigure: FIGURE,
  /** The nights of it. */
  nightFigure: FIGURE,
  /** The letter for days. */
  d: '\\s*d\\s*[-/&]?\\s*',
  /** The letter for nights. */
  n: `\\s?${anyOf('nts, nt, n')}`,
  /** A sign between them. */
  sign: '\\s?[-/&]?\\s?',
  /** Not “2 n.b.”; a sentence may end there. */
  end: "\\b(?!'|\\.\\S)",
  /** Not 3D art. */
  noArt:
    WORD_EDGE +
    notRightBefore(".{digit}, '") +
    notFollowedBy('art, museum(s), gallery, world, magic, movie(s), print(s)'),
  /** No Thai letter follows. */
  noLetter: notRightBefore('{thai}') + '\\.?',
  /** Hours of whole days: 48. */
  dayHours: '\\b(36|48|60|72|96)',
  /** A colon or “=”. */
  colon: '\\s*[:=]\\s*',
}
