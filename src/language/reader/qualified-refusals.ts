import type { Concept } from '../../world/vocabulary.ts'
import type { Listed } from './seen-before.ts'
import type { Sheet } from './sheet.ts'

interface Answer {
  readonly sign: 'wanted' | 'unwanted'
}

/** A kind or a name; only kinds have concepts. */
export type Item = Listed & { readonly concepts?: readonly Concept[] }

/**
 * Refusals that do not refuse the whole kind, as the text wants it elsewhere: `อยากได้วัดเล็กๆ ไม่ใช่วัดที่ทัวร์ลง` refuses
 * some temples, and “two days of diving, she doesn't dive” says what one of them does meanwhile. What the refused ones are
 * known by is refused instead (“no beaches with jet skis”).
 */
export function freeQualified<A extends Answer>(
  { text }: Sheet,
  items: readonly Item[],
  answers: A[],
  { plain, seen }: Readonly<Record<'plain' | 'seen', A>>,
): void {
  items.forEach((item, at) => {
    const answer = answers[at]
    if (answer?.sign !== 'unwanted' || answer === seen || !isWantedElsewhere(items, answers, at)) return
    const before = text.slice(Math.max(0, item.start - REACH), item.start)
    const after = text.slice(item.end, item.end + REACH)
    const isOfOne = OF_ONE.test(before) || (OF_ONE_TH.test(before) && CANNOT_TH.test(after))
    if (!isOfOne && !QUALIFIED.test(after) && !QUALIFIED_BEFORE.test(before)) return
    answers[at] = plain
    const next = items[at + 1]
    if (!isOfOne && next?.concepts && KNOWN_BY.test(text.slice(item.end, next.start))) answers[at + 1] = answer
  })
}

const REACH = 48

function isWantedElsewhere(items: readonly Item[], answers: readonly Answer[], at: number): boolean {
  const refused = items[at]?.concepts ?? []
  return items.some(
    ({ concepts = [] }, other) =>
      answers[other]?.sign === 'wanted' &&
      concepts.some(({ key, broader }) =>
        refused.some((concept) => concept.key === key || broader.includes(concept.key)),
      ),
  )
}

/** What is said of the refused ones right after their kind: a relative clause, whom they are for, how they are. */
const QUALIFIED =
  /^s?,? (?:that|which|where|who|with|full of|for|everyone|everybody|packed|crowded|in every|on every|in all|on all|like the)\b|^\s?(?:ๆ\s?)?(?:(?:ดัง|ใหญ่|แมส|ฮิต|ยอดฮิต|แพง|หรู|ทั่วไป|เดิม|โต|พุทธพาณิชย์|คน(?:เยอะ|แน่น))(?![ะ-์])|(?:ที่|ซึ่ง|แบบ|แนว|สไตล์|ประเภท)(?=[ก-์]))/
const QUALIFIED_BEFORE =
  /\b(?:big|huge|large|famous|crowded|touristy|busy|popular|usual|main|standard|commercial|modern|expensive|fancy|loud|typical|overrated|well[- ]known|mainstream|party|same old|obvious)(?:,? (?:and )?(?:big|famous|crowded|touristy|busy|popular|commercial|modern|expensive|fancy|loud))? $/
/** What they are known by: “with jet skis”, `ที่มีเจ็ตสกี`. */
const KNOWN_BY =
  /^s? (?:with|full of|packed with|that (?:have|has)|where there (?:are|is))(?: [a-z]+){0,2} $|^\s?(?:ที่|ซึ่ง)(?:มี|เต็มไปด้วย|คนมา)(?:แต่)?$/

const KIN_EN =
  '(?:she|he|they|hubby|(?:(?:my|our|the|his|her) )?(?:(?:older|younger|little|best|other) )?(?:wife|husband|partner|girlfriend|boyfriend|gf|bf|fiancee?|mother|mum|mom|father|dad|parents|sister|brother|friends?|mates?|son|daughter|kids?|children|boys?|girls?|in-laws|grandma|grandpa|gran)|one of (?:us|them)|some of us|the others?|the rest)'
/** “She doesn't dive”, “my mum isn't into temples”: what one of them does not do. */
const OF_ONE = new RegExp(
  `\\b${KIN_EN}(?: really| just| also| still| sadly)? (?:does(?:n't| not)|do(?:n't| not)|can(?:'t|not| not)|won't|will not|isn't|is not|aren't|are not|hates?|dislikes?|never|(?:is|are) (?:scared|afraid|terrified|bored|tired|sick) (?:of|by)|gets? sick|(?:has|have) no interest|could skip)\\b[^.,;!?]{0,24}$|` +
    '(?:แฟน|สามี|ภรรยา|เมีย|ผัว|แม่|พ่อ|ลูก(?:สาว|ชาย)?|เพื่อน|พี่(?:สาว|ชาย)?|น้อง(?:สาว|ชาย)?|ยาย|ตา|ปู่|ย่า|หลาน|อีกคน|บางคน|คนนึง|คนหนึ่ง|เขา|เค้า)(?:เรา|ผม|คนนึง|คนหนึ่ง|บางคน|ๆ)?\\s?(?:ก็|เค้า|เขา|แก|ดัน)?(?:ไม่|กลัว|เกลียด|เบื่อ)[ก-์]{0,10}$',
)
/** `แฟนดำน้ำไม่เป็น`: the same, with the “no” after what is not done. */
const OF_ONE_TH =
  /(?:แฟน|สามี|ภรรยา|เมีย|ผัว|แม่|พ่อ|ลูก(?:สาว|ชาย)?|เพื่อน|พี่(?:สาว|ชาย)?|น้อง(?:สาว|ชาย)?|ยาย|ตา|ปู่|ย่า|หลาน|อีกคน|บางคน|คนนึง|คนหนึ่ง|เขา|เค้า)(?:เรา|ผม|คนนึง|คนหนึ่ง|บางคน|ๆ)?\s?(?:ก็|ดัน)?$/
const CANNOT_TH = /^\s?ไม่(?:ค่อย)?(?:เป็น|ได้|ไหว|เก่ง|เอา|ชอบ|อิน)/
