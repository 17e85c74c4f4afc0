import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { type Coding, codingFor, etagOfForm } from '../../platform/http/content-coding.ts'
import { notFound } from '../../platform/http/problems.ts'
import { contentEtag, matchingEtag } from '../../platform/http/reply.ts'
import type { Server } from '../../platform/http/server.ts'
import { lazy } from '../../platform/lazy.ts'
import type { FindHead } from '../links/public.ts'
import { contentPolicy } from './content-policy.ts'
import { webDocument } from './web-document.ts'
import { readWebFiles, type WebFile } from './web-files.ts'

/** The pages of the planner; its script shows what each path means. */
export const WEB_PAGES = [
  '/',
  '/plan',
  '/plan/:preview_id',
  '/t/:id',
  '/t/:id/today',
  '/trips',
  '/notifications',
  '/notifications/settings',
  '/points',
  '/account',
  '/legal/:purpose',
  '/destinations',
  '/destination/:destination_id',
  '/places',
  '/place/:place_id',
  '/routes',
  '/route/:route_id',
  '/community',
  '/favourites',
  '/desk',
  '/desk/:section',
] as const

/** The name of an asset contains a hash of its content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** The names of these do not. */
const ROOT_FILES = ['/service-worker.js', '/manifest.webmanifest', '/icon.svg']

/** Serves the planner; a service whose planner is not built answers 404. Files are read on the first request. */
export function serveWeb(
  app: Server,
  {
    config: { MAP_STYLE_URL },
    findHead,
  }: { readonly config: Pick<Config, 'MAP_STYLE_URL'>; readonly findHead: FindHead },
): void {
  const files = lazy(readWebFiles)
  const policy = contentPolicy(MAP_STYLE_URL)
  const fileAt = (path: string): WebFile => {
    const file = files().get(path)
    if (!file) throw notFound()
    return file
  }
  for (const url of WEB_PAGES)
    app.get(url, (request, reply) => {
      const shell = fileAt('/index.html').body.toString()
      return webDocument(shell, request, reply, { policy, mapStyleUrl: MAP_STYLE_URL, findHead })
    })
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    send(fileAt(`/assets/${request.params['*']}`), IMMUTABLE, request, reply),
  )
  for (const url of ROOT_FILES)
    app.get(url, (request, reply) => {
      // The worker opens the document without the network, so it is bound to the same policy.
      if (url.endsWith('.js')) reply.header('content-security-policy', policy)
      return send(fileAt(url), 'no-cache', request, reply)
    })
}

function send({ type, body, forms }: WebFile, caching: string, request: FastifyRequest, reply: FastifyReply) {
  const etag = contentEtag(body)
  reply.headers({ 'cache-control': caching, vary: 'Accept-Encoding' })
  const held = matchingEtag(request.headers['if-none-match'], etag)
  if (held !== null) return reply.header('etag', held).status(304).send()
  const coding: Coding | null = codingFor(request.headers['accept-encoding'], body.length)
  const form = coding === null ? undefined : forms.get(coding)
  reply.type(type)
  if (coding === null || !form) return reply.header('etag', etag).send(body)
  return reply.headers({ etag: etagOfForm(etag, coding), 'content-encoding': coding }).send(form)
}
