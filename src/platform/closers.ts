/** Closes resources in reverse order of opening. */
export class Closers {
  readonly #closers: (() => unknown)[] = []

  add(close: () => unknown): void {
    this.#closers.push(close)
  }

  /**
   * Closes everything once, and continues after a failure.
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
    if (failures.length > 1) throw new AggregateError(failures, 'Several components of the service failed to stop')
    if (failures.length === 1) throw failures[0]
  }
}
