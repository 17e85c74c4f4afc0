import { dropTones } from '../language/text/normalise.ts'
import type { PlaceFacts } from '../world/place.ts'
import { createAliasBook } from './alias-book.ts'
import type { Analysed } from './analyse.ts'
import { districtKey } from './area-index.ts'
import { createIndexData } from './index-data.ts'
import { listForms } from './name-forms.ts'
import { parseQuery } from './parse-query.ts'
import type { QueryIntent } from './query-intent.ts'
import type { SearchWorld } from './search-world.ts'
import { listWordSuffixes } from './typeahead.ts'

/** The analysed names and kinds of a place, as a search engine stores them. */
export interface EngineFields {
  /** Words as written. */
  readonly tokens: readonly string[]
  /** Their phonetic keys. */
  readonly keys: readonly string[]
  /** Each whole name: its key, the key of its Thai runs without segmentation, and after `=` its letters without tones. */
  readonly wholes: readonly string[]
  /** Letter trigrams of the whole names. */
  readonly grams: readonly string[]
  /** Vocabulary keys, broader ones included. */
  readonly concepts: readonly string[]
  /** The suffixes of each name, as `listWordSuffixes` returns them. */
  readonly typed: readonly string[]
}

/** An analysed keyword. */
export interface EngineQuery {
  readonly words: readonly EngineWord[]
  /** Spelt like `EngineFields.wholes`. */
  readonly wholes: readonly string[]
  readonly grams: readonly string[]
  /** Whether every word names a kind or an area. */
  readonly isCategorySearch: boolean
  readonly intent: QueryIntent
}

/** A word of a query and its alternatives. */
export interface EngineWord {
  readonly token: string
  readonly key: string
  readonly isLast: boolean
  /** Its share of the query, 0 … 1. */
  readonly share: number
  readonly provinces: readonly string[]
  /** Keys made by `districtKey`. */
  readonly districts: readonly string[]
  readonly concepts: readonly string[]
  /** Translations into the other language, each a list of keys. */
  readonly translations: readonly (readonly string[])[]
}

export interface EngineAnalyser {
  fieldsOf(place: PlaceFacts): EngineFields
  readQuery(keyword: string): EngineQuery
}

const MAX_GRAMS = 64

export function createEngineAnalyser(world: SearchWorld): EngineAnalyser {
  // Contains no places; only its areas and concepts are used.
  const data = createIndexData(world, createAliasBook())
  for (const { code } of world.provinces) data.provinces.intern(code)
  for (const { provinceCode, nameTh } of world.districts)
    if (nameTh) data.districts.intern(districtKey(provinceCode, nameTh))

  function fieldsOf(place: PlaceFacts): EngineFields {
    const forms = listForms([place.nameTh ?? '', place.nameEn ?? '', ...place.aliases], data.concepts)
    const wholes = distinct(forms.flatMap(({ form }) => wholesOf(form)))
    const keys = [...(place.category === null ? [] : [place.category]), ...place.subCategories, ...place.tags]
    return {
      tokens: distinct(forms.flatMap(({ form }) => form.tokens)),
      keys: distinct(forms.flatMap(({ form }) => form.keys)),
      wholes,
      grams: distinct(wholes.flatMap(listGrams)),
      concepts: data.concepts
        .listFor(keys, place.category === null ? data.concepts.inferKinds(place) : [])
        .map((concept) => data.concepts.keyOf(concept)),
      typed: distinct([place.nameTh ?? '', place.nameEn ?? '', ...place.aliases].flatMap(listWordSuffixes)),
    }
  }

  function readQuery(keyword: string): EngineQuery {
    const parsed = parseQuery(data, keyword)
    const wholes = wholesOf(parsed.text)
    return {
      wholes,
      grams: distinct(wholes.flatMap(listGrams)).slice(0, MAX_GRAMS),
      isCategorySearch: parsed.isCategorySearch,
      intent: parsed.intent,
      words: parsed.words.map(({ bit, surface, key, isLast, weight }) => {
        const areas = parsed.areas.filter(({ mask }) => (mask & bit) !== 0)
        const concepts = parsed.concepts.filter(({ mask }) => (mask & bit) !== 0)
        const glosses = parsed.glosses.filter(({ mask }) => (mask & bit) !== 0)
        return {
          token: surface,
          key,
          isLast,
          share: weight / parsed.totalWeight,
          provinces: areas.flatMap(({ isProvince }) => flagged(isProvince, data.provinces.texts)),
          districts: areas.flatMap(({ isDistrict }) => flagged(isDistrict, data.districts.texts)),
          concepts: concepts.flatMap((span) => span.concepts.map((concept) => data.concepts.keyOf(concept))),
          translations: glosses.flatMap(({ translations }) => translations.map((form) => form.keys)),
        }
      }),
    }
  }

  return { fieldsOf, readQuery }
}

function wholesOf({ keys, runKeys, whole }: Analysed): string[] {
  return distinct([keys.join(''), runKeys?.join('') ?? '', whole === '' ? '' : `=${dropTones(whole)}`])
}

function listGrams(whole: string): string[] {
  return Array.from({ length: Math.max(0, whole.length - 2) }, (_, at) => whole.slice(at, at + 3))
}

function flagged(flags: Uint8Array, texts: readonly string[]): string[] {
  return texts.filter((_, number) => flags[number] === 1)
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '')
}
