import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEvents } from './event-stream.ts'

async function* inChunks(bytes: Uint8Array, cuts: readonly number[]): AsyncGenerator<Uint8Array> {
  const ends = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b)
  let start = 0
  for (const end of [...ends, bytes.length]) {
    yield bytes.subarray(start, end)
    start = end
  }
}

async function read(text: string, cuts: readonly number[] = []): Promise<string[]> {
  const events: string[] = []
  for await (const event of readEvents(inChunks(new TextEncoder().encode(text), cuts))) events.push(event)
  return events
}

describe('server-sent events', () => {
  it.each([
    ['an event', 'data: one\n\n', ['one']],
    ['a missing space after the colon', 'data:one\n\n', ['one']],
    ['two lines of data', 'data: one\ndata: two\n\n', ['one\ntwo']],
    ['comments and other fields', ': ping\nevent: chunk\nid: 7\ndata: one\nretry: 10\n\n', ['one']],
    ['CRLF', 'data: one\r\n\r\ndata: two\r\n\r\n', ['one', 'two']],
    ['CR', 'data: one\r\rdata: two\r\r', ['one', 'two']],
    ['a byte order mark', '\ufeffdata: one\n\n', ['one']],
    ['blank lines without data', '\n\n\n: ping\n\ndata: one\n\n', ['one']],
    ['no blank line at the end', 'data: one\n\ndata: two', ['one', 'two']],
    ['a CR as the last byte', 'data: one\n\ndata: two\r', ['one', 'two']],
    ['nothing', '', []],
  ])('reads %s', async (_what, text, events) => {
    expect(await read(text)).toEqual(events)
  })

  it('reads the same events wherever chunks are split, even inside Thai characters and line endings', async () => {
    const line = fc.constantFrom('data: ส้มตำ', 'data:x', ': ping', 'event: a', 'data: {"a":"ไทย😀"}', '')
    const text = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(400), { maxLength: 30 }), async (lines, cuts) => {
        const whole = lines.map((pair) => pair.join('')).join('')
        expect(await read(whole, cuts)).toEqual(await read(whole))
      }),
      { numRuns: 300 },
    )
  })
})
