import './toasts.css'
import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { shellTexts } from '../app/shell-texts.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from './button.tsx'
import { toastQueue } from './toast-queue.ts'

export function Toasts() {
  const t = useTexts(shellTexts)
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.list)
  return (
    <div className="toasts" role="status">
      {toasts.map(({ id, text, kind, action }) => (
        <div key={id} className={`toast toast-${kind}`}>
          <span>{text}</span>
          {action && (
            <Button
              kind="quiet"
              size="s"
              onPress={() => {
                toastQueue.remove(id)
                action.run()
              }}
            >
              {action.text}
            </Button>
          )}
          <Button kind="quiet" size="s" icon={X} label={t.close} onPress={() => toastQueue.remove(id)} />
        </div>
      ))}
    </div>
  )
}
