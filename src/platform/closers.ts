/** What has been opened and must be closed again, the last first. */
export class Closers {
  readonly #closers: (() => unknown)[] = []

  add(close: () => unknown): void {
    this.#closers.push(close)
  }

  /**
   * Closes everything once; a failure keeps nothing else open.
   * @throws the failure, or an AggregateError of several
   */
  async close(): Promise<void> {
    const failures: unknown[] = []
    for (const close of this.#closers.splice(0).reverse()) {
      try {
        await close()
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 1) throw new AggregateError(failures, 'Several parts of the service could not be stopped')
    if (failures.length === 1) throw failures[0]
  }
}
