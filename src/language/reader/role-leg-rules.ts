import { cueAnywhere, cueBefore } from './cues.ts'

// “by bus from ‹Chiang Mai› to Chiang Rai”, “Fly to ‹Krabi›.”: legs of a journey that is told stop by stop.

const VEHICLES_EN =
  '(bus|train|van|minivan|minibus|ferry|boat|speedboat|catamaran|car|taxi|flight|plane|sleeper|coach|songthaew|motorbike|scooter)'

const SLOTS = {
  quick: '(?:(?:night|overnight|early|morning|public|local|slow|fast|short|long|rental|hire|cheap|domestic) )?',
  ride: '(?: (?:ride|trip|transfer|journey|up|down|over|north|south|back)){0,2}',
}

export const RIDES_FROM = cueBefore(
  [
    {
      name: 'a leg begins there',
      en: `(by|the|a|an|our|another|then|and|take|catch) {quick}${VEHICLES_EN}{ride} from`,
      th: '(นั่ง|ขึ้น|ต่อ|โดยสาร|เช่า)(รถ|รถไฟ|รถบัส|รถทัวร์|รถตู้|เรือ|เรือเฟอร์รี่|เครื่อง|เครื่องบิน)(นอน|)จาก',
      yes: ['by bus from ‹Chiang Mai›', 'the night train from ‹Lampang›', 'a ferry from ‹Trang›', 'นั่งรถบัสจาก‹น่าน›'],
      no: ['we come from ‹Chiang Mai›', 'far from ‹Trang›', 'ขับรถจาก‹น่าน›'],
    },
  ],
  SLOTS,
)

export const RIDES_THERE = cueBefore(
  [
    {
      name: 'a leg goes there',
      en: `(by|the|a|an|our|another|then|and|take|catch) {quick}${VEHICLES_EN}{ride} to`,
      th: '(นั่ง|ขึ้น|ต่อ|โดยสาร)(รถ|รถไฟ|รถบัส|รถทัวร์|รถตู้|เรือ|เรือเฟอร์รี่|เครื่อง|เครื่องบิน)(นอน|)(ไป|ต่อไป)(เที่ยว|ที่|)',
      yes: ['by train to ‹Ayutthaya›', 'a ferry to ‹Ko Tao›', 'นั่งรถไฟไป‹ลำปาง›'],
      no: ['we go to ‹Trang›', 'ขับไป‹ลำปาง›'],
    },
  ],
  SLOTS,
)

export const FLIES_THERE = cueBefore([
  {
    name: 'a flight goes there',
    en: '(fly|flying|flight|flights|plane) (up|down|over|on|back|) (to|into)',
    th: 'บิน(ไป|ลง|ต่อไป|ไปลง)(ที่|)',
    yes: ['Fly to ‹Krabi›', 'the flight down to ‹Krabi›', 'บินไป‹กระบี่›'],
    no: ['fly from ‹Krabi›', 'ขับไป‹กระบี่›'],
  },
])

export const IS_AT_HOME = cueAnywhere([
  {
    name: 'they say where they live',
    en: '(we|i) live, living in, based in, our home, hometown, from home, we are from, i am from',
    th: 'บ้านอยู่, บ้านเรา, บ้านผม, อาศัยอยู่, เป็นคน',
    yes: ['we live in Nan', 'บ้านอยู่แพร่'],
    no: ['fly home', 'กลับบ้าน'],
  },
])
