import type { ReactNode } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { Failure } from '../ui/failure.tsx'
import { type PageOfList, Pager } from '../ui/pager.tsx'
import { deskTexts } from './desk-texts.ts'

interface ListViewProps<Data> {
  readonly query: {
    readonly data: Data | undefined
    readonly error: unknown
    readonly isPlaceholderData: boolean
    refetch(): unknown
  }
  onPage(page: number): void
  children(data: Data, isStale: boolean): ReactNode
}

/** A list with its states: on its way, failed, shown; its pages as the service pages it. */
export function ListView<Data extends PageOfList>({ query, onPage, children }: ListViewProps<Data>) {
  const t = useTexts(deskTexts)
  const { data, error, isPlaceholderData } = query
  if (error) return <Failure of={error} onRetry={() => void query.refetch()} />
  if (!data) return <p className="desk-loading">{t.loading}</p>
  return (
    <>
      {children(data, isPlaceholderData)}
      <Pager of={data} onPage={onPage} />
    </>
  )
}
