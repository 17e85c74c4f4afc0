/**
 * How a server is asked for JSON. Not every server knows strict schemas, some know no JSON mode, and some models refuse
 * a temperature: what one declines with 400 or 422 is left out from then on.
 */
export interface AnswerFormat {
  readonly mode: 'json_schema' | 'json_object' | 'text'
  readonly hasTemperature: boolean
}

export const RICHEST_FORMAT: AnswerFormat = { mode: 'json_schema', hasTemperature: true }

/** The next plainer format when the refusal is about this one, else null. */
export function findPlainerFormat(format: AnswerFormat, status: number, fault: string): AnswerFormat | null {
  if (status !== 400 && status !== 422) return null
  if (format.hasTemperature && /temperature/i.test(fault)) return { ...format, hasTemperature: false }
  if (!/response.?format|json.?schema|json.?object|structured.?output|\bschema\b|grammar|guided/i.test(fault))
    return null
  if (format.mode === 'json_schema') return { ...format, mode: 'json_object' }
  return format.mode === 'json_object' ? { ...format, mode: 'text' } : null
}

export interface FormatFields {
  readonly response_format?: unknown
  readonly temperature?: number
}

export function formatFields(format: AnswerFormat, schemaName: string, schema: object): FormatFields {
  const temperature = format.hasTemperature ? { temperature: 0 } : {}
  if (format.mode === 'text') return temperature
  if (format.mode === 'json_object') return { ...temperature, response_format: { type: 'json_object' } }
  const json_schema = { name: schemaName, strict: true, schema: portableSchema(schema) }
  return { ...temperature, response_format: { type: 'json_schema', json_schema } }
}

/** Without strict mode the schema has to be told. */
export function formatRule(format: AnswerFormat, schema: object): string {
  if (format.mode === 'json_schema') return ''
  return `\n\nAnswer with exactly one JSON object and nothing else. It must fit this JSON Schema:\n${JSON.stringify(portableSchema(schema))}`
}

/** Keywords that servers with strict schemas have in common; bounds are checked on our side. */
const PORTABLE = ['type', 'required', 'additionalProperties', 'enum', 'description']

/** The schema without keywords that some servers refuse, every object closed and every member required. */
function portableSchema(schema: object): Record<string, unknown> {
  const source = schema as Record<string, unknown>
  const portable: Record<string, unknown> = {}
  for (const keyword of PORTABLE) if (source[keyword] !== undefined) portable[keyword] = source[keyword]
  if (isObject(source['items'])) portable['items'] = portableSchema(source['items'])
  if (Array.isArray(source['anyOf']))
    portable['anyOf'] = source['anyOf'].map((branch: object) => portableSchema(branch))
  if (isObject(source['properties'])) {
    const properties = Object.entries(source['properties'] as Record<string, object>)
    portable['properties'] = Object.fromEntries(properties.map(([name, inner]) => [name, portableSchema(inner)]))
    portable['required'] = properties.map(([name]) => name)
    portable['additionalProperties'] = false
  }
  return portable
}

/**
 * The JSON of an answer; undefined when there is none. Models without JSON mode wrap it: in a code fence, in a sentence,
 * after their thoughts.
 */
export function findJson(text: string): unknown {
  const plain = text.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim()
  const fenced = /```(?:json)?\s*([\s\S]*?)```/.exec(plain)?.[1]
  const embraced = plain.slice(plain.indexOf('{'), plain.lastIndexOf('}') + 1)
  for (const candidate of [plain, fenced, embraced]) {
    if (candidate === undefined || candidate === '') continue
    try {
      return JSON.parse(candidate)
    } catch {
      // The next candidate may be it.
    }
  }
  return undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
