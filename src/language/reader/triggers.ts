import { CLAIMED } from './openings.ts'

/**
 * Letters without which no phrase of a list can match: a text that contains none of them need not be searched. Two to six
 * adjacent letters, as a number; null where a phrase has none (`{count}`), so that every text is searched.
 */
export type Triggers = readonly number[] | null

const FEWEST = 2
const MOST = 6
/** With fewer bits, or not spread over all of them, two of three texts seem to name a month. */
const BITS = 17
const FACTOR = 0x01000193
const SPREADS = 0x9e3779b1

const added = (sum: number, letter: number) => (Math.imul(sum, FACTOR) + letter) | 0
const spread = (sum: number) => Math.imul(sum, SPREADS) >>> (32 - BITS)

/** Of two letters or more, of which the first six count, or of what has been read. */
export function triggerOf(letters: string): number {
  let sum = 0
  for (let at = 0; at < Math.min(letters.length, MOST); at++) sum = added(sum, letters.charCodeAt(at))
  return spread(sum)
}

const CLAIMED_TRIGGER = triggerOf(CLAIMED)

export const MOST_TRIGGERS = 2 ** BITS

/** The letters of a text, two to six at a time. Different ones may share a number: then a search is in vain. */
export function lettersOf(text: string): Uint8Array {
  const present = new Uint8Array(MOST_TRIGGERS / 8)
  eachTrigger(text, (trigger) => {
    present[trigger >> 3]! |= 1 << (trigger & 7)
  })
  return present
}

/** Each number that two to six adjacent letters of a text have, and that of what has been read. */
export function eachTrigger(text: string, use: (trigger: number) => void): void {
  for (let first = 0; first < text.length; first++) {
    const beyond = Math.min(first + MOST, text.length)
    let sum = 0
    for (let at = first; at < beyond; at++) {
      sum = added(sum, text.charCodeAt(at))
      if (at > first) use(spread(sum))
    }
  }
  if (text.includes(CLAIMED)) use(CLAIMED_TRIGGER)
}

/** Something of the text has been read, beside which some patterns look. */
export function addClaimed(present: Uint8Array): void {
  present[CLAIMED_TRIGGER >> 3]! |= 1 << (CLAIMED_TRIGGER & 7)
}

export function mayMatch(present: Uint8Array, triggers: Triggers): boolean {
  if (triggers === null) return true
  for (const trigger of triggers) if (((present[trigger >> 3] ?? 0) >> (trigger & 7)) & 1) return true
  return false
}

/** The triggers of phrases in the notation of `phrasePattern`; those of slots where they are known. */
export function triggersOf(phrases: readonly string[], slots: SlotTriggers = {}): Triggers {
  return unite(phrases.map((phrase) => new Parser(phrase, slots).needs()))
}

/** By the name of the slot, of slots that cannot be left out. */
export type SlotTriggers = Readonly<Record<string, Triggers>>

function unite(all: readonly Triggers[]): Triggers {
  const known = all.filter((triggers) => triggers !== null)
  return known.length === all.length ? [...new Set(known.flat())] : null
}

/** What one phrase needs: its longest literal letters, or those of a choice that must be made. */
class Parser {
  readonly #tokens: string[]
  readonly #slots: SlotTriggers

  constructor(phrase: string, slots: SlotTriggers) {
    this.#slots = slots
    this.#tokens = phrase.match(/\{\w+\}| ?… ?| ?ๆ ?| & |\[!|[\s\S]/g) ?? []
  }

  needs(): Triggers {
    const found: (readonly number[])[] = []
    let [run, longest] = ['', '']
    const close = () => {
      if (run.length > longest.length) longest = run
      run = ''
    }
    for (let token = this.#tokens[0]; token !== undefined && !/^[|)\]]$/.test(token); token = this.#tokens[0]) {
      this.#tokens.shift()
      if (token === '(' || token === '[') {
        close()
        const choice = this.#choice()
        if (choice) found.push(choice)
      } else if (token === '[!') {
        close()
        this.#choice()
      } else if (token.length > 1 || /^[ …ๆ]$/.test(token)) {
        close()
        const known = this.#slots[token.slice(1, -1)]
        if (known) found.push(known)
      } else run += token
    }
    close()
    if (longest.length >= FEWEST) return [triggerOf(longest)]
    return found.toSorted((a, b) => a.length - b.length)[0] ?? null
  }

  /** The alternatives of a group; null if it may be left out. */
  #choice(): Triggers {
    const all = [this.needs()]
    while (this.#tokens[0] === '|') {
      this.#tokens.shift()
      all.push(this.needs())
    }
    this.#tokens.shift()
    return all.length === 1 ? null : unite(all)
  }
}
