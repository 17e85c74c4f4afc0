/** Thai is written without spaces, except before a name in Latin letters or a figure. */
export function joinThai(head: string, name: string): string {
  return /^[A-Za-z0-9]/.test(name) ? `${head} ${name}` : head + name
}
