import { assume, type Draft } from './draft.ts'
import { COUNT, readNumber } from './numbers.ts'
import type { Sheet } from './sheet.ts'

const STOP = String.raw`(?:stops?|places?|sights?|spots?|attractions?|activit(?:y|ies)|things?|destinations?|visits?)`
const PER_DAY = String.raw`(?:per day|a day|each day|every day|daily|\/\s*day|in a day|in one day)`

const MAX_STOPS = new RegExp(
  `(?:\\b(?:max(?:imum)?(?: of)?|at most|no more than|not more than|up to|only|about|around|just)\\s+)?(${COUNT})(?:\\s*(?:-|to|or)\\s*(${COUNT}))?\\s*${STOP}\\s*(?:max(?:imum)?\\s*)?${PER_DAY}(?:\\s*max(?:imum)?)?|(?:ไม่เกิน)?\\s*วันละ\\s*(?:ไม่เกิน|แค่|ประมาณ)?\\s*(${COUNT})(?:\\s*(?:-|ถึง)\\s*(${COUNT}))?\\s*(?:ที่|แห่ง|จุด|สถานที่)|(?:ไม่เกิน|แค่)?\\s*(${COUNT})(?:\\s*(?:-|ถึง)\\s*(${COUNT}))?\\s*(?:ที่|แห่ง|จุด|สถานที่)\\s*(?:ต่อวัน|ต่อ 1 วัน|\\/\\s*วัน)`,
  'g',
)

const LITTLE_WALKING =
  /\b(?:(?:not|no|without)(?: too| so)? (?:much|a lot of|lots of|long|hard|heavy)? ?walk(?:s|ing)?|(?:little|less|minimal|limited|minimum|low|easy|short) walk(?:s|ing)?|can(?:'t|not| ?not) walk (?:much|far|long|a lot)?|(?:don'?t|do not) (?:want to |like to |like )?walk(?:ing)?(?: much| far| a lot| too much)?|(?:bad|weak|sore) (?:knees?|legs?|back)|(?:knees?|legs?|back|hips?) (?:is|are) (?:bad|weak|sore|painful)|hates? walking|walk(?:ing)? (?:very )?little|no (?:stairs|steps|climbing|hiking up)|(?:avoid|no) (?:long )?walk(?:s|ing)|avoid (?:stairs|steps))\b|เดิน(?:น้อย|ไม่ไหว|ไม่มาก|ไม่เยอะ|ไม่เก่ง|ไม่ค่อยไหว|ไม่ไกล|นิดเดียว|ลำบาก)(?:ที่สุด)?|ไม่(?:อยาก|ต้อง|ค่อยอยาก|ชอบ|เน้น)?เดิน(?:เยอะ|ไกล|มาก|นาน|ไหว)?(?!ป่า|เขา|ทาง|ห้าง|ตลาด|ชม|เล่น|ถนน)|(?:เข่า|ขา|หลัง)(?:ไม่ดี|เสื่อม|เจ็บ)|ขึ้นบันได(?:ไม่ไหว|ไม่ได้)|ไม่(?:ขึ้น|ปีน|มี)บันได/g

