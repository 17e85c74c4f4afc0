const SCHEME = /https?:\/\//gi
/** The name of a domain that a reader would type. */
const DOMAIN =
  /(?:\bwww\.|\b[a-z0-9-]{1,63}\.(?:com|net|org|info|biz|io|co|me|ly|gg|xyz|top|shop|site|online|link|th)\b)/i

/** Counts links: each scheme, and each word without one that names a domain. */
export function countLinks(text: string): number {
  return text
    .split(/\s+/)
    .reduce((count, word) => count + (word.match(SCHEME)?.length ?? (DOMAIN.test(word) ? 1 : 0)), 0)
}
