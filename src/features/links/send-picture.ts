import { Readable } from 'node:stream'
import { contentEtag, matchingEtag, Reply } from '../../platform/http/reply.ts'
import type { Language } from '../../platform/language.ts'
import { pictureNotFound } from '../pictures/public.ts'
import { drawLink } from './draw-link.ts'
import { findPage } from './find-page.ts'
import type { LinkServices } from './services.ts'

type Own = Pick<LinkServices, 'db' | 'catalogue' | 'linkPictures'>

/** The picture of the page at a path. @throws Problem picture_not_found, overloaded */
export async function sendPicture(
  own: Own,
  path: string,
  language: Language,
  header: (name: string) => string | undefined,
): Promise<Reply<undefined> | Reply<Readable>> {
  const page = await findPage(own, path, language)
  if (!page) throw pictureNotFound()
  // The content is the key, so a changed page has a new picture at once.
  const bytes = await own.linkPictures.get(JSON.stringify(page.picture), () => drawLink(page.picture))
  const etag = contentEtag(bytes)
  // A link may be withdrawn: that takes effect within a day for public pages, and at once for trips.
  const caching = page.head.isPublic ? 'public, max-age=86400' : 'private, max-age=300'
  const headers = { etag, 'cache-control': caching, 'x-content-type-options': 'nosniff' }
  if (matchingEtag(header('if-none-match'), etag) !== null) return new Reply(304, undefined, headers)
  const type = { 'content-type': 'image/jpeg', 'content-length': String(bytes.length) }
  return new Reply(200, Readable.from([bytes]), { ...headers, ...type })
}
