/** Characters that neither XML 1.0 nor iCalendar can carry, however they are escaped: controls, lone surrogates, non-characters. */
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

export function printable(text: string): string {
  return text.replace(UNPRINTABLE, '')
}
