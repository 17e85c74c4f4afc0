import { describe, expect, it } from 'vitest'
import { formatClock } from '../../world/hours.ts'
import { ACTIVITY_RULES } from './activity-rules.ts'
import { CROWD_RULES } from './crowd-rules.ts'
import { readRhythm } from './day-rhythm.ts'
import { RHYTHM_RULES } from './day-rhythm-rules.ts'
import { readDayMarks } from './days.ts'
import { emptyDraft } from './empty-draft.ts'
import { readFood } from './food.ts'
import { DIET_RULES, FOOD_RULES, OTHER_FOOD_RULES, SPICY_RULES, TEETOTAL } from './food-rules.ts'
import { readGroup } from './group.ts'
import { groupOf } from './group-of-party.ts'
import { EQUALS_RULES, GROUP_RULES } from './group-rules.ts'
import { readJourney } from './journey.ts'
import { JOURNEY_RULES } from './journey-rules.ts'
import { readMobility } from './mobility.ts'
import { MOBILITY_RULES } from './mobility-rules.ts'
import { readPace } from './pace.ts'
import { PACE_RULES } from './pace-rules.ts'
import { PACE_SLOTS } from './pace-slots.ts'
import { readParty, settleParty } from './party.ts'
import { findMembers } from './party-found.ts'
import { MEMBER_LISTS } from './party-member-lists.ts'
import { NOTE_RULES } from './party-note-rules.ts'
import { ALL_PARTY_RULES, EARLY_PARTY_RULES } from './party-order.ts'
import { PARTY_SLOTS } from './party-slots.ts'
import { type Compiled, compileRule, matchesOf, type PhraseRule } from './phrase-rule.ts'
import type { Slots } from './phrases.ts'
import { MORE_CUE_RULES } from './polarity-more-rules.ts'
import { CUE_RULES } from './polarity-order.ts'
import { CUE_SLOTS } from './polarity-slots.ts'
import { languageOf } from './prompt-language.ts'
import { readSeason } from './season.ts'
import { SEASON_RULES } from './season-rules.ts'
import { Sheet } from './sheet.ts'
import { readCrowds } from './surroundings.ts'
import { readTransport } from './transport.ts'
import { TRANSPORT_SLOTS } from './transport-ride-rules.ts'
import { TRANSPORT_RULES } from './transport-rules.ts'
import { WISH_RULES } from './wish-rules.ts'
import { WISH_THING_RULES } from './wish-thing-rules.ts'
import { WISH_WORD_RULES } from './wish-word-rules.ts'
import { readSaidWishes } from './wishes.ts'

function read(text: string) {
  const draft = emptyDraft('en')
  const sheet = new Sheet(text)
  readRhythm(sheet, draft, readDayMarks(sheet))
  readMobility(sheet, draft)
  readGroup(sheet, draft)
  readJourney(sheet, draft)
  readSeason(sheet, draft, '2026-11-21')
  return draft
}

const busyIn = (text: string) =>
  read(text).busy.map(
    ({ what, day, start, end }) =>
      `${what} ${formatClock(start)}-${formatClock(end)}${day === null ? '' : ` on day ${day}`}`,
  )

describe('parts of the day that are taken', () => {
  it.each(RHYTHM_RULES.flatMap(({ what, yes }) => yes.map(([text, time]) => [text, `${what} ${time}`] as const)))(
    '%s: %s',
    (text, time) => {
      expect(busyIn(text)).toContain(time)
    },
  )

  it.each(RHYTHM_RULES.flatMap(({ what, no }) => no.map((text) => [text, what] as const)))(
    '%s: no %s',
    (text, what) => {
      expect(busyIn(text).filter((busy) => busy.startsWith(what))).toEqual([])
    },
  )
})

const ways = MOBILITY_RULES.map(({ walking: value, yes, no }) => ({ field: 'walking' as const, value, yes, no }))
const groups = GROUP_RULES.map(({ group: value, yes, no }) => ({ field: 'group' as const, value, yes, no }))
const seasons = SEASON_RULES.map(({ season: value, yes, no }) => ({ field: 'season' as const, value, yes, no }))
const rules = [...ways, ...groups, ...seasons]
const journeys = JOURNEY_RULES.map(({ journey: value, yes, no }) => ({ value, yes, no }))

describe('how people travel', () => {
  it.each(rules.flatMap(({ field, value, yes }) => yes.map((text) => [text, field, value] as const)))(
    '%s: %s %s',
    (text, field, value) => {
      expect(read(text)[field]).toBe(value)
    },
  )

  it.each(rules.flatMap(({ field, value, no }) => no.map((text) => [text, field, value] as const)))(
    '%s: not %s %s',
    (text, field, value) => {
      expect(read(text)[field]).not.toBe(value)
    },
  )
})

describe('the journey as a whole', () => {
  it.each(journeys.flatMap(({ value, yes }) => yes.map((text) => [text, value] as const)))('%s: %s', (text, value) => {
    expect(read(text).journey).toContain(value)
  })

  it.each(journeys.flatMap(({ value, no }) => no.map((text) => [text, value] as const)))(
    '%s: not %s',
    (text, value) => {
      expect(read(text).journey).not.toContain(value)
    },
  )
})

