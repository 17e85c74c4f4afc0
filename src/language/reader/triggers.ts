/**
 * Letters without which no phrase of a list can match: a text that contains none of them need not be searched. Three
 * adjacent letters, or two, as a number; null where a phrase has none (`{count}`), so that every text is searched.
 */
export type Triggers = readonly number[] | null

const BITS = 15
const MASK = 2 ** BITS - 1
const FACTOR = 31

const hash = (letters: string) => {
  let sum = 0
  for (let at = 0; at < letters.length; at++) sum = (sum * FACTOR + letters.charCodeAt(at)) & MASK
  return sum
}

/** The letters of a text, two and three at a time. Different ones may share a number: then a search is in vain. */
export function lettersOf(text: string): Uint8Array {
  const present = new Uint8Array(MASK + 1)
  let [before, last] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    present[(last * FACTOR + code) & MASK] = 1
    present[(((before * FACTOR + last) & MASK) * FACTOR + code) & MASK] = 1
    before = last
    last = code
  }
  return present
}

export function mayMatch(present: Uint8Array, triggers: Triggers): boolean {
  return triggers === null || triggers.some((trigger) => present[trigger] === 1)
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
    this.#tokens = phrase.match(/\{\w+\}| ?… ?| & |[\s\S]/g) ?? []
  }

  needs(): Triggers {
    const found: number[][] = []
    let run = ''
    const close = () => {
      if (run.length >= 3) found.unshift([hash(run.slice(0, 3))])
      else if (run.length === 2) found.push([hash(run)])
      run = ''
    }
    for (let token = this.#tokens[0]; token !== undefined && !/^[|)\]]$/.test(token); token = this.#tokens[0]) {
      this.#tokens.shift()
      if (token === '(' || token === '[') {
        close()
        const choice = this.#choice()
        if (choice) found.push([...choice])
      } else if (token.length > 1 || token === ' ') {
        close()
        const known = this.#slots[token.slice(1, -1)]
        if (known) found.push([...known])
      } else run += token
    }
    close()
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
