import type { LengthRule } from './length-rule.ts'

/** Days and nights: `3 วัน 2 คืน`. */
export const DAYS_AND_NIGHTS: readonly LengthRule[] = [
  {
    says: 'length',
    th: '{days} วัน{noDate}{comma}{nights} คืน, {days} วัน{noDate}',
    en: `
      {days}{kindOf}day(s){notAhead}{comma}{nights} night(s){notInRaft},
      {days}{kindOf}day(s){notAhead},
      {days}{like}days{notAhead},
      {days} dayer(s)`,
    // Of days that are counted already, some come first.
    // Trips of a day are part of it.
    unless: `
      (every|{unpaid}each) {days} days, {days} day(s) at the (beginning|start|end){atEnds},
      (one|1|a couple of|couple of|single) (short|easy|gentle|little|nice|fun|good|) day (trip|tour|excursion|hike)(s),
      {days} (short|easy|gentle|little|nice|fun|good|) day (trips|tours|excursions|hikes)`,
    yes: [
      ['3 วัน 2 คืน', '3 days, 2 nights'],
      ['สามวันสองคืน', '3 days, 2 nights'],
      ['ระนอง 3 วันละกัน', '3 days'],
      ['5 full days and 4 nights', '5 days, 4 nights'],
      ['8 days (7 nights)', '8 days, 7 nights'],
      ['Khao Sok 3 days, one night in a raft house', '3 days'],
      ['a 10-day trip', '10 days'],
      ['a quick 2-dayer', '2 days'],
      ['12k baht each 7 days Trang', '7 days'],
      ['10ish days', '10 days'],
      ['12 or so days', '12 days'],
      ['6 days before flying home', '6 days'],
      ['six days before we have to move on', '6 days'],
      ['Trang, 3 days before Christmas', '3 days'],
      ['Nan for four days before New Year', '4 days'],
      ['4 glorious days on Koh Mak', '4 days'],
      ['six blissfully empty beach days', '6 days'],
      ['2 cold, misty and early days in Pai', '2 days'],
    ],
    no: [
      'วันที่ 3',
      'book 30 days in advance',
      'book 3 days before',
      'we arrive 3 days before Christmas',
      '3 วันละ',
      'two days at the start and two days at the end',
      '2 hours most days',
      '3 temples on some days',
      'within 5 working days',
      '2 kids these days',
      'one day trip by train',
      'two easy day trips',
    ],
  },
  {
    // As on a form.
    says: 'length',
    en: '(number|no(.)|nr|total number) of days (in thailand|of (stay|travel|the trip)|for the trip|planned|) {label}{days}{uncounted}, total days {label}{days}{uncounted}',
    yes: [
      ['number of days in Thailand; seven', '7 days'],
      ['total days 6, Trang', '6 days'],
      ['no. of days = 5', '5 days'],
    ],
    no: ['a number of days', 'number of days: 3 people', 'total days'],
  },
  {
    says: 'length',
    en: '{nights} nighter(s)',
    yes: [
      ['a lazy 3-nighter', '4 days, 3 nights'],
      ['a two nighter by the sea', '3 days, 2 nights'],
    ],
    no: ['a late-nighter', 'an all nighter'],
  },
  {
    // Of a longer time, whose days are meant.
    says: 'length',
    en: '{days} of (those|these|them|the) days',
    yes: [['off work 5-18 March, just four of those days', '4 days']],
    no: ['one of those places', 'some of those days'],
  },
  {
    says: 'length',
    days: 2,
    th: 'วัน(กว่า ๆ|ครึ่ง)',
    yes: [['วันครึ่งเที่ยวลำปาง', '2 days']],
    no: ['ครึ่งวัน'],
  },
  {
    says: 'length',
    th: '{nights} คืน{comma}{days} วัน',
    en: '{nights} night(s){comma}{days} day(s)',
    yes: [
      ['2 คืน 3 วัน', '3 days, 2 nights'],
      ['4 nights/5 days', '5 days, 4 nights'],
    ],
    no: ['คืนวันเสาร์'],
  },
  {
    says: 'length',
    th: '(ค้าง|พัก|นอน) {nights} คืน{noRate}, {nights} คืน{noRate}',
    en: '{nights} (full|whole|more|extra|) night(s), {nights}{kindOf}night(s), {nights}{like}nights, {nights} nite(s)',
    yes: [
      ['5 starry nights in Krabi', '6 days, 5 nights'],
      ['ค้าง 2 คืน', '3 days, 2 nights'],
      ['for three nights', '4 days, 3 nights'],
    ],
    no: ['คืนนี้', 'ห้องเบอร์ 5 คืนละ 800', '3 bars most nights'],
  },
  {
    says: 'length',
    nights: 1,
    th: `
      (ค้าง|นอน|พัก|อยู่|แค่|ไป|สัก|ซัก)(สัก|ซัก|แค่|)(คืนเด(ว|ียว)|คืนนึง|คืนหนึ่ง),
      (สัก|ซัก)คืน{wordEnd},
      คืนเด(ว|ียว), คืนนึง,
      {again}คืน{wordEnd}`,
    en: `
      (just|only|for|stay|stay for|spend|spending) (a|one|1|a single|one single) night{noMarket},
      {notPrice}a (single) night (in|at|on|there)`,
    yes: [
      ['ไปค้างสักคืน', '2 days, 1 nights'],
      ['นอนคืนเดียว', '2 days, 1 nights'],
      ['ค้างในเมืองคืนนึง แล้วขึ้นดอยอีกคืน', '3 days, 2 nights'],
      ['a night in Ayutthaya', '2 days, 1 nights'],
    ],
    no: ['อีกคืนละ 500', 'a night market', '900 baht a night in Krabi', 'กลางคืน', 'คืนแรก'],
  },
  {
    says: 'length',
    days: 1,
    th: '{again}วัน(นึง|หนึ่ง){noDate}, {again}วัน{wordEnd}',
    yes: [['ลำพูน 2 วัน ต่อลำปางอีกวันนึง', '3 days']],
    no: ['อีกวันละ 500', 'อีกวันจันทร์'],
  },
]
