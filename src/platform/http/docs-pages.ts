import Fastify, { type FastifyInstance } from 'fastify'
import { negotiateLanguage } from '../language.ts'
import { once } from '../once.ts'
import { problemCatalogue } from '../problem-catalogue.ts'
import { refuseOtherMethods } from './register.ts'
import type { Server } from './server.ts'

/** `/openapi.json`, the reference at `/docs` and the error catalogue at `/docs/errors`; none of them needs the internet. */
export function serveDocs(app: Server, document: object): void {
  const json = Buffer.from(JSON.stringify(document))
  app.get('/openapi.json', { schema: { hide: true } as object }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=60').send(json),
  )
  app.get('/', (_request, reply) => reply.redirect('/docs/', 302))
  app.get('/docs/errors', (request, reply) => {
    const language = negotiateLanguage(request.headers['accept-language'])
    reply.header('vary', 'Accept, Accept-Language').header('content-language', language)
    if (request.headers.accept?.includes('application/json'))
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(problemCatalogue))
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(errorsPage(language))
  })
  for (const url of ['/', '/openapi.json', '/docs/errors']) refuseOtherMethods(app, url, ['GET'])
  serveReference(app)
}

/** The reference is a script that builds the page; it may run here and nowhere else, and reach only this service. */
const REFERENCE_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob:; connect-src 'self'"

/** Its package is 4 MB of script, a tenth of a start: it is loaded when the first reader comes, behind a door of our own. */
function serveReference(app: Server): void {
  const reference = once(loadReference)
  const urls = ['/docs', '/docs/', '/docs/js/scalar.js']
  for (const url of urls) {
    app.get(url, async (request, reply) => {
      const page = await (await reference()).inject({ method: 'GET', url: request.url })
      const { location } = page.headers
      if (typeof location === 'string') reply.header('location', location)
      return reply
        .code(page.statusCode)
        .type(String(page.headers['content-type'] ?? 'text/plain'))
        .header('content-security-policy', REFERENCE_POLICY)
        .send(page.rawPayload)
    })
    refuseOtherMethods(app, url, ['GET'])
  }
}

async function loadReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const pages = Fastify()
  await pages.register(
    scalar as never,
    {
      routePrefix: '/docs',
      configuration: {
        url: '/openapi.json',
        withDefaultFonts: false,
        pageTitle: 'Tiao',
        favicon: FAVICON,
        defaultOpenAllTags: true,
        showDeveloperTools: 'never',
        hideClientButton: true,
        telemetry: false,
        agent: { disabled: true },
        mcp: { disabled: true },
      } as never,
    } as never,
  )
  return pages
}

const FAVICON =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><circle cx='16' cy='16' r='15' fill='%230b6e4f'/><path d='M8 22l8-14 8 14-8-4z' fill='white'/></svg>"

function errorsPage(language: 'th' | 'en'): string {
  const heading = language === 'th' ? 'รายการข้อผิดพลาด' : 'Error catalogue'
  const rows = Object.entries(problemCatalogue)
    .map(
      ([code, { status, title, detail }]) =>
        `<tr id="${code}"><td>${status}</td><td><code>${code}</code></td><td>${escape(title[language])}</td><td>${escape(detail[language])}</td></tr>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${heading} · Tiao</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1d2433}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #d9dee8;padding:.5rem .75rem;text-align:left;vertical-align:top}tr:target{background:#fff4d6}code{font-size:.95em}</style></head>
<body><h1>${heading}</h1><table><thead><tr><th>HTTP</th><th>code</th><th>title</th><th>detail</th></tr></thead><tbody>
${rows}
</tbody></table></body></html>
`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
