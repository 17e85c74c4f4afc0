import { PassThrough, Readable } from 'node:stream'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { Problem } from '../../platform/problem.ts'
import { Pictures } from './pictures.ts'

/** A picture whose upper left quarter is red and the rest blue. */
function picture(width: number, height: number): Sharp {
  const red = { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3 as const, background: '#f00' }
  return sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: { create: red }, left: 0, top: 0 },
  ])
}

let senders = 0
const somebody = () => `user_${++senders}`

async function outcome(
  bytes: Buffer | Readable,
  pictures = new Pictures(),
  from = somebody(),
): Promise<Buffer | string> {
  try {
    return await pictures.makeSquare(from, async () => (Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes))
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

async function look(result: Buffer | string) {
  if (typeof result === 'string') return result
  const { format, width, height, exif, icc, xmp } = await sharp(result).metadata()
  return { format, width, height, hasMetadata: Boolean(exif ?? icc ?? xmp) }
}

/** Whether each corner is red: upper left, upper right, lower left, lower right. */
async function redCorners(result: Buffer | string): Promise<boolean[]> {
  const { data, info } = await sharp(result as Buffer)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 128
  const end = info.width - 5
  return [at(4, 4), at(end, 4), at(4, end), at(end, end)]
}

describe('a picture', () => {
  it.each([
    ['JPEG', (image: Sharp) => image.jpeg()],
    ['PNG', (image: Sharp) => image.png()],
    ['WebP', (image: Sharp) => image.webp()],
    ['GIF', (image: Sharp) => image.gif()],
  ])('in %s becomes a square in WebP', async (_format, encode) => {
    expect(await look(await outcome(await encode(picture(900, 600)).toBuffer()))).toEqual({
      format: 'webp',
      width: 512,
      height: 512,
      hasMetadata: false,
    })
  })

  it('is never upscaled', async () => {
    expect(await look(await outcome(await picture(120, 80).png().toBuffer()))).toMatchObject({ width: 80, height: 80 })
    expect(await look(await outcome(await picture(1, 1).png().toBuffer()))).toMatchObject({ width: 1, height: 1 })
  })

  it('loses its location, camera and colour profile', async () => {
    const bytes = await picture(600, 600)
      .withExif({ IFD0: { Make: 'Camera of Somebody' }, IFD3: { GPSLatitude: '13/1 45/1 0/1', GPSLatitudeRef: 'N' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect(bytes.includes('Camera of Somebody')).toBe(true)
    const made = (await outcome(bytes)) as Buffer
    expect(await look(made)).toMatchObject({ hasMetadata: false })
    expect(made.includes('Camera') || made.includes('Exif')).toBe(false)
  })

  it.each([
    [1, [true, false, false, false]],
    [3, [false, false, false, true]],
    [6, [false, true, false, false]],
    [8, [false, false, true, false]],
  ])('that was taken with a rotated camera (%i) is upright', async (orientation, corners) => {
    const bytes = await picture(600, 600).withMetadata({ orientation }).jpeg().toBuffer()
    expect(await redCorners(await outcome(bytes))).toEqual(corners)
  })
})

describe('a file that is not an accepted picture', () => {
  const cases: [string, () => Promise<Buffer>][] = [
    ['text that is called a picture', async () => Buffer.from('hello, I am a photo')],
    ['nothing', async () => Buffer.alloc(0)],
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
    ['TIFF', async () => picture(20, 20).tiff().toBuffer()],
    ['PDF', async () => Buffer.from('%PDF-1.7\n')],
    ['the beginning of a JPEG', async () => Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
    ['a JPEG that was cut off', async () => (await picture(800, 800).jpeg().toBuffer()).subarray(0, 3_000)],
    ['a PNG that was cut off', async () => (await picture(800, 800).png().toBuffer()).subarray(0, -200)],
    [
      'an animated GIF',
      async () =>
        sharp(await frames(), { join: { animated: true } })
          .gif()
          .toBuffer(),
    ],
    [
      'an animated WebP',
      async () =>
        sharp(await frames(), { join: { animated: true } })
          .webp()
          .toBuffer(),
    ],
    ['an animated PNG', async () => animatedPng()],
  ]
  it.each(cases)('%s is rejected', async (_what, make) => {
    expect(await outcome(await make())).toBe('image_unreadable')
  })

  it.each<[string, () => Promise<Buffer>]>([
    ['100,000 by 100,000 pixels', async () => bombOf(100_000)],
    ['41 megapixels', async () => sharp(blank(6_500, 6_400)).png().toBuffer()],
  ])('a PNG of %s is too large', async (_what, make) => {
    expect(await outcome(await make())).toBe('picture_too_large')
  })

  it('40 megapixels are accepted', async () => {
    expect(await look(await outcome(await sharp(blank(8_000, 5_000)).png().toBuffer()))).toMatchObject({ width: 512 })
  })
})

describe('concurrent uploads', () => {
  it('wait in a bounded queue', async () => {
    const pictures = new Pictures({ maxWaiting: 3 })
    const bytes = await picture(900, 900).jpeg().toBuffer()
    const results = await Promise.all(Array.from({ length: 5 }, () => outcome(bytes, pictures)))
    expect(results.map((result) => (typeof result === 'string' ? result : 'made'))).toEqual([
      'made',
      'made',
      'made',
      'overloaded',
      'overloaded',
    ])
    expect(await outcome(Buffer.from('x'), pictures)).toBe('image_unreadable')
    expect(typeof (await outcome(bytes, pictures))).toBe('object')
  })

  it('do not block others when slow, and each sender has one at a time', async () => {
    const pictures = new Pictures({ maxWaiting: 1 })
    const bytes = await picture(90, 90).jpeg().toBuffer()
    const slow = Array.from({ length: 5 }, () => new PassThrough())
    const underWay = slow.map((stream, index) => outcome(stream, pictures, index < 2 ? 'user_slow' : somebody()))
    for (const stream of slow) stream.write(bytes.subarray(0, 10))
    expect(await underWay[1]).toBe('rate_limited')
    expect(await look(await outcome(bytes, pictures))).toMatchObject({ format: 'webp' })
    for (const [index, stream] of slow.entries()) {
      stream.end(bytes.subarray(10))
      if (index !== 1) expect(await look((await underWay[index])!)).toMatchObject({ format: 'webp' })
    }
    expect(await look(await outcome(bytes, pictures, 'user_slow'))).toMatchObject({ format: 'webp' })
  })

  it('hold a bounded number of bytes, and release them', async () => {
    const bytes = await picture(90, 90).jpeg().toBuffer()
    const pictures = new Pictures({ maxBytes: bytes.length + 10 })
    const slow = new PassThrough()
    const first = outcome(slow, pictures)
    slow.write(bytes.subarray(0, 20))
    await expect.poll(() => slow.readableLength).toBe(0)
    expect(await outcome(bytes, pictures)).toBe('overloaded')
    slow.end(bytes.subarray(20))
    expect(await look(await first)).toMatchObject({ format: 'webp' })
    expect(await look(await outcome(bytes, pictures))).toMatchObject({ format: 'webp' })
  })
})

function blank(width: number, height: number) {
  return { create: { width, height, channels: 3 as const, background: '#888' } }
}

function frames(): Promise<Buffer[]> {
  return Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 60, height: 60, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
}

/** A small PNG whose header claims another size, with a valid checksum. */
async function bombOf(side: number): Promise<Buffer> {
  const png = await picture(4, 4).png().toBuffer()
  png.writeUInt32BE(side, 16)
  png.writeUInt32BE(side, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** A PNG with a chunk that declares two frames. */
async function animatedPng(): Promise<Buffer> {
  const png = await picture(60, 60).png().toBuffer()
  const chunk = Buffer.from('00000008 6163544c 00000002 00000000 00000000'.replaceAll(' ', ''), 'hex')
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
