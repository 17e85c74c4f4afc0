import type { ReactNode } from 'react'
import { TiaoProblem } from 'tiao-sdk'
import { defineTexts, useTexts } from '../texts/define-texts.ts'
import { Failure } from './failure.tsx'
import { Notice } from './notice.tsx'

const texts = defineTexts({ th: { loading: 'กำลังโหลด' }, en: { loading: 'Loading' } })

interface LoadedProps<Data> {
  /** A query, or several as one. */
  readonly of: { readonly data: Data | undefined; readonly error: unknown; refetch(): unknown }
  /** What a page says if there is no such thing, and where it leads then. */
  readonly missing?: { readonly title: string; readonly text: string; readonly link: ReactNode }
  readonly children: (data: Data) => ReactNode
}

/** An answer of the service once it is there, or why it is not. */
export function Loaded<Data>({ of: { data, error, refetch }, missing, children }: LoadedProps<Data>) {
  const t = useTexts(texts)
  if (data !== undefined) return children(data)
  if (missing && error instanceof TiaoProblem && error.status === 404)
    return (
      <Notice title={missing.title} text={missing.text}>
        {missing.link}
      </Notice>
    )
  if (error) return <Failure of={error} onRetry={() => refetch()} />
  return (
    <p className="soft" role="status">
      {t.loading}
    </p>
  )
}
