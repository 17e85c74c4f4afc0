import Fastify from 'fastify'
import { type Language, negotiateLanguage } from '../language.ts'
import { lazy } from '../lazy.ts'
import type { Operation } from '../operation.ts'
import { listAllInputErrors, listAllProblems } from './declared-problems.ts'
import { errorsPage } from './errors-page.ts'
import type { Limits } from './limits.ts'
import { type PublishedErrors, publishedErrors } from './problem-docs.ts'
import type { Server } from './server.ts'
import { StoredPage, servePage } from './stored-page.ts'

/**
 * Serves `/openapi.json`, the reference at `/docs` and the error catalogue at `/docs/errors`, all without internet access.
 * Each is made for its first reader.
 */
export function serveDocs(
  app: Server,
  { operations, describe }: { readonly operations: readonly Operation[]; readonly describe: () => object },
  limits: Limits,
): void {
  const document = lazy(
    () => new StoredPage(JSON.stringify(describe()), { 'content-type': 'application/json; charset=utf-8' }),
  )
  servePage(app, '/openapi.json', limits, document)
  const errors = lazy(() => errorPages(publishedErrors(listAllProblems(operations), listAllInputErrors(operations))))
  servePage(app, '/docs/errors', limits, ({ headers }) =>
    headers.accept?.includes('application/json')
      ? errors().json
      : errors()[negotiateLanguage(headers['accept-language'])],
  )
  const reference = lazy(loadReference)
  servePage(app, '/docs/', limits, async () => (await reference()).page)
  servePage(app, '/docs/js/scalar.js', limits, async () => (await reference()).script)
  app.get('/docs', (_request, reply) => reply.redirect('/docs/', 302))
}

function errorPages(published: PublishedErrors): Readonly<Record<'json' | Language, StoredPage>> {
  const vary = 'Accept, Accept-Language, Accept-Encoding'
  const page = (language: Language) =>
    new StoredPage(errorsPage(published, language), {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      vary,
    })
  return {
    th: page('th'),
    en: page('en'),
    json: new StoredPage(JSON.stringify(published), {
      'content-type': 'application/json; charset=utf-8',
      vary,
    }),
  }
}

/** The reference builds its page by script, which this policy allows only here, with access only to this service. */
const REFERENCE_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob:; connect-src 'self'"

/** Loads the package on the first request, because its 4 MB of script would take a tenth of a start. */
async function loadReference(): Promise<{ readonly page: StoredPage; readonly script: StoredPage }> {
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
  const read = async (url: string) => {
    const { statusCode, headers, rawPayload } = await pages.inject({ url })
    if (statusCode !== 200) throw new Error(`the reference answers ${statusCode} to ${url}`)
    return new StoredPage(rawPayload, {
      'content-type': String(headers['content-type']),
      'content-security-policy': REFERENCE_POLICY,
    })
  }
  const [page, script] = await Promise.all([read('/docs/'), read('/docs/js/scalar.js')])
  await pages.close()
  return { page, script }
}

const FAVICON =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><circle cx='16' cy='16' r='15' fill='%230b6e4f'/><path d='M8 22l8-14 8 14-8-4z' fill='white'/></svg>"
