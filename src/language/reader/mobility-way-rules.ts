import type { MobilityRule } from './mobility-rule.ts'
import { listOf } from './phrases.ts'

// `แม่ขึ้นบันไดไม่ไหว`, “flat places only”: the ways that they can walk, or rather would. Slots: mobility-slots.ts.

export const WAYS: readonly MobilityRule[] = [
  {
    name: 'cannot or would rather not walk far',
    walking: 'little',
    reads: listOf(`
      เดินไม่ไหว, เดินไม่ค่อยไหว, เดินไม่ค่อยได้, เดินนานไม่ได้, เดินนาน ๆ ไม่ได้, เดินเยอะไม่ไหว, เดินไกลไม่ไหว,
      ยืนนานไม่ได้, ไม่เดินเยอะ, เดินมากไม่, เดินเยอะไม่, เดินไกลไม่,
      เดินได้(ไม่ไกล|ไม่นาน|ไม่มาก|นิดเดียว|น้อย|แป๊บเดียว),
      ไม่(อยาก|เอา|ชอบ|ต้อง|ขอ|)(ที่ต้อง|ต้อง|ที่|)เดิน(ป่า|เขา|ขึ้นเขา|)(หนัก|เยอะ|ไกล|มาก|นาน),
      เดิน(ป่า)(ไม่หนัก|ไม่เยอะ|ไม่ไกล|น้อยๆ|เบาๆ|สั้นๆ), เดินกลางแดด(นาน)ไม่,
      (walking|walks|standing) (is|are) (hard|difficult|painful|tough|tricky|a struggle|a problem|not easy),
      can (only) walk (about|around|maybe|perhaps|roughly|up to|) {figure} (m|metres|meters|yards|minutes|
      min){ends}, keep (the|all|) walking (to a minimum|short|down|minimal|light|low), can't walk far,
      can't walk much,
      (no|avoid|not too many|without|not many|hates|can't do|can't manage|can't handle|minimal|minimum|little|
      limited|not much|not a lot of) (long|steep|much|lots of|big|) (walk(s)|walking|hill(s)|climbs|
      climbing) (please|for|as|since|because|at|), not (too) much walking`),
    unless: listOf(`เดินช้าง`),
    yes: [
      'no steep climbs, please',
      'ยายเดินมากไม่ไหว',
      'ไม่อยากเดินป่าหนัก',
      'walking is difficult for my aunt',
      'he can walk about 300 metres',
      'keep the walking short',
      'พ่อเดินไกลไม่ไหว',
      'ยืนนานไม่ได้',
      'ขอเดินไม่เยอะ',
      "she can't walk far",
    ],
    no: [
      'ยืนนานหน่อยก็ได้',
      'อยากเดินป่า',
      'เดินเยอะได้สบาย',
      'เดินเล่นริมหาด',
      'not a steep price',
      'an island without a step plan',
    ],
  },
  {
    name: 'no stairs and no steep ways (Thai)',
    walking: 'little',
    reads: listOf(`
      ขึ้นลงบันไดไม่, ไม่(อยาก|ชอบ|เอา|ถนัด|ถูกกับ|)(ที่ต้อง|การ|ต้อง|)(เดิน)(ปีน|ขึ้น|ไต่)บันได,
      (เกลียด|กลัว)(การ|ขึ้น|)บันได, ขึ้นบันไดไม่ไหว, ขึ้นบันไดไม่ได้, บันไดไม่(เอา|ไหว|ได้),
      บันไดเยอะ(ๆ) ไม่(เอา|ค่อยไหว|ไหว|ได้),
      {onfoot}(เดิน|ขึ้น|ปีน|ขึ้นลง|ลง)(ขึ้น)(ทางชัน|ที่ชัน|เนินชัน|บันไดสูง|บันไดชัน|บันได|เนิน)(ๆ|มากๆ|มาก|เยอะๆ|
      เยอะ|) (ไม่(ค่อย)(เก่ง|ถนัด|ไหว|ได้|คล่อง|สะดวก)|ลำบาก), ไม่(เอา|มี|ชอบ|ต้องขึ้น)บันได,
      (เลี่ยง|หลีกเลี่ยง|หนี|งด)บันได`),
    unless: listOf(`เดินช้าง`),
    yes: [
      'บันไดเยอะไม่ไหว',
      'ขึ้นบันไดเยอะๆไม่ไหวแล้ว',
      'ลุงเดินขึ้นทางชันไม่ค่อยเก่ง',
      'ขึ้นบันไดไม่ค่อยคล่อง',
      'ไม่ชอบปีนบันได',
      'อยากเลี่ยงบันได',
      'แม่ขึ้นบันไดไม่ไหว',
      'แม่กลัวบันได',
    ],
    no: ['รถขึ้นทางชันได้', 'ขับขึ้นทางชันไม่เก่ง', 'ชอบบันไดนาค'],
  },
  {
    name: 'no stairs (English)',
    walking: 'little',
    reads: listOf(`
      slow (on|with|up) (the) (stairs|steps|hills),
      can't (walk|manage|do|handle) (long distances|for long|hills|steps|many stairs|lots of stairs),
      (hate|hates|dislikes|dislike|dreads|dread|avoids|avoid) (the|all|climbing|) (stairs|steps|steep steps|
      steep hills), (struggles|struggle) (with|to) (stairs|steps|walking|walk|hills), can't climb stairs,
      (without|nowhere with|nothing with|not one with|places without|anywhere without) (any|lots of|many|loads of|
      so many|too many|all the|) (stairs|steps), as few (stairs|steps),
      (not|isn't|aren't) (all|just|only|nothing but) (stairs|steps),
      (stairs|steps) (are|is) (out|a nightmare|a no go|beyond me|beyond her|beyond him|too much|not for),
      can't climb{ends}, can't do stairs, can't manage stairs, no stairs,
      (no|not|without|avoid|avoiding|fewer) (long|steep|many|big|endless|high|lots of|a lot of|tall) (stairs|steps|
      staircase(s)|stairways), (stairs|steps) (are|is) (an issue|a problem|hard|difficult|tough|not possible),
      not too many stairs, not many stairs,
      (can't|couldn't|shouldn't|mustn't|unable to|not able to|struggles to|struggle to|hard to|hard for … to|
      trouble|difficulty|problems) (climb|climbing|do|use|manage|go up|walk up) (many|lots of|a lot of|too many|any|
      steep|long|more than a few|flights of|) (stairs|steps|staircases),
      (don't|doesn't|won't|not|rather not|prefers not|no need) (want|like|wish|have|wants|likes|) (to) climb (many|
      lots of|a lot of|too many|any|steep|long|) (stairs|steps|staircases),
      (no|without|avoid|less|little) (climbing|stair climbing) (of|up|) (many|any|steep|long|) (stairs|steps),
      (no|without|avoid|avoiding) stair climbing`),
    yes: [
      "my father can't climb stairs",
      'my dad (74, slow on stairs)',
      'grandma cannot climb a lot of stairs',
      'dad is not able to climb steep steps',
      "mum doesn't want to climb stairs",
      'it is hard for her to climb stairs',
      'we love temples but hate stairs',
      'a hotel without any steps',
      'with as few stairs as possible',
      'stairs are beyond me',
      'no stairs please',
      'he struggles with stairs',
      'not too many stairs',
    ],
    no: ['we want to climb the stairs to the top', 'first steps in diving'],
  },
  {
    name: 'only flat ways',
    walking: 'little',
    reads: listOf(`
      (เดิน|ขอ|เอา|เฉพาะ)(แต่|แค่|ที่|)(ทาง|พื้น|ที่)ราบ(เท่านั้น|อย่างเดียว|ได้|นะ|ค่ะ|ครับ|พอ),
      nothing (too|very|) (steep|hilly){wordEnd},
      (not|avoid|avoiding|without) (too|any|very|) (steep|hilly) (hills|walks|paths|trails|climbs|streets|places|
      bits),
      (flat|level|even) (walk(s)|walking|ground|terrain|path(s)|going|surfaces|routes) (only|please|for|if|as|
      because){wordEnd}, (flat|level) walking, (walk(s)|walking|stroll(s)) on (the) (flat|level ground),
      (only|must be|has to be|keep it) flat{ends}, level access,
      flat (places|ones|sights|spots|areas) (only|please)`),
    unless: listOf(`เดินช้าง`),
    yes: [
      'nothing too steep',
      'some flat walking is fine',
      'level ground only, please',
      'ขอเดินทางราบเท่านั้น',
      'flat places only',
      'it must be flat.',
    ],
    no: ['a flat tyre', 'a flat in Bangkok', 'ที่ราบสูงโคราช'],
  },
]
