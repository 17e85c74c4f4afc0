// `ไปถึงดึก`, “we land in the evening”: the hour of an arrival or a departure of which only the part of the day is said.

/** The hour of a part of the day. The first that is said counts, so the longer one stands first. */
export const HOURS_OF_PARTS: readonly {
  readonly said: string
  readonly hour: string
  /** With the hour that is read in it. */
  readonly yes: readonly (readonly [sentence: string, hour: string])[]
}[] = [
  { said: 'early morning', hour: '07:00', yes: [['we land in the early morning', 'arrives 07:00']] },
  {
    said: 'เช้ามืด, เช้าตรู่',
    hour: '06:00',
    yes: [
      ['ไปถึงเช้ามืด', 'arrives 06:00'],
      ['ไปถึงเช้าตรู่', 'arrives 06:00'],
    ],
  },
  { said: 'late morning', hour: '11:00', yes: [['we land in the late morning', 'arrives 11:00']] },
  {
    said: 'morning(s), เช้า',
    hour: '09:00',
    yes: [
      ['we land in the morning', 'arrives 09:00'],
      ['ไปถึงเช้า', 'arrives 09:00'],
    ],
  },
  { said: 'สาย', hour: '10:00', yes: [['ไปถึงสาย', 'arrives 10:00']] },
  { said: 'midday, lunch, lunchtime', hour: '12:00', yes: [['we land around lunchtime', 'arrives 12:00']] },
  { said: 'early afternoon', hour: '13:00', yes: [['we land in the early afternoon', 'arrives 13:00']] },
  { said: 'late evening', hour: '21:00', yes: [['we land in the late evening', 'arrives 21:00']] },
  { said: 'late afternoon', hour: '17:00', yes: [['we land in the late afternoon', 'arrives 17:00']] },
  {
    said: 'afternoon(s), บ่าย',
    hour: '15:00',
    yes: [
      ['we land in the afternoon', 'arrives 15:00'],
      ['ไปถึงบ่าย', 'arrives 15:00'],
    ],
  },
  {
    said: 'evening(s), เย็น',
    hour: '18:00',
    yes: [
      ['we land in the evening', 'arrives 18:00'],
      ['ไปถึงเย็น', 'arrives 18:00'],
    ],
  },
  { said: 'ค่ำ', hour: '19:00', yes: [['ไปถึงค่ำ', 'arrives 19:00']] },
  {
    said: 'night, late, ดึก, กลางคืน',
    hour: '22:00',
    yes: [
      ['we land at night', 'arrives 22:00'],
      ['ไปถึงดึก', 'arrives 22:00'],
      ['ไปถึงกลางคืน', 'arrives 22:00'],
    ],
  },
]
