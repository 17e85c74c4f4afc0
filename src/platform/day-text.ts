import type { Language } from './language.ts'

const LOCALES: Readonly<Record<Language, string>> = { th: 'th-TH', en: 'en-GB' }

/** 22 December 2026, 22 ธันวาคม 2569: the day in Bangkok. */
export function dayText(instant: Date, language: Language): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Bangkok' } as const
  return new Intl.DateTimeFormat(LOCALES[language], options).format(instant)
}
