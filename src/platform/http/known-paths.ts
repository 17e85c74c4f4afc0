/** The paths of the service with their methods; any other method on such a path is 405. */
export class KnownPaths {
  readonly #paths = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>()

  /** `url` in Fastify's notation: `/routes/:route_id`. */
  add(url: string, methods: readonly string[]): void {
    const path = this.#paths.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const method of methods) path.methods.add(method)
    this.#paths.set(url, path)
  }

  /** The value of `Allow` for a path; undefined for an unknown path. */
  allowedAt(path: string): string | undefined {
    // Like the router, prefer a path without parameters.
    const found = this.#paths.get(path) ?? [...this.#paths.values()].find(({ pattern }) => pattern.test(path))
    return found && [...found.methods, 'OPTIONS'].join(', ')
  }
}

/** Matches the paths that reach a URL with parameters. */
export function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+')}$`)
}
