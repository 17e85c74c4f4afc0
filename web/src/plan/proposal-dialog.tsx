import { Check } from 'lucide-react'
import { useLanguage } from '../app/language.ts'
import { useTexts } from '../texts/define-texts.ts'
import { duration } from '../texts/format.ts'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import { ChangeList } from './change-list.tsx'
import { planTexts } from './plan-texts.ts'
import type { PlanEditor, Proposal } from './plan-types.ts'

interface ProposalDialogProps {
  readonly proposal: Proposal
  readonly editor: PlanEditor
  onClose(): void
}

/** What would change, before it does. */
export function ProposalDialog({ proposal, editor, onClose }: ProposalDialogProps) {
  const t = useTexts(planTexts)
  const language = useLanguage()
  const { trip, changes, savedMinutes, notUnderstood } = proposal
  const hasChanges = Object.values(changes).some((each) => Array.isArray(each) && each.length > 0)
  return (
    <Modal
      title={hasChanges ? t.proposal : t.nothingBetter}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>{hasChanges ? t.cancel : t.done}</Button>
          {hasChanges && (
            <Button
              kind="primary"
              icon={Check}
              onPress={() => {
                onClose()
                editor.accept(proposal)
              }}
            >
              {t.apply}
            </Button>
          )}
        </>
      }
    >
      {savedMinutes !== null && savedMinutes > 0 && <strong>{t.saves(duration(savedMinutes, language))}</strong>}
      {hasChanges && <ChangeList changes={changes} before={editor.trip} after={trip} />}
      {notUnderstood.length > 0 && <p>{t.notUnderstood(notUnderstood.join(', '))}</p>}
    </Modal>
  )
}
