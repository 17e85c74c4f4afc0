import type { Draft } from './draft.ts'
import { PARTY_SLOTS } from './party-slots.ts'
import { compileRule, takeRule } from './phrase-rules.ts'
import type { Sheet } from './sheet.ts'
import { TRANSPORT_RULES } from './transport-rules.ts'

const RULES = TRANSPORT_RULES.map((rule) => compileRule(rule, PARTY_SLOTS))
/** Boats refused are a kind of outing refused. */
const BOAT_KINDS = ['boat tour', 'boat']

/** The means of transport: the first one named, without those that the travellers say they lack. */
export function readTransport(sheet: Sheet, draft: Draft): void {
  let isFlightRefused = false
  for (const compiled of RULES) {
    const { by } = compiled.rule
    takeRule(sheet, compiled, () => {
      if (by === 'no_boats') for (const key of BOAT_KINDS) draft.avoidKinds.set(key, 'hard')
      else if (by === 'no_flights') isFlightRefused = true
      else draft.transport ??= by
    })
  }
  // The means of transport left over, unless the prompt states another.
  if (isFlightRefused) draft.transport ??= 'car'
}
