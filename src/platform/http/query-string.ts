import { bareObject } from './bare-object.ts'

const MAX_PARAMETERS = 100

/** A parsed query string. Repeated and undecodable parameters are kept separately, so that they can be rejected by name. */
export class Query {
  readonly values: Record<string, string> = bareObject()
  readonly repeated = new Set<string>()
  readonly malformed = new Set<string>()
}

/** Shared by all calls without parameters. */
export const NO_QUERY = new Query()

export function parseQuery(text: string): Query {
  if (text === '') return NO_QUERY
  const query = new Query()
  const pairs = text.split('&', MAX_PARAMETERS + 1)
  if (pairs.length > MAX_PARAMETERS) query.malformed.add('?')
  for (const pair of pairs) {
    if (pair === '') continue
    const cut = pair.indexOf('=')
    const sentName = cut < 0 ? pair : pair.slice(0, cut)
    const name = decode(sentName)
    const value = decode(cut < 0 ? '' : pair.slice(cut + 1))
    if (name === null || value === null) query.malformed.add(name ?? sentName.slice(0, 40))
    else if (name in query.values) query.repeated.add(name)
    else query.values[name] = value
  }
  return query
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null // Reported to the caller by name.
  }
}
