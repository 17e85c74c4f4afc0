import type { LengthRule } from './length-rule.ts'

/** Short forms: 3D2N. */
export const SHORT_LENGTHS: readonly LengthRule[] = [
  {
    says: 'length',
    both: '{dayFigure}{d}{nightFigure}{n}{end}, {nightFigure}{n}{sign}{dayFigure} d{noArt}',
    yes: [
      ['3D2N', '3 days, 2 nights'],
      ['4n/5d Phuket', '5 days, 4 nights'],
    ],
    no: ['3D art', '2n d'],
  },
  {
    says: 'length',
    both: '{dayFigure} d{noArt}, {nightFigure}{n}{end}',
    yes: [
      ['5d krabi', '5 days'],
      ['3 nts', '4 days, 3 nights'],
    ],
    no: ['a 3D museum'],
  },
  {
    says: 'length',
    th: '{dayFigure} ว(.) {nightFigure} ค{noLetter}',
    yes: [['น่าน 3ว2ค', '3 days, 2 nights']],
    no: ['3 วัด 2 คาเฟ่'],
  },
]

/** Hours, and the field of a form: “48 hours”, “Days: 3”. */
export const LENGTHS_OF_FORMS: readonly LengthRule[] = [
  {
    says: 'length',
    unit: 1 / 24,
    en: '{dayHours} (hour(s)|hr(s))',
    yes: [
      ['48 hours in Bangkok', '2 days'],
      ['36 hours in Bangkok', '2 days'],
    ],
    no: ['24 hours open', '8 hours'],
  },
  {
    // Of a form that is filled in.
    says: 'length',
    th: 'วัน {colon}{dayFigure}',
    en: '(days|day|duration|length){colon}{dayFigure}',
    yes: [
      ['จำนวนวัน: 3', '3 days'],
      ['Days: 3', '3 days'],
    ],
    no: ['day 3'],
  },
]
