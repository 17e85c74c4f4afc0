import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { form } from '../../../../test/support/form.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { createFolderFiles } from '../../../platform/files/folder-files.ts'

const URL = '/core/v1/storage/files'
const MIB = 1_048_576
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n')
const folder = mkdtempSync(join(tmpdir(), 'tiao-upload-'))
const folderFiles = createFolderFiles(folder)
let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await startTestService({ vendors: { files: folderFiles } })
  user = await createTestUser(service)
})
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true })
})

interface Sent {
  readonly type?: string
  readonly name?: string
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
}
function upload(content: Buffer, { type = '', name = 'file', query = '', headers = user.headers }: Sent = {}) {
  const part = { name: 'file', content, fileName: name, contentType: type || 'application/octet-stream' }
  return service.call('POST', `${URL}${query}`, form([part], headers))
}
const codeOf = ({ status, body }: Awaited<ReturnType<typeof upload>>) => [status, body.code]
async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
  const { statusCode, headers: sent, rawPayload } = await service.app.inject({ method: 'GET', url: path, headers })
  return { status: statusCode, headers: sent, bytes: rawPayload }
}
const bytesOf = async (fileId: string) => (await get(`${URL}/${fileId}`, user.headers)).bytes
const listBytes = async () => (await folderFiles.list('uploads/', 1_000)).map(({ key }) => key)

