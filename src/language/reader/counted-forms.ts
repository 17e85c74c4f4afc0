import { ENGLISH_SLOTS } from './form-slots.ts'
import { oneSaid } from './phrases.ts'
import { formsOf } from './short-form.ts'

// “10 mths”, “2 wks”: units of ages and shares in other letters.

const SLOTS = {
  ...ENGLISH_SLOTS,
  /** Before it a week somewhere else is said, and not that it is the first: a full week on Koh Mak, then … */
  afterWeek:
    String.raw`(?![a-z])(?<=\b(?:a|one|1|the|our|my|whole|full|entire|seven|7) (?:whole |full |entire |solid )?(?:week|nights|days)\b[^]{0,160})` +
    String.raw`(?<!\b(?:first|1st) (?:week|one)\b[^]{0,200}|\bweek (?:one|1)\b[^]{0,200})`,
  few: oneSaid('[!{digit}|{letter}]{figure}, two, three, four, five, six, few, of, several, couple'),
  months: String.raw`(\d{1,2})`,
  /** 1.2 */
  lakhs: String.raw`\b\d{1,2}(?:\.\d{1,2})?`,
}

const MONTH = '(january|february|march|april|may|june|july|august|september|october|november|december)'

export const COUNTED_FORMS_EN = formsOf(
  [
    {
      said: '(the |our |my |a |)(second|2nd|third|3rd) week{afterWeek}, week (two|2|three|3){afterWeek}',
      after: 'for, on, in, and, spend, then, (for|on|in|and|spend|then){comma}',
      notFollowedBy: `of, in ${MONTH}`,
      full: 'a week',
      yes: [
        [
          'a full week on Koh Mak and then Koh Kood for our second week',
          'a full week on Koh Mak and then Koh Kood for a week',
        ],
        ['seven nights in Trang, then Krabi for week two', 'seven nights in Trang, then Krabi for a week'],
        ['one week in Nan and in the third week Trang', 'one week in Nan and in a week Trang'],
      ],
      no: [
        'for the second week of May',
        'a first week in Nan, then Trang for the second week',
        'Krabi for our second week',
      ],
    },
    {
      // What is counted begins with a small letter.
      said: '{space}(-|–|—){space}',
      isExact: true,
      after: '(day|days|Day|Days) {figure}',
      followedBy: '{figure}{stop}, {figure} {capital}, {figure} (in|at|on)',
      full: '-',
      yes: [
        ['Day 2 - 5 Trang', 'Day 2-5 Trang'],
        ['days 2 – 5: Trang', 'days 2-5: Trang'],
      ],
      no: ['Day 2 - Trang', 'Day 2 - 5 hours by van', 'Day 2 - 3 temples'],
    },
    {
      said: '{figure} mth(s)',
      full: '{figure} months',
      yes: [
        ['a baby, 9 mths', 'a baby, 9 months'],
        ['18mth-old twins', '18 months-old twins'],
      ],
      no: ['the 5th month'],
    },
    {
      said: '{few} wk(s)',
      full: '{few} weeks',
      yes: [
        ['a 6 wk old baby', 'a 6 weeks old baby'],
        ['Trang for 2 wks in May', 'Trang for 2 weeks in May'],
        ['a couple of wks', 'a couple of weeks'],
        ['a few wks', 'a few weeks'],
      ],
      no: ['this wk', '2 wknds'],
    },
    {
      // Lakhs, as those from India count: budget 1.2L.
      said: '{gap}L[!{letter}|{digit}]',
      isExact: true,
      after: '(budget|Budget)( of| is| around| about|:|) (₹|Rs|rs|Rs.|rs.|INR|) {lakhs}',
      full: ' lakh',
      yes: [
        ['budget 1.5L for two', 'budget 1.5 lakh for two'],
        ['Budget is ₹2 L', 'Budget is ₹2 lakh'],
      ],
      no: ['we carry 5 L of water', 'a 1.5L bottle'],
    },
    {
      said: '{gap}L',
      isExact: true,
      after: '{lakhs}',
      followedBy: 'budget',
      full: ' lakh',
      yes: [['a 2L budget', 'a 2 lakh budget']],
      no: ['a 2L bottle'],
    },
    {
      // The age of a baby among those who travel.
      said: '{months}{gap}mo(s)',
      after: '(and|with|plus|a|an|our|my)( a| an| our|), +, {comma}, {open}',
      followedBy: '{stop}, and, in, to, who, so, with, for, baby, boy, girl, twins',
      notFollowedBy: 'in advance',
      full: '{months} month old',
      yes: [['2 adults + 8mo in Trang', '2 adults + 8 month old in Trang']],
      no: ['for 2mo in Trang', 'a 3mo trip', 'stay 6 mo', 'and 2 mo in advance'],
    },
    {
      said: '{months}{gap}mo(s) old',
      after: '(and|with|plus|a|an|our|my)( a| an| our|), +, {comma}, {open}',
      full: '{months} month old',
      yes: [['with our 5 mo old', 'with our 5 month old']],
      no: ['5 mo older'],
    },
  ],
  SLOTS,
)
