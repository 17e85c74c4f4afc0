import type { Language } from '../../platform/language.ts'

/** A name in the language of the answer, else in the other one. */
export function nameOf(
  named: { readonly nameTh: string | null; readonly nameEn: string | null },
  language: Language,
): string {
  return (language === 'th' ? (named.nameTh ?? named.nameEn) : (named.nameEn ?? named.nameTh)) ?? ''
}
