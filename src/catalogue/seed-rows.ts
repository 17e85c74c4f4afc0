/** Rows of a JSON file with the lines they begin on, so that a fault can be told as `file:line`. */

export interface NumberedRow {
  /** Counted from 1. */
  readonly line: number
  readonly value: unknown
}

/** A row that has its shape, and its line. */
export interface CheckedRow<T> {
  readonly line: number
  readonly row: T
}

/** A fault of a file that ships; `line` is null where the whole file is meant. */
export interface FileError {
  readonly file: string
  readonly line: number | null
  readonly message: string
}

/** The elements of a JSON array, each with its line. */
export function readArrayRows(file: string, text: string): { rows: NumberedRow[] } | { errors: FileError[] } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { errors: [{ file, line: lineOfError(text, error as SyntaxError), message: `no JSON: ${String(error)}` }] }
  }
  if (!Array.isArray(value)) return { errors: [{ file, line: null, message: 'must be a JSON array' }] }
  const lines = elementLines(text)
  return { rows: value.map((row: unknown, at) => ({ line: lines[at] ?? 1, value: row })) }
}

/** The objects of newline-delimited JSON, each with its line; blank lines are left out. */
export function readLineRows(file: string, text: string): { rows: NumberedRow[]; errors: FileError[] } {
  const rows: NumberedRow[] = []
  const errors: FileError[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    try {
      rows.push({ line: at + 1, value: JSON.parse(line) as unknown })
    } catch (error) {
      errors.push({ file, line: at + 1, message: `no JSON: ${String(error)}` })
    }
  }
  return { rows, errors }
}

/** Lines on which the elements of the outermost array begin; the text is known to be JSON. */
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

/** V8 tells the position, and newer versions the line; null when it tells neither. */
function lineOfError(text: string, { message }: SyntaxError): number | null {
  const line = /\(line (\d+)/.exec(message)?.[1]
  if (line !== undefined) return Number(line)
  const position = /position (\d+)/.exec(message)?.[1]
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length
}
