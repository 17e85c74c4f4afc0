const SHOWN_MS = 6_000
/** Long enough to read it, change one's mind and reach the button. */
const SHOWN_WITH_ACTION_MS = 20_000

/** What can still be done about it, such as taking it back. */
interface ToastAction {
  readonly text: string
  run(): void
}

export interface Toast {
  readonly id: number
  readonly text: string
  readonly kind: 'done' | 'failed'
  readonly action: ToastAction | null
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Short messages about what has just happened. */
export const toastQueue = {
  list: () => toasts,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  add(text: string, kind: Toast['kind'] = 'done', action: ToastAction | null = null): void {
    const toast = { id: ++lastId, text, kind, action }
    change([...toasts.slice(-2), toast])
    setTimeout(() => toastQueue.remove(toast.id), action ? SHOWN_WITH_ACTION_MS : SHOWN_MS)
  },

  remove(id: number): void {
    change(toasts.filter((each) => each.id !== id))
  },
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
