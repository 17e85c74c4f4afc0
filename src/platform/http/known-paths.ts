/** The paths that the service has and the methods that each takes: any other method, whatever it is called, is 405 there. */
export class KnownPaths {
  readonly #paths = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>()

  /** `url` in Fastify's notation: `/routes/:route_id`. */
  add(url: string, methods: readonly string[]): void {
    const path = this.#paths.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const method of methods) path.methods.add(method)
    this.#paths.set(url, path)
  }

  /** The value of `Allow` for a path, undefined when there is nothing. */
  allowedAt(path: string): string | undefined {
    // As the router does: a path without parameters comes before those that have some.
    const found = this.#paths.get(path) ?? [...this.#paths.values()].find(({ pattern }) => pattern.test(path))
    return found && [...found.methods, 'OPTIONS'].join(', ')
  }
}

function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+')}$`)
}
