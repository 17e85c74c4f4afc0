import { findPage } from './find-page.ts'
import { LINK_TEXTS } from './link-texts.ts'
import type { PageHead } from './page-head.ts'
import { renderHead } from './render-head.ts'
import type { FindHead, LinkServices } from './services.ts'

/** Pages of catalogue entries: without an entry they do not exist. */
const NEEDS_ENTRY = /^\/(?:destination|place|route)\//

/** Finds the head of a page. Pages of private things have a head that says nothing about them. */
export function createFindHead(own: Pick<LinkServices, 'db' | 'catalogue'>): FindHead {
  return async (path, language, baseUrl) => {
    const page = await findPage(own, path, language)
    if (page) return { isFound: true, html: renderHead(page.head, language, baseUrl) }
    const texts = LINK_TEXTS[language]
    const picture = { path: `/pictures/links/home?lang=${language}`, alt: texts.home.title }
    const { title, description } = path.startsWith('/t/') ? texts.private : texts.home
    const head: PageHead = { title, description, path: '/', picture, schema: null, isPublic: false }
    return { isFound: !NEEDS_ENTRY.test(path), html: renderHead(head, language, baseUrl) }
  }
}
