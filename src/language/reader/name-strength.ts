import { foldToken } from '../text/fold.ts'
import { isThai, normalise } from '../text/normalise.ts'
import { isOneEdit } from '../text/one-edit.ts'
import { segmentThai } from '../text/segment.ts'

/** A name prepared for comparison with many texts. */
export interface PreparedName {
  readonly form: string
  readonly key: string
  readonly words: readonly string[]
  /** Without the kind of place that it begins with. */
  readonly bare?: string
  readonly isThai: boolean
  /** A Thai name without the spaces that some write in it. */
  readonly tight?: string
}

/** `พนมรุ้ง`: all of the name but the kind of place that it begins with. */
export const BARE = 0.98
const KIND = /^(?:ปราสาทหิน|ปราสาท|อุทยานประวัติศาสตร์|อุทยานแห่งชาติ)(?=[ก-ฮเ-ไ])/
const TIGHT = 0.99
const EQUAL_KEY = 0.97
const ONE_EDIT = 0.86
const CONTAINED = 0.72
const CONTAINED_SPAN = 0.24
const MIN_BARE = 5
const MIN_KEY = 4
const MIN_KEY_FOR_EDIT = 7

export function prepareName(name: string): PreparedName {
  const form = normalise(name)
  // The key of a text is that of its words, one after the other.
  const words = form.split(' ').map((word) => segmentThai(word).map(foldToken).join(''))
  const bare = form.replace(KIND, '')
  return {
    form,
    key: words.join(''),
    words,
    ...(bare !== form && bare.length >= MIN_BARE && { bare }),
    isThai: isThai(form),
    ...(form.includes(' ') && isThai(form) && { tight: form.replaceAll(' ', '') }),
  }
}

/**
 * How well a text names a place, 0 … 1: 1 for the whole name or alias, slightly less in another spelling, from 0.72 for a
 * part of the name (more for longer parts), 0 for anything else. The `strength` that `findPlaces` of a gazetteer returns
 * is the maximum over the names of a place.
 */
export function nameStrength(text: PreparedName, name: PreparedName): number {
  if (text.form === '' || name.form === '') return 0
  if (text.form === name.form) return 1
  if (text.isThai && (text.tight ?? text.form) === (name.tight ?? name.form)) return TIGHT
  if (text.key.length < MIN_KEY) return 0
  if (text.form === name.bare) return BARE
  if (text.key === name.key) return EQUAL_KEY
  if (containsWords(name, text)) return CONTAINED + CONTAINED_SPAN * (text.key.length / name.key.length)
  return text.key.length >= MIN_KEY_FOR_EDIT && isOneEdit(text.key, name.key) ? ONE_EDIT : 0
}

/** Thai has no spaces, so part of a name is enough; Latin words must be whole. */
function containsWords(name: PreparedName, text: PreparedName): boolean {
  if (text.isThai) return name.form.includes(text.form)
  if (!name.key.includes(text.key)) return false
  const first = text.words[0]
  return name.words.some(
    (word, at) => word === first && text.words.every((other, offset) => name.words[at + offset] === other),
  )
}
