import { cueAnywhere, cueBefore } from './cues.ts'
import { CLOCK } from './times.ts'

// `รอเปลี่ยนเครื่องที่ดอนเมือง`, “a 9 hour layover in Bangkok”: some hours between two flights, which they spend where
// they change.

export const FLIES_ON = cueAnywhere(
  [
    {
      name: 'another flight follows',
      th: '(ต่อ|เปลี่ยน|พัก)เครื่อง, บินต่อ, ขึ้น(เครื่อง|เครื่องบิน|ไฟลท์|)(ต่อ|)(ที่|จาก|)(สนามบิน|)(สุวรรณภูมิ|ดอนเมือง), (ต่อ|รอต่อ|เปลี่ยน){flight}, {flight}(ต่อไป|ถัดไป|ต่อ), ทรานซิท, ทรานสิต, เลย์โอเวอร์',
      en: `
        lay over(s), stop over{notThere}, in transit, transit(ing) (in|at|through|via), (connecting|connection|onward|next|second|domestic|outbound) (flight|plane|leg|train|bus){hasNext},
        fly(ing) (on|out|onward|onwards) (to|until|till|at|again), between (two|our|my|the|) (flights|planes), connect(ing|) (on|onward) to, before (my|our|the) flight (on |onward |)to`,
      yes: [
        'a 9 hour layover in Bangkok',
        'we fly on to Trang at 5 pm',
        "and don't fly out to Trat until 6",
        'six hours between two flights',
        'รอเปลี่ยนเครื่องที่ดอนเมือง',
        'ไฟลต์ต่อไปหาดใหญ่',
        'บินต่อไปเลย',
        'ลงดอนเมือง 10 โมง ไปขึ้นที่สุวรรณภูมิ 3 ทุ่ม',
      ],
      no: ['flying home at 5 pm', 'we stop over there', 'บินไปตรัง', 'เครื่องลงตรัง'],
    },
  ],
  { flight: '(?:ไฟล์?[ทต]์?|ไฟท์|เที่ยวบิน)', hasNext: 's?', notThere: '(?! (?:there|here))' },
)

export const TIME_BETWEEN = cueAnywhere([
  {
    name: 'they ask what to do until then',
    th: 'ระหว่างนั้น, ระหว่างนี้, ระหว่างรอ, ฆ่าเวลา, ระหว่างต่อ, ว่าง, มีเวลา, เหลือเวลา, รอ(ต่อ|เปลี่ยน)เครื่อง, พักเครื่อง, เลย์โอเวอร์, ทรานซิท, ก่อน(ขึ้นเครื่อง|บิน|ต่อ|ไป)',
    en: `
        in between, in the mean time, meantime, meanwhile, until then, before then, before that, beforehand, while (we|i) wait, while waiting, kill (the|some|a few) (time|hours), time to kill, to kill time,
        fill the (time|gap|hours), layover(s), lay over(s), stopover(s), stop over, between (two|our|my|the|) (flights|planes), (hour|hr|h)(s) (stop|wait|break|gap|pause|transit|connection), spare (time|hours), with the (time|hours), squeeze in, long enough to`,
    yes: [
      'what can I do in between',
      'ideas for the meantime',
      'a 7 hr stop before my next flight',
      'ระหว่างรอไปไหนดี',
      'ระหว่างนี้แวะไหนได้บ้าง',
      'มีเวลาว่างไปไหนได้บ้าง',
    ],
    no: ['what can I do in Trang', 'a 3 hour boat', 'ไปไหนดีที่ตรัง'],
  },
])

