import { useState } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { Modal } from '../ui/modal.tsx'
import { accountTexts } from './account-texts.ts'
import { CodeForm } from './code-form.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { type Reset, ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { type SignedUp, SignUpForm } from './sign-up-form.tsx'

interface AccountDialogProps {
  readonly start: 'sign-up' | 'sign-in'
  onDone(): void
  onClose(): void
}

type Step =
  | { readonly name: 'sign-up' | 'sign-in' }
  | { readonly name: 'code'; readonly signedUp: SignedUp }
  | { readonly name: 'forgot'; readonly email: string }
  | { readonly name: 'reset'; readonly reset: Reset }

/** Signs up or in without leaving the page. */
export function AccountDialog({ start, onDone, onClose }: AccountDialogProps) {
  const t = useTexts(accountTexts)
  const [step, setStep] = useState<Step>({ name: start })
  const signIn = () => setStep({ name: 'sign-in' })
  switch (step.name) {
    case 'sign-up':
      return (
        <Modal title={t.join} onClose={onClose}>
          <SignUpForm onSent={(signedUp) => setStep({ name: 'code', signedUp })} onSignIn={signIn} />
        </Modal>
      )
    case 'code':
      return (
        <Modal title={t.codeTitle} onClose={onClose}>
          <CodeForm signedUp={step.signedUp} onDone={onDone} />
        </Modal>
      )
    case 'sign-in':
      return (
        <Modal title={t.signIn} onClose={onClose}>
          <SignInForm
            onDone={onDone}
            onSignUp={() => setStep({ name: 'sign-up' })}
            onForgot={(login) => setStep({ name: 'forgot', email: login.includes('@') ? login : '' })}
          />
        </Modal>
      )
    case 'forgot':
      return (
        <Modal title={t.forgot} onClose={onClose}>
          <ForgotForm email={step.email} onSent={(reset) => setStep({ name: 'reset', reset })} onSignIn={signIn} />
        </Modal>
      )
    case 'reset':
      return (
        <Modal title={t.resetTitle} onClose={onClose}>
          <ResetForm reset={step.reset} onDone={onDone} />
        </Modal>
      )
  }
}
