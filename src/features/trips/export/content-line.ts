// Content lines of iCalendar (RFC 5545, section 3.1).
import { printable } from './plain-text.ts'

const MAX_OCTETS = 75

/** A text value: `\`, `;`, `,` and line breaks are escaped (section 3.3.11). */
export function textValue(text: string): string {
  return printable(text)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
}

/** Lines of at most 75 octets, each ended by CRLF. A long one continues after a space, never within a character. */
export function foldLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
