import { ArrowDown, ArrowUp, Lock, LockOpen, Replace, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { ActionMenu, type ActionMenuProps } from '../ui/action-menu.tsx'
import { later } from '../ui/later.ts'
import { lockStop, moveStop, removeStop, stepFrom } from './edits.ts'
import { planTexts } from './plan-texts.ts'
import type { PlanEditor, Stop } from './plan-types.ts'

const SwapDialog = later(async () => (await import('./swap-dialog.tsx')).SwapDialog)

interface StopActionsProps {
  readonly stop: Stop
  readonly name: string
  readonly editor: PlanEditor
  readonly keys: NonNullable<ActionMenuProps['keys']>
}

export function StopActions({ stop, name, editor, keys }: StopActionsProps) {
  const t = useTexts(planTexts)
  const [isSwapping, setSwapping] = useState(false)
  /** Without a drag, as a thumb, a switch or a voice does it. */
  const step = (by: -1 | 1) => {
    const spot = stepFrom(editor.trip, stop.stop_id, by)
    return { isDisabled: !spot, run: () => spot && editor.edit((trip) => moveStop(trip, stop.stop_id, spot)) }
  }
  return (
    <>
      <ActionMenu
        label={t.stopMenu(name)}
        size="s"
        keys={keys}
        actions={[
          {
            id: 'lock',
            icon: stop.locked ? LockOpen : Lock,
            text: stop.locked ? t.unlock : t.lock,
            run: () => editor.edit((trip) => lockStop(trip, stop.stop_id, !stop.locked)),
          },
          { id: 'up', icon: ArrowUp, text: t.moveUp, ...step(-1) },
          { id: 'down', icon: ArrowDown, text: t.moveDown, ...step(1) },
          { id: 'swap', icon: Replace, text: t.swap, isDisabled: !stop.place, run: () => setSwapping(true) },
          {
            id: 'remove',
            icon: Trash2,
            text: t.remove,
            run: () => editor.edit((trip) => removeStop(trip, stop.stop_id)),
          },
        ]}
      />
      {isSwapping && stop.place && (
        <Suspense>
          <SwapDialog stop={stop} place={stop.place} editor={editor} onClose={() => setSwapping(false)} />
        </Suspense>
      )}
    </>
  )
}
