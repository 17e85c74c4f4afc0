/** What somebody did with a trip. */
export interface QueuedEdit<T> {
  /** How the trip looks until the service has answered. */
  looks?(trip: T): T
  /** Sends it, and answers with the trip as it is then. */
  send(trip: T): Promise<T>
}

interface EditQueueOptions<T> {
  /** The trip as the service has it. */
  read(): T
  /** The edits that the service has not answered yet, and the answer to the last one. */
  onChange(waiting: readonly QueuedEdit<T>[], answer: T | null): void
  onFailed(error: unknown): void
}

/**
 * Edits wait for the answer to the one before, and each is made from that answer, so that none is lost. Those behind one that
 * fails are dropped: they were made on a trip that does not exist.
 */
export class EditQueue<T> {
  readonly #options: EditQueueOptions<T>
  #waiting: readonly QueuedEdit<T>[] = []

  constructor(options: EditQueueOptions<T>) {
    this.#options = options
  }

  add(edit: QueuedEdit<T>): void {
    this.#waiting = [...this.#waiting, edit]
    this.#options.onChange(this.#waiting, null)
    if (this.#waiting.length === 1) void this.#drain()
  }

  async #drain(): Promise<void> {
    for (let [edit] = this.#waiting; edit; [edit] = this.#waiting) {
      try {
        const answer = await edit.send(this.#options.read())
        this.#waiting = this.#waiting.slice(1)
        this.#options.onChange(this.#waiting, answer)
      } catch (error) {
        this.#waiting = []
        this.#options.onChange(this.#waiting, null)
        this.#options.onFailed(error)
      }
    }
  }
}
