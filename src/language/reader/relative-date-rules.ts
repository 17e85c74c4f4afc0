import type { PhraseRule } from './phrase-rule.ts'

// `เสาร์-อาทิตย์หน้า`, “in ten days' time”: dates that are counted from today.

/** What a phrase says about the calendar, counted from today. */
export type RelativeSays =
  /** So many days from now, or so many times the number that is said. */
  | 'day'
  | 'ahead'
  /** So many days after the coming weekday that is said. */
  | 'after_weekday'
  /** Saturday and Sunday, so many days after the coming ones; `any_weekend`: the coming ones, if nothing else is said. */
  | 'weekend'
  | 'any_weekend'
  | 'midweek'
  /** A weekend that does not suit. */
  | 'no_weekend'
  /** The weekday that is said, of this week or of the next. */
  | 'weekday_of_week'
  | 'next_week'
  | 'this_week'

export interface RelativeRule extends PhraseRule {
  readonly says: RelativeSays
  readonly days: number
  /** Sentences with what the rule reads in them on Saturday, 21 November 2026, and sentences in which it reads nothing: its tests. */
  readonly yes: readonly (readonly [sentence: string, dates: string])[]
  readonly no: readonly string[]
}

export const RELATIVE_RULES: readonly RelativeRule[] = [
  {
    says: 'weekday_of_week',
    days: 7,
    th: '{weekday} (ของ|ใน|)(สัปดาห์|วีค)(หน้า|ถัดไป), {midWeek} (ของ|ใน|)อาทิตย์(หน้า|ถัดไป), (สัปดาห์|อาทิตย์|วีค)หน้า (ตรง|ช่วง|) {weekday}',
    en: '{weekday} (of|in|) next week, next week (on|from|starting|starting on|) {weekday}',
    yes: [
      ['ไปวันพุธสัปดาห์หน้า', '2026-11-25'],
      ['ศุกร์อาทิตย์หน้า', '2026-11-27'],
      ['อาทิตย์หน้าวันพฤหัส', '2026-11-26'],
      ['Trat, Tuesday of next week', '2026-11-24'],
      ['next week on Thursday', '2026-11-26'],
    ],
    no: ['เสาร์-อาทิตย์หน้า', 'next weekend', 'วันอาทิตย์หน้า'],
  },
  {
    says: 'weekday_of_week',
    days: 0,
    th: '{weekday} (ของ|ใน|)(สัปดาห์|วีค)นี้, {midWeek} (ของ|ใน|)อาทิตย์นี้',
    en: '{weekday} (of|in|) this week',
    yes: [
      ['ศุกร์ในสัปดาห์นี้', '2026-11-27'],
      ['a day out, Sunday this week', '2026-11-22'],
    ],
    no: ['this weekend', 'เสาร์อาทิตย์นี้'],
  },
  {
    // “We have a week from Monday” is how long.
    says: 'after_weekday',
    days: 7,
    th: 'อีก {count} (อาทิตย์|สัปดาห์|วีค) (นับ|)(จาก|หลัง)(วัน|) {weekday}(นี้|หน้า|)',
    en: '{notSpent}{aCount} week(s) (from|on|after) (this|next|) {weekday}{noDateAfter}',
    yes: [
      ['leaving a week from Monday', '2026-11-30'],
      ['Trang a week on Thursday, 3 nights', '2026-12-03'],
      ['Nan, two weeks from Friday', '2026-12-11'],
      ['a week on Saturday we are off to Trat', '2026-12-05'],
      ['อีก 1 อาทิตย์นับจากวันศุกร์', '2026-12-04'],
    ],
    no: ['we have a week from Monday', 'for two weeks from Friday', 'a week from Monday 7 December', 'a week on Samui'],
  },
  {
    says: 'after_weekday',
    days: 7,
    en: '{weekday} week{ends}, on {weekday} week',
    th: '{weekday}(หน้า|)โน้น',
    yes: [
      ['we go on Friday week, three of us', '2026-12-04'],
      ['ไปเสาร์หน้าโน้น', '2026-12-05'],
    ],
    no: ['the Monday week trip', 'เสาร์หน้า'],
  },
  {
    says: 'ahead',
    days: 1,
    th: 'ในอีก {count} วัน, อีก {count} วัน{leaves}, อีก {count} วันข้างหน้า',
    en: '(in) {count} days{time}, {count} days from (now|today), in {roughly}{count} days{setsOut}, {flyTo}in {roughly}{count} days, {tripIs}in {roughly}{count} days, in {roughly}{count} days{thenFor}',
    yes: [
      ['อีก 3 วันจะไปน่าน', '2026-11-24'],
      ['ไปตรังในอีก 9 วัน', '2026-11-30'],
      ["in ten days' time", '2026-12-01'],
      ["I'm going to Trang in 10 days", '2026-12-01'],
      ['Trat in ten days for 3 nights', '2026-12-01'],
    ],
    no: ['go to Trang and Satun in ten days', 'ต่อภูเก็ตอีก 2 วัน', 'all the islands in ten days'],
  },
  {
    says: 'ahead',
    days: 7,
    th: 'ในอีก {count} (อาทิตย์|สัปดาห์|วีค), อีก {count} (อาทิตย์|สัปดาห์|วีค){leaves}, อีก {count} (อาทิตย์|สัปดาห์|วีค)ข้างหน้า',
    en: `
      (in) {aCount} week(s){time}, {aCount} week(s) from (now|today), in {roughly}{aCount} week(s){setsOut}, {flyTo}in {roughly}{aCount} week(s),
      {goTo}in {roughly}{aCount} week(s), {tripIs}in {roughly}{aCount} week(s), in {roughly}{aCount} week(s){thenFor},
      (arrive|arriving|leave|leaving|fly|flying|coming|going|travelling|traveling) in {roughly}{aCount} week(s)`,
    yes: [
      ['a week from today, three days in Trat', '2026-11-28'],
      ['in three weeks we fly to Krabi', '2026-12-12'],
      ["in exactly two weeks I'm going to Trat", '2026-12-05'],
      ['flying to Trat in about three weeks', '2026-12-12'],
      ['อีกสองอาทิตย์จะไปกระบี่', '2026-12-05'],
      ['two weeks from now', '2026-12-05'],
      ["we fly in three weeks' time", '2026-12-12'],
      ['travelling to Trang in two weeks for a wedding', '2026-12-05'],
      ['going to Nan with my mum in 3 weeks', '2026-12-12'],
      ['our trip to Satun is in two weeks', '2026-12-05'],
      ['Hua Hin in 2 weeks, for four nights', '2026-12-05'],
      ['we want to go to Trat in about a week', '2026-11-28'],
      ['a wedding in Trang in two weeks', '2026-12-05'],
      ["I'll be on Samui in 3 weeks", '2026-12-12'],
      ['จะไปเลยในอีก 2 อาทิตย์', '2026-12-05'],
    ],
    no: [
      'อยู่ต่ออีก 2 อาทิตย์',
      'Thailand in two weeks',
      'travelling through Isan in two weeks',
      'visit Trang and Satun in two weeks',
      'going to explore Isan in two weeks',
      'visit all of the islands in two weeks',
      'in two weeks we want to see the north',
    ],
  },
  {
    says: 'day',
    days: 7,
    th: 'อีก(อาทิตย์|สัปดาห์|วีค)(นึง|หนึ่ง|เดียว|){leaves}',
    yes: [['อีกอาทิตย์นึงจะไปกระบี่', '2026-11-28']],
    no: ['อยู่ต่ออีกอาทิตย์นึง', 'อาทิตย์หน้าไป'],
  },
  {
    says: 'day',
    days: 14,
    en: 'in a fortnight{time}, in a fortnight{setsOut}, {goTo}in a fortnight, {flyTo}in a fortnight, a fortnight from (now|today)',
    yes: [["in a fortnight I'm off to Chiang Rai", '2026-12-05']],
    no: ['a fortnight in Isan', 'the whole country in a fortnight'],
  },
  {
    says: 'day',
    days: 30,
    th: 'อีกเดือน(นึง|หนึ่ง|)(ข้างหน้า|){leaves}',
    en: "in (a|one) month('s|s) time, (a|one) month from (now|today), (leave|leaving|arrive|arriving|fly|flying) in (about |just |) (a|one) month, {goTo}in (about |just |) (a|one) month",
    yes: [
      ["in a month's time, 2 nights in Nan", '2026-12-21'],
      ['a month from now', '2026-12-21'],
      ['going to Trang in about a month', '2026-12-21'],
      ['we leave in a month', '2026-12-21'],
      ['อีกเดือนนึงจะไปเลย', '2026-12-21'],
    ],
    no: ['a month in Isan', 'in a month', 'อยู่ต่ออีกเดือนนึง'],
  },
  {
    says: 'day',
    days: 2,
    th: 'มะรืน(นี้)',
    en: 'day after tomorrow',
    yes: [
      ['มะรืนนี้ไปอยุธยา', '2026-11-23'],
      ['the day after tomorrow', '2026-11-23'],
    ],
    no: ['tomorrow'],
  },
  {
    says: 'day',
    days: 1,
    th: 'พรุ่งนี้, วันพรุ่ง, พุ่งนี้, พรุ้งนี้, พรุ่งงี้, {word}พน(.|นี้|เช้า|{wordEnd})',
    en: 'tomorrow, tmr, tmrw, tommorow, tomorow, tommorrow',
    yes: [
      ['พรุ่งนี้ไปไหนดี', '2026-11-22'],
      ['พน.ไปตรัง', '2026-11-22'],
      ['a day out tomorrow', '2026-11-22'],
    ],
    no: ['วันนั้น'],
  },
  {
    says: 'day',
    days: 0,
    th: 'วันนี้, เช้านี้, คืนนี้, เย็นนี้, บ่ายนี้',
    en: 'today, tonight, this (afternoon|evening)',
    unless: `
      ทุกวันนี้, (วันนี้|คืนนี้)…(ถาม|ปรึกษา|รบกวน|มีเรื่อง|แนะนำ|มาขอ), {tells}, (today|tonight)…(ask|question|wondering|looking for|share|review|write|tell you|show you),
      (until|till|as of|up to|decided|booked|bought) (just) today`,
    yes: [
      ['วันนี้ว่างไปไหนดี', '2026-11-21'],
      ['tonight in Bangkok', '2026-11-21'],
    ],
    no: [
      'วันนี้เราจะพาไปเที่ยวลำปาง',
      'วันนี้มีรีวิวเกาะกูดมาฝาก',
      'ทุกวันนี้แทบไม่ได้ออกจากบ้าน',
      'today I want to share my plan',
      'วันนี้ขอถามเรื่องเกาะ',
      'today I want to ask about Krabi',
    ],
  },
  {
    says: 'no_weekend',
    days: 0,
    th: '(ไม่เอา|เลี่ยง|หลีกเลี่ยง|ไม่ไป|ไม่อยากไป|ไม่ใช่|ยกเว้น|ไม่ว่าง|ไม่สะดวก) (ช่วง|)(วัน|) ({satSun}|สุดสัปดาห์|วีคเอนด์|วีคเอ็นด์)',
    en: '(avoid|avoiding|not|no|except|without) (on|at|the|) (the|) week end(s)',
    yes: [
      ['ไปวันธรรมดา ไม่เอาเสาร์อาทิตย์', '2026-11-24'],
      ['midweek, not at the weekend', '2026-11-24'],
    ],
    no: ['ไปเสาร์อาทิตย์', 'at the weekend'],
  },
  {
    says: 'weekend',
    days: 14,
    en: '(the) week end after next, two week ends from now',
    yes: [['the weekend after next', '2026-12-05']],
    no: ['next weekend'],
  },
  {
    says: 'weekend',
    days: 7,
    th: '(สุดสัปดาห์|{satSun}|วีคเอนด์|วีคเอ็นด์|วีกเอนด์) (ถัดไป|หน้า)',
    en: '(the) next (week end|wknd)',
    yes: [
      ['เสาร์-อาทิตย์หน้า', '2026-11-28'],
      ['next weekend', '2026-11-28'],
    ],
    no: ['เสาร์หน้า'],
  },
  {
    says: 'weekend',
    days: 0,
    th: '(สุดสัปดาห์|{satSun}|วีคเอนด์|วีคเอ็นด์|วีกเอนด์) นี้',
    en: '(this|the coming|coming|this coming) (week end|wknd)',
    yes: [
      ['เสาร์อาทิตย์นี้ไปไหนดี', '2026-11-21'],
      ['ส-อา นี้ไปราชบุรี', '2026-11-21'],
      ['this coming weekend', '2026-11-21'],
    ],
    no: ['เสาร์นี้'],
  },
  {
    says: 'any_weekend',
    days: 0,
    th: '{noMarket}(วัน|)({satSun}|สุดสัปดาห์|วีคเอนด์|วีคเอ็นด์|วีกเอนด์)',
    en: '(on|over|for|) (the|a|) (week end|wknd){noMarketAfter}',
    unless: '{aWeek}week end of',
    yes: [
      ['ไปสุดสัปดาห์', '2026-11-28'],
      ['a weekend in Hua Hin', '2026-11-28'],
    ],
    no: ['ตลาดนัดเสาร์อาทิตย์', 'the weekend market', 'a month here with weekends away', 'a week end of'],
  },
  {
    // Away from the crowds of the weekend: from Tuesday.
    says: 'midweek',
    days: 0,
    th: 'กลางสัปดาห์, กลางอาทิตย์, (ช่วง)วันธรรมดา',
    en: 'mid week, (on|during) week day(s), week day(s)',
    yes: [
      ['ไปกลางสัปดาห์', '2026-11-24'],
      ['midweek', '2026-11-24'],
      ['พุธหน้า ตลาดเปิดไหมวันธรรมดา', '2026-11-25'],
      ['next Thursday, quieter on weekdays', '2026-11-26'],
    ],
    no: ['สัปดาห์หน้า'],
  },
  {
    says: 'next_week',
    days: 0,
    th: 'สัปดาห์หน้า, {noDay}อาทิตย์หน้า, วีคหน้า, {noDay}อาทิตย์ถัดไป, สัปดาห์ถัดไป',
    en: 'next week',
    yes: [
      ['อาทิตย์หน้า', '2026-11-23'],
      ['next week', '2026-11-23'],
    ],
    no: ['วันอาทิตย์หน้า'],
  },
  {
    // From tomorrow, as long as the week lasts.
    says: 'this_week',
    days: 0,
    th: '(ภายใน|ใน|ช่วง|ปลาย|กลาง|)(สัปดาห์|วีค|วีก)นี้(แหละ|เลย|), (ภายใน|ใน|ช่วง|ปลาย|กลาง)อาทิตย์นี้(แหละ|เลย|)',
    en: '(later|sometime|some time|some day|one day|within|during|in|) this week{notOf}',
    unless: `
      (เพิ่ง|พึ่ง)…(สัปดาห์|วีค|วีก|อาทิตย์)นี้, (ยุ่ง|เหนื่อย|งานเยอะ|ไม่ว่าง|ไม่ใช่|ไม่ทัน|เพิ่ง|ข่าว|เรื่อง)(มาก|ทั้ง|)(ใน|ช่วง|)(สัปดาห์|วีค|วีก|อาทิตย์)นี้, (สัปดาห์|วีค|วีก|อาทิตย์)นี้(ไม่ว่าง|ยุ่ง|งานเยอะ|ไม่ได้|ไม่สะดวก|ฝน|อากาศ),
      not this week, (been|was|were|got|arrived|arrive|read|heard|saw|decided|booked|bought|busy|working|finished|started) (…|) this week`,
    yes: [
      ['ไปตราดสัปดาห์นี้', '2026-11-22'],
      ['วีคนี้ว่าง ไปไหนดี', '2026-11-22'],
      ['ภายในอาทิตย์นี้', '2026-11-22'],
      ['later this week', '2026-11-22'],
      ['a day out this week', '2026-11-22'],
    ],
    no: [
      'สัปดาห์นี้ยุ่งมาก',
      'เพิ่งสอบเสร็จสัปดาห์นี้',
      'วีคเอนด์ที่แล้ว',
      'not this week',
      "I've been working all of this week",
      "this week's weather",
    ],
  },
]
