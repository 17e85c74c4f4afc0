import './pager.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLanguage } from '../app/language.ts'
import { defineTexts, useTexts } from '../texts/define-texts.ts'
import { count } from '../texts/format.ts'
import { Button } from './button.tsx'

const texts = defineTexts({
  th: {
    label: 'เปลี่ยนหน้า',
    shown: (from: string, to: string, total: string) => `${from}–${to} จาก ${total}`,
    previous: 'หน้าก่อน',
    next: 'หน้าถัดไป',
  },
  en: {
    label: 'Pages',
    shown: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
    previous: 'Previous page',
    next: 'Next page',
  },
})

/** The members of a list answer that say where its page is. */
export interface PageOfList {
  readonly total: number
  readonly page: number
  readonly nextpage: number
  readonly limit: number
}

export function Pager({
  of: { total, page, nextpage, limit },
  onPage,
}: {
  of: PageOfList
  onPage(page: number): void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  if (total === 0) return null
  const from = Math.min((page - 1) * limit + 1, total)
  const number = (value: number) => count(value, language)
  return (
    <nav className="pager" aria-label={t.label}>
      <span>{t.shown(number(from), number(Math.min(page * limit, total)), number(total))}</span>
      {total > limit && (
        <>
          <Button
            size="s"
            icon={ChevronLeft}
            label={t.previous}
            isDisabled={page <= 1}
            onPress={() => onPage(page - 1)}
          />
          <Button
            size="s"
            icon={ChevronRight}
            label={t.next}
            isDisabled={nextpage === 0}
            onPress={() => onPage(nextpage)}
          />
        </>
      )}
    </nav>
  )
}
