import type { Operation } from '../operation.ts'

/**
 * The headers that announce the newer version of an operation: `Deprecation` (RFC 9745) and the path of the successor
 * (RFC 5829), whose parameters are those of this call.
 * @throws Error if no operation has the successor's name
 */
export function successorHeaders(
  { schema, successor }: Operation,
  operations: readonly Operation[],
): ((params: unknown, base: string) => Readonly<Record<string, string>>) | undefined {
  if (!successor) return undefined
  const { url } = operations.find(({ schema: { operationId } }) => operationId === successor.operationId) ?? {}
  if (url === undefined) throw new Error(`${schema.operationId} names a successor that does not exist`)
  const deprecation = `@${Date.parse(`${successor.since}T00:00:00Z`) / 1_000}`
  return (params, base) => ({
    deprecation,
    link: `<${base}${filled(url, params as Readonly<Record<string, string>>)}>; rel="successor-version"`,
  })
}

function filled(url: string, params: Readonly<Record<string, string>>): string {
  return url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** The sentence that ends the description of a deprecated operation. */
export function successorText({ successor }: Operation): string {
  return successor ? `\`${successor.operationId}\` is the newer version; this one keeps working.` : ''
}
