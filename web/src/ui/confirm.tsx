import type { ReactNode } from 'react'
import { defineTexts, useTexts } from '../texts/define-texts.ts'
import { Button } from './button.tsx'
import { Failure } from './failure.tsx'
import { Modal } from './modal.tsx'

const texts = defineTexts({ th: { cancel: 'ยกเลิก' }, en: { cancel: 'Cancel' } })

interface ConfirmProps {
  readonly title: string
  /** What will be done, with the words of the button that opened this. */
  readonly action: string
  readonly isPending: boolean
  readonly error: unknown
  readonly children: ReactNode
  onConfirm(): void
  onClose(): void
}

/** Asks before something that cannot be taken back. */
export function Confirm({ title, action, isPending, error, children, onConfirm, onClose }: ConfirmProps) {
  const t = useTexts(texts)
  const foot = (
    <>
      <Button kind="quiet" onPress={onClose}>
        {t.cancel}
      </Button>
      <Button kind="primary" isDisabled={isPending} onPress={onConfirm}>
        {action}
      </Button>
    </>
  )
  return (
    <Modal title={title} foot={foot} onClose={onClose}>
      {children}
      {error !== null && <Failure of={error} />}
    </Modal>
  )
}
