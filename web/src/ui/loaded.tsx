import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { TiaoProblem } from 'tiao-sdk'
import { defineTexts, useTexts } from '../texts/define-texts.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

const texts = defineTexts({
  th: { loading: 'กำลังโหลด', failed: 'โหลดไม่สำเร็จ', retry: 'ลองใหม่อีกครั้ง' },
  en: { loading: 'Loading', failed: 'Loading failed', retry: 'Try again' },
})

interface LoadedProps<T> {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>
  /** What the page says if there is no such thing, and where it leads then. */
  readonly missing: { readonly title: string; readonly text: string; readonly link: ReactNode }
  children(data: T): ReactNode
}

/** A page of one thing: the thing, or why it is not there. */
export function Loaded<T>({ query: { data, error, refetch }, missing, children }: LoadedProps<T>) {
  const t = useTexts(texts)
  if (data !== undefined) return children(data)
  if (error instanceof TiaoProblem && error.status === 404)
    return (
      <Notice title={missing.title} text={missing.text}>
        {missing.link}
      </Notice>
    )
  if (error)
    return (
      <Notice title={t.failed} text={error.message}>
        <Button onPress={() => void refetch()}>{t.retry}</Button>
      </Notice>
    )
  return <p className="explore explore-note">{t.loading}</p>
}
