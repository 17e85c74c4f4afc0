import type { messagingApi } from '@line/bot-sdk'
import type { ChatCard, ChatLine, ChatMessage } from './chat.ts'
import { cutText, fitCards } from './fit.ts'

/** Limits of LINE: bytes of JSON, bubbles of a carousel, messages of a call, characters. */
const MAX_BUBBLE_BYTES = 30_000
const MAX_CAROUSEL_BYTES = 50_000
const MAX_BUBBLES = 12
const MAX_MESSAGES = 5
const MAX_TEXT = 5_000
const MAX_ALT_TEXT = 400
const MAX_PART = 300
const MAX_LABEL = 20
const MAX_URI = 1_000

/** A text, or one bubble for each card in carousels of twelve. */
export function lineMessages({ text, cards }: ChatMessage): messagingApi.Message[] {
  if (cards.length === 0) return [{ type: 'text', text: cutText(text, MAX_TEXT) }]
  const carousels = Array.from({ length: Math.ceil(cards.length / MAX_BUBBLES) }, (_, index) =>
    cards.slice(index * MAX_BUBBLES, (index + 1) * MAX_BUBBLES),
  )
  return carousels.slice(0, MAX_MESSAGES).map((some) => ({
    type: 'flex',
    altText: cutText(text, MAX_ALT_TEXT),
    contents: fitCards(some, containerOf, fitsLine),
  }))
}

function containerOf(cards: readonly ChatCard[]): messagingApi.FlexContainer {
  const bubbles = cards.map(bubbleOf)
  const [only] = bubbles
  return only && bubbles.length === 1 ? only : { type: 'carousel', contents: bubbles }
}

function fitsLine(container: messagingApi.FlexContainer): boolean {
  const bytes = (part: object) => Buffer.byteLength(JSON.stringify(part))
  if (container.type === 'bubble') return bytes(container) <= MAX_BUBBLE_BYTES
  const { contents } = container as messagingApi.FlexCarousel
  return bytes(container) <= MAX_CAROUSEL_BYTES && contents.every((bubble) => bytes(bubble) <= MAX_BUBBLE_BYTES)
}

function bubbleOf({ title, subtitle, lines, note, link }: ChatCard): messagingApi.FlexBubble {
  return {
    type: 'bubble',
    size: 'mega',
    header: {
      type: 'box',
      layout: 'vertical',
      contents: [
        textOf(title, { weight: 'bold', size: 'lg', wrap: true }),
        ...(subtitle ? [textOf(subtitle, { size: 'sm', color: '#666666', wrap: true })] : []),
      ],
    },
    body: {
      type: 'box',
      layout: 'vertical',
      spacing: 'md',
      contents: [
        ...lines.map(rowOf),
        ...(note ? [textOf(note, { size: 'sm', color: '#666666', wrap: true })] : []),
        // LINE rejects a box without content.
        ...(lines.length === 0 && !note ? [textOf('—', {})] : []),
      ],
    },
    ...(link &&
      link.url.length <= MAX_URI && {
        footer: {
          type: 'box',
          layout: 'vertical',
          contents: [
            {
              type: 'button',
              style: 'link',
              height: 'sm',
              action: { type: 'uri', label: cutText(link.label, MAX_LABEL), uri: link.url },
            },
          ],
        },
      }),
  }
}

function rowOf({ time, text, detail, url }: ChatLine): messagingApi.FlexBox {
  return {
    type: 'box',
    layout: 'horizontal',
    spacing: 'md',
    contents: [
      textOf(time, { size: 'sm', color: '#888888', flex: 2 }),
      {
        type: 'box',
        layout: 'vertical',
        flex: 7,
        contents: [
          textOf(text, { size: 'sm', wrap: true }),
          ...(detail ? [textOf(detail, { size: 'xs', color: '#888888', wrap: true })] : []),
        ],
      },
    ],
    ...(url !== null &&
      url.length <= MAX_URI && { action: { type: 'uri', label: cutText(text, MAX_LABEL), uri: url } }),
  }
}

function textOf(text: string, style: Partial<messagingApi.FlexText>): messagingApi.FlexText {
  return { ...style, type: 'text', text: cutText(text, MAX_PART) }
}
