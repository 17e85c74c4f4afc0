import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useTexts } from '../texts/define-texts.ts'
import type { Constraints, PlanEditor, WishKey } from './plan-types.ts'
import { WishForm } from './wish-form.tsx'
import { wishTexts } from './wish-texts.ts'

interface WishPopoverProps {
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly wish: WishKey
  readonly label: string
  readonly editor: PlanEditor
  close(): void
}

/** The open form of a chip. */
export function WishPopover({ trigger, wish, label, editor, close }: WishPopoverProps) {
  const t = useTexts(wishTexts)
  const apply = (constraints: Constraints) => {
    close()
    editor.change(constraints)
  }
  return (
    <Popover className="popover" placement="bottom start" triggerRef={trigger} isOpen onOpenChange={close}>
      <Dialog className="wish-form" aria-label={label}>
        <WishForm wish={wish} trip={editor.trip} onApply={apply} />
        {'preview_id' in editor.trip && <p className="wish-lost">{t.lost}</p>}
      </Dialog>
    </Popover>
  )
}
