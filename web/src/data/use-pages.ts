import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'

interface PageOf<Row> {
  readonly results: readonly Row[]
  readonly total: number
  readonly nextpage: number
}

/** A list of the service that grows page by page; while other filters are on their way, the last one stays. */
export function usePages<Row>(queryKey: QueryKey, read: (page: number, signal: AbortSignal) => Promise<PageOf<Row>>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ nextpage }) => (nextpage > 0 ? nextpage : null),
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages ?? []
  return {
    rows: pages.flatMap(({ results }) => results),
    /** Absent until the first page is there. */
    total: pages[0]?.total,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  }
}
