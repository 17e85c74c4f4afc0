/**
 * The `data` of each server-sent event (WHATWG HTML §9.2). Chunks may end anywhere: within a character, between CR and LF,
 * within a line. The last event may lack its blank line, because some servers omit it. The caller bounds the bytes.
 */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = []
  for await (const line of readLines(chunks)) {
    if (line === '') {
      if (data.length > 0) yield data.join('\n')
      data = []
    } else if (line === 'data') data.push('')
    else if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
  }
  if (data.length > 0) yield data.join('\n')
}

/** Lines that end in LF, CR or CRLF; a CR at the end of a chunk waits for the next chunk. */
async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    yield* lines
  }
  rest += decoder.decode()
  if (rest !== '') yield* rest.split(/\r\n|\n|\r/)
}
