import { Link } from '@tanstack/react-router'
import { useTexts } from '../texts/define-texts.ts'
import { Notice } from '../ui/notice.tsx'
import { shellTexts } from './shell-texts.ts'

export function NotFoundPage() {
  const t = useTexts(shellTexts)
  return (
    <Notice title={t.notFound} text={t.notFoundHint}>
      <Link to="/">{t.toHome}</Link>
    </Notice>
  )
}
