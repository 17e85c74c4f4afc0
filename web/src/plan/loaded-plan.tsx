import './loaded-plan.css'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { Notice } from '../ui/notice.tsx'
import { planTexts } from './plan-texts.ts'
import { failureText } from './use-failures.ts'
import { useVocabularyIsLoading } from './use-vocabulary.ts'

interface LoadedPlanProps<T> {
  readonly found: UseQueryResult<T>
  readonly children: (trip: T) => ReactNode
}

/** The trip once it is there, or why it is not. */
export function LoadedPlan<T>({ found: { data, error }, children }: LoadedPlanProps<T>) {
  const t = useTexts(planTexts)
  // Chips name kinds of places; names that came later would move the page.
  const isNaming = useVocabularyIsLoading()
  if (data !== undefined && !isNaming) return children(data)
  if (error)
    return (
      <Notice title={t.gone} text={failureText(error, t.unreachable)}>
        <Link to="/">{t.planNew}</Link>
      </Notice>
    )
  return (
    <p className="plan-loading" role="status">
      {t.loading}
    </p>
  )
}
