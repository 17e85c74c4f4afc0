import { cueAfter, cueAnywhere } from './cues.ts'
import { oneOf } from './phrases.ts'

// `ออกจากหมอชิตสองทุ่ม`, “We leave Bangkok on Friday at 5 pm, back on Sunday night”: words about leaving that begin the
// trip.

const CITY = oneOf(
  'bangkok, bkk, krung thep, the city, home, work, the office, our office, hua lamphong, mo chit, ekkamai, sai tai, bang sue',
)

/** In the words up to the hour. */
export const LEAVES_HOME = cueAnywhere([
  {
    name: 'they leave home, or the city where most come from',
    th: 'ออกจาก(กรุงเทพ(ฯ)|กทม|บ้าน|ออฟฟิศ|หมอชิต|เอกมัย|หัวลำโพง|บางซื่อ)',
    en: `(leave|leaves|leaving|depart|departs|departing|off) (from |)${CITY}, straight (from|after) work, after work`,
    yes: ['leaves Bangkok at 6am', 'leaving from Mo Chit at 8 pm', 'ออกจากหมอชิตสองทุ่ม'],
    no: ['leaves Krabi at 6am', 'leaving on Sunday', 'ออกจากกระบี่สองทุ่ม'],
  },
])

/** After the hour. */
export const COMES_BACK_AFTER = cueAfter(
  [
    {
      name: 'they come back later',
      en: `
        {words}(back|return|returns|returning|(come|coming|get|getting|drive|driving|fly|flying|be|go|going) (back|home)|home) (here|to work|to bangkok|on|by|late|early|) (on |by |the |late |early |next |same |){when}`,
      th: '{gapTh}กลับ(มา|ถึง|บ้าน|กทม(.)|กรุงเทพ(ฯ)|)(วัน|เย็น|ค่ำ|ดึก|เช้า)',
      yes: ['‹5 pm›, back on Sunday', '‹5pm› after work, returning sun night', '‹หกโมงเย็น› กลับวันอาทิตย์'],
      no: ['‹5 pm› on Sunday', '‹5 pm›, back at the hotel', '‹หกโมงเย็น› ไม่กลับ'],
    },
  ],
  {
    words: '[^;!?\\n]{0,48}?\\b',
    gapTh: '[^;!?\\n]{0,32}?(?<!ไม่)',
    when: '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|day|morning|evening|night|\\d{1,2}(?:st|nd|rd|th)|\\ufffc)',
  },
)

/** Before the words: they have arrived somewhere already. */
export const ARRIVED_BEFORE = cueAnywhere([
  {
    name: 'they have arrived',
    th: 'ถึง, ลงเครื่อง, ลงที่, วันแรก',
    en: 'arrive(s), arriving, arrival, land(s), landing, get in, gets in, getting in, fly in, flying in, fly into, flying into, check in, day (1|one)',
    yes: ['we land on Friday', 'ถึงเชียงใหม่วันศุกร์'],
    no: ['three days on the island', 'อยากไปเชียงใหม่'],
  },
])
