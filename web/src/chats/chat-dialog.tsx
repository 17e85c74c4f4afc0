import './chat-dialog.css'
import { useTexts } from '../texts/define-texts.ts'
import { Modal } from '../ui/modal.tsx'
import { chatTexts } from './chat-texts.ts'
import { LinkCode } from './link-code.tsx'
import { LinkedGroups } from './linked-groups.tsx'

/** Links a trip to a chat group by a code, and shows the groups that are linked. */
export function ChatDialog({ tripId, onClose }: { readonly tripId: string; onClose(): void }) {
  const t = useTexts(chatTexts)
  return (
    <Modal title={t.title} onClose={onClose}>
      <p>{t.lead}</p>
      <LinkCode tripId={tripId} />
      <LinkedGroups tripId={tripId} />
    </Modal>
  )
}
