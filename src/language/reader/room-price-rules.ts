import { cueAnywhere, cueBefore } from './cues.ts'

// `ที่พักหัวหิน งบ 2000`: whether an amount is the price of a bed or the budget of a trip. Slots are below each list.

/** Before an amount: a bed is what they ask for, and the amount its price. */
export const ASKS_FOR_A_ROOM = cueBefore(
  [
    {
      name: 'a room or a bed is looked for',
      th: '{notOwn}(ที่พัก|ที่นอน|โรงแรม|รีสอร์ท|รีสอร์ต|โฮสเทล|โฮมสเตย์|เกสต์เฮาส์|พูลวิลล่า|วิลล่า|บ้านพัก|ห้องพัก|บังกะโล){words}',
      en: '{notOwn}(hotel(s)|hostel(s)|resort(s)|guesthouse(s)|guest house(s)|room(s)|villa(s)|airbnb(s)|apartment(s)|bungalow(s)|(place|somewhere) to stay|accommodation(s)|accom){words}',
      yes: ['ที่พักหัวหิน ‹งบ 2000›', 'หาโรงแรมติดทะเลที่ตรัง ‹ไม่เกิน 1500›', 'a hotel in Trang with a pool, ‹budget 2500›'],
      no: ['‹งบ 2000› หาที่พัก', 'a room. Our ‹budget is 20000›'],
    },
  ],
  {
    /** Up to 48 letters of the same sentence. */
    words: '[^.;!?\\n]{0,48}',
    /** Where they stay already is not asked for. */
    notOwn: '(?<!กลับ|กลับถึง|ถึง|\\b(?:the|our|my|at|from|this) )',
  },
)

/** Anywhere in the text: they plan a trip, so the amount is its budget. */
export const ASKS_FOR_MORE = cueAnywhere(
  [
    {
      name: 'a trip or its length is said',
      th: `
        ทริป, แพลน, แผน, โปรแกรม, เที่ยว, {figure} วัน, {figure} คืน, วันเดียว, สองวัน, สามวัน, สองคืน, สามคืน,
        ทั้งหมด, รวม, กิน`,
      en: `
        food, meals, trip, itinerary, plan, holiday, vacation, weekend, sightseeing, things to do, visit,
        {figure} day(s), {figure} night(s), {figure} week(s), total, in all, altogether, all in`,
      yes: [
        'เที่ยวหัวหิน ที่พัก งบ 2000',
        'ขอแพลนหัวหิน',
        'ที่พัก 2 คืน',
        'งบรวมทั้งหมด',
        'a hotel for 3 nights',
        'plan two days',
        'a weekend with meals',
        'things to do',
        '5000 in total',
      ],
      no: ['ที่พักหัวหิน งบ 2000', 'a hotel in Trang, budget 2500'],
    },
  ],
  {
    /** A number of days. */
    figure: '(?:\\d{1,2}|\\b(?:a|one|two|three|four|five|six|seven)\\b)',
  },
)
