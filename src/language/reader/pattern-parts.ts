/** A regular expression as what its matches consist of. */
export type Part =
  /** One of these letters; null: any. */
  | { readonly kind: 'letter'; readonly letters: ReadonlySet<number> | null }
  | { readonly kind: 'row' | 'choice'; readonly parts: readonly Part[] }
  | { readonly kind: 'repeat'; readonly part: Part; readonly least: number; readonly most: number }
  /** `\b`. */
  | { readonly kind: 'edge' }
  /** What is looked at, ahead or behind, is not part of a match, but must be there. */
  | { readonly kind: 'nothing'; readonly looksAt?: Part }

/** Longer ranges (`[^,]`, `[ก-์]`) are read as any letter. */
const LONGEST_RANGE = 40
const NOTHING: Part = { kind: 'nothing' }
const ANY: Part = { kind: 'letter', letters: null }

/** A pattern divided at its outermost `|`. */
export interface ParsedBranches {
  readonly branches: readonly { readonly source: string; readonly part: Part; readonly groups: number }[]
  readonly hasNamedGroups: boolean
}

/** Parses the source of a pattern without flags; null if something in it is unknown here (`\p`, `\1`). */
export function parseBranches(source: string): ParsedBranches | null {
  try {
    return new Parser(source).branches()
  } catch (error) {
    if (error instanceof Unknown) return null
    throw error
  }
}

class Unknown extends Error {}

class Parser {
  readonly #source: string
  #at = 0
  #groups = 0
  #hasNamedGroups = false

  constructor(source: string) {
    this.#source = source
  }

  branches(): ParsedBranches {
    const branches: { source: string; part: Part; groups: number }[] = []
    do {
      const start = this.#at
      this.#groups = 0
      const part = this.#row()
      branches.push({ source: this.#source.slice(start, this.#at), part, groups: this.#groups })
    } while (this.#take('|'))
    return { branches, hasNamedGroups: this.#hasNamedGroups }
  }

  #choice(): Part {
    const parts = [this.#row()]
    while (this.#take('|')) parts.push(this.#row())
    return parts.length === 1 ? (parts[0] as Part) : { kind: 'choice', parts }
  }

  #row(): Part {
    const parts: Part[] = []
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at] as string))
      parts.push(this.#repeated(this.#atom()))
    return { kind: 'row', parts }
  }

  #atom(): Part {
    if (this.#take('(')) return this.#group()
    if (this.#take('[')) return this.#set()
    if (this.#take('\\')) return this.#escape()
    const char = this.#next()
    if (char === '.') return ANY
    return char === '^' || char === '$' ? NOTHING : letter(char)
  }

  #group(): Part {
    const [mark = ''] = /^\?(?:[:=!]|<[=!]|<\w+>)/.exec(this.#source.slice(this.#at, this.#at + LONGEST_RANGE)) ?? []
    this.#at += mark.length
    if (mark === '' || mark.length > 3) this.#groups++
    if (mark.length > 3) this.#hasNamedGroups = true
    const inside = this.#choice()
    if (!this.#take(')')) throw new Unknown()
    if (mark.endsWith('=')) return { kind: 'nothing', looksAt: inside }
    return mark.endsWith('!') ? NOTHING : inside
  }

  #set(): Part {
    const letters = new Set<number>()
    let isAny = this.#take('^')
    while (!this.#take(']')) {
      const first = this.#inSet()
      if (typeof first !== 'number' || this.#source[this.#at] !== '-' || this.#source[this.#at + 1] === ']') {
        if (first === null) isAny = true
        else for (const code of typeof first === 'number' ? [first] : first) letters.add(code)
        continue
      }
      this.#at++
      const last = this.#inSet()
      if (typeof last !== 'number') throw new Unknown()
      if (last - first > LONGEST_RANGE) isAny = true
      else for (let code = first; code <= last; code++) letters.add(code)
    }
    return isAny ? ANY : { kind: 'letter', letters }
  }

  /** A letter of a set, several (`\d`), or any. */
  #inSet(): number | ReadonlySet<number> | null {
    if (!this.#take('\\')) return this.#next().charCodeAt(0)
    if (this.#take('b')) return 8
    const part = this.#escape()
    if (part.kind !== 'letter') throw new Unknown()
    return part.letters?.size === 1 ? ([...part.letters][0] as number) : part.letters
  }

  #escape(): Part {
    const char = this.#next()
    if (char === 'b' || char === 'B') return char === 'b' ? { kind: 'edge' } : NOTHING
    if (/[wWDS]/.test(char)) return ANY
    if (char === 'd') return { kind: 'letter', letters: DIGIT }
    if (char === 's') return { kind: 'letter', letters: SPACE }
    if (char === 'n') return letter('\n')
    if (char === 'u' || char === 'x')
      return letter(String.fromCharCode(Number.parseInt(this.#digits(char === 'u' ? 4 : 2), 16)))
    if (/[a-zA-Z0-9]/.test(char)) throw new Unknown()
    return letter(char)
  }

  #digits(count: number): string {
    this.#at += count
    return this.#source.slice(this.#at - count, this.#at)
  }

  #repeated(part: Part): Part {
    const [sign, least, comma, most] =
      /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(this.#source.slice(this.#at, this.#at + LONGEST_RANGE)) ?? []
    if (sign === undefined) return part
    this.#at += sign.length
    this.#take('?')
    if (sign === '?') return { kind: 'repeat', part, least: 0, most: 1 }
    if (least === undefined)
      return { kind: 'repeat', part, least: sign === '+' ? 1 : 0, most: Number.POSITIVE_INFINITY }
    const fewest = Number(least)
    return {
      kind: 'repeat',
      part,
      least: fewest,
      most: most ? Number(most) : comma ? Number.POSITIVE_INFINITY : fewest,
    }
  }

  #next(): string {
    const char = this.#source[this.#at++]
    if (char === undefined) throw new Unknown()
    return char
  }

  #take(char: string): boolean {
    if (this.#source[this.#at] !== char) return false
    this.#at++
    return true
  }
}

const letter = (char: string): Part => ({ kind: 'letter', letters: new Set([char.charCodeAt(0)]) })
const DIGIT: ReadonlySet<number> = new Set([0x30])
const SPACE: ReadonlySet<number> = new Set([0x20])
