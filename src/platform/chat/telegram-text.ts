import type { ChatCard, ChatMessage } from './chat.ts'
import { cutText, fitCards } from './fit.ts'

/** Telegram counts the characters of the text without its markup. */
const MAX_TEXT = 4_096

/** Telegram's HTML. */
export function telegramText({ text, cards }: ChatMessage): string {
  if (cards.length === 0) return escaped(cutText(text, MAX_TEXT))
  return fitCards(
    cards,
    (fitted) => fitted.map(cardText).join('\n\n'),
    (html) => lengthOf(html) <= MAX_TEXT,
  )
}

function cardText({ title, subtitle, lines, note, link }: ChatCard): string {
  return [
    `<b>${escaped(title)}</b>`,
    subtitle && `<i>${escaped(subtitle)}</i>`,
    ...lines.map(({ time, text, detail, url }) => {
      const name = url === null ? escaped(text) : `<a href="${escaped(url)}">${escaped(text)}</a>`
      return `${escaped(time)} ${name}${detail ? ` · ${escaped(detail)}` : ''}`
    }),
    note && escaped(note),
    link && `<a href="${escaped(link.url)}">${escaped(link.label)}</a>`,
  ]
    .filter(Boolean)
    .join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function lengthOf(html: string): number {
  return html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '_').length
}
