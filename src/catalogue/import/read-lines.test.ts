import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Line, readLines, SourceError } from './read-lines.ts'

test('lines do not depend on chunk boundaries, plain or compressed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[\r\n\uFEFF]/g, '')),
        { maxLength: 20 },
      ),
      fc.integer({ min: 1, max: 7 }),
      fc.boolean(),
      async (texts, size, packed) => {
        const bytes = Buffer.from(texts.map((text) => `${text}\n`).join(''))
        const lines = await collect(cut(packed ? gzipSync(bytes) : bytes, size))
        expect(lines).toEqual(texts.map((text, index) => ({ number: index + 1, text })))
      },
    ),
    { numRuns: 60, seed: 20_261_121 },
  )
})

test('a byte order mark, CRLF and a missing final newline are not part of a line', async () => {
  const bytes = Buffer.from('\uFEFFone\r\ntwo\r\n\r\nfour')
  expect((await collect(cut(bytes, 3))).map((line) => 'text' in line && line.text)).toEqual(['one', 'two', '', 'four'])
})

test('a line that is too long or not UTF-8 is reported by number, and the next one is read', async () => {
  const bytes = Buffer.concat([
    Buffer.from(`${'x'.repeat(101)}\n${'y'.repeat(100)}\n`),
    Buffer.from([0x61, 0xff, 0x0a]),
    Buffer.from('last'),
  ])
  expect(await collect(cut(bytes, 64), 100)).toEqual([
    { number: 1, fault: 'too_long' },
    { number: 2, text: 'y'.repeat(100) },
    { number: 3, fault: 'bad_encoding' },
    { number: 4, text: 'last' },
  ])
})

test('a truncated gzip file yields its complete lines and then an error', async () => {
  const packed = gzipSync(Buffer.from(Array.from({ length: 20_000 }, (_, index) => `line ${index * 7919}\n`).join('')))
  const lines: Line[] = []
  const reading = async () => {
    for await (const some of readLines(cut(packed.subarray(0, packed.length / 2), 4096), 100)) lines.push(...some)
  }
  await expect(reading()).rejects.toMatchObject({ code: 'damaged_gzip' })
  expect(lines.length).toBeGreaterThan(1000)
  expect(lines.every((line, index) => 'text' in line && line.text === `line ${index * 7919}`)).toBe(true)
})

test('a failing stream ends the reading with its message, plain or compressed', async () => {
  for (const first of [Buffer.from('one\n'), gzipSync('one\n').subarray(0, 12)]) {
    const failing = async function* () {
      yield first
      throw new Error('disk gone')
    }
    const reading = collect(failing())
    await expect(reading).rejects.toBeInstanceOf(SourceError)
    await expect(reading).rejects.toThrow('disk gone')
  }
})

test('a reader that stops early closes the stream', async () => {
  for (const pack of [(bytes: Buffer) => bytes, gzipSync]) {
    let close = () => {}
    const closed = new Promise<void>((resolve) => {
      close = resolve
    })
    const endless = async function* () {
      try {
        for (;;) yield pack(Buffer.from('line\n'))
      } finally {
        close()
      }
    }
    for await (const lines of readLines(endless(), 100)) if (lines.length > 0) break
    await expect(closed).resolves.toBeUndefined()
  }
})

async function collect(stream: AsyncIterable<Uint8Array>, maxLineBytes = 10_000): Promise<Line[]> {
  const lines: Line[] = []
  for await (const some of readLines(stream, maxLineBytes)) lines.push(...some)
  return lines
}

async function* cut(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
