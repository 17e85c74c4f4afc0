import { assume, type Draft } from './draft.ts'
import { readNightRide } from './night-rides.ts'
import { HAS_OWN_VEHICLE } from './own-vehicle-rules.ts'
import { compileRule, findPhrases, matchesAnywhere, RuleList, takeRule } from './phrase-rule.ts'
import type { Transport } from './reading.ts'
import type { Sheet, Span } from './sheet.ts'
import { isOnlyTold } from './told-vehicles.ts'
import { DRIVEN_BY_OTHERS } from './transport-driven-rules.ts'
import { BACKPACKERS, NOBODY_DRIVES } from './transport-public-rules.ts'
import { TRANSPORT_SLOTS } from './transport-ride-rules.ts'
import type { TransportRule } from './transport-rule.ts'
import { TRANSPORT_RULES } from './transport-rules.ts'

const NOBODY = compileRule(NOBODY_DRIVES)
const DRIVEN = compileRule(DRIVEN_BY_OTHERS, TRANSPORT_SLOTS)
const BACKPACKED = compileRule(BACKPACKERS)
const RULES = new RuleList(TRANSPORT_RULES, TRANSPORT_SLOTS)
/** Boats refused are a kind of outing refused. */
const BOAT_KINDS = ['boat tour', 'boat']

/** The means of transport: the first one named, without those that the travellers say they lack. */
export function readTransport(sheet: Sheet, draft: Draft): void {
  takeRule(sheet, DRIVEN, ({ index }) => {
    if (!isRefused(sheet, index)) draft.transport ??= 'car'
  })
  if (NOBODY.patterns.some((slots) => findPhrases(sheet, slots).length > 0)) draft.transport ??= 'public'
  let isYielding = false
  for (const compiled of RULES.within(sheet)) {
    const { by, yields, isAnywhere } = compiled.rule
    const read = ({ index, 0: words }: RegExpExecArray) => {
      if (by === 'no_boats') for (const key of BOAT_KINDS) draft.avoidKinds.set(key, 'hard')
      else if (by === 'no_flights') draft.isFlightRefused = true
      else if (CAN_REFUSE.has(by) && isRefused(sheet, index)) return
      else if (by !== 'public' && isOnlyTold(sheet, index, words)) return
      else if (draft.transport === null) {
        draft.transport = by
        isYielding = yields === true
      } else if (isYielding && (by === 'car' || by === 'motorbike') && isTheirs(sheet, index, words)) {
        draft.transport = by
        isYielding = false
      }
    }
    if (isAnywhere) matchesAnywhere(sheet, compiled).forEach(read)
    takeRule(sheet, compiled, read)
  }
  readNightRide(sheet, draft, ({ index, 0: words }) => !isRefused(sheet, index) && !isOnlyTold(sheet, index, words))
  draft.transport ??= draft.nightRide?.by ?? null
  if (matchesAnywhere(sheet, BACKPACKED).some(({ index, 0: words }) => !isOnlyTold(sheet, index, words))) {
    draft.transport ??= 'public'
    if (draft.budget === null) draft.spending ??= 'low'
  }
  // `ไปกัน 12 คน รถตู้`: a party that fills one has hired it.
  if (draft.transport === 'bus' && (draft.heads?.count ?? draft.adults ?? 0) >= FILLS_A_VAN)
    if (VAN_TH.test(sheet.text) && !VAN_OF_ALL.test(sheet.text)) draft.transport = 'car'
  // “Back with the bikes by six”: those of who rides are no bicycles.
  if (draft.transport === 'motorbike') sheet.take(BIKES)
  // Of a journey with several flights, trains and buses are the rest of the way.
  if ((draft.transport === 'train' || draft.transport === 'bus') && isFlown(sheet, draft)) draft.transport = 'plane'
  if (OWN_WHEELS.has(draft.transport) && HAS_OWN_VEHICLE.test(sheet.text)) assume(draft, 'own_vehicle', {})
  // The means of transport left over, unless the prompt states another.
  if (draft.isFlightRefused) draft.transport ??= 'car'
}

const isFlown = (sheet: Sheet, { isFlightRefused }: Draft) =>
  sheet.findAnywhere(FLIGHTS).length > 1 || (!isFlightRefused && FLOWN_ON.test(sheet.text))

/** Null: they will drive if nothing else is said. */
const OWN_WHEELS: ReadonlySet<Transport | null> = new Set([null, 'car', 'motorbike'])
const FILLS_A_VAN = 6
const VAN_TH = /รถตู้|รถบัส|มินิบัส|รถโค้ช/
const VAN_OF_ALL =
  /(?:รถตู้|รถบัส)\s?(?:จาก|ที่|สาย|ประจำ|ไปลง|รอบ|โดยสาร|สาธารณะ|ร่วม)|หมอชิต|บขส|สายใต้|เอกมัย|ขนส่ง|ตั๋ว|คิวรถ|รถไฟ|รถทัวร์/

