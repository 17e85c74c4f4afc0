/** The first that matches counts: browsers name those that they are built from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\/|Opera/, 'Opera'],
  [/Line\//, 'LINE'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** A device as its owner would call it, from what its browser says; null if that says nothing. */
export function deviceOf(userAgent: string): { readonly name: string | null; readonly isPhone: boolean } {
  const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const parts = [find(BROWSERS), find(SYSTEMS)].filter((part) => part !== undefined)
  return { name: parts.length === 0 ? null : parts.join(' · '), isPhone: /iPhone|Android.*Mobile/.test(userAgent) }
}
