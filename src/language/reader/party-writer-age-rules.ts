import type { PartyRule } from './party-rule.ts'

// “I’m recently retired”, “solo traveller (65)”: the writer, by age.

export const WRITER_AGE_RULES: readonly PartyRule[] = [
  {
    who: 'writer_of_age',
    count: 65,
    th: '(ผม|เรา|ฉัน|ดิฉัน|พี่|ลุง|ป้า)(เพิ่ง|พึ่ง|)เกษียณ(แล้ว|), {first}(เพิ่ง|พึ่ง)(จะ|)เกษียณ(แล้ว|)',
    en: "(i'm|i am|i've|i have|just|recently|newly) (just|recently|newly|a|) retired, i (just|recently|) retired (last|this|in|from|early|at|a|two|three|{figure}|years|and|after|when), {first}(retired|retiree|pensioner)",
    unless: 'retired couple(s)',
    yes: [
      ['Retired teacher, travelling with a colleague', { adults: 1, seniors: 1, foreigners: 2 }],
      ["I'm recently retired", { seniors: 1, foreigners: 1 }],
      ['I retired last year and sold the house', { seniors: 1, foreigners: 1 }],
      ['ผมเพิ่งเกษียณ ไปกับแฟน', { adults: 1, seniors: 1 }],
      ['เพิ่งเกษียณ อยากนั่งรถไฟไปหนองคาย', { seniors: 1 }],
    ],
    no: ['my dad has retired', 'we are a retired couple'],
  },
  {
    who: 'writer_of_age',
    en: `
      (solo|lone|single) (travel(l)er|backpacker|woman|man|lady|guy|female|male|female travel(l)er|male travel(l)er){comma} (f|m|female|male|){comma} {own}, i am (a) {own}, i'm (a) {own}, im (a) {own}, {opening}(a|) (woman|man|female|male|lady|gentleman|guy){comma} {own},
      (widow|widower|widowed|spinster|bachelor|divorcee|divorcée|divorced (woman|man)|retired (nurse|teacher|woman|man|doctor|engineer)|pensioner){comma} (of|aged|) {own}, i (am|'m) a (widow|widower|bachelor|single woman|single man|divorced woman|divorced man){comma} (of|aged|) {own}, for a (woman|man|lady) (of|aged) {own}, i {ownBracketed}`,
    yes: [
      ["I'm 74, temples in Lampang", { seniors: 1, foreigners: 1 }],
      ['Woman, 68, alone in Lampang', { seniors: 1, foreigners: 1 }],
      ['Lone traveller, M, 66, by train to Nong Khai', { seniors: 1, foreigners: 1 }],
      ['Where could a widower of 71 spend January?', { seniors: 1, foreigners: 1 }],
      ['I am a widow, 64, and like markets', { seniors: 1, foreigners: 1 }],
      ["I'm a 63-year-old woman travelling alone", { seniors: 1, foreigners: 1 }],
    ],
    no: ['I am in Krabi', 'two women, 34 places', 'temples for a man of faith'],
  },
]