/** “By bus, then we hire a car”: they have it there, and do not only weigh it against the bus or tell of another trip. */
function isTheirs({ text }: Sheet, index: number, words: string): boolean {
  const end = index + words.length
  const before = text.slice(Math.max(0, index - BESIDE), index)
  return (
    OWN.test(text.slice(Math.max(0, index - LONGEST_OWN), end + LONGEST_OWN)) &&
    !OTHERWISE.test(before) &&
    !REFUSED.test(before) &&
    !WEIGHED.test(text.slice(end, end + LONGEST_OWN))
  )
}
const LONGEST_OWN = 12
const BESIDE = 40
const OWN =
  /\b(?:rent(?:ed|ing|al)?|hir(?:e|ed|ing)|borrow(?:ed|ing)?|lends?|loan|own|driver)\b|เช่า|ยืม|ส่วนตัว|เอง|เอารถ|จ้าง|เหมา/
const OTHERWISE =
  /(?:\b(?:or|last (?:time|year|trip)|if|instead of|than|worth|should|need)\b|หรือ|คราวก่อน|ครั้งก่อน|ปีที่แล้ว|ถ้า)[^.!?\n]*$/
const WEIGHED = /^[^.!?\n]*?(?:\bor\b|หรือ|ดีไหม|ไหม|มั้ย)/

/** “Cycling Trat to Rayong”, “train Bangkok to Lopburi”: how they go between two places. */
export function readRide({ text }: Sheet, draft: Draft, places: readonly Span[]): void {
  places.forEach(({ start, end }, at) => {
    const before = text.slice(Math.max(0, start - RIDE_REACH), start)
    if (at === 0 && CYCLED_TO.test(before)) draft.transport ??= 'bicycle'
    const next = places[at + 1]
    if (next === undefined || !LEADS_TO.test(text.slice(end, next.start))) return
    draft.transport ??= RIDES.find(({ says }) => says.test(before))?.by ?? null
  })
}
const RIDE_REACH = 56
const RIDES: readonly { readonly by: Transport; readonly says: RegExp }[] = [
  {
    by: 'bicycle',
    says: /(?:\b(?:cycl(?:e|ing)|bik(?:e|ing)|bicycling|pedall?ing|bikepacking)(?: trip| tour| ride)?(?: (?:solo|alone|slowly|together))?(?: (?:down|up|along) the (?:coast|gulf|mekong|river|country))?(?: from)?(?: the)?|ปั่น(?:จักรยาน)?(?:ออก)?(?:จาก)?) ?$/,
  },
  { by: 'train', says: /(?:\btrains?|รถไฟ)(?: ride| from)? ?$/ },
  { by: 'bus', says: /(?:\b(?:bus|coach|minivan)|รถทัวร์|รถตู้|บขส\.?)(?: ride| from)? ?$/ },
]
/** `ปั่นจักรยานไปตาก 4 วัน`: the first place that they name. */
const CYCLED_TO = /ปั่น(?:จักรยาน)?(?:ทางไกล)?(?:ไป|กลับ(?:ไป)?|ถึง|ขึ้น|ลง)(?:เที่ยว|ที่)? ?$/
const LEADS_TO = /^ ?(?:to|-|->|>|ไป|ถึง|มา|สู่) ?$/

const BIKES = /\b(?:the|our|my|two|three|these|both) bikes?\b/g
const FLIGHTS = /\bfl(?:y|ying|ights?)(?: (?:on|over|across|back|straight|direct))? to\b|บิน(?:ไป|ลง|ต่อ)/g
/** One flight within the country: “then fly down to Krabi”, `แล้วบินลงใต้`. */
const FLOWN_ON =
  /\b(?:then|from there|after that|afterwards) (?:(?:we|i|we'll|i'll|will|to) ){0,3}fl(?:y|ying)\b(?! (?:home|back|out))|\bfl(?:y|ying) (?:down|up|south|north)\b|\b(?:domestic|internal) flights?\b|แล้ว(?:ค่อย|ก็)?บิน(?:ต่อ|ไป|ลง)|บินลงใต้|บินขึ้นเหนือ/
/** Vehicles whose refusals have no rule of their own. */
const CAN_REFUSE: ReadonlySet<TransportRule['by']> = new Set(['train', 'bus', 'motorbike', 'bicycle'])
/** “No crowded buses or nights on trains”, “rather fly than sit on a bus”, `ไม่อยากนั่งรถทัวร์`. */
const REFUSED =
  /\b(?:no|without|avoid(?:ing)?|hates?|refuses?(?: to)?|rather than|instead of|than|sick of|tired of|not(?= ?$)|(?:do|wo|ca)n't (?:want|like|fancy|do|take|ride|stand))\b(?! (?:problem|worries))[^.,;:!?\n]{0,40}$|(?:ไม่|เบื่อ|ขี้เกียจ|กลัว(?:การ)?|เข็ด|เลิก)(?:อยาก|เอา|ชอบ|ขอ|ไหว|กล้า)?$/
const REFUSED_REACH = 64

const isRefused = ({ text }: Sheet, at: number) => REFUSED.test(text.slice(Math.max(0, at - REFUSED_REACH), at))
