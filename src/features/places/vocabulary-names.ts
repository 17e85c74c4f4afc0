/** Finds the category and tags that the text of a filter names. */
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { InputError } from '../../platform/input-error.ts'
import { unknownName } from '../../platform/input-errors.ts'
import { editDistance } from '../../search/edit-distance.ts'
import { CATEGORY_CODES, type CategoryCode } from '../../world/place.ts'
import type { Concept } from '../../world/vocabulary.ts'

/** A category by key or name, or a category code. */
export function readCategory(
  text: string,
  catalogue: Catalogue,
  errors: InputError[],
): { category: string } | { categoryCode: CategoryCode } | undefined {
  const code = CATEGORY_CODES.find((candidate) => candidate === text.toUpperCase())
  if (code && !catalogue.conceptsByKey.has(text)) return { categoryCode: code }
  const wanted = text.trim().toLowerCase()
  const { vocabulary } = catalogue.world
  const concept =
    catalogue.conceptsByKey.get(wanted.replaceAll(' ', '_')) ??
    vocabulary.find(({ nameTh, nameEn }) => nameTh === text.trim() || nameEn.toLowerCase() === wanted)
  if (concept) return { category: concept.key }
  const names = vocabulary.flatMap(({ key, nameTh, nameEn }) => [key, nameTh, nameEn.toLowerCase()])
  errors.push({ parameter: 'category', ...unknownName(nearestNames(wanted, names)) })
  return undefined
}

/** A concept of any kind by key, name or synonym, in either language. */
export function findConcept(text: string, { conceptsByKey, world }: Catalogue): Concept | undefined {
  const wanted = text.trim().toLowerCase()
  const names = ({ nameTh, nameEn, synonymsTh, synonymsEn }: Concept) => [nameTh, nameEn, ...synonymsTh, ...synonymsEn]
  return (
    conceptsByKey.get(wanted) ??
    conceptsByKey.get(wanted.replaceAll(' ', '_')) ??
    world.vocabulary.find((concept) => names(concept).some((name) => name.toLowerCase() === wanted))
  )
}

/** The keys and names of concepts nearest to a misspelt one. */
export function findNearestConcepts(text: string, { world }: Catalogue): string[] {
  return nearestNames(
    text.trim(),
    world.vocabulary.flatMap(({ key, nameTh, nameEn }) => [key, nameTh, nameEn.toLowerCase()]),
  )
}

/** Comma-separated tags and sub-categories, by key or name. */
export function readTags(text: string, catalogue: Catalogue, errors: InputError[]): string[] {
  const wanted = text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  if (wanted.length === 0) errors.push({ parameter: 'tags', ...unknownName([]) })
  const tags = tagsByName(catalogue)
  return wanted.flatMap((tag) => {
    const key = tags.get(tag.toLowerCase()) ?? tags.get(tag.toLowerCase().replaceAll(' ', '_'))
    if (key === undefined) errors.push({ parameter: 'tags', ...unknownName(nearestNames(tag, tags.keys())) })
    return key ?? []
  })
}

const tagsByVersion = new WeakMap<Catalogue, { readonly version: number; readonly tags: ReadonlyMap<string, string> }>()

/** Tags of the vocabulary and of places, by lower-case key and name. Rebuilt when the catalogue has changed. */
function tagsByName(catalogue: Catalogue): ReadonlyMap<string, string> {
  const known = tagsByVersion.get(catalogue)
  if (known?.version === catalogue.version) return known.tags
  const tags = new Map<string, string>()
  for (const { key, kind, nameTh, nameEn } of catalogue.world.vocabulary) {
    if (kind === 'category') continue
    for (const name of [nameTh, nameEn]) if (!tags.has(name.toLowerCase())) tags.set(name.toLowerCase(), key)
  }
  for (const { key, kind } of catalogue.world.vocabulary) if (kind !== 'category') tags.set(key.toLowerCase(), key)
  for (const { tags: own, subCategories } of catalogue.places())
    for (const tag of [...own, ...subCategories]) tags.set(tag.toLowerCase(), tag)
  tagsByVersion.set(catalogue, { version: catalogue.version, tags })
  return tags
}

const MAX_NEAREST = 3

/** The names that differ from a text in at most a third of its letters, nearest first. */
function nearestNames(text: string, names: Iterable<string>): string[] {
  const wanted = text.toLowerCase()
  const most = Math.max(1, Math.floor(wanted.length / 3))
  const ranked = [...names]
    .map((name) => ({ name, edits: editDistance(name, wanted, most) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits)
  return [...new Set(ranked.map(({ name }) => name))].slice(0, MAX_NEAREST)
}
