import './modal.css'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal'
import { shellTexts } from '../app/shell-texts.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from './button.tsx'

interface ModalProps {
  readonly title: string
  readonly children: ReactNode
  /** What can be done, at the bottom. */
  readonly foot?: ReactNode
  onClose(): void
}

/** A dialog over the page; on a phone it comes from below. */
export function Modal({ title, children, foot, onClose }: ModalProps) {
  const t = useTexts(shellTexts)
  return (
    <ModalOverlay className="modal-overlay" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AriaModal className="modal">
        <Dialog className="modal-dialog">
          <header className="modal-head">
            <Heading slot="title">{title}</Heading>
            <Button kind="quiet" icon={X} label={t.close} onPress={onClose} />
          </header>
          <div className="modal-body">{children}</div>
          {foot && <footer className="modal-foot">{foot}</footer>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}
