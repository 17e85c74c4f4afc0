import type { ChatCard, ChatMessage } from './chat.ts'
import { cutText, fitCards } from './fit.ts'

/** Discord's limits: characters of a message, of one embed's parts and of all embeds together; embeds of a message. */
const MAX_CONTENT = 2_000
const MAX_TITLE = 256
const MAX_DESCRIPTION = 4_096
const MAX_TOGETHER = 6_000
const MAX_EMBEDS = 10

interface Embed {
  readonly title: string
  readonly description: string
  readonly url?: string
}

/** The body of a message. Mentions are off, because names of trips and places must notify nobody. */
export function discordContent({ text, cards }: ChatMessage): object {
  const quiet = { allowed_mentions: { parse: [] } }
  if (cards.length === 0) return { ...quiet, content: cutText(escaped(text), MAX_CONTENT) }
  return { ...quiet, embeds: fitCards(cards.slice(0, MAX_EMBEDS), (fitted) => fitted.map(embedOf), fitsDiscord) }
}

function fitsDiscord(embeds: readonly Embed[]): boolean {
  const length = embeds.reduce((sum, { title, description }) => sum + title.length + description.length, 0)
  return length <= MAX_TOGETHER && embeds.every(({ description }) => description.length <= MAX_DESCRIPTION)
}

function embedOf({ title, subtitle, lines, note, link }: ChatCard): Embed {
  const description = [
    subtitle && `*${escaped(subtitle)}*`,
    ...lines.map(({ time, text, detail, url }) => {
      const name = url === null ? escaped(text) : `[${escaped(text)}](${url})`
      return `\`${time}\` ${name}${detail ? ` · ${escaped(detail)}` : ''}`
    }),
    note && escaped(note),
  ]
  return {
    title: cutText(title, MAX_TITLE),
    description: description.filter(Boolean).join('\n'),
    ...(link && { url: link.url }),
  }
}

function escaped(text: string): string {
  return text.replace(/[\\*_~`|>#[\]()]/g, '\\$&')
}
