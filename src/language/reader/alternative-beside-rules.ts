import { cueAnywhere, cueAround, cueBefore } from './cues.ts'
import { oneOf, perhaps } from './phrases.ts'

// `ถ้าไม่‹น่าน›ก็คงไป`, “we have flights into ‹Phuket›”: words beside places to choose among that make the choice.

const BOOKED = perhaps('already, booked, have booked, return, direct, cheap, some, a, the, our, my')
/** “Krabi or Phuket? We have flights into Phuket”. */
export const FLOWN_TO = cueBefore(
  [
    {
      name: 'where they land',
      th: '(บินลง|ลงเครื่องที่|เครื่องลง|ตั๋ว(เครื่องบิน|)ไป|บินไปลง)(ที่|สนามบิน|)',
      en: `
        ${BOOKED} (flight|flights|plane|ticket|tickets) (in|) (to|into), (flight|plane) (lands|arrives|goes|flies|is) (in|into|at|to),
        (fly|flying|flies|flew|land|landing|lands|flown) (in|) (to|into|in|at)`,
      unless: '(fly|flying|flies) (back|home|out|on) (to|into)',
      yes: [
        'we have flights into ‹Phuket›',
        'our plane lands in ‹Trang›',
        "we've booked flights to ‹Krabi›",
        'flying into ‹Samui› on Monday',
        'ตั๋วเครื่องบินไป‹ตรัง›แล้ว',
      ],
      no: ['flights out of ‹Phuket›', 'a flight from ‹Trang›', 'we fly back to ‹Bangkok›', 'a bus to ‹Krabi›'],
    },
    {
      name: 'where a bed is booked',
      th: '(จอง|มี)(โรงแรม|ที่พัก|ห้อง|รีสอร์ท)(ไว้|แล้ว|ไว้แล้ว|)(ที่|แถว)',
      en: `
        (booked|reserved|paid for|got|have|voucher for) (a|an|our|the|my|) (hotel|room|villa|bungalow|apartment|resort|airbnb|house|condo|place) (already|) (in|on|at|for|near),
        (hotel|room|villa|voucher|airbnb|resort|bungalow|stay|condo) (is|are) (already|) (booked|reserved|paid|) (in|on|at|for|near), hotel voucher (for|in|on)`,
      unless: 'have a (look|plan|place) (in|at)',
      yes: ['we have already booked a villa on ‹Koh Samui›', 'our voucher is for ‹Rayong›', 'จองโรงแรมไว้แล้วที่‹ตรัง›'],
      no: ['which hotel in ‹Rayong›', 'a hotel near ‹Pattaya› would be'],
    },
  ],
  {},
)

/** `ไม่ตรังก็กระบี่`: what looks like a refusal of the first of two is a choice. */
export const EITHER_OF = cueAround(
  [
    {
      name: 'one of two, in the words of a refusal',
      before: { th: '{alone}(ถ้า|หาก|)ไม่(ไป|ใช่|เป็น|)(ที่|)' },
      after: { th: '(ก็|ก้อ)(คงจะ|คง|น่าจะ|อาจจะ|อาจ|เป็น|เอา|)(ไป|)(ที่|แถว|)(เกาะ|จังหวัด|){next}' },
      yes: ['3 วันไม่‹น่าน›ก็', 'ถ้าไม่‹น่าน›ก็คงไป', 'คิดว่าไม่‹เกาะมุก›ก็เกาะ'],
      no: ['ไม่‹น่าน›ก็ได้', 'ยังไม่‹น่าน›ก็', 'ไม่อยากไป‹น่าน›ก็', 'ไม่เอา‹น่าน›ก็ไป'],
    },
  ],
  { alone: '(?<!ยัง|เคย)', next: '\\s*$' },
)

const SEE_EN = oneOf(`
  see, visit, try, explore, experience, taste, cover, do, include, fit in, feel of, feel for, taste of, flavour of, flavor of,
  glimpse of, idea of, bit of, sense of, time in, look at`)

/** “Khao Lak or Phuket? Or five nights in each?” */
export const BOTH_OF_THEM = cueAnywhere(
  [
    {
      name: 'they would have some of the time in each',
      th: '(แบ่ง|พัก|อยู่|นอน)(เป็น|)(ที่ละ|เกาะละ|จังหวัดละ|อย่างละ)',
      en: `
        (days|nights|week|weeks) (in|at|on|) each{end}, (days|nights|a week) (in|at|on) each (place|of|island|town|one),
        (split|splitting|divide|dividing|share) (the|our|my) (time|days|nights|stay|trip|week|holiday) (between|across|over|evenly), half the (time|days|nights|trip|week) in each`,
      unless: 'nights each way',
      yes: ['5 nights in each or stay put?', 'should we split our time between them', 'a week in each place'],
      no: ['5 nights each way', '300 baht each', 'each of us', 'split the bill'],
    },
    {
      name: 'they want to see each of them',
      th: '(อยาก|ขอ|จะ)(ไป|แวะ|เห็น|เที่ยว|ดู|ลอง)(ให้|)(ครบ|ทุกที่|ทุกจังหวัด|ทุกเมือง|ทั้งหมด|ทั้งสอง|ทั้งสาม|หมดทุกที่)',
      en: `
${SEE_EN} (each|all three|all of them|all four|every one|them all|both|both of them|all the places)( of them| one| place| town| city|){end}`,
      unless: `
        (can't|cannot|won't|don't|not|never|no time to|too short to|impossible to|without) (really|possibly|manage to|want to|have time to|) ${SEE_EN} (both|each|all three|all of them|them all|both of them),
        (ไม่|อด)(อยาก|ได้|ต้อง|)(ไป|แวะ|เห็น|เที่ยว|ดู|ลอง)(ให้|)(ครบ|หมด|ทุกที่|ทั้งหมด|ทั้งสอง), (ถ้า|หาก)…ครบ`,
      yes: [
        'we would drive around and get a feel for each',
        'want to see each of them',
        'Phrae or Nan, trying to fit in both.',
        'hoping to see them all',
        'อยากไปให้ครบทุกเมือง',
      ],
      no: [
        "Trang or Satun, we can't do both",
        'see each other',
        'we can only see one',
        'get a feel for the place',
        'both of us want to see elephants',
      ],
    },
  ],
  { end: '(?=\\s*(?:[,.;:!?)\\n]|$|(?:and|or|but|of)\\b))' },
)
