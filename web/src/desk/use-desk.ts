import { keepPreviousData, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { readAgain } from '../data/read-again.ts'
import { toastQueue } from '../ui/toast-queue.ts'

/** The first part of the key of every answer that only the desk asks for. */
export const DESK_KEY = 'desk'

interface ListOptions<Data> {
  readonly key: QueryKey
  /** How often it is asked for again; only when it is opened if absent. */
  readonly everyMs?: number | undefined
  readonly isEnabled?: boolean
  read(signal: AbortSignal): Promise<Data>
}

/** An answer of the service; while other filters are on their way, the last one stays. */
export function useDeskQuery<Data>({ key, everyMs, isEnabled = true, read }: ListOptions<Data>) {
  return useQuery({
    queryKey: [DESK_KEY, ...key],
    queryFn: ({ signal }) => read(signal),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
    // Others work at the same lists.
    staleTime: 5_000,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  })
}

interface ChangeOptions<Value, Data> {
  /** The lists that show something else after it. */
  readonly changes: QueryKey
  write(value: Value): Promise<Data>
  /** What was done, for the toast. */
  done(data: Data, value: Value): string
  onDone?(): void
}

/** A change: afterwards its lists are read again. */
export function useDeskChange<Value, Data>({ changes, write, done, onDone }: ChangeOptions<Value, Data>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: write,
    async onSuccess(data, value) {
      await readAgain(queries, [DESK_KEY, ...changes])
      toastQueue.add(done(data, value))
      onDone?.()
    },
  })
}

/** Filters and page, kept in the address, so that a list can be sent as a link and the back button works. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const values = Object.fromEntries(names.map((name) => [name, textOf(search[name])])) as Record<Name, string>
  const page = Math.max(1, Math.trunc(Number(search['page'])) || 1)
  const go = (next: Readonly<Record<string, unknown>>, replace: boolean) =>
    void navigate({ to: '.', search: () => next, replace, resetScroll: false })
  return {
    values,
    page,
    /** A changed filter begins at the first page. */
    set: (name: Name, value: string) => {
      const { [name]: _old, page: _page, ...rest } = search
      go(value === '' ? rest : { ...rest, [name]: value }, true)
    },
    setPage: (next: number) => go({ ...search, page: next }, false),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
