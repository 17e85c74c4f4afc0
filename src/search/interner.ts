/** Numbers texts. Number 0 is the empty text. */
export interface Interner {
  readonly texts: readonly string[]
  intern(text: string): number
  find(text: string): number | undefined
  replace(texts: readonly string[]): void
}

export function createInterner(): Interner {
  const texts = ['']
  const numbers = new Map([['', 0]])
  return {
    texts,
    find: (text) => numbers.get(text),
    intern(text) {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, texts.length)
      texts.push(text)
      return texts.length - 1
    },
    replace(all) {
      numbers.clear()
      texts.splice(0)
      for (const [number, text] of all.entries()) {
        numbers.set(text, number)
        texts.push(text)
      }
    },
  }
}
