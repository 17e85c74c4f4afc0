import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A child process that answers calls by name, one at a time for each name. */
export interface Child {
  ask<T>(name: string, argument?: unknown): Promise<T>
  stop(): Promise<void>
}

interface Question {
  readonly id: number
  readonly name: string
  readonly argument: unknown
}
type Told = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string }

const STOP_MS = 20_000

/** Starts a compiled module of bench/ as a separate process that inherits our output. */
export function startChild(
  module: URL,
  { env = {}, nodeOptions = [] }: { env?: Readonly<Record<string, string>>; nodeOptions?: readonly string[] } = {},
): Child {
  const child = fork(fileURLToPath(module), [], {
    env: { ...process.env, ...env },
    execArgv: [...nodeOptions],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  const killOnExit = () => void child.kill('SIGKILL')
  process.once('exit', killOnExit)
  child.on('message', (told: Told) => {
    const asked = waiting.get(told.id)
    waiting.delete(told.id)
    if ('error' in told) asked?.reject(new Error(told.error))
    else asked?.resolve(told.value)
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      process.off('exit', killOnExit)
      for (const { reject } of waiting.values()) reject(new Error(`${module.pathname} ended with ${signal ?? code}`))
      waiting.clear()
      resolve()
    })
  })
  let lastId = 0
  return {
    ask<T>(name: string, argument?: unknown) {
      return new Promise<T>((resolve, reject) => {
        if (!isRunning(child)) return reject(new Error(`${module.pathname} is not running`))
        lastId += 1
        waiting.set(lastId, { resolve: resolve as (value: unknown) => void, reject })
        child.send({ id: lastId, name, argument } satisfies Question)
      })
    },
    async stop() {
      if (!isRunning(child)) return
      child.disconnect()
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await ended
      clearTimeout(timer)
    },
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null && child.connected
}

/** The child: answers calls by name until the parent disconnects, then runs `stop`. Each reports its `cpu` in microseconds too. */
export function answerParent(
  answers: Readonly<Record<string, (argument: never) => unknown>>,
  stop: () => Promise<unknown> | unknown,
): void {
  const all: Readonly<Record<string, (argument: never) => unknown>> = {
    cpu() {
      const { user, system } = process.cpuUsage()
      return user + system
    },
    ...answers,
  }
  process.on('message', async ({ id, name, argument }: Question) => {
    try {
      const answer = all[name]
      if (!answer) throw new Error(`nothing answers ${name}`)
      process.send?.({ id, value: await answer(argument as never) } satisfies Told)
    } catch (error) {
      process.send?.({ id, error: (error as Error).stack ?? String(error) } satisfies Told)
    }
  })
  process.once('disconnect', async () => {
    await stop()
    process.exit(0)
  })
}
