/** Finds the words that begin like another and are at most one letter longer or shorter. */
export function nearIndex(words: readonly string[]): (word: string) => readonly string[] {
  const index = new Map<string, string[]>()
  for (const word of words) {
    for (const length of [word.length - 1, word.length, word.length + 1]) {
      const bucket = `${word[0]}${length}`
      index.set(bucket, [...(index.get(bucket) ?? []), word])
    }
  }
  return (word) => index.get(`${word[0]}${word.length}`) ?? []
}
