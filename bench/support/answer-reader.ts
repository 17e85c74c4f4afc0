/** Detects the end of HTTP/1.1 answers with a Content-Length, the only ones measured here. */
export class AnswerReader {
  status = 0
  /** The status line and the headers. */
  head = ''
  bodyBytes = 0
  #left = 0
  #early: Buffer | null = null

  /** Whether the answer is complete. */
  take(arrived: Buffer): boolean {
    if (this.#left > 0) {
      this.#left -= arrived.length
      return this.#left <= 0
    }
    const chunk = this.#early ? Buffer.concat([this.#early, arrived]) : arrived
    const end = chunk.indexOf('\r\n\r\n')
    this.#early = end < 0 ? chunk : null
    if (end < 0) return false
    this.head = chunk.toString('latin1', 0, end)
    this.status = Number(this.head.slice(9, 12))
    const length = this.header('content-length')
    if (length === undefined && this.status !== 304) throw new Error(`an answer without Content-Length:\n${this.head}`)
    this.bodyBytes = this.status === 304 ? 0 : Number(length)
    this.#left = this.bodyBytes - (chunk.length - end - 4)
    return this.#left <= 0
  }

  header(name: string): string | undefined {
    return new RegExp(`\r\n${name}: *([^\r]*)`, 'i').exec(this.head)?.[1]
  }
}
