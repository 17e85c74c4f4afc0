import './header.css'
import { Link } from '@tanstack/react-router'
import { Compass, Monitor, Moon, Sun, UserRound } from 'lucide-react'
import { lazy, Suspense, use, useState } from 'react'
import { useIsSignedIn } from '../data/use-session.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { LanguageContext } from './language.ts'
import { Logo } from './logo.tsx'
import { shellTexts } from './shell-texts.ts'
import { useTheme } from './theme.ts'

const AccountDialog = lazy(async () => ({ default: (await import('../account/account-dialog.tsx')).AccountDialog }))
const AccountMenu = lazy(async () => ({ default: (await import('../account/account-menu.tsx')).AccountMenu }))
const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon }

export function Header() {
  const t = useTexts(shellTexts)
  const { language, choose } = use(LanguageContext)
  const { theme, next } = useTheme()
  const isSignedIn = useIsSignedIn()
  const [isSigningIn, setSigningIn] = useState(false)
  const ThemeIcon = THEME_ICONS[theme]
  return (
    <header className="header">
      <Link className="header-home" to="/" aria-label={t.home}>
        <Logo />
      </Link>
      <nav className="header-actions">
        <Link className="header-explore" to="/places" aria-label={t.explore}>
          <Compass aria-hidden="true" size={20} />
          <span>{t.explore}</span>
        </Link>
        <Button
          kind="quiet"
          lang={language === 'th' ? 'en' : 'th'}
          onPress={() => choose(language === 'th' ? 'en' : 'th')}
        >
          {language === 'th' ? t.toEnglish : t.toThai}
        </Button>
        <Button kind="quiet" label={t.theme[theme]} icon={ThemeIcon} onPress={next} />
        {isSignedIn ? (
          <Suspense fallback={<span className="header-wait" />}>
            <AccountMenu />
          </Suspense>
        ) : (
          <Button kind="quiet" label={t.signIn} icon={UserRound} onPress={() => setSigningIn(true)} />
        )}
      </nav>
      {isSigningIn && (
        <Suspense>
          <AccountDialog start="sign-in" onDone={() => setSigningIn(false)} onClose={() => setSigningIn(false)} />
        </Suspense>
      )}
    </header>
  )
}
