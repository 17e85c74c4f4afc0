import { Link } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { deskTexts } from './desk-texts.ts'

/** An id, short enough for a table: its end tells ids apart, its beginning is time. */
export function Reference({ id }: { id: string }) {
  const t = useTexts(deskTexts)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id)
      toastQueue.add(t.copied)
    } catch {
      // Only pages served by HTTPS may write to the clipboard.
      toastQueue.add(id)
    }
  }
  return (
    <span className="reference">
      <code title={id}>{shorten(id)}</code>
      <Button kind="quiet" size="s" icon={Copy} label={t.copy(id)} onPress={() => void copy()} />
    </span>
  )
}

/** A user by reference: what happened with their account. */
export function UserReference({ id }: { id: string | null }) {
  const t = useTexts(deskTexts)
  if (id === null) return <span className="desk-soft">{t.erasedUser}</span>
  return (
    <Link
      className="user-reference"
      to="/desk/$section"
      params={{ section: 'users' }}
      search={{ user_id: id }}
      title={id}
    >
      <code>{shorten(id)}</code>
    </Link>
  )
}

function shorten(id: string): string {
  const [, kind = '', rest = ''] = /^(?:([a-z]+)_)?(.+)$/.exec(id) ?? []
  // Ids of places are words and stay whole.
  return /^[0-9a-f-]{36}$/.test(rest) ? `${kind}…${rest.slice(-6)}` : id
}
