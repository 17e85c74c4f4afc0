const Bare = function Bare() {} as unknown as new () => object
Bare.prototype = Object.create(null)

/** An object for names that callers choose: it inherits nothing, like `Object.create(null)`, but V8 keeps it fast. */
export function bareObject<V>(): Record<string, V> {
  return new Bare() as Record<string, V>
}
