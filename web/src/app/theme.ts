import { useState } from 'react'
import { keepCookie } from './language.ts'

const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The theme of this browser. The service sends it with the document, so that nothing flickers. */
export function useTheme(): { readonly theme: Theme; next(): void } {
  const [theme, setTheme] = useState<Theme>(documentTheme)
  return {
    theme,
    next() {
      const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!
      document.documentElement.dataset['theme'] = next
      keepCookie('theme', next)
      setTheme(next)
    },
  }
}

function documentTheme(): Theme {
  return THEMES.find((each) => each === document.documentElement.dataset['theme']) ?? 'system'
}
