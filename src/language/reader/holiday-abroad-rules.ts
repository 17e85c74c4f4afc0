import { fixed, nthWeekday, oneOf } from './feast-days.ts'
import type { FeastRule } from './holiday-rule.ts'

// “Boxing Day”, “Diwali break”: feasts of other countries, on which people there have days off.

export const FEASTS_ABROAD: readonly FeastRule[] = [
  {
    th: 'วันขอบคุณพระเจ้า',
    en: 'thanksgiving (weekend|week|break|)',
    find: nthWeekday('11', 4, 3),
    yes: [
      ['วันขอบคุณพระเจ้าไปน่าน', '2026-11-26'],
      ['Nan over Thanksgiving', '2026-11-26'],
    ],
    no: ['thanks for giving advice'],
  },
  {
    th: '',
    en: 'good friday',
    find: oneOf('2027-03-26', '2028-04-14', '2029-03-30'),
    yes: [['Nan on Good Friday', '2027-03-26']],
    no: ['a good fry-up'],
  },
  {
    th: '',
    en: 'easter monday',
    find: oneOf('2027-03-29', '2028-04-17', '2029-04-02'),
    yes: [['Nan on Easter Monday', '2027-03-29']],
    no: ['an eastern Monday market'],
  },
  {
    th: 'อีสเตอร์',
    en: 'easter (week|break|holiday(s)|)',
    find: oneOf('2027-03-28', '2028-04-16', '2029-04-01'),
    yes: [
      ['อีสเตอร์ไปน่าน', '2027-03-28'],
      ['Nan in the Easter break', '2027-03-28'],
    ],
    no: ['the eastern coast'],
  },
  {
    th: 'ดิวาลี, ดีปาวลี',
    en: '(diwali|deepavali) (break|holiday(s)|)',
    find: oneOf('2027-10-29', '2028-10-17', '2029-11-05'),
    yes: [
      ['ดิวาลีไปน่าน', '2027-10-29'],
      ['Nan at Diwali', '2027-10-29'],
    ],
    no: ['a break in Nan'],
  },
  {
    th: 'ฮาโลวีน, ฮัลโลวีน',
    en: 'halloween',
    find: fixed('10-31'),
    yes: [
      ['ฮาโลวีนที่ภูเก็ต', '2027-10-31'],
      ['Halloween in Phuket', '2027-10-31'],
    ],
    no: ['a hollow tree'],
  },
  {
    th: 'บ็อกซิ่งเดย์',
    en: 'boxing day',
    find: fixed('12-26'),
    yes: [
      ['บ็อกซิ่งเดย์ที่ภูเก็ต', '2026-12-26'],
      ['Boxing Day in Phuket', '2026-12-26'],
    ],
    no: ['a boxing match'],
  },
  {
    th: '',
    en: 'anzac day',
    isOneDay: true,
    find: fixed('04-25'),
    yes: [['Nan for Anzac Day', '2027-04-25']],
    no: ['the ANZAC cemetery'],
  },
]