/** Each once, because patterns that are looked for are numbered. */
const compiled = new Map<PhraseRule, Compiled<PhraseRule>>()
function matches(rule: PhraseRule, slots: Slots, text: string): string[] {
  const known = compiled.get(rule) ?? compileRule(rule, slots)
  compiled.set(rule, known)
  return matchesOf(new Sheet(text), known).map(({ 0: words }) => words.trim())
}

describe('who travels', () => {
  const all = [...EARLY_PARTY_RULES, ...ALL_PARTY_RULES]

  it.each(MEMBER_LISTS)('%s (a list)', (text, party) => {
    const draft = emptyDraft(languageOf(text))
    readParty(new Sheet(text), draft)
    expect(settleParty(draft)).toEqual({ adults: 0, children: 0, seniors: 0, foreigners: 0, ...party })
  })

  it.each(all.flatMap(({ who, name = who, yes }) => yes.map(([text, party]) => [text, name, party] as const)))(
    '%s (%s)',
    (text, _name, party) => {
      const draft = emptyDraft(languageOf(text))
      readParty(new Sheet(text), draft)
      expect(settleParty(draft)).toEqual({ adults: 0, children: 0, seniors: 0, foreigners: 0, ...party })
    },
  )

  it.each(all.flatMap((rule) => rule.no.map((text) => [text, rule.name ?? rule.who, rule] as const)))(
    '%s: no %s',
    (text, _, rule) => {
      expect(matches(rule, PARTY_SLOTS, text)).toEqual([])
    },
  )
})

describe('what is said of somebody right after the word for them', () => {
  const agesIn = (text: string) => findMembers(new Sheet(text)).at(-1)?.ages

  it.each(NOTE_RULES.flatMap(({ yes }) => yes))('%s: %j', (text, ages) => {
    expect(agesIn(text)).toEqual(ages)
  })

  it.each(NOTE_RULES.flatMap(({ no }) => no))('%s: no age', (text) => {
    expect(agesIn(text)).toEqual([])
  })
})

describe('what they do not eat', () => {
  const foodsIn = (text: string) => {
    const draft = emptyDraft(languageOf(text))
    readFood(new Sheet(text), draft)
    return draft.foodAvoid
  }

  const all = [...SPICY_RULES, ...FOOD_RULES, ...OTHER_FOOD_RULES]

  it.each(all.flatMap(({ yes }) => yes))('%s: %j', (text, foods) => {
    expect(foodsIn(text)).toEqual(foods)
  })

  it.each([...all.flatMap(({ no }) => no), ...TEETOTAL.no])('%s: nothing', (text) => {
    expect(foodsIn(text)).toEqual([])
  })

  it.each(TEETOTAL.yes)('%s: no alcohol', (text) => {
    expect(foodsIn(text)).toEqual(['alcohol'])
  })
})

describe('people who are equals', () => {
  const four = { adults: 4, children: 0, seniors: 0, foreigners: 0 }
  const groupIn = (text: string) => groupOf(new Sheet(text), emptyDraft(languageOf(text)), four)

  it.each(EQUALS_RULES.flatMap(({ yes }) => yes))('%s: friends', (text) => {
    expect(groupIn(text)).toBe('friends')
  })

  it.each(EQUALS_RULES.flatMap(({ no }) => no))('%s: nothing', (text) => {
    expect(groupIn(text)).toBeNull()
  })
})

describe('what they wish for without its word', () => {
  const wishesIn = (text: string) => {
    const draft = emptyDraft(languageOf(text))
    readSaidWishes(new Sheet(text), draft)
    return draft.interests.map(({ key }) => key)
  }

  it.each(
    [...WISH_RULES, ...WISH_WORD_RULES, ...WISH_THING_RULES, ...ACTIVITY_RULES].flatMap(({ key, yes }) =>
      yes.map((text) => [text, key] as const),
    ),
  )('%s: %s', (text, key) => {
    expect(wishesIn(text)).toContain(key)
  })

  it.each(
    [...WISH_RULES, ...WISH_WORD_RULES, ...WISH_THING_RULES, ...ACTIVITY_RULES].flatMap(({ key, no }) =>
      no.map((text) => [text, key] as const),
    ),
  )('%s: not %s', (text, key) => {
    expect(wishesIn(text)).not.toContain(key)
  })

  it.each(WISH_RULES.flatMap(({ key, refuses = [] }) => refuses.map((text) => [text, key] as const)))(
    '%s: refuses %s',
    (text, key) => {
      const draft = emptyDraft(languageOf(text))
      readSaidWishes(new Sheet(text), draft)
      expect(draft.avoidKinds.get(key)).toBe('hard')
    },
  )

  it.each(['ไม่เคยส่องนกเลย อยากลอง', "don't miss the chance to spot birds", 'I have never tried to spot birds'])(
    '%s: birds',
    (text) => {
      expect(wishesIn(text)).toContain('birdwatching')
    },
  )

  it.each(['ไม่ค่อยอินกับการส่องนก', 'ส่องนกขอผ่าน', 'no need to spot birds', 'birding and sailing is not our thing'])(
    '%s: nothing',
    (text) => {
      expect(wishesIn(text)).toEqual([])
    },
  )
})

