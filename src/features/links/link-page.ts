import type { Language } from '../../platform/language.ts'
import type { PageHead, PictureContent } from './page-head.ts'

/** A page with its picture. */
export interface Page {
  readonly head: PageHead
  readonly picture: PictureContent
}

/** The path of a page's picture: that of the page, so that both need the same rights. */
export function pictureOf(path: string, language: Language, alt: string) {
  return { path: `/pictures/links${path === '/' ? '/home' : path}?lang=${language}`, alt }
}

export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_gap, name: string) => values[name] ?? '')
}
