import { isOneEdit } from './one-edit.ts'

/** Finds the words that are one letter off: without one letter each of the two, they share a form. */
export interface NearWords {
  find(word: string): readonly string[]
}

/** Indexes words by themselves without any one of their letters, so that a look-up takes as long as the word, however many there are. */
export function createNearWords(words: Iterable<string>): NearWords {
  const byForm = new Map<string, string[]>()
  for (const word of new Set(words)) {
    for (const form of new Set(formsOf(word))) {
      const known = byForm.get(form)
      if (known) known.push(word)
      else byForm.set(form, [word])
    }
  }
  return {
    find(word) {
      const found = new Set<string>()
      for (const form of formsOf(word))
        for (const candidate of byForm.get(form) ?? [])
          if (candidate !== word && isOneEdit(word, candidate)) found.add(candidate)
      return [...found]
    },
  }
}

function* formsOf(word: string): Generator<string> {
  yield word
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1)
}
