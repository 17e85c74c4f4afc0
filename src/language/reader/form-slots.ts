import { oneOf, oneSaid, type Slots } from './phrases.ts'

/** Numbers of people in words. */
const NUMBER_WORDS = 'two, three, four, five, six, seven, eight, nine, ten, eleven, twelve'
/** A number begins here, not the 5 of 12.5. */
const WHOLE = '(?<![\\d.,:/])\\b'

/** Slots that all short forms of English have. */
export const ENGLISH_SLOTS: Slots = {
  /** A space, or nothing. */
  gap: ' ?',
  /** Two to 29: 2, 12, three. Not the 5 of 12.5. */
  count: WHOLE + oneSaid(`{twoTo29}, ${oneOf(NUMBER_WORDS)}`, { twoTo29: '(?:[2-9]|[12]\\d)(?!\\d)' }),
  /** One to 19. */
  number: WHOLE + oneSaid(`{oneTo19}, ${oneOf(`one, ${NUMBER_WORDS}`)}`, { oneTo19: '(?:[1-9]|1\\d)(?!\\d)' }),
  /** A number that is only in figures. */
  figure: String.raw`\b(\d{1,2})(?!\d)`,
  /** Right before it a sentence or a part of one begins: Nan, ours are 3. */
  begin: String.raw`(?:^|[.?!,;:(\n])`,
  /** Right before it a sentence begins. */
  sentence: String.raw`(?:^|[.?!;:\n])`,
  /** What is said ends here with a sign, or with the line. */
  stop: String.raw`\s?(?:[,.;:!?()+&/\n]|$)`,
  comma: ',',
  /** A capital letter, in rows that are exact. */
  capital: '[A-Z]',
  /** A first name, in rows that are exact: Igor. */
  name: '[A-Z][a-z]{1,14}',
  /** The word goes on, also with `-` or `'`: of “sis” in sister, sis's, sis-in-law. */
  more: String.raw`[a-z'-]`,
}
