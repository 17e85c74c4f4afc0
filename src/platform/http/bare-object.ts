const Bare = function Bare() {} as unknown as new () => object
Bare.prototype = Object.create(null)

/** For names that callers choose: nothing is inherited, as with `Object.create(null)`, but the engine keeps it a fast object. */
export function bareObject<V>(): Record<string, V> {
  return new Bare() as Record<string, V>
}
