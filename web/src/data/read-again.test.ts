import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { readAgain } from './read-again.ts'

it('after a change, the answer that was on its way before it is not shown', async () => {
  const client = new QueryClient()
  let stored = 'before'
  const answers: (() => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['favourites'],
    queryFn: () => {
      const read = stored
      return new Promise<string>((resolve) => answers.push(() => resolve(read)))
    },
  })
  const stop = observer.subscribe(() => {})
  stored = 'after'
  const done = readAgain(client, ['favourites'])
  await expect.poll(() => answers.length).toBe(2)
  for (const answer of answers) answer()
  await done
  expect(observer.getCurrentResult().data).toBe('after')
  stop()
  client.clear()
})
