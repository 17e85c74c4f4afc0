import type { ShortForm } from './short-form.ts'

// `10 Tage`, “vom 3. bis 10. Januar”, “2 weken”: lengths and dates of those who write English as at home.

const NUMBER_ROWS: readonly (readonly [english: string, written: string])[] = [
  ['one', 'eine|een|une|una'],
  ['two', 'zwei|twee|deux|dos'],
  ['three', 'drei|drie|trois|tres'],
  ['four', 'vier|quatre|cuatro'],
  ['five', 'fünf|fuenf|vijf|cinq|cinco'],
  ['six', 'sechs|zes|seis'],
  ['seven', 'sieben|zeven|sept|siete'],
  ['eight', 'acht|huit'],
  ['nine', 'neun|negen|neuf'],
  ['ten', 'zehn|tien|dix|diez'],
  ['14', 'vierzehn|veertien|quatorze'],
  ['15', 'quinze|quince'],
]
const NUMBERS = NUMBER_ROWS.map(([, written]) => written).join('|')
const COUNTED = String.raw`(?<=\b(?:\d{1,2}|${NUMBERS}) ?)`
const UNIT_ROWS: readonly (readonly [english: string, written: string, example: string])[] = [
  ['days', String.raw`tagen?|dagen|dager|dagar|dage|jours?|d[ií]as|giorni`, 'Tage'],
  ['nights', String.raw`n(?:ä|ae)chten?|nachten|nuits?|noches|notti|netter|nätter`, 'Nächte'],
  ['weeks', String.raw`wochen|weken|semaines|semanas|settimane|uker|veckor|uger`, 'weken'],
  ['week', String.raw`woche|semaine|semana|settimana`, 'Woche'],
]
/** After letters with a mark no word ends by the rules of patterns. */
const END = String.raw`(?![a-zà-ÿ])`

const UNITS: readonly ShortForm[] = UNIT_ROWS.map(([english, written, example]) => ({
  said: new RegExp(`${COUNTED}(?:${written})${END}`, 'gi'),
  full: ` ${english}`,
  yes: [[`Nan 4 ${example}`, `Nan 4  ${english}`]],
  no: [`Nan ${example}`],
}))

const NUMBERS_BEFORE: readonly ShortForm[] = NUMBER_ROWS.map(([english, written]) => ({
  said: new RegExp(String.raw`\b(?:${written})(?= {1,2}(?:days?|nights?|weeks?)\b)`, 'gi'),
  full: english,
  yes: [[`${written.split('|')[0]} weeks`, `${english} weeks`]],
  no: [`${written.split('|')[0]} Nan`],
}))

const MONTH_ROWS: readonly (readonly [english: string, written: string])[] = [
  ['January', 'januari?|janvier|enero|gennaio'],
  ['February', 'februari?|février|fevrier|febrero|febbraio'],
  ['March', 'märz|maerz|maart|mars|marzo'],
  ['April', 'avril|abril|aprile'],
  ['May', 'mai|mei|mayo|maggio'],
  ['June', 'juni|juin|junio|giugno'],
  ['July', 'juli|juillet|julio|luglio'],
  ['August', 'augustus|août|aout|agosto'],
  ['September', 'septembre|septiembre|settembre'],
  ['October', 'oktober|octobre|octubre|ottobre'],
  ['November', 'noviembre|novembre'],
  ['December', 'dezember|décembre|desember|diciembre|dicembre'],
]
/** Only after a day: “mai” is also Thai, “mars” a bar of chocolate. */
const MONTHS: readonly ShortForm[] = MONTH_ROWS.map(([english, written]) => ({
  said: new RegExp(String.raw`(?<=\b(?:0?[1-9]|[12]\d|3[01]))\.?(?: ?de)? ?(?:${written})${END}`, 'gi'),
  full: ` ${english}`,
  yes: [[`Nan 5. ${written.split(/[|?]/)[0]}`, `Nan 5 ${english}`]],
  no: [`Nan ${written.split(/[|?]/)[0]}`],
}))

const MONTH_NAMES = MONTH_ROWS.map(([english]) => english).join('|')
/** Between two days. */
const TO = '(?: ?[-–] ?| (?:bis(?: zum)?|tot(?: en met)?|t/m|au|al|til) )'

export const FOREIGN_FORMS: readonly ShortForm[] = [
  ...UNITS,
  ...NUMBERS_BEFORE,
  ...MONTHS,
  {
    said: new RegExp(
      String.raw`(?:\b(?:vom|von|van|du|del|fra|från) )?\b(\d{1,2})\.?${TO}(\d{1,2})(?=\.? (?:${MONTH_NAMES})\b)`,
      'gi',
    ),
    full: '$1-$2',
    yes: [
      ['Trang vom 4. bis 9 May', 'Trang 4-9 May'],
      ['Trang van 4 tot 9 May', 'Trang 4-9 May'],
      ['Trang du 4 au 9 May', 'Trang 4-9 May'],
      ['Trang 4.-9. May', 'Trang 4-9. May'],
    ],
    no: ['van 4 friends', 'du 4 au 9 rooms'],
  },
  {
    said: /(?:\b(?:vom|von|van|du|del) )?\b(\d{1,2}\.\d{1,2}\.?(?:\d{2,4})?) (?:bis(?: zum)?|tot|au|al) (?=\d{1,2}\.\d{1,2})/gi,
    full: '$1 - ',
    yes: [['vom 21.1. bis 4.2. Trang', '21.1. - 4.2. Trang']],
    no: ['bis 4.2. Trang'],
  },
]
