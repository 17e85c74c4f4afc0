import type { TSchema } from 'typebox'

const MIN_BODY_BYTES = 16_384
/** The contract's limit on every body except uploads. */
export const MAX_BODY_BYTES = 262_144
/** The size of a character that JSON escapes to ASCII (`\u0e01`). */
const ESCAPED_BYTES = 6
const SCALAR_BYTES = 32

/** The parts of a value that a schema inspects. Scalars have neither members nor items. */
export interface Shape {
  readonly members: ReadonlyMap<string, Shape> | null
  readonly item: Shape | null
  readonly maxItems: number
}

interface Node {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly items?: TSchema
  readonly maxItems?: number
  readonly maxLength?: number
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly TSchema[]
  readonly oneOf?: readonly TSchema[]
  readonly allOf?: readonly TSchema[]
}

export function shapeOf(schema: TSchema): Shape {
  return mergeShapes(branchesOf(schema))
}

/** The shape of a value that may match any of the schemas. */
function mergeShapes(nodes: readonly Node[]): Shape {
  const objects = nodes.filter((node) => node.properties || node.type === 'object')
  const schemasByName = new Map<string, TSchema[]>()
  for (const { properties = {} } of objects)
    for (const [name, schema] of Object.entries(properties))
      schemasByName.set(name, [...(schemasByName.get(name) ?? []), schema])
  const arrays = nodes.flatMap(({ items, maxItems = Infinity }) => (items ? [{ items, maxItems }] : []))
  return {
    members:
      objects.length === 0
        ? null
        : new Map([...schemasByName].map(([name, schemas]) => [name, mergeShapes(schemas.flatMap(branchesOf))])),
    item: arrays.length === 0 ? null : mergeShapes(arrays.flatMap(({ items }) => branchesOf(items))),
    maxItems: Math.max(0, ...arrays.map(({ maxItems }) => maxItems)),
  }
}

/** A schema and all schemas of its unions and intersections, as a flat list. */
function branchesOf(schema: TSchema): Node[] {
  const node = schema as Node
  return [node, ...[node.anyOf, node.oneOf, node.allOf].flatMap((list = []) => list.flatMap(branchesOf))]
}

/**
 * A copy that is at most as large as its schema. It keeps one item beyond `maxItems` and `maxUnknown` unknown members in
 * total, so that validation still reports them, and empties values that no schema inspects. The cost of validation then
 * depends on the schema, not on the input, and recursion ends with the schema.
 */
export function cutToShape(value: unknown, shape: Shape, maxUnknown: number): unknown {
  let unknownLeft = maxUnknown
  const cut = (inner: unknown, { members, item, maxItems }: Shape): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner
    if (Array.isArray(inner)) return item ? inner.slice(0, maxItems + 1).map((one) => cut(one, item)) : []
    if (!members) return {}
    const copy: Record<string, unknown> = {}
    const given = inner as Record<string, unknown>
    for (const [name, member] of members) if (Object.hasOwn(given, name)) copy[name] = cut(given[name], member)
    for (const name in given) {
      if (members.has(name)) continue
      if (unknownLeft-- <= 0) break
      copy[name] = cut(given[name], SCALAR)
    }
    return copy
  }
  return cut(value, shape)
}

const SCALAR: Shape = { members: null, item: null, maxItems: 0 }

/**
 * Twice the size of the largest valid body, to allow for whitespace: at least 16 KiB and at most the 256 KiB of the
 * contract, which also applies if the schema has no bound.
 */
export function bodyLimitBytes(schema: TSchema | undefined): number {
  const bytes = schema ? 2 * largestJson(schema) : 0
  return Math.min(MAX_BODY_BYTES, Math.max(MIN_BODY_BYTES, Math.ceil(bytes / 1_024) * 1_024))
}

function largestJson(schema: TSchema): number {
  const node = schema as Node
  if (node.const !== undefined || node.enum) return jsonBytes([node.const, ...(node.enum ?? [])])
  const alternatives = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])].map(largestJson)
  const types = [node.type ?? []].flat()
  return Math.max(SCALAR_BYTES, ...alternatives, ...types.map((type) => largestOfType(type, node)))
}

function largestOfType(type: string, { maxLength, maxItems, items, properties = {} }: Node): number {
  if (type === 'string') return (maxLength ?? Infinity) * ESCAPED_BYTES + 2
  if (type === 'array') return items ? (maxItems ?? Infinity) * (largestJson(items) + 1) + 2 : Infinity
  if (type !== 'object') return SCALAR_BYTES
  return Object.entries(properties).reduce((sum, [name, inner]) => sum + jsonBytes([name]) + largestJson(inner) + 2, 2)
}

function jsonBytes(values: readonly unknown[]): number {
  return Math.max(...values.map((value) => Buffer.byteLength(JSON.stringify(value) ?? '') * ESCAPED_BYTES))
}
