import type { ShortForm } from './short-form.ts'

// “10 mths”: units of ages in other letters.

export const COUNTED_FORMS_EN: readonly ShortForm[] = [
  {
    // After a week elsewhere.
    said: /(?<=\b(?:a|one|1|the|our|my|whole|full|entire|seven|7) (?:whole |full |entire |solid )?(?:week|nights|days)\b[^]{0,160})(?<!\b(?:first|1st) (?:week|one)\b[^]{0,200}|\bweek (?:one|1)\b[^]{0,200})(?<=\b(?:for|on|in|and|spend|then),? )(?:the |our |my |a )?(?:(?:second|2nd|third|3rd) week|week (?:two|2|three|3))\b(?! (?:of|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b)/gi,
    full: 'a week',
    yes: [
      [
        'a full week on Koh Mak and then Koh Kood for our second week',
        'a full week on Koh Mak and then Koh Kood for a week',
      ],
      ['seven nights in Trang, then Krabi for week two', 'seven nights in Trang, then Krabi for a week'],
    ],
    no: [
      'for the second week of May',
      'a first week in Nan, then Trang for the second week',
      'Krabi for our second week',
    ],
  },
  {
    // What is counted begins with a small letter.
    said: /(?<=\b[Dd]ays? ?\d{1,2}) [-–—] (?=\d{1,2}(?: ?[:.,;)(\n]|$| [A-Z]| (?:in|at|on)\b))/g,
    full: '-',
    yes: [['Day 2 - 5 Trang', 'Day 2-5 Trang']],
    no: ['Day 2 - Trang', 'Day 2 - 5 hours by van', 'Day 2 - 3 temples'],
  },
  {
    said: /(?<=\b\d{1,2})(?: ?|-)mths?\b/gi,
    full: ' months',
    yes: [
      ['a baby, 9 mths', 'a baby, 9 months'],
      ['18mth-old twins', '18 months-old twins'],
    ],
    no: ['the 5th month'],
  },
  {
    said: /(?<=\b(?:\d{1,2}|two|three|four|five|six|few|of|several|couple)[ -]?)wks?\b(?!nd)/gi,
    full: 'weeks',
    yes: [
      ['a 6 wk old baby', 'a 6 weeks old baby'],
      ['Trang for 2 wks in May', 'Trang for 2 weeks in May'],
      ['a couple of wks', 'a couple of weeks'],
    ],
    no: ['this wk', '2 wknds'],
  },
  {
    // Lakhs, as in “budget 1.2L”.
    said: /(?<=\b[Bb]udget(?: of| is| around| about|:)? ?(?:₹|[Rr]s\.? ?|INR ?)?\d{1,2}(?:\.\d{1,2})?) ?L\b|(?<=\b\d{1,2}(?:\.\d{1,2})?) ?L(?= budget\b)/g,
    full: ' lakh',
    yes: [
      ['budget 1.5L for two', 'budget 1.5 lakh for two'],
      ['a 2L budget', 'a 2 lakh budget'],
    ],
    no: ['we carry 5 L of water', 'a 1.5L bottle'],
  },
  {
    // “7mo”: the age of a baby among those who travel.
    said: /(?<=\b(?:and|with|plus|a|an|our|my)(?: a| an| our)? |[+,(] ?)(\d{1,2}) ?mos?\b(?=\s?(?:[,.)+\n]|$|(?:and|in|to|who|so|with|for|baby|boy|girl|old|twins)\b))(?! (?:in advance|stay|trip))( old)?/gi,
    full: '$1 month old',
    yes: [
      ['2 adults + 8mo in Trang', '2 adults + 8 month old in Trang'],
      ['with our 5 mo old', 'with our 5 month old'],
    ],
    no: ['for 2mo in Trang', 'a 3mo trip', 'stay 6 mo'],
  },
]
