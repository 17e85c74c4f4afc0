/** What takes long to make and is not needed by each start: made when it is first asked for, then kept. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
