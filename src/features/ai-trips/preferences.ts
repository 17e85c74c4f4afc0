import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS, type Assumption } from '../../language/notes/trip-notes.ts'
import { emptyDraft } from '../../language/reader/empty-draft.ts'
import { readPace } from '../../language/reader/pace.ts'
import type { Diet, Party, Reading } from '../../language/reader/reading.ts'
import { Sheet } from '../../language/reader/sheet.ts'
import type { Answers } from '../activities/public.ts'
import type { Constraints } from '../trips/public.ts'
import type { ModelReading } from './model-schema.ts'

/** What a reading does not show by itself: whether the prompt has said it or a default fills it. */
export interface OpenAspects {
  readonly pace: boolean
  readonly party: boolean
}

/** `said`: what a language model read; null if the built-in reader did. */
export function openAspects(
  { prompt, constraints }: { readonly prompt: string | null; readonly constraints: Constraints },
  said: ModelReading | null,
): OpenAspects {
  return { pace: constraints.pace === undefined && !saysPace(prompt, said), party: constraints.party === undefined }
}

function saysPace(prompt: string | null, said: ModelReading | null): boolean {
  if (said) return said.pace !== null || said.max_stops_per_day !== null
  if (prompt === null) return false
  const draft = emptyDraft('th')
  readPace(new Sheet(prompt), draft)
  return draft.pace !== null || draft.maxStopsPerDay !== null
}

/** A weak wish: what the prompt asks for counts 0.7. */
const WEIGHT = 0.3
const SPENDING = { saving: 'low', moderate: null, comfort: 'high' } as const
const DIETS: ReadonlyMap<string, Diet> = new Map([
  ['halal', 'halal'],
  ['vegetarian', 'vegetarian'],
  ['vegan', 'vegan'],
  ['jay', 'vegan'],
])
const CANNOT_EAT: ReadonlyMap<string, string> = new Map([
  ['no_seafood', 'seafood'],
  ['no_nuts', 'nuts'],
])
const FRIENDS = 4

/** Fills in what a reading leaves open by the traveller's saved answers, and notes each. */
export function prefer(
  reading: Reading,
  answers: Answers,
  { open, catalogue }: { readonly open: OpenAspects; readonly catalogue: Pick<CatalogueView, 'conceptsByKey'> },
): Reading {
  const assumed: Assumption[] = []
  const keys = (answers['interests'] ?? []).filter((key) => catalogue.conceptsByKey.has(key))
  const isLikes = reading.interests.length === 0 && keys.length > 0
  if (isLikes) assumed.push(noteOf(ASSUMPTIONS, 'preferred_interests', { interests: keys }))
  const [pace] = (answers['pace'] ?? []) as readonly Reading['pace'][]
  const isPaced = open.pace && pace !== undefined
  if (isPaced) assumed.push(noteOf(ASSUMPTIONS, 'preferred_pace', {}))
  const spending = SPENDING[(answers['budget']?.[0] ?? 'moderate') as keyof typeof SPENDING]
  const isSpending = spending !== null && reading.budget === null && reading.spending === null
  if (isSpending) assumed.push(noteOf(ASSUMPTIONS, 'preferred_spending', {}))
  const isPartyOpen = open.party && reading.assumed.some(({ code }) => code === 'adults_assumed')
  const party = isPartyOpen ? partyOf(answers['companions'] ?? [], reading.party) : null
  if (party)
    assumed.push(noteOf(ASSUMPTIONS, 'preferred_party', { people: party.adults + party.children + party.seniors }))
  const isSlow = (answers['accessibility'] ?? []).length > 0 && reading.walking === null
  if (isSlow) assumed.push(noteOf(ASSUMPTIONS, 'preferred_walking', {}))
  const food = answers['food'] ?? []
  const isFood = food.length > 0 && reading.food.diets.length + reading.food.avoid.length === 0
  if (isFood) assumed.push(noteOf(ASSUMPTIONS, 'preferred_food', {}))
  const replaced = new Set([...(party ? ['adults_assumed'] : []), ...(isPaced ? ['pace_for_seniors'] : [])])
  return {
    ...reading,
    ...(isLikes && {
      interests: keys.map((key) => ({
        key,
        kind: catalogue.conceptsByKey.get(key)!.kind,
        weight: WEIGHT,
        minCount: null,
        exclusive: false,
        day: null,
      })),
    }),
    ...(isPaced && { pace }),
    ...(isSpending && { spending }),
    ...(party && { party }),
    ...(isSlow && { walking: 'little' as const }),
    ...(isFood && {
      food: {
        diets: [...new Set(food.flatMap((id) => DIETS.get(id) ?? []))],
        avoid: food.flatMap((id) => CANNOT_EAT.get(id) ?? []),
      },
    }),
    assumed: [...reading.assumed.filter(({ code }) => !replaced.has(code)), ...assumed],
  }
}

/** The usual company. Null for answers that leave one adult. */
function partyOf(companions: readonly string[], read: Party): Party | null {
  const has = (id: string) => companions.includes(id)
  const adults = has('friends') ? FRIENDS : has('partner') || has('children') ? 2 : 1
  const party = { adults, children: has('children') ? 1 : 0, seniors: has('seniors') ? 2 : 0 }
  const people = adults + party.children + party.seniors
  if (people === 1) return null
  return { ...party, foreigners: read.foreigners > 0 ? people : 0 }
}
