import type { Language } from '../../platform/language.ts'

/** The name in a language, or in the other one if it is missing. */
export function nameOf(
  named: { readonly nameTh: string | null; readonly nameEn: string | null },
  language: Language,
): string {
  return (language === 'th' ? (named.nameTh ?? named.nameEn) : (named.nameEn ?? named.nameTh)) ?? ''
}