const still = (width = 300, height = 200) => sharp({ create: { width, height, channels: 3, background: '#0a8' } })
const photo = () => still().jpeg().toBuffer()
async function animated(encode: (image: Sharp) => Sharp): Promise<Buffer> {
  const frames = ['#f00', '#0f0', '#00f'].map((background) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return encode(sharp(await Promise.all(frames), { join: { animated: true } })).toBuffer()
}

interface Sized {
  readonly size: string
  readonly url: string
  readonly width: number
  readonly height: number
  readonly size_bytes: number
}

/** A PNG whose header claims another size than it has. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await still(9, 9).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

async function claimingFrames(side: number): Promise<Buffer> {
  const webp = await animated((image) => image.webp())
  webp.writeUIntLE(side - 1, 24, 3)
  webp.writeUIntLE(side - 1, 27, 3)
  return webp
}

describe('uploadFile', () => {
  it.each([
    ['image/jpeg', () => photo()],
    ['image/png', () => still().png().toBuffer()],
    ['image/webp', () => still().webp().toBuffer()],
    ['image/gif', () => still().gif().toBuffer()],
    ['application/pdf', async () => PDF],
  ])('stores %s by its content, privately', async (type, make) => {
    const { status, body, headers } = await upload(await make(), { name: 'รูปถ่าย.ext' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ content_type: type, visibility: 'private', file_name: 'รูปถ่าย.ext' })
    expect(headers['location']).toBe(body.url)
    expect(Date.parse(body.removed_after) - Date.parse(body.created_at)).toBe(86_400_000)
    const answer = await get(`${URL}/${body.file_id}`, user.headers)
    expect([answer.status, answer.headers['content-type'], answer.bytes.length]).toEqual([200, type, body.size_bytes])
    expect((await get(`${URL}/${body.file_id}`)).status).toBe(404)
  })

  it('removes the location and all other metadata of a photo, and turns it upright', async () => {
    const bytes = await still()
      .withExif({
        IFD0: { Make: 'Camera of Somebody', Orientation: '6' },
        IFD3: {
          GPSLatitude: '13/1 45/1 0/1',
          GPSLatitudeRef: 'N',
          GPSLongitude: '100/1 29/1 0/1',
          GPSLongitudeRef: 'E',
        },
      })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    const turned = await sharp(bytes).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(turned.includes('Camera of Somebody')).toBe(true)
    const { body } = await upload(turned, { type: 'image/jpeg' })
    const stored = await bytesOf(body.file_id)
    const { width, height, exif, icc, xmp, iptc } = await sharp(stored).metadata()
    expect([width, height, exif, icc, xmp, iptc]).toEqual([200, 300, undefined, undefined, undefined, undefined])
    expect(stored.includes('Exif') || stored.includes('Camera')).toBe(false)
  })

  it.each([
    ['GIF', (image: Sharp) => image.gif()],
    ['WebP', (image: Sharp) => image.webp()],
  ])('keeps the animation of a %s', async (_format, encode) => {
    const { body } = await upload(await animated(encode))
    expect(await sharp(await bytesOf(body.file_id), { animated: true }).metadata()).toMatchObject({ pages: 3 })
  })

  it('stores nothing that follows a picture', async () => {
    const hidden = Buffer.from('PK\x03\x04 <script>alert(1)</script>')
    const { status, body } = await upload(Buffer.concat([await photo(), hidden]))
    expect(status).toBe(201)
    expect((await bytesOf(body.file_id)).includes('script')).toBe(false)
  })

  const cut = async (image: Promise<Buffer>, share: number) => {
    const bytes = await image
    return bytes.subarray(0, Math.floor(bytes.length * share))
  }
  it.each([
    ['text', async () => Buffer.from('hello'), 415, 'file_type_not_allowed'],
    ['nothing', async () => Buffer.alloc(0), 415, 'file_type_not_allowed'],
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'file_type_not_allowed'],
    ['TIFF', () => still().tiff().toBuffer(), 415, 'file_type_not_allowed'],
    [
      'a PDF after a page of HTML',
      async () => Buffer.concat([Buffer.from('<html>'), PDF]),
      415,
      'file_type_not_allowed',
    ],
    ['a PDF with a ZIP behind it', async () => Buffer.concat([PDF, Buffer.from('PK\x05\x06')]), 422, 'file_unreadable'],
    ['a PDF that was cut off', async () => PDF.subarray(0, 30), 422, 'file_unreadable'],
    ['a JPEG that was cut off', () => cut(photo(), 0.5), 422, 'file_unreadable'],
    ['a PNG that was cut off', () => cut(still(800, 800).png().toBuffer(), 0.5), 422, 'file_unreadable'],
    [
      'a GIF that was cut off',
      () =>
        cut(
          animated((image) => image.gif()),
          0.5,
        ),
      422,
      'file_unreadable',
    ],
    ['a WebP that was cut off', () => cut(still().webp().toBuffer(), 0.5), 422, 'file_unreadable'],
  ])('refuses %s and stores nothing', async (_what, make, status, code) => {
    const before = await listBytes()
    expect(codeOf(await upload(await make()))).toEqual([status, code])
    expect(await listBytes()).toEqual(before)
  })

  it.each([
    ['a PNG of 41 megapixels', () => still(6_500, 6_400).png().toBuffer(), 41_600_000],
    ['a tiny PNG that claims 2,500 megapixels', () => claiming(50_000, 50_000), 2_500_000_000],
    ['a WebP whose three frames claim 36 megapixels each', () => claimingFrames(6_000), 108_000_000],
  ])('refuses %s by its header', async (_what, make, pixels) => {
    const before = await listBytes()
    const refused = await upload(await make())
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.objectContaining({ code: 'picture_too_large', pixels, max_pixels: 40_000_000 }),
    ])
    expect(await listBytes()).toEqual(before)
  })

  it('makes three smaller stills of a picture, upright and without metadata, and none of a PDF', async () => {
    const turned = await still(1_000, 600)
      .withExif({ IFD0: { Make: 'Camera of Somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { body } = await upload(turned)
    expect(body.sizes.map(({ size, width, height }: Sized) => [size, width, height])).toEqual([
      ['thumbnail', 154, 256],
      ['medium', 461, 768],
      // Never larger than the picture.
      ['large', 600, 1_000],
    ])
    for (const { url, size_bytes: size, width, height } of body.sizes as Sized[]) {
      const { pathname, search } = new globalThis.URL(url)
      const { bytes } = await get(pathname + search, user.headers)
      const { exif, icc, xmp, ...stored } = await sharp(bytes).metadata()
      expect([bytes.length, stored.format, stored.width, stored.height]).toEqual([size, 'webp', width, height])
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
    }
    expect((await upload(PDF)).body.sizes).toEqual([])
  })

  it.each([
    ['a transparent PNG', () => still(9, 9).ensureAlpha(0.5).png().toBuffer(), 4],
    ['a grey JPEG', () => still(9, 9).greyscale().jpeg().toBuffer(), 3],
    ['a CMYK JPEG', () => still(9, 9).toColourspace('cmyk').jpeg().toBuffer(), 3],
    ['a PNG of 16 bits', () => still(9, 9).toColourspace('rgb16').png().toBuffer(), 3],
    ['an animation, by its first frame', () => animated((image) => image.gif()), 3],
  ])('makes sizes of %s', async (_what, make, channels) => {
    const { status, body } = await upload(await make())
    expect(status).toBe(201)
    const { bytes } = await get(`${URL}/${body.file_id}?size=thumbnail`, user.headers)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', channels })
    expect((await sharp(bytes, { animated: true }).metadata()).pages ?? 1).toBe(1)
  })

  it('refuses a declared type that contradicts the content', async () => {
    const refused = await upload(PDF, { type: 'image/png' })
    expect(codeOf(refused)).toEqual([415, 'file_type_mismatch'])
    expect(refused.body.detail).toContain('image/png')
    expect((await upload(await photo(), { type: 'image/jpg' })).status).toBe(201)
  })

  it('requires one file of at most 10 MiB, and a user', async () => {
    expect(codeOf(await upload(Buffer.alloc(10 * MIB + 1)))).toEqual([413, 'body_too_large'])
    expect(codeOf(await upload(PDF, { headers: {} }))).toEqual([401, 'unauthenticated'])
    expect((await upload(PDF, { query: '?visibility=secret' })).status).toBe(400)
    const empty = form([{ name: 'file', content: 'no file' }], user.headers)
    expect((await service.call('POST', URL, empty)).status).toBe(400)
    const json = { payload: { file: 'x' }, headers: user.headers }
    expect(codeOf(await service.call('POST', URL, json))).toEqual([415, 'unsupported_media_type'])
  })

  it('stores one file for one Idempotency-Key', async () => {
    const headers = { ...user.headers, 'idempotency-key': 'upload-1' }
    const [first, again] = [await upload(PDF, { headers }), await upload(PDF, { headers })]
    expect([again.status, again.text, again.headers['idempotent-replayed']]).toEqual([201, first.text, 'true'])
  })

  it('stores nothing of an upload that is aborted', async () => {
    const address = await service.app.listen({ port: 0, host: '127.0.0.1' })
    const { payload, headers } = form([
      { name: 'file', content: await still(900, 900).png().toBuffer(), fileName: 'x' },
    ])
    const socket = connect(Number(new globalThis.URL(address).port), '127.0.0.1')
    const lines = {
      ...headers,
      host: 'localhost',
      authorization: user.headers['authorization'],
      'content-length': payload.length,
    }
    socket.write(
      `POST ${URL} HTTP/1.1\r\n${Object.entries(lines)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
    )
    socket.write(payload.subarray(0, payload.length - 100))
    // While it is under way, the same user cannot begin another.
    await expect.poll(async () => (await upload(PDF)).status).toBe(429)
    socket.destroy()
    await expect.poll(async () => (await upload(PDF)).status).toBe(201)
    const rows = await service.services.db.selectFrom('stored_file').select('storage_key').execute()
    const originals = (await listBytes()).filter((key) => !key.includes('.'))
    expect(originals).toEqual(rows.map((row) => row.storage_key).sort())
  })
})
