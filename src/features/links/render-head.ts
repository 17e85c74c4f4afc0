import type { Language } from '../../platform/language.ts'
import type { PageHead } from './page-head.ts'

const LOCALES = { th: 'th_TH', en: 'en_GB' } as const
const MAX_TITLE = 120
const MAX_DESCRIPTION = 200

/** The elements that a page adds to the head of the document. Every value is escaped. */
export function renderHead(head: PageHead, language: Language, baseUrl: string): string {
  const title = cut(head.title, MAX_TITLE)
  const description = cut(head.description, MAX_DESCRIPTION)
  const url = (lang: Language) => `${baseUrl}${head.path}?lang=${lang}`
  const canonical = baseUrl + head.path
  const picture = `${baseUrl}${head.picture.path}`
  const other = language === 'th' ? 'en' : 'th'
  const elements = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(head.isPublic
      ? [
          link('canonical', canonical),
          alternate('th', url('th')),
          alternate('en', url('en')),
          alternate('x-default', canonical),
        ]
      : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:site_name', 'Tiao'),
    meta('property', 'og:type', head.schema ? 'article' : 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', LOCALES[language]),
    meta('property', 'og:locale:alternate', LOCALES[other]),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', head.picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.schema
      ? [jsonLd({ '@context': 'https://schema.org', ...head.schema, url: canonical, image: picture })]
      : []),
  ]
  return elements.join('')
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`
}

function alternate(language: string, href: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`
}

/** A data block: browsers never run it, so the policy for scripts does not apply. `<` could end it. */
function jsonLd(schema: object): string {
  const json = JSON.stringify(schema).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script type="application/ld+json">${json}</script>`
}

/** Cut between words where there are spaces, and never within a character. */
function cut(text: string, max: number): string {
  const clean = text.replace(/\s+/g, ' ').trim()
  const characters = [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(clean)].map(
    ({ segment }) => segment,
  )
  if (characters.length <= max) return clean
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`
}