export const LIES_OVER_AT = cueBefore(
  [
    {
      name: 'where they wait',
      th: '((รอ|)(ต่อ|เปลี่ยน|พัก|รอ)เครื่อง|ทรานซิท|ทรานสิต|รอ){hours}(ที่|แถว|อยู่|)(สนามบิน|), อยู่(ที่|แถว|)(สนามบิน|)',
      en: '(lay over|stop over|transit|wait|stuck|change planes|changing planes|connection|connect|connecting|{count}) (in|at|through|via)',
      yes: ['a layover in ‹Bangkok›', '9 hours at ‹Suvarnabhumi›', 'รอเปลี่ยนเครื่อง 8 ชั่วโมงที่‹ดอนเมือง›', 'อยู่‹ดอนเมือง›'],
      no: ['a flight to ‹Trang›', 'ต่อเครื่องไป‹ตรัง›'],
    },
    {
      name: 'where they land first',
      th: '(ลงเครื่อง|ถึง|ลง|แลนดิ้ง|แลนด์ดิ้ง|แลนด์)(ที่|)(สนามบิน|)',
      en: '(land|lands|landing|arrive(s)|arriving|get(s) in(to)|getting in(to)|fly(ing) in(to)|touch(ing) down|come in(to)|coming in(to)) (at|in|into|to|)',
      yes: ['we land at ‹DMK›', 'ถึง‹สุวรรณภูมิ›', 'we arrive ‹BKK›'],
      no: ['we leave ‹DMK›', 'กลับ‹สุวรรณภูมิ›'],
    },
  ],
  {
    hours: '\\s?(?:นาน)?(?:ประมาณ|ราวๆ?)?\\s?(?:\\d{1,2}\\s?(?:ชั่วโมง|ชม\\.?))?\\s?',
    count: '\\d{1,2}(?:\\.5)?[ -]?(?:hours?|hrs?|h)',
  },
)

export const GOES_ON_TO = cueBefore(
  [
    {
      name: 'where the next flight goes',
      th: '(ต่อ|เปลี่ยน|ขึ้น|นั่ง)เครื่อง(ต่อ|)(ไป|ลง|เข้า){few}, บิน(ต่อ|)(ไป|ลง|เข้า){few}, {flight}(ต่อ|ถัด|)(ไป|ลง|เข้า){few}, ต่อ(รถ|รถไฟ|รถทัวร์|เรือ|)ไป{few}, ก่อน(จะ|)(ไป|บินไป|ต่อไป){few}',
      en: '(fly|flies|flying|flight|flights|plane|leg|connection|connecting|connect|onward|onwards|continue|continuing|head|heading|train|bus|go|going|off) {words}(to|for|towards), on (the|my|our) way (on|out|down|up|) to, en route to',
      yes: [
        'flying on to ‹Ubon›',
        'my onward flight to ‹Trang›',
        'on our way to ‹Phuket›',
        'ต่อเครื่องไป‹อุบล›',
        'บินต่อไป‹ตรัง›',
      ],
      no: ['landing at ‹Ubon›', 'ลงเครื่อง‹ตรัง›'],
    },
  ],
  { words: "(?:[a-z']{1,12} ){0,3}", few: '(?:ที่|สนามบิน|จังหวัด|จ\\.)?', flight: '(?:ไฟล์?[ทต]์?|ไฟท์|เที่ยวบิน|เครื่อง)' },
)

/** How long they wait, or when the flights go. */
export const SAYS_HOURS = cueAnywhere(
  [
    {
      name: 'hours, or an hour',
      th: '{digit} (ชั่วโมง|ชม)',
      en: '{digit} (hour|hr|h)(s)',
      both: '{clock}',
      yes: [
        'a 9 hour layover',
        'a 7 hr stop',
        '9h in transit',
        'รอ 8 ชั่วโมง',
        'พักเครื่อง 11 ชม',
        'landing at 6 am',
        'ถึงบ่ายสาม',
      ],
      no: ['a long layover', '9 hotels', 'พักเครื่อง'],
    },
  ],
  { digit: '\\d', clock: `(?:${CLOCK})` },
)
/** A trip is asked for beside the layover. */
export const HAS_TRIP_LENGTH = cueAnywhere(
  [
    {
      name: 'the trip has a length',
      th: '{digit} (วัน|คืน|สัปดาห์), อาทิตย์นึง',
      en: `
        {digit} (full |whole |)(day|night|week)(s), (two|three|four|five|six|seven|ten|a few|couple of) (full |whole |)(day|night|week)(s),
        (a|one) week`,
      both: '{digit}{gap}{dayOrNight}{gap}{slash}{gap}{digit}{gap}{dayOrNight}',
      yes: [
        '4 days in Nan',
        'two full weeks',
        'a few nights',
        'three whole days',
        'a couple of days',
        'a week in Krabi',
        '3d2n in Trang',
        '3 D / 2 N',
        '4 วันที่ตรัง',
        '3 คืน',
        '2 สัปดาห์',
        'อาทิตย์นึง',
      ],
      no: ['a day', 'one night', 'หลายวัน', 'day 1'],
    },
  ],
  { digit: '\\d', gap: ' ?', slash: '\\/?', dayOrNight: '[dn]' },
)
