import { LENGTH_FOLLOWS, PREFERRED, PREFERRED_OVER } from './polarity-reach-rules.ts'
import type { Item } from './seen-before.ts'
import type { Span } from './sheet.ts'

interface Answer {
  readonly sign: 'wanted' | 'unwanted' | 'neither'
}

/** `ไม่เอาวัด ห้าง สวนสัตว์`, “No temples, malls and zoos.”: a sentence that is one “no” and its list refuses all of it. */
export function refuseLists<A extends Answer>(
  text: string,
  items: readonly Item[],
  cues: readonly Span[],
  answers: A[],
): void {
  for (const cue of cues) {
    const first = items.findIndex(({ start }) => start >= cue.end)
    const answer = answers[first]
    if (answer?.sign !== 'unwanted') continue
    const isThai = /[ก-์]/.test(text.slice(cue.start, cue.end))
    const lead = text.slice(cue.end, items[first]?.start)
    if (!(isThai ? /^[\s:]*$/ : /^ (?:(?:any|the|more) )?$/).test(lead)) continue
    if (!isThai && !(/^(?:please )?no\b/.test(text.slice(cue.start, cue.end)) && BEGINS.test(text.slice(0, cue.start))))
      continue
    let last = first
    while (goesOn(text, items, last, isThai ? TH_GAP : EN_GAP)) last++
    const rest = text.slice(items[last]?.end)
    const enough = isThai && lead !== '' ? 1 : 2
    if (last - first < enough || !(isThai ? TH_ENDS : EN_ENDS).test(rest) || LENGTH_FOLLOWS.test(rest)) continue
    for (let at = first; at <= last; at++) answers[at] = answer
  }
}

const TH_GAP = /^(?:\s+|\s*[,/]\s*)(?:และ|กับ|หรือ|แล้วก็)?\s?$/
const EN_GAP = /^(?:, ?(?:and |or )?| (?:and|or) )(?:any |the |more )?$/
const BEGINS = /(?:^|[.;!?\n(] ?|(?:days?|nights?|weeks?|people|adults|of us|baht) ?,? ?)$/
const TH_ENDS = /^\s*(?:$|[\n.)]|ไป(?=\S)|นะ|ค่ะ|คะ|ครับ|คับ|จ้า|เลย|แล้ว|ทั้ง|เบื่อ|ขอ|เอา(?!แต่)|อยาก|เน้น|ชอบ|แต่)/
const EN_ENDS = /^\s*(?:$|[.;!)\n]|please\b|thanks\b|thank you\b)/

function goesOn(text: string, items: readonly Item[], at: number, gap: RegExp): boolean {
  const [item, next] = [items[at], items[at + 1]]
  return !!item && !!next && !item.geo === !next.geo && gap.test(text.slice(item.end, next.start))
}

/** “We prefer markets to malls”, `ทะเลดีกว่าภูเขา`: the second of two kinds is wanted less. */
export function preferFirst<A extends Answer>(text: string, items: readonly Item[], answers: A[], less: A): void {
  items.forEach(({ start, end, geo }, at) => {
    const next = items[at + 1]
    if (geo || !next?.concepts || next.geo || answers[at]?.sign !== 'wanted') return
    const between = text.slice(end, next.start)
    if (PREFERRED_OVER.test(between) || PREFERRED.test(text.slice(Math.max(0, start - REACH), start), between))
      answers[at + 1] = less
  })
}
const REACH = 32
