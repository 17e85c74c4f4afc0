import './shell.css'
import { Outlet } from '@tanstack/react-router'
import { useTexts } from '../texts/define-texts.ts'
import { Toasts } from '../ui/toasts.tsx'
import { Header } from './header.tsx'
import { shellTexts } from './shell-texts.ts'

/** What every page has around it. */
export function Shell() {
  const t = useTexts(shellTexts)
  return (
    <>
      <a className="skip-link" href="#main">
        {t.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Toasts />
    </>
  )
}
