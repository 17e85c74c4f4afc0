import { type CueRow, cueBefore } from './cues.ts'
import { notRightAfter, notRightBefore, rightAfter, words } from './phrases.ts'

// `ทะเลใกล้‹กรุงเทพ›`, “not the big one in ‹Trat›”: places that say where another one is.

/** “The small Ko Chang, not the big one in Trat”. */
export const IS_NAMESAKE = cueBefore([
  {
    name: 'where another one of that name is',
    en: `
      (not|and not|but not|rather than|instead of) (the|that) (very|)
      (big|bigger|large|larger|famous|popular|busy|touristy|well known|better known|main|other|main tourist|)
      (one|island|namesake) (in|near|off|at|by|from|over in|out in|close to|next to|down in|up in)`,
    th: 'ไม่ใช่(เกาะ|อัน|ที่|ตัว|)(ใหญ่|ดัง|)(ที่|ของ|ตรง|), คนละ(อัน|ที่|เกาะ|แห่ง|ตัว|จังหวัด|)(กัน|)กับ(อัน|เกาะ|ตัว|)(ที่|ของ|ตรง|)',
    yes: ['Koh Chang, not the big one in ‹Trat›', 'not that famous one near ‹Krabi›', 'ไม่ใช่ที่‹ตราด›', 'คนละอันกับที่‹ตราด›'],
    no: ['not one day in ‹Trat›', 'the big one in ‹Trat›'],
  },
])

/** What a place is near to, and is not meant itself. */
const NEAR_RULES: readonly CueRow[] = [
  {
    name: 'near it, not there',
    th: 'ใกล้, {notwalked}ไม่(ค่อย)(ไกล|ห่าง)(จาก), ห่าง(ไกล|ออก|)(จาก), {notabout}รอบ(นอก), ชานเมือง, ละแวก, แถบ',
    en: `
      near, nearby, near to, close to, outside (of), not (too) far from, a short drive from, within {reach} (of|from),
      {hours} (away|drive|drive away|by car|by train|by bus|or so|max|maximum|at most|) (from|of),
      within (easy) reach of, surrounding, easy (trip|access) from,
      (easy|easily|quick) (to reach|to get to|reached|accessible) from, (accessible|reachable) from`,
    yes: [
      'ทะเลใกล้‹กรุงเทพ›',
      'รอบนอก‹เชียงใหม่›',
      'ที่เที่ยวไม่ห่างจาก‹โคราช›',
      'ห่างจาก‹กรุงเทพ›ไม่เกิน 200 โล',
      'a beach near ‹Hua Hin›',
      'within two hours of ‹Bangkok›',
      'somewhere 2-3 hours from ‹Bangkok›',
      'a place about 2 hours away from ‹Nan›',
    ],
    no: [
      'we drive 3 hours from ‹Bangkok›',
      '4 hours in ‹Nan›',
      'อีกรอบ‹เชียงใหม่›',
      'linear ‹Trang›',
      'ยายเดินไม่ไกล ‹ตรัง›',
    ],
  },
]

export const IS_NEAR = cueBefore(NEAR_RULES, {
  reach: "[a-z0-9' ]{1,24}",
  /** Of a place that is wanted, not of a ride: “somewhere quiet about 2 hours”. */
  hours:
    rightAfter(
      `
      (somewhere|anywhere|something|place(s)|spot(s)|town(s)|getaway|beach(es)|island|week end|trip|escape|night(s)|day(s)|
      mountain(s)|nature|waterfall(s)|park|break){comma}{other}{about}`,
      {
        comma: ',? ',
        other: `(?:${notRightBefore('then, and, from, after, drive')}[a-z]{3,9} )?`,
        about: `(?:${words('about, around, roughly, within, up, to, max, maximum, at, most, not, no, more, less, than, under, only, just, over, that, is, are')} ){0,5}`,
      },
    ) +
    words('({figures}|one|two|three|four|an|a couple of|a few) (hour(s)|hr(s)|h)', {
      figures: '\\d(?:[.,]5)?(?:\\s?(?:-|to|or) ?\\d)?',
    }),
  /** Not `สักรอบ`, `อีกรอบ`. */
  notabout: notRightAfter('สัก, ซัก, อีก, หลาย, กี่, ทุก'),
  /** `แม่เดินไม่ไกล`. */
  notwalked: notRightAfter('เดิน'),
})
