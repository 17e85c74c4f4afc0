import { QueryClient } from '@tanstack/react-query'
import { TiaoProblem } from 'tiao-sdk'

/** Answers of the service, kept while the page is open. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      // A refusal stays one; only an outage is worth another try.
      retry: (failures, error) => failures < 2 && !(error instanceof TiaoProblem && error.status < 500),
    },
  },
})
