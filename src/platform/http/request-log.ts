import type { Logger } from 'pino'

type Bindings = Parameters<Logger['child']>[0]
type Options = Parameters<Logger['child']>[1]

/**
 * A logger that is created with its first line. Fastify requires one per request, but most requests log nothing, and
 * creating one costs as much as sending a stored answer.
 */
export class LazyLog {
  readonly #make: () => Logger
  #made: Logger | undefined

  constructor(make: () => Logger) {
    this.#make = make
  }
  get #log(): Logger {
    this.#made ??= this.#make()
    return this.#made
  }
  get level(): string {
    return this.#log.level
  }
  child(bindings: Bindings, options?: Options): LazyLog {
    return new LazyLog(() => this.#log.child(bindings, options) as unknown as Logger)
  }
  fatal(...line: [object, string?]): void {
    this.#log.fatal(...line)
  }
  error(...line: [object, string?]): void {
    this.#log.error(...line)
  }
  warn(...line: [object, string?]): void {
    this.#log.warn(...line)
  }
  info(...line: [object, string?]): void {
    this.#log.info(...line)
  }
  debug(...line: [object, string?]): void {
    this.#log.debug(...line)
  }
  trace(...line: [object, string?]): void {
    this.#log.trace(...line)
  }
}
