/** “With my brother”, `กับพี่สาว`, “my best friend and I”: who that is. */
export const companionIn = (text: string) => text.replace(LEAD, '').replace(LEAD_TH, '').replace(AND_I, '').trim()
const LEAD = /^(?:with|and|plus|taking|take|bringing|bring|treating|[+&,])? ?(?:my|our|a)? /
const LEAD_TH = /^(?:กับ|กะ|พา|ชวน|และ|[+&])\s?/
const AND_I = / (?:and|&|\+) (?:i|me)$/