const EASY =
  /\b(?:(?:at )?(?:an? |very |really |super |nice and |more ){0,5}(?:(?:easy[- ]?going|easy(?! to| access)|relax(?:ed|ing)?|slow(?:er)?|leisure(?:ly)?|chill(?:ed|ing|out)?|laid[- ]?back|unhurried)(?:[- ](?:pace|paced|trip|schedule|itinerary|plan|travel|holiday|vacation|tempo|one|speed)){0,5}|(?:gentle|light|calm|lazy|comfortable)(?:(?=[- ]days?\b)|[- ](?:pace|paced|trip|schedule|itinerary|plan|holiday|vacation)))|not (?:too |so |very )?(?:packed|rushed|busy|tiring|full|tight|hectic|exhausting|intense|crammed)(?: schedule| itinerary| days?)?|no(?:t)? rush(?:ing)?|(?:do(?:ing)? |of )?(?:absolutely )?nothing (?=in (?:a|the) )|(?:do(?:ing)?|of) (?:absolutely )?nothing|hammocks?|unwind(?:ing)?|switch(?:ing)? off|slowly|without rush(?:ing)?|(?:don'?t|do not) (?:want to )?(?:rush|hurry)|(?:don'?t|do not) (?:overload|pack)[a-z ]{0,20}|take it (?:easy|slow)|taking it (?:easy|slow)|slow travel|plenty of (?:rest|free time|breaks)|lots of (?:rest|free time|breaks|downtime)|few(?:er)? stops|(?:nothing|not(?: too)?) (?:too )?(?:strenuous|hectic|tiring|exhausting|crazy|demanding)|not too (?:many|much) (?:places|stops|things|sights)?)\b|ชิล(?:ล์)?|ชิว|สบาย|(?:ไม่|อย่า)(?:ต้อง|อยาก)?(?:เร่งรีบ|รีบร้อน|เร่ง|รีบ)(?:มาก)?|ไม่(?:อยาก)?(?:เหนื่อย|แน่น|อัด|หนัก|โหด|ลุย|ตะลุย)(?:มาก|เกินไป)?|(?<!เ)ช้า(?=\s|$)|เที่ยวช้า|สโลว์ไลฟ์|สโลไลฟ์|เรื่อย|เบา(?=\s|$)|พักผ่อน|นอนเปล|นอนอ่านหนังสือ|อ่านหนังสือ|ฮีลใจ|ตัดขาด(?:จาก)?โลก(?:ภายนอก)?|ไม่ทำอะไร|สงบ|พัก(?:ผ่อน)?เยอะ|ไม่(?:ต้อง)?(?:ไป)?หลาย\s?ที่/g

const FULL =
  /\b(?:(?:fully |very |jam[- ]?)?packed(?: schedule| itinerary| program)?|(?:busy|intense|intensive|action[- ]packed|hectic|fast|full(?! days?))(?:(?=[- ]days?\b)|[- ](?:pace|paced|schedule|itinerary|program(?:me)?))|fast[- ]?paced|as (?:much|many)(?: [a-z]+){0,3} as (?:possible|we can|i can|you can)|see everything|maximi[sz]e|cram(?:med)?|non[- ]?stop|make the most|(?:at )?(?:a )?(?:fast|quick|high|brisk) (?:pace|tempo))\b|จัดเต็ม|(?<!คน)แน่น(?!อน)|เก็บ(?:ให้)?(?:ครบ|หมด|ทุกที่)|ให้คุ้ม(?:ที่สุด)?|คุ้มสุด|หลาย\s?ที่|เยอะ\s?ที่สุด|(?:ไป|เที่ยว)ให้(?:ได้)?(?:เยอะ|มาก|หลาย\s?ที่|ครบ)\s?(?:ที่สุด)?|ตะลุย(?!กิน)|เต็มที่|เต็มวัน|ไม่กลัวเหนื่อย/g

/** The pace: how much fits into a day. */
export function readPace(sheet: Sheet, draft: Draft): void {
  sheet.take(MAX_STOPS, (match) => {
    const low = match[1] ?? match[3] ?? match[5]
    const high = match[2] ?? match[4] ?? match[6]
    const count = readNumber(high ?? low ?? '')
    if (count === null || count < 1 || count > 20) return false
    draft.maxStopsPerDay ??= Math.round(count)
    return true
  })
  sheet.take(LITTLE_WALKING, () => {
    draft.walking = 'little'
    draft.pace ??= 'easy'
  })
  sheet.take(EASY, () => {
    draft.pace ??= 'easy'
  })
  sheet.take(FULL, () => {
    draft.pace ??= 'full'
  })
  sheet.take(/\b(?:normal|medium|moderate|average|regular)[- ](?:pace|paced|speed|tempo)\b|กำลังดี|ปานกลาง/g, () => {
    draft.pace ??= 'normal'
  })
}

const EASY_STOPS = 3

/** Few stops imply an easy pace; so do seniors and toddlers, unless the prompt states otherwise. */
export function settlePace(draft: Draft): 'easy' | 'normal' | 'full' {
  if (draft.pace !== null) return draft.pace
  if (draft.maxStopsPerDay !== null)
    return draft.maxStopsPerDay <= EASY_STOPS ? 'easy' : draft.maxStopsPerDay >= 7 ? 'full' : 'normal'
  if ((draft.seniors ?? 0) > 0) {
    assume(draft, 'pace_for_seniors', {})
    return 'easy'
  }
  return 'normal'
}
