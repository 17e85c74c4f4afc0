import { describe, expect, it } from 'vitest'
import { EditQueue, type QueuedEdit } from './edit-queue.ts'

/** A trip is the list of what was done with it. */
type Done = readonly string[]

function start() {
  const state = { trip: [] as Done, failures: [] as unknown[], shown: [] as Done[] }
  const answers: { resolve(): void; reject(error: Error): void }[] = []
  const queue = new EditQueue<Done>({
    read: () => state.trip,
    onChange(waiting, answer) {
      if (answer) state.trip = answer
      state.shown.push(waiting.reduce((trip, { looks }) => looks?.(trip) ?? trip, state.trip))
    },
    onFailed: (error) => state.failures.push(error),
  })
  const edit = (name: string): QueuedEdit<Done> => ({
    looks: (trip) => [...trip, `${name}?`],
    send: (trip) => new Promise((resolve, reject) => answers.push({ resolve: () => resolve([...trip, name]), reject })),
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { state, answers, queue, edit, settle }
}

describe('edits of a trip', () => {
  it('are sent one after another, each made from the answer to the one before, and all are shown at once', async () => {
    const { state, answers, queue, edit, settle } = start()
    for (const name of ['a', 'b', 'c']) queue.add(edit(name))
    expect(state.shown.at(-1)).toEqual(['a?', 'b?', 'c?'])
    expect(answers).toHaveLength(1)
    for (const at of [0, 1, 2]) {
      answers[at]!.resolve()
      await settle()
    }
    expect(state.shown.slice(-3)).toEqual([
      ['a', 'b?', 'c?'],
      ['a', 'b', 'c?'],
      ['a', 'b', 'c'],
    ])
    queue.add(edit('d'))
    expect(answers).toHaveLength(4)
  })

  it('are dropped behind one that fails, and the next one is sent again', async () => {
    const { state, answers, queue, edit, settle } = start()
    for (const name of ['a', 'b']) queue.add(edit(name))
    answers[0]!.reject(new Error('gone'))
    await settle()
    expect([state.trip, state.shown.at(-1), state.failures.length]).toEqual([[], [], 1])
    queue.add(edit('c'))
    answers[1]!.resolve()
    await settle()
    expect(state.trip).toEqual(['c'])
  })
})
