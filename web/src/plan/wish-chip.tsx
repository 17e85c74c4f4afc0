import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useTexts } from '../texts/define-texts.ts'
import { wishTexts } from './wish-texts.ts'

interface WishChipProps {
  readonly label: string
  readonly text: string
  /** Nobody has said anything about it. */
  readonly isOpenWish?: boolean
  /** Whether changing it plans the whole trip again. */
  readonly replans: boolean
  /** The form; `apply` closes it and makes the change. */
  readonly children: (apply: (change: () => void) => void) => ReactNode
}

export function WishChip({ label, text, isOpenWish = false, replans, children }: WishChipProps) {
  const t = useTexts(wishTexts)
  const [isOpen, setOpen] = useState(false)
  const apply = (change: () => void) => {
    setOpen(false)
    change()
  }
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={isOpenWish ? 'wish-chip wish-chip-open' : 'wish-chip'} aria-label={`${label}: ${text}`}>
        {text}
        <ChevronDown aria-hidden="true" size={14} />
      </Button>
      <Popover className="popover" placement="bottom start">
        <Dialog className="wish-form" aria-label={label}>
          <Suspense>{children(apply)}</Suspense>
          {replans && <p className="wish-lost">{t.lost}</p>}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
