import { ChevronDown } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTexts } from '../texts/define-texts.ts'
import { later } from '../ui/later.ts'
import { usePopover } from '../ui/use-popover.ts'
import type { PlanEditor, WishKey } from './plan-types.ts'
import { wishTexts } from './wish-texts.ts'

const WishPopover = later(async () => (await import('./wish-popover.tsx')).WishPopover)

interface WishChipProps {
  readonly wish: WishKey
  readonly text: string
  /** Nobody has said anything about it. */
  readonly isOpenWish: boolean
  readonly editor: PlanEditor
}

export function WishChip({ wish, text, isOpenWish, editor }: WishChipProps) {
  const label = useTexts(wishTexts)[wish]
  const { isOpen, trigger, close, triggerProps } = usePopover('dialog', WishPopover.preload)
  return (
    <>
      <Button
        {...triggerProps}
        className={isOpenWish ? 'wish-chip wish-chip-open' : 'wish-chip'}
        aria-label={`${label}: ${text}`}
      >
        {text}
        <ChevronDown aria-hidden="true" size={14} />
      </Button>
      {isOpen && (
        <Suspense>
          <WishPopover trigger={trigger} wish={wish} label={label} editor={editor} close={close} />
        </Suspense>
      )}
    </>
  )
}
