import type { ChatCard } from './chat.ts'

/** Numbers of lines per card to try, from all to a few. */
const LINE_COUNTS = [30, 16, 10, 7, 5, 3, 2, 1, 0]

/** Longer than any character that people write, such as a family of emoji. */
const MAX_CHARACTER = 64

/** Cuts a text to a number of UTF-16 units, which is how the products count, without splitting a character. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  // Only the end is segmented: that is expensive.
  const start = Math.max(0, limit - MAX_CHARACTER)
  let cut = text.slice(0, start)
  for (const { segment } of new Intl.Segmenter('th').segment(text.slice(start, limit))) {
    if (cut.length + segment.length >= limit) break
    cut += segment
  }
  return `${cut}…`
}

/** A card with at most `count` lines; the note says how many more there are. */
function shortened(card: ChatCard, count: number): ChatCard {
  const more = card.lines.length - count
  if (more <= 0) return card
  return { ...card, lines: card.lines.slice(0, count), note: [`… +${more}`, card.note].filter(Boolean).join(' · ') }
}

/** Renders as many lines of each card as fit. @throws Error if the cards do not fit even without lines */
export function fitCards<Rendered>(
  cards: readonly ChatCard[],
  render: (cards: readonly ChatCard[]) => Rendered,
  fits: (rendered: Rendered) => boolean,
): Rendered {
  for (const count of LINE_COUNTS) {
    const rendered = render(cards.map((card) => shortened(card, count)))
    if (fits(rendered)) return rendered
  }
  throw new Error(`${cards.length} cards do not fit`)
}
