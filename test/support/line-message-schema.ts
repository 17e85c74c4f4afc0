// What LINE accepts as messages, from the reference of its Messaging API: text messages, and the parts of Flex that we use.
// Objects are closed, so a part that is not listed here has to be looked up first.
import { Ajv2020 } from 'ajv/dist/2020.js'

const color = { type: 'string', pattern: '^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$' }
const size = { enum: ['xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', '3xl', '4xl', '5xl'] }
const spacing = { enum: ['none', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'] }
const flex = { type: 'integer', minimum: 0 }
const object = (properties: Record<string, object>, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const uriAction = object(
  {
    type: { const: 'uri' },
    label: { type: 'string', minLength: 1, maxLength: 40 },
    uri: { type: 'string', minLength: 1, maxLength: 1_000, pattern: '^(https?|line|tel):' },
  },
  ['type', 'uri'],
)
const text = object(
  {
    type: { const: 'text' },
    text: { type: 'string', minLength: 1 },
    size,
    color,
    flex,
    wrap: { type: 'boolean' },
    weight: { enum: ['regular', 'bold'] },
  },
  ['type', 'text'],
)
const button = object(
  {
    type: { const: 'button' },
    action: { $ref: '#/$defs/uriAction' },
    height: { enum: ['sm', 'md'] },
    style: { enum: ['primary', 'secondary', 'link'] },
  },
  // A button shows its label.
  ['type', 'action'],
)
const box = object(
  {
    type: { const: 'box' },
    layout: { enum: ['horizontal', 'vertical', 'baseline'] },
    contents: {
      type: 'array',
      minItems: 1,
      items: { oneOf: [{ $ref: '#/$defs/box' }, { $ref: '#/$defs/text' }, { $ref: '#/$defs/button' }] },
    },
    spacing,
    flex,
    action: { $ref: '#/$defs/uriAction' },
  },
  ['type', 'layout', 'contents'],
)
const bubble = object(
  {
    type: { const: 'bubble' },
    size: { enum: ['nano', 'micro', 'deca', 'hecto', 'kilo', 'mega', 'giga'] },
    header: { $ref: '#/$defs/box' },
    body: { $ref: '#/$defs/box' },
    footer: { $ref: '#/$defs/box' },
  },
  ['type'],
)
const carousel = object(
  {
    type: { const: 'carousel' },
    contents: { type: 'array', minItems: 1, maxItems: 12, items: { $ref: '#/$defs/bubble' } },
  },
  ['type', 'contents'],
)
const flexMessage = object(
  {
    type: { const: 'flex' },
    altText: { type: 'string', minLength: 1, maxLength: 400 },
    contents: { oneOf: [{ $ref: '#/$defs/bubble' }, { $ref: '#/$defs/carousel' }] },
  },
  ['type', 'altText', 'contents'],
)
const textMessage = object({ type: { const: 'text' }, text: { type: 'string', minLength: 1, maxLength: 5_000 } }, [
  'type',
  'text',
])

const ajv = new Ajv2020({ strict: false, allErrors: true })
const validate = ajv.compile({
  type: 'array',
  minItems: 1,
  maxItems: 5,
  items: { oneOf: [textMessage, flexMessage] },
  $defs: { uriAction, text, button, box, bubble, carousel },
})

/** Why LINE would reject messages; empty if it accepts them. */
export function lineFaults(messages: unknown): string {
  if (!validate(messages)) return ajv.errorsText(validate.errors)
  const bytes = (part: unknown) => Buffer.byteLength(JSON.stringify(part))
  for (const { type, contents } of messages as { type: string; contents?: { type: string; contents?: unknown[] } }[]) {
    if (type !== 'flex' || !contents) continue
    const bubbles = contents.type === 'carousel' ? (contents.contents ?? []) : [contents]
    if (bubbles.some((one) => bytes(one) > 30_000)) return 'a bubble is larger than 30 KB'
    if (bytes(contents) > 50_000) return 'the carousel is larger than 50 KB'
  }
  return ''
}
