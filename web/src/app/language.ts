import { createContext, useContext } from 'react'

export type Language = 'th' | 'en'

/** The language of the document, which the service chose by cookie or `Accept-Language`. */
export function documentLanguage(): Language {
  return document.documentElement.lang === 'en' ? 'en' : 'th'
}

/** Chooses a language for this browser. The service reads the cookie when it sends the document. */
export function keepLanguage(language: Language): void {
  keepCookie('language', language)
  document.documentElement.lang = language
}

export function keepCookie(name: string, value: string): void {
  // The Cookie Store API is asynchronous and not everywhere.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`
}

export const LanguageContext = createContext<{ language: Language; choose(language: Language): void }>({
  language: 'th',
  choose: () => {},
})

export function useLanguage(): Language {
  return useContext(LanguageContext).language
}
