import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads again what a change has made old. An answer that is on its way may be from before the change, and the client would keep
 * it if it is the first: it is given up.
 */
export async function readAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}
