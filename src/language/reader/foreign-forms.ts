import { ENGLISH_SLOTS } from './form-slots.ts'
import { listOf, oneOf } from './phrases.ts'
import { type FormRow, formsOf } from './short-form.ts'

// `10 Tage`, “vom 3. bis 10. Januar”, “2 weken”: lengths and dates of those who write English as at home.

/** In German, Dutch, French, Spanish and Italian; the first word of each stands in the sentences. */
const NUMBERS: readonly (readonly [english: string, written: string])[] = [
  ['one', 'eine, een, une, una'],
  ['two', 'zwei, twee, deux, dos'],
  ['three', 'drei, drie, trois, tres'],
  ['four', 'vier, quatre, cuatro'],
  ['five', 'fünf, fuenf, vijf, cinq, cinco'],
  ['six', 'sechs, zes, seis'],
  ['seven', 'sieben, zeven, sept, siete'],
  ['eight', 'acht, huit'],
  ['nine', 'neun, negen, neuf'],
  ['ten', 'zehn, tien, dix, diez'],
  ['14', 'vierzehn, veertien, quatorze'],
  ['15', 'quinze, quince'],
]
const UNITS: readonly (readonly [english: string, written: string])[] = [
  ['days', 'tage, tagen, dagen, dager, dagar, dage, jour, jours, dias, días, giorni'],
  ['nights', 'nächte, nächten, naechte, naechten, nachten, nuit, nuits, noches, notti, netter, nätter'],
  ['weeks', 'weken, wochen, semaines, semanas, settimane, uker, veckor, uger'],
  ['week', 'woche, semaine, semana, settimana'],
]
const MONTHS: readonly (readonly [english: string, written: string])[] = [
  ['January', 'januar, januari, janvier, enero, gennaio'],
  ['February', 'februar, februari, février, fevrier, febrero, febbraio'],
  ['March', 'märz, maerz, maart, mars, marzo'],
  ['April', 'avril, abril, aprile'],
  ['May', 'mai, mei, mayo, maggio'],
  ['June', 'juni, juin, junio, giugno'],
  ['July', 'juli, juillet, julio, luglio'],
  ['August', 'augustus, août, aout, agosto'],
  ['September', 'septembre, septiembre, settembre'],
  ['October', 'oktober, octobre, octubre, ottobre'],
  ['November', 'noviembre, novembre'],
  ['December', 'dezember, décembre, desember, diciembre, dicembre'],
]

const SLOTS = {
  ...ENGLISH_SLOTS,
  /** With or without a mark: é, ü. */
  letter: '[a-zà-ÿ]',
  /** A day of a month. */
  day: String.raw`\b(?:0?[1-9]|[12]\d|3[01])`,
  first: String.raw`\b(\d{1,2})`,
  last: String.raw`(\d{1,2})`,
  /** 21.1. or 21.1.2027 */
  date: String.raw`\b(\d{1,2}\.\d{1,2}\.?(?:\d{2,4})?)`,
}

const ALL_NUMBERS = NUMBERS.map(([, written]) => written).join(', ')
const ENGLISH_MONTHS = oneOf(MONTHS.map(([english]) => english.toLowerCase()).join(', '))

const UNIT_ROWS = UNITS.map(
  ([english, written]): FormRow => ({
    said: `{gap}${oneOf(written)}[!{letter}]`,
    after: `{digit}, ${ALL_NUMBERS}`,
    full: ` ${english}`,
    yes: listOf(written).map((word) => [`Nan 4 ${word}`, `Nan 4 ${english}`]),
    no: [`Nan ${listOf(written)[0]}`],
  }),
)

const NUMBER_ROWS = NUMBERS.map(
  ([english, written]): FormRow => ({
    said: written,
    followedBy: 'day(s), night(s), week(s)',
    full: english,
    yes: listOf(written).map((word) => [`${word} weeks`, `${english} weeks`]),
    no: [`${listOf(written)[0]} Nan`],
  }),
)

/** Only after a day: “mai” is also Thai, “mars” a bar of chocolate. */
const MONTH_ROWS = MONTHS.map(
  ([english, written]): FormRow => ({
    said: `(.|)( de|){gap}${oneOf(written)}[!{letter}]`,
    after: '{day}',
    full: ` ${english}`,
    yes: listOf(written).map((word) => [`Nan 5. ${word}`, `Nan 5 ${english}`]),
    no: [`Nan ${listOf(written)[0]}`],
  }),
)

const SPANS: readonly FormRow[] = [
  {
    said: `
      (vom |von |van |du |del |fra |från |){first}(.|) (-|–|bis zum|bis|tot en met|tot|t/m|au|al|til) {last}`,
    followedBy: `(.|) ${ENGLISH_MONTHS}`,
    full: '{first}-{last}',
    yes: [
      ['Trang vom 4. bis 9 May', 'Trang 4-9 May'],
      ['Trang van 4 tot 9 May', 'Trang 4-9 May'],
      ['Trang du 4 au 9 May', 'Trang 4-9 May'],
      ['Trang del 4 al 9 May', 'Trang 4-9 May'],
      ['Trang 4.-9. May', 'Trang 4-9. May'],
    ],
    no: ['van 4 friends', 'du 4 au 9 rooms'],
  },
  {
    said: '(vom |von |van |du |del |){date} (bis zum|bis|tot|au|al)',
    followedBy: '{digit}({digit}|).{digit}',
    full: '{date} -',
    yes: [
      ['vom 21.1. bis 4.2. Trang', '21.1. - 4.2. Trang'],
      ['van 21.1. tot 4.2. Trang', '21.1. - 4.2. Trang'],
    ],
    no: ['bis 4.2. Trang'],
  },
]

export const FOREIGN_FORMS = formsOf([...UNIT_ROWS, ...NUMBER_ROWS, ...MONTH_ROWS, ...SPANS], SLOTS)
