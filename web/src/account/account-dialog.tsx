import { useState } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { Modal } from '../ui/modal.tsx'
import { accountTexts } from './account-texts.ts'
import { CodeForm } from './code-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { type SignedUp, SignUpForm } from './sign-up-form.tsx'

interface AccountDialogProps {
  readonly start: 'sign-up' | 'sign-in'
  onDone(): void
  onClose(): void
}

/** Signs up or in without leaving the page. */
export function AccountDialog({ start, onDone, onClose }: AccountDialogProps) {
  const t = useTexts(accountTexts)
  const [step, setStep] = useState<'sign-up' | 'sign-in' | SignedUp>(start)
  if (step === 'sign-up')
    return (
      <Modal title={t.join} onClose={onClose}>
        <SignUpForm onSent={setStep} onSignIn={() => setStep('sign-in')} />
      </Modal>
    )
  if (step === 'sign-in')
    return (
      <Modal title={t.signIn} onClose={onClose}>
        <SignInForm onDone={onDone} onSignUp={() => setStep('sign-up')} />
      </Modal>
    )
  return (
    <Modal title={t.codeTitle} onClose={onClose}>
      <CodeForm signedUp={step} onDone={onDone} />
    </Modal>
  )
}
