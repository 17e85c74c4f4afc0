/** Provinces where there is sea to go to. */
export const COASTS: ReadonlySet<string> = new Set('20 21 22 23 76 77 80 81 82 83 84 85 86 90 91 92'.split(' '))
