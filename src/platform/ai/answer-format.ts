/**
 * How to request JSON from a server. Some servers support no strict schemas or no JSON mode, and some models reject a
 * temperature: what a server rejects with 400 or 422 is omitted from then on.
 */
export interface AnswerFormat {
  readonly mode: 'json_schema' | 'json_object' | 'text'
  readonly hasTemperature: boolean
}

export const RICHEST_FORMAT: AnswerFormat = { mode: 'json_schema', hasTemperature: true }

/** The next simpler format if the server rejects this one, else null. */
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

/** Without strict mode, the prompt must contain the schema. */
export function formatRule(format: AnswerFormat, schema: object): string {
  if (format.mode === 'json_schema') return ''
  return `\n\nAnswer with exactly one JSON object and nothing else. It must fit this JSON Schema:\n${JSON.stringify(portableSchema(schema))}`
}

/** Keywords that all servers with strict schemas support; we check bounds ourselves. */
const PORTABLE = ['type', 'required', 'additionalProperties', 'enum', 'description']

/** The schema without keywords that some servers reject, with every object closed and every member required. */
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
 * Extracts the JSON of an answer; undefined if there is none. Models without JSON mode wrap it in a code fence or a
 * sentence, or put it after their reasoning.
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
      // Try the next candidate.
    }
  }
  return undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