describe('places without crowds', () => {
  const wishesIn = (text: string) => {
    const draft = emptyDraft(languageOf(text))
    readCrowds(new Sheet(text), draft)
    return draft.interests.map(({ key }) => key)
  }

  it.each(CROWD_RULES.flatMap(({ name, yes }) => yes.map((text) => [text, name] as const)))('%s: %s', (text) => {
    expect(wishesIn(text)).toEqual(['hidden_gem'])
  })

  it.each(CROWD_RULES.flatMap(({ name, no }) => no.map((text) => [text, name] as const)))('%s: not %s', (text) => {
    expect(wishesIn(text)).toEqual([])
  })
})

describe('diets', () => {
  const dietsIn = (text: string) => {
    const draft = emptyDraft(languageOf(text))
    readFood(new Sheet(text), draft)
    return draft.diets
  }

  it.each(DIET_RULES.flatMap(({ diet, yes }) => yes.map((text) => [text, diet] as const)))('%s: %s', (text, diet) => {
    expect(dietsIn(text)).toContain(diet)
  })

  it.each(DIET_RULES.flatMap(({ diet, no }) => no.map((text) => [text, diet] as const)))('%s: not %s', (text, diet) => {
    expect(dietsIn(text)).not.toContain(diet)
  })
})

describe('how they get around', () => {
  it.each(TRANSPORT_RULES.flatMap(({ by, yes }) => yes.map((text) => [text, by] as const)))('%s: %s', (text, by) => {
    const draft = emptyDraft('en')
    readTransport(new Sheet(text), draft)
    if (by === 'no_boats') expect(draft.avoidKinds.get('boat')).toBe('hard')
    else expect(draft.transport).toBe(by === 'no_flights' ? 'car' : by)
  })

  it.each(TRANSPORT_RULES.flatMap((rule) => rule.no.map((text) => [text, rule.by, rule] as const)))(
    '%s: not %s',
    (text, _by, rule) => {
      expect(matches(rule, TRANSPORT_SLOTS, text)).toEqual([])
    },
  )

  it.each([
    ['no nights on trains please, happy to fly', 'plane'],
    ["we'd rather drive ourselves than sit on a bus", null],
    ['ไม่อยากนั่งรถทัวร์', null],
    ['fly to Chiang Mai, overnight on the train to Ayutthaya, then fly to Krabi', 'plane'],
    ['fly to Chiang Mai, then on by train', 'train'],
    ['by night bus to Phrae, where we hire a scooter', 'motorbike'],
    ['นั่งรถไฟไปตรังแล้วเช่ารถขับ', 'car'],
    ['ยืมรถพี่สาวไป มีที่จอดรถทัวร์ไหม', 'car'],
    ['tuk-tuks in town, but we have our own car', 'car'],
    ['should we hire a car or take the bus?', 'bus'],
    ['is it worth renting a car if we come by train?', 'train'],
    ['last year we rented a car, this time we take the train', 'train'],
  ])('%s: %s, of what is refused and of flights', (text, by) => {
    const draft = emptyDraft('en')
    readTransport(new Sheet(text), draft)
    expect(draft.transport).toBe(by)
  })
})

describe('how much fits into a day', () => {
  it.each(PACE_RULES.flatMap(({ says, yes }) => yes.map((text) => [text, says] as const)))('%s: %s', (text, says) => {
    const draft = emptyDraft('en')
    readPace(new Sheet(text), draft)
    if (says === 'stops') expect(draft.maxStopsPerDay).not.toBeNull()
    else expect(draft.pace).toBe(says === 'little_walking' || says === 'rest' ? 'easy' : says)
    if (says === 'little_walking') expect(draft.walking).toBe('little')
  })

  it.each(PACE_RULES.flatMap((rule) => rule.no.map((text) => [text, rule.says, rule] as const)))(
    '%s: not %s',
    (text, _says, rule) => {
      expect(matches(rule, PACE_SLOTS, text)).toEqual([])
    },
  )
})

describe('what is wanted and what is not', () => {
  it.each(
    [...MORE_CUE_RULES, ...CUE_RULES].flatMap((rule) =>
      rule.yes.map(([text, cue]) => [text, rule.says, cue, rule] as const),
    ),
  )('%s: %s, by “%s”', (text, _says, cue, rule) => {
    expect(matches(rule, CUE_SLOTS, text)).toContain(cue)
  })

  it.each([...MORE_CUE_RULES, ...CUE_RULES].flatMap((rule) => rule.no.map((text) => [text, rule.says, rule] as const)))(
    '%s: not %s',
    (text, _says, rule) => {
      expect(matches(rule, CUE_SLOTS, text)).toEqual([])
    },
  )
})
