import { describe, expect, it } from 'vitest'
import { RuleList, takeSaid } from './phrase-rule.ts'
import { Sheet } from './sheet.ts'

const rule = (name: string, th: string, en: string, both: string) => ({ name, th, en, both })
const RULES = new RuleList([
  rule('market', 'ตลาดนัด', 'market', 'otop'),
  rule('temple', 'ไหว้พระ', 'temple', 'wat'),
  rule('beach', 'ชายทะเล', 'beach', 'sup'),
])
// The first list makes the numbers known of which later texts have an index.
const within = (text: string) => [...RULES.within(new Sheet(text))].map(({ rule: { name } }) => name)
within('')

describe('a list of rules', () => {
  it.each([
    ['เที่ยวตลาดนัดแล้วไหว้พระ', ['market', 'temple']],
    ['a market, then ชายทะเล', ['market', 'beach']],
    ['temple and wat', ['temple']],
    ['otop wat sup', ['market', 'temple', 'beach']],
    ['three days in Nan', []],
  ])('%s: gives those that the text may have, once each and in their order', (text, names) => {
    expect(within(text)).toEqual(names)
  })

  it('gives a rule that follows once another has read the words before it', () => {
    const [list, sheet] = [
      new RuleList([rule('word', 'กิน', 'eat', 'x1x'), rule('next', 'zzz', 'fish', 'x2x')]),
      new Sheet('กินfish'),
    ]
    const taken: string[] = []
    for (const compiled of list.within(sheet)) takeSaid(sheet, compiled, () => void taken.push(compiled.rule.name))
    expect(taken).toEqual(['word', 'next'])
  })
})
