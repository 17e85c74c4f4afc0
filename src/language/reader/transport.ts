import type { Draft } from './draft.ts'
import { PARTY_SLOTS } from './party-slots.ts'
import { compileRule, takeRule } from './phrase-rules.ts'
import type { Sheet } from './sheet.ts'
import { TRANSPORT_RULES, type TransportRule } from './transport-rules.ts'

const RULES = TRANSPORT_RULES.map((rule) => compileRule(rule, PARTY_SLOTS))
/** Boats refused are a kind of outing refused. */
const BOAT_KINDS = ['boat tour', 'boat']

/** The means of transport: the first one named, without those that the travellers say they lack. */
export function readTransport(sheet: Sheet, draft: Draft): void {
  let isFlightRefused = false
  for (const compiled of RULES) {
    const { by } = compiled.rule
    takeRule(sheet, compiled, ({ index }) => {
      if (by === 'no_boats') for (const key of BOAT_KINDS) draft.avoidKinds.set(key, 'hard')
      else if (by === 'no_flights') isFlightRefused = true
      else if (!CAN_REFUSE.has(by) || !isRefused(sheet, index)) draft.transport ??= by
    })
  }
  // Of a journey with several flights, trains and buses are the rest of the way.
  const flights = sheet.text.match(FLIGHTS)?.length ?? 0
  if (flights > 1 && (draft.transport === 'train' || draft.transport === 'bus')) draft.transport = 'plane'
  // The means of transport left over, unless the prompt states another.
  if (isFlightRefused) draft.transport ??= 'car'
}

const FLIGHTS = /\bfl(?:y|ying|ights?) to\b|บิน(?:ไป|ลง|ต่อ)/g
/** Vehicles whose refusals have no rule of their own. */
const CAN_REFUSE: ReadonlySet<TransportRule['by']> = new Set(['train', 'bus', 'motorbike', 'bicycle'])
/** “No crowded buses or nights on trains”, “rather fly than sit on a bus”, `ไม่อยากนั่งรถทัวร์`. */
const REFUSED =
  /\b(?:no|without|avoid(?:ing)?|hates?|refuses?(?: to)?|rather than|instead of|than|sick of|tired of|(?:do|wo|ca)n't (?:want|like|fancy|do|take|ride|stand))\b(?! (?:problem|worries))[^.,;:!?\n]{0,40}$|(?:ไม่|เบื่อ|ขี้เกียจ)(?:อยาก|เอา|ชอบ|ขอ|ไหว)?$/
const REFUSED_REACH = 64

const isRefused = ({ text }: Sheet, at: number) => REFUSED.test(text.slice(Math.max(0, at - REFUSED_REACH), at))
