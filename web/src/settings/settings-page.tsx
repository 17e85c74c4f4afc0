import './settings.css'
import { SignInGate } from '../account/sign-in-gate.tsx'
import { useMe } from '../account/use-me.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { CloseAccount } from './close-account.tsx'
import { ConsentList } from './consent-list.tsx'
import { DeviceList } from './device-list.tsx'
import { EmailForm } from './email-form.tsx'
import { ExportData } from './export-data.tsx'
import { PasswordForm } from './password-form.tsx'
import { PictureForm } from './picture-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SecurityList } from './security-list.tsx'
import { SettingsSection } from './settings-section.tsx'
import { settingsTexts } from './settings-texts.ts'
import { UsernameForm } from './username-form.tsx'

/** `/account` */
export function SettingsPage() {
  const t = useTexts(settingsTexts)
  return (
    <SignInGate title={t.title} text={t.signInFirst}>
      <Settings />
    </SignInGate>
  )
}

function Settings() {
  const t = useTexts(settingsTexts)
  const me = useMe()
  return (
    <Page title={t.title}>
      <Loaded of={me}>
        {(user) => (
          <>
            <SettingsSection title={t.profile}>
              <PictureForm me={user} />
              <ProfileForm me={user} />
              <UsernameForm key={user.username} me={user} />
            </SettingsSection>
            <SettingsSection title={t.signIn}>
              <EmailForm key={user.email} me={user} />
              <PasswordForm me={user} />
            </SettingsSection>
            <SettingsSection title={t.devices}>
              <DeviceList />
            </SettingsSection>
            <SettingsSection title={t.security}>
              <SecurityList />
            </SettingsSection>
            <SettingsSection title={t.consents}>
              <ConsentList />
            </SettingsSection>
            <SettingsSection title={t.data}>
              <ExportData />
            </SettingsSection>
            <SettingsSection title={t.close}>
              <CloseAccount me={user} />
            </SettingsSection>
          </>
        )}
      </Loaded>
    </Page>
  )
}
