import type { ReactNode } from 'react'
import { defineTexts, useTexts } from '../texts/define-texts.ts'
import { Failure } from './failure.tsx'

const texts = defineTexts({ th: { loading: 'กำลังโหลด' }, en: { loading: 'Loading' } })

interface LoadedProps<Data> {
  /** A query, or several as one. */
  readonly of: { readonly data: Data | undefined; readonly error: unknown; refetch(): unknown }
  readonly children: (data: Data) => ReactNode
}

/** An answer of the service once it is there, or why it is not. */
export function Loaded<Data>({ of: { data, error, refetch }, children }: LoadedProps<Data>) {
  const t = useTexts(texts)
  if (data !== undefined) return children(data)
  if (error) return <Failure of={error} onRetry={() => refetch()} />
  return (
    <p className="soft" role="status">
      {t.loading}
    </p>
  )
}
