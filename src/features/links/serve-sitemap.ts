import type { FastifyReply, FastifyRequest } from 'fastify'
import { baseUrlOf } from '../../platform/http/base-url.ts'
import { notFound } from '../../platform/http/problems.ts'
import type { Server } from '../../platform/http/server.ts'
import { escapeHtml } from './render-head.ts'
import type { LinkServices } from './services.ts'

/** The protocol allows 50,000; smaller files are cheaper to make again. */
const PER_PAGE = 5_000
/** The protocol allows 50,000 files; a million places need 200. */
const MAX_PAGES = 1_000

type Own = Pick<LinkServices, 'catalogue'>

/** Serves `/robots.txt` and `/sitemap.xml`, an index of pages with the public paths in both languages. */
export function serveSitemap(app: Server, { catalogue }: Own): void {
  let listed = { version: -2, paths: [] as readonly string[] }
  const paths = () => {
    if (listed.version !== catalogue.version) listed = { version: catalogue.version, paths: listPaths({ catalogue }) }
    return listed.paths
  }
  app.get('/robots.txt', (request, reply) =>
    send(
      reply,
      'text/plain',
      `User-agent: *\nDisallow: /t/\nDisallow: /plan/\nSitemap: ${baseUrlOf(request)}/sitemap.xml\n`,
    ),
  )
  app.get('/sitemap.xml', (request, reply) => {
    const pages = Math.min(Math.ceil(paths().length / PER_PAGE), MAX_PAGES)
    const base = baseUrlOf(request)
    const entries = Array.from(
      { length: pages },
      (_, at) => `<sitemap><loc>${escapeHtml(`${base}/sitemap/${at + 1}`)}</loc></sitemap>`,
    )
    return sendXml(reply, `<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`)
  })
  app.get<{ Params: { page: string } }>('/sitemap/:page', (request, reply) => {
    const page = /^[1-9]\d{0,3}$/.test(request.params.page) ? Number(request.params.page) : 0
    const shown = page === 0 || page > MAX_PAGES ? [] : paths().slice((page - 1) * PER_PAGE, page * PER_PAGE)
    if (shown.length === 0) throw notFound()
    return sendXml(reply, urlSet(shown, request))
  })
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function listPaths({ catalogue }: Own): string[] {
  const places = [...catalogue.listedPlaces()].map(({ id }) => `/place/${encodeURIComponent(id)}`)
  const routes = [...catalogue.routes()].map(({ route_id: id }) => `/route/${encodeURIComponent(id)}`)
  const destinations = catalogue.world.destinations.map(({ id }) => `/destination/${encodeURIComponent(id)}`)
  return [
    '/',
    '/destinations',
    '/places',
    '/routes',
    '/community',
    ...destinations.sort(),
    ...routes.sort(),
    ...places.sort(),
  ]
}

function urlSet(paths: readonly string[], request: FastifyRequest): string {
  const base = baseUrlOf(request)
  const urls = paths.map((path) => {
    const languages = ['th', 'en'].map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${escapeHtml(`${base}${path}?lang=${each}`)}"/>`,
    )
    return `<url><loc>${escapeHtml(base + path)}</loc>${languages.join('')}</url>`
  })
  return `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}

function sendXml(reply: FastifyReply, body: string): FastifyReply {
  return send(reply, 'application/xml', `<?xml version="1.0" encoding="UTF-8"?>${body}`)
}

function send(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(body)
}
