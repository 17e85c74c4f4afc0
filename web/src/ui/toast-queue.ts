const SHOWN_MS = 6_000

export interface Toast {
  readonly id: number
  readonly text: string
  readonly kind: 'done' | 'failed'
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

  add(text: string, kind: Toast['kind'] = 'done'): void {
    const toast = { id: ++lastId, text, kind }
    change([...toasts.slice(-2), toast])
    setTimeout(() => toastQueue.remove(toast.id), SHOWN_MS)
  },

  remove(id: number): void {
    change(toasts.filter((each) => each.id !== id))
  },
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
