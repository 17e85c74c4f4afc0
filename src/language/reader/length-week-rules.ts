import type { LengthRule } from './length-rule.ts'

/** Weeks and months: “a fortnight”, `อาทิตย์นึง`. */
export const WEEKS_AND_MONTHS: readonly LengthRule[] = [
  {
    says: 'length',
    days: 10,
    en: '(a|one) week and a half, (a) week and half, (one|1) and a half weeks',
    yes: [['a week and a half', '10 days']],
    no: ['half a day'],
  },
  {
    says: 'length',
    unit: 7,
    days: 7,
    th: '{count} (สัปดาห์|อาทิตย์)(เต็ม), (สัปดาห์|อาทิตย์)(เดียว|นึง|หนึ่ง)(เต็ม)',
    en: `
      {count}{kindOf}(week(s)|wk(s)),
      {notRate}(a|one|1) (full|whole|entire|good|solid|) (week|wk),
      week long, week(s) long`,
    yes: [
      ['2 สัปดาห์', '14 days'],
      ['ไปอาทิตย์นึง', '7 days'],
      ['a whole week in Krabi', '7 days'],
      ['two full weeks', '14 days'],
      ['3 wks in Isan', '21 days'],
      ['2ish weeks', '14 days'],
      ['a week-long trip', '7 days'],
    ],
    no: ['อาทิตย์หน้า', 'weekend', 'three times a week'],
  },
  {
    says: 'length',
    days: 8,
    th: '{notCounted}(อาทิตย์|สัปดาห์|วีค)(นึง|เดียว|)กว่า',
    yes: [['ลาได้อาทิตย์กว่า ๆ', '8 days']],
    no: ['2 อาทิตย์กว่า', 'อาทิตย์หน้า'],
  },
  {
    says: 'length',
    days: 7,
    en: '{kindOfWeek} week{spentThere}, (spend|spending|have|got|for) the (whole|) week{spentThere}, {feast}week[ for]',
    yes: [
      ['a quiet beach week with my sister', '7 days'],
      ['our week in Krabi', '7 days'],
      ['we spend the week on Koh Mak', '7 days'],
    ],
    no: ['three times a week in the gym', 'the week of 5 March', 'my first week in Bangkok', 'a weekend in Krabi'],
  },
  {
    says: 'length',
    days: 14,
    en: '(a|one|) fortnight',
    yes: [['for a fortnight', '14 days']],
    no: ['fort'],
  },
  {
    says: 'length',
    days: 15,
    th: 'ครึ่งเดือน',
    en: 'half a month',
    yes: [['ไปครึ่งเดือน', '15 days']],
    no: ['ครึ่งวัน'],
  },
  {
    says: 'length',
    unit: 30,
    days: 30,
    th: `
      (มีเวลา|อยู่|อยู่ไทย|เที่ยว|ไป|ว่าง|ทริป) (ประมาณ|สัก|ซัก|) {monthCount} เดือน{ofTrip},
      {staying}{monthCount} เดือน{ofTrip},
      (มีเวลา|อยู่|เที่ยว|ไป|ว่าง) เดือน(นึง|หนึ่ง)`,
    unless: '(ลูก|เด็ก|เบบี๋|ทารก|น้อง|หลาน|ท้อง|ครรภ์|อายุ|วัย)…{monthCount} เดือน',
    en: `
      for {monthCount} month(s){ofTrip},
      {monthCount} month(s) (in|trip|holiday|itinerary|around|travelling|traveling),
      for a month{ofTrip},
      (have|have got|got|had|with|spend|spending|take|taking) (a|one) month{ofTrip},
      (a|one) month (from|starting|beginning){date},
      (a|one) (full|whole|entire) month{ofTrip},
      a month (in|trip|holiday|itinerary|around|off),
      month long`,
    yes: [
      ['มีเวลา 1 เดือน', '30 days'],
      ['ปักหลักอยู่เชียงใหม่ 1 เดือน', '30 days'],
      ['เที่ยวภาคใต้ 1 เดือน', '30 days'],
      ['for a month', '30 days'],
      ['a whole month in Thailand', '30 days'],
      ['two of us, we have got a month', '30 days'],
      ['a month from 10 January', '30 days'],
    ],
    no: ['ลูก 8 เดือน', 'อยู่กับลูก 8 เดือน', 'a 6 month old baby', 'อีก 2 เดือน', 'twice a month ago', 'a month from now'],
  },
]
