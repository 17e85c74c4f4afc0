import '../ui/action-menu.css'
import './account-menu.css'
import { useNavigate } from '@tanstack/react-router'
import { Bell, Heart, LogOut, type LucideIcon, Map as MapIcon, Sparkles, UserRound } from 'lucide-react'
import { useEffect } from 'react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useLanguage } from '../app/language.ts'
import { renewPush } from '../notifications/device-push.ts'
import { useUnread } from '../notifications/use-unread.ts'
import { useTexts } from '../texts/define-texts.ts'
import { count } from '../texts/format.ts'
import { Button } from '../ui/button.tsx'
import { accountMenuTexts } from './account-menu-texts.ts'
import { signOut } from './sign-out.ts'

const PAGES = [
  { to: '/trips', text: 'trips', icon: MapIcon },
  { to: '/notifications', text: 'notifications', icon: Bell },
  { to: '/favourites', text: 'favourites', icon: Heart },
  { to: '/points', text: 'points', icon: Sparkles },
  { to: '/account', text: 'account', icon: UserRound },
] as const satisfies readonly { to: string; text: string; icon: LucideIcon }[]

/** The pages of the signed-in user, and the way out. */
export function AccountMenu() {
  const t = useTexts(accountMenuTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const unread = useUnread()
  useEffect(() => {
    // What fails now is tried again when the page is opened next.
    renewPush().catch(() => {})
  }, [])
  return (
    <MenuTrigger>
      <span className="account-menu">
        <Button kind="quiet" icon={UserRound} label={unread === 0 ? t.menu : t.menuUnread(unread)} />
        {unread > 0 && (
          <span className="account-unread" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </span>
      <Popover className="popover" placement="bottom end">
        <Menu className="menu">
          {PAGES.map(({ to, text, icon: Icon }) => (
            <MenuItem key={to} className="menu-item" textValue={t[text]} onAction={() => void navigate({ to })}>
              <Icon aria-hidden="true" size={18} />
              {t[text]}
              {to === '/notifications' && unread > 0 && (
                <span className="account-menu-count">{count(unread, language)}</span>
              )}
            </MenuItem>
          ))}
          <MenuItem className="menu-item" textValue={t.signOut} onAction={() => void signOut()}>
            <LogOut aria-hidden="true" size={18} />
            {t.signOut}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
