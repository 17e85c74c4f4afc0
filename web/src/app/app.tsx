import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { queries } from '../data/queries.ts'
import { documentLanguage, keepLanguage, type Language, LanguageContext } from './language.ts'
import { router } from './router.ts'

export function App() {
  const [language, setLanguage] = useState(documentLanguage)
  const choice = useMemo(
    () => ({
      language,
      choose(next: Language) {
        keepLanguage(next)
        setLanguage(next)
        // Texts of the service are in the language of the call.
        void queries.invalidateQueries()
      },
    }),
    [language],
  )
  return (
    <LanguageContext value={choice}>
      <I18nProvider locale={language === 'th' ? 'th-TH' : 'en-GB'}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </LanguageContext>
  )
}
