/** Creates a value on first use and keeps it: for values that are slow to create and not needed by every start. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
