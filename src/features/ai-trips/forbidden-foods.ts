/** Foods, in the words of travellers, and the kinds of tables that are there for them. */
const TABLES: readonly (readonly [food: RegExp, kinds: readonly string[]])[] = [
  [
    /seafood|shellfish|prawn|shrimp|crab|lobster|oyster|clam|mussel|squid|ซีฟู้ด|ทะเล|กุ้ง|ปู|หอย|หมึก/i,
    ['seafood', 'seafood market', 'river prawns', 'oyster omelette'],
  ],
  [
    /\bfish|seafood|ซีฟู้ด|ทะเล|ปลา(?!หมึก|ร้า)/i,
    ['seafood', 'seafood market', 'fish', 'grilled fish', 'river fish', 'grilled snakehead fish', 'fish maw soup'],
  ],
  [/pork|หมู/i, ['roast pork', 'stewed pork leg', 'pork leg', 'kuai chap']],
  [/beef|steak|เนื้อ(?:วัว)?$/i, ['beef noodles', 'steak']],
  [/chicken|poultry|ไก่/i, ['grilled chicken', 'chicken rice', 'betong chicken']],
  [/duck|poultry|เป็ด/i, ['roast duck']],
  [/peanut|nuts?\b|ถั่ว/i, ['satay', 'pad thai']],
  [/milk|dairy|lactose|นม/i, ['milk and toast shop', 'ice cream', 'organic dairy']],
]

/** Whether people go to a table of these kinds for what the travellers do not eat, or must not. */
export function isTableOfForbidden(kinds: readonly string[], foods: readonly string[]): boolean {
  return foods.some((food) =>
    TABLES.some(([words, tables]) => words.test(food) && tables.some((kind) => kinds.includes(kind))),
  )
}
