import type { Wish } from './planning-stream.ts'

export type { Wish } from './planning-stream.ts'

const keyOf = (previewId: string) => `wish:${previewId}`

/** What a preview was planned from, for as long as the tab lives: the service does not keep prompts. */
export function keepWish(previewId: string, wish: Wish): void {
  sessionStorage.setItem(keyOf(previewId), JSON.stringify(wish))
}

export function findWish(previewId: string): Wish | null {
  const text = sessionStorage.getItem(keyOf(previewId))
  return text === null ? null : (JSON.parse(text) as Wish)
}
