/** Reads rows of JSON files with their line numbers, so that errors can be reported as `file:line`. */

export interface NumberedRow {
  /** From 1. */
  readonly line: number
  readonly value: unknown
}

/** A row of valid shape and its line. */
export interface CheckedRow<T> {
  readonly line: number
  readonly row: T
}

/** An error in a seed file; `line` is null if it concerns the whole file. */
export interface FileError {
  readonly file: string
  readonly line: number | null
  readonly message: string
}

/** Elements of a JSON array with their lines. */
export function readArrayRows(file: string, text: string): { rows: NumberedRow[] } | { errors: FileError[] } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return {
      errors: [{ file, line: lineOfError(text, error as SyntaxError), message: `is not JSON: ${String(error)}` }],
    }
  }
  if (!Array.isArray(value)) return { errors: [{ file, line: null, message: 'must be a JSON array' }] }
  const lines = elementLines(text)
  return { rows: value.map((row: unknown, at) => ({ line: lines[at] ?? 1, value: row })) }
}

/** Objects of newline-delimited JSON with their lines; skips blank lines. */
export function readLineRows(file: string, text: string): { rows: NumberedRow[]; errors: FileError[] } {
  const rows: NumberedRow[] = []
  const errors: FileError[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    try {
      rows.push({ line: at + 1, value: JSON.parse(line) as unknown })
    } catch (error) {
      errors.push({ file, line: at + 1, message: `is not JSON: ${String(error)}` })
    }
  }
  return { rows, errors }
}

/** Line of each element of the outermost array of valid JSON. */
function elementLines(text: string): number[] {
  const lines: number[] = []
  let depth = 0
  let line = 1
  let inString = false
  let expected = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at] as string
    if (char === '\n') line++
    if (inString) {
      if (char === '\\') at++
      else if (char === '"') inString = false
      continue
    }
    if (/\s/.test(char)) continue
    if (expected && char !== ']') lines.push(line)
    expected = false
    if (char === '"') inString = true
    else if (char === '[' || char === '{') expected = ++depth === 1
    else if (char === ']' || char === '}') depth--
    else if (char === ',') expected = depth === 1
  }
  return lines
}

/** V8 reports the position, newer versions the line; null if neither. */
function lineOfError(text: string, { message }: SyntaxError): number | null {
  const line = /\(line (\d+)/.exec(message)?.[1]
  if (line !== undefined) return Number(line)
  const position = /position (\d+)/.exec(message)?.[1]
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length
}
