/** Starts a formula in Excel, LibreOffice or Google Sheets: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r\n]/

/** Spreadsheet programs recognise UTF-8 only after this mark. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * One record of RFC 4180. A text that a spreadsheet program would run as a formula gets an apostrophe in front, which
 * makes it text; numbers stay numbers.
 */
export function csvRecord(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

/** Whether an `Accept` header prefers CSV to JSON (RFC 9110, 12.5.1); a wildcard alone does not request CSV. */
export function prefersCsv(accept: string | undefined): boolean {
  const weights = new Map(
    (accept ?? '').split(',', 50).map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [type, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
    }),
  )
  const csv = weights.get('text/csv') ?? 0
  return csv > 0 && csv > (weights.get('application/json') ?? 0)
}
