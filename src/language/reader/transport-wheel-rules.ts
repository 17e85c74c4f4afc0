import { oneOf } from './phrases.ts'
import type { TransportRule } from './transport-rule.ts'

// `เวฟ 110 ไปน่าน`, `สองล้อพาเที่ยว`, “we cycle 80 km a day”: what they ride, by its model, its wheels or its day.

const MODELS_TH = oneOf(`
  เวฟ, คลิก, พีซีเอ็กซ์, เอ็นแม็กซ์, เอ็กซ์แม็กซ์, ฟอร์ซ่า, ฟอซ่า, สกู๊ปปี้, สกูปปี้, ฟีโน่, ดรีม, มีโอ, มิโอ, เอดีวี, แอร็อกซ์, ซูเปอร์คับ, ซีบีอาร์, นินจา, เลด`)
const MODELS = oneOf('wave, click, scoopy, fino, forza, adv, grom, msx, cub, aerox')
/** Those that are no other words. */
const PLAIN = oneOf('pcx, nmax, xmax, aerox')
const RIDE = oneOf('ด้วย, เอา, ใช้, ขับ, ควบ, บิด, โดย, พา, กับ, จูง')

/** Bicycles first: `ปั่นสองล้อ`. */
export const WHEEL_RULES: readonly TransportRule[] = [
  {
    by: 'bicycle',
    th: `
      ปั่น(รถ|เจ้า|)(สองล้อ|2 ล้อ), สายปั่น{stopTh}, (เอา|แบก|พก|มี)จักรยานพับ, (ปั่น|ขี่|ควบ)(จักรยาน|)(เสือหมอบ|เสือภูเขา|ทัวริ่ง|ทัวร์ริ่ง|ฟิกเกียร์|บรอมตัน), (สองล้อ|2 ล้อ)(ถีบ|ปั่น), ปั่น(จักรยาน|)(ได้|)(วันละ|ต่อวัน)(ประมาณ|ราว|ไม่เกิน|) {distance} (กม|กิโล|โล), ปั่น(จักรยาน|) {number} คัน, จักรยาน {number} คัน, (ปั่น|จักรยาน){serviced}, ทริปปั่น{stopTh}, ปั่น(จักรยาน|)(จาก|กลับ)(บ้าน|ไป|มา)`,
    en: `
      (sponsored|charity|fundraising) (cycle|cycling|bike|bicycle) (ride|trip|tour|challenge|event|), cycle ride, (cycling|bicycle|bike) (challenge|expedition|race|marathon),
      (cycle|cycling|pedal|pedalling|pedaling|biking) (for|) (about|around|roughly|some|up to|) {distance} (km|kms|k|miles), {distance} (km|kms|k|miles) (a|per|each|every|of) (day|cycling|riding) (of|on) (cycling|pedalling|a bike|bikes|a bicycle|our bikes|my bike|bicycles),
      (cycling|cycle|bicycles|bicycle|cyclists|biking){supported}, (group|bunch|team|club|gang) of cyclists, {number} cyclists, (km|kms|miles) (a|per) day{comma} (by|on) (bike|bikes|bicycle|bicycles)`,
    unless: '(เช่า|ยืม)จักรยาน {number} คัน, ปั่น(จักรยาน|)(ไป|กลับ)(วัด|ตลาด|ที่|ร้าน|คาเฟ่|กิน|ดู|เที่ยวในเมือง)',
    yes: [
      'ปั่นสองล้อรอบเกาะ',
      'ปั่นเสือหมอบไปชะอำ',
      'three cyclists on the way to Nan',
      'ปั่นวันละ 90 กม. จากตราด',
      'อยากปั่นจักรยานกลับบ้านที่ตาก',
      'a charity cycling trip for a hospital',
      'we cycle about 75 km a day',
      '120 km per day of cycling',
      'ลุงกับเพื่อนปั่นกัน จักรยาน 9 คัน',
      'ทริปปั่น มีรถเซอร์วิสตามไป',
      'cycling the river road, with a support van',
    ],
    no: [
      'เช่าจักรยาน 2 คันปั่นรอบเวียงเก่า',
      'ปั่นจักรยานไปวัดตอนเช้า',
      'ปั่นจักรยานเล่น',
      'a motor cycle',
      'we drive 80 km a day',
      'a race by boat',
    ],
  },
  {
    // As many bikes as people, who may be counted already.
    by: 'motorbike',
    isAnywhere: true,
    th: '{eachBike}',
    unless: '(จักรยาน|ปั่น|ถีบ|เรือ|คายัค|ซับบอร์ด|รถตู้|เก๋ง|กระบะ){fewTh} {eachBike}',
    en: '{riders}{number} bikes, {number} bikes{comma}{number} (pax|riders){notPedalled}, {number} (riders|pax){comma}{number} bikes{notPedalled}',
    yes: [
      'riders from Johor, 7 bikes, two nights in Betong',
      '9 bikes 9 pax, the Mae Hong Son loop',
      'ออกกัน 3 คัน 3 คน',
      'สี่คนสี่คันไปน่าน',
    ],
    no: [
      'จักรยานสองคันสองคน',
      'เรือคายัค 2 คัน 2 คน',
      'รถ 2 คัน 8 คน',
      'riders on the river, pedalling 6 bikes',
      'we hire bikes for 5 people',
      '6 pax and 6 bikes to cycle along the river',
    ],
  },
  {
    by: 'motorbike',
    th: `
      ${MODELS_TH} {size}, ${RIDE}(รถ|เจ้า|น้อง|)(${MODELS_TH}|${MODELS})(คันเดียว|คู่ใจ|ไป|ขึ้น|เที่ยว|ลุย|{stopTh}), (ทริป|ทัวริ่ง|ทัวร์ริ่ง|ด้วย|สาวก|สาย|ชาว|ขี่|ขับ|ควบ|บิด|เช่า|เอา|โดย|ใช้|เที่ยว|ไป|แก๊ง|กลุ่ม|นั่ง)(รถ|เจ้า|) (สองล้อ|2 ล้อ),
      (สองล้อ|2 ล้อ)(คู่ใจ|คันเก่ง|พา|ไป|เที่ยว|ตะลุย|ออกทริป|ทัวร์|ทัวริ่ง|ท่อง|เครื่อง|ตะเวน|ตระเวน|ขึ้น), (มอไซค์|มอเตอร์ไซค์|มอไซ|รถ)(คันเล็ก|คันเดียว|แม่บ้าน) {size} (ซีซี|cc)`,
    both: `(${PLAIN}|${MODELS} {size})`,
    unless: '(จักรยาน|ปั่น|ถีบ)(สองล้อ|2 ล้อ), (สองล้อ|2 ล้อ)(ถีบ|ปั่น), เวฟอาหาร, คลิก(ลิงก์|ลิงค์|ที่|ดู|เดียว)',
    yes: [
      'เวฟ 110 ไปตาก',
      'คลิก 125 ขึ้นเขา',
      'เอาเวฟไปแพร่',
      'PCX ไปกระบี่ 4 วัน',
      'two NMAX from Lampang',
      'เที่ยวด้วยสองล้อ',
      'สองล้อพาเที่ยวลำปาง',
      'เช่า 2 ล้อวนรอบเกาะ',
    ],
    no: ['ปั่นสองล้อ', 'จักรยานสองล้อ', 'รถสองล้อถีบ', 'คลิกลิงก์ดู', 'a wave of 2 metres', 'ดรีมทีม'],
  },
]
