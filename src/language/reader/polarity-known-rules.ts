import { cueAround } from './cues.ts'
import { oneOf } from './phrases.ts'
import type { CueRule } from './polarity-rule.ts'

// `เคยไปแล้ว`, “been there”: what they have seen already.

/** How completely or how often they have seen it. */
const OFTEN_TH = oneOf(`
  หมด, ครบ, บ่อย, เยอะ,
  จนเบื่อ, จนปรุ, จนพรุน,
  หลาย(รอบ|ครั้ง), {times}`)

/** Before or after what they have seen: `วัดพระแก้วเคยไปแล้ว`. */
export const SEEN_ALREADY: readonly CueRule[] = [
  {
    says: 'seen',
    th: `
      เคย(ไป|เที่ยว|ขึ้น|ดู|แวะ)(เที่ยว|กัน|)(มา|)(กัน|)(หมด|ครบ|บ่อย|หลาย(รอบ|ครั้ง)|ทุกที่|){already}{ends},
      (ไป|เที่ยว|ขึ้น|ดู|เก็บ|แวะ)(เที่ยว|กัน|)(มา|)(กัน|)${OFTEN_TH}{already}(แล้ว),
      (ไป|เที่ยว|ขึ้น|แวะ)(กัน|)มา(กัน|)แล้ว,
      ไปแล้ว{ends},
      {went}มา(กัน|)(หมด|ครบ|)แล้ว{ends}`,
    unless: `
      ไป…แล้ว…(อยากไปอีก|จะไปอีก|ไปซ้ำ|อยากกลับไป),
      (ไป|เที่ยว|เก็บ|แวะ|ดู)(กัน|ให้|ได้|)(หมด|ครบ)(ใน|ได้|ไหม|มั้ย|ไหว|ทัน|ภายใน|วันเดียว|กี่|ปะ|ป่าว|รึ|หรือ|ทุก|ทั้ง)`,
    yes: [
      ['เกาะล้าน บางแสน ไปมาหมดแล้ว', 'ไปมาหมดแล้ว'],
      ['วัดพระแก้วเคยไปแล้วค่ะ', 'เคยไปแล้ว'],
      ['ม่อนแจ่มไปบ่อยแล้ว', 'ไปบ่อยแล้ว'],
      ['เกาะล้านไปมา 3 รอบแล้ว', 'ไปมา 3 รอบแล้ว'],
      ['ไปดอยสุเทพ ม่อนแจ่มมาแล้ว', 'มาแล้ว'],
    ],
    no: [
      'ไปแล้วต่อด้วยน่าน',
      'จองที่พักมาแล้ว',
      'ลงจากดอยมาแล้วไปตลาด',
      'เคยไปวัดแล้ว',
      'อยากเก็บให้ครบ',
      'ผาฮี้ ดอยตุง เที่ยวหมดในวันเดียวได้มั้ย',
      'เขาใหญ่ไปมาหลายรอบแล้ว อยากไปอีก',
    ],
  },
]

/** Before what they have seen: “we have been to the markets”. */
export const BEEN_THERE: readonly CueRule[] = [
  {
    says: 'been',
    th: 'เคยไป(มา|)(แล้ว|)(คือ|ได้แก่|พวก), เคยไป',
    en: "already (been to|been|seen|visited|did|done), (have|we've|i've) been to",
    unless:
      '(anyone|anybody|any one|someone|somebody|who|you|ever) (here|else|guys|of you|) (have|has|) been to, (have|has) (anyone|anybody|you|any of you) (here|else|guys|ever|) been to, (ใคร|ใคร |คน|ทุกคน|ทุกท่าน|ท่านใด|ท่านไหน|ผู้)(ที่|)เคยไป, (พี่|เพื่อน|เพื่อน |พี่ |น้า)ที่เคยไป, ไม่เคยไป…, เคยไป…(ชอบ|ประทับใจ|ติดใจ|อยากไปอีก|อยากกลับ|อยากไปซ้ำ)',
    yes: [
      ['เคยไปวัดแล้ว', 'เคยไป'],
      ["we've been to the markets", "we've been to"],
    ],
    no: ['been there', 'has anyone been to the caves?', 'เคยไปน้ำตกแล้วติดใจ', 'ถึงทุกคนที่เคยไปน้ำตก'],
  },
]

/** Words right before a name: they have seen it, unless it was a picture of it. */
export const SEEN_BEFORE = cueAround(
  [
    {
      name: 'they have seen it',
      before: {
        en: `
          {we}('ve| have) (already|both|all|) (seen|done|visited|explored|toured|climbed|been to see) (the|all of the|all of|most of the|most of|),
          {we} (already|both) (know|saw|did) (the|all of the|)`,
      },
      notAfter: {
        en: `
          {space}(is|are|was|were|has|have|can|closes|opens|recommended|mentioned|listed|suggested|described|praised|advertised),
          {space}(on|in|from|via|all over) (my|the|your|a|so many|many|)
          (tv|telly|instagram|insta|tiktok|youtube|netflix|facebook|picture(s)|photo(s)|film(s)|movie(s)|video(s)|blog(s)|guide(s)|guidebook(s)|documentary|news|list(s)|itineraries)`,
      },
      yes: [
        "we've seen the ‹White Temple›, so what else",
        'I have visited ‹Wat Pho› twice',
        "we've done all of the ‹old town›",
        'we already know ‹Doi Suthep› well',
      ],
      no: [
        "we've never seen ‹Wat Pho›",
        'those who have seen ‹Wat Pho›',
        "we've done a plan with ‹Wat Pho›",
        "once we've seen ‹Wat Pho›",
        'have you seen ‹Wat Pho›',
        "I've seen ‹Wat Pho› is shut",
        "we've seen ‹Wat Arun› on Instagram",
        "we've seen ‹Wat Arun› on the TV",
        "we've seen ‹Wat Arun› in the news",
        "we've seen ‹Wat Arun› on my Instagram",
      ],
    },
  ],
  { we: '(?<!\\b(?:once|after|when|if|until|till|before|as|hope|that|what|where) )\\b(?:i|we)', space: ' ' },
)
