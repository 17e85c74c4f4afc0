/** The `tiao` command as people run it: a separate process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { runProgram } from '../../src/cli/program.ts'
import { projectRoot } from '../../src/platform/paths.ts'

export interface CommandResult {
  /** Exit code, or the signal. */
  readonly code: number | string | null
  readonly output: string
  readonly faults: string
}

export interface RunningCommand {
  readonly child: ChildProcess
  /** What it has printed so far. */
  readonly output: () => string
  readonly ended: Promise<CommandResult>
}

/** Runs without the settings of the shell that the tests run in. */
export function startCommand(args: readonly string[], env: Readonly<Record<string, string>>): RunningCommand {
  const child = spawn(process.execPath, [join(projectRoot, 'bin/tiao.mjs'), ...args], {
    cwd: projectRoot,
    env: commandEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let faults = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (faults += chunk.toString()))
  const ended = new Promise<CommandResult>((done) => {
    child.once('close', (code, signal) => done({ code: signal ?? code, output, faults }))
  })
  return { child, output: () => output, ended }
}

function commandEnv(env: Readonly<Record<string, string>>): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env
  return { PATH, HOME, TMPDIR, NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env }
}

export function runCommand(args: readonly string[], env: Readonly<Record<string, string>>): Promise<CommandResult> {
  return startCommand(args, env).ended
}

/**
 * Runs a command in this process, with the settings that a spawned one would see. Messages are in English, because the
 * language is chosen when the code is loaded. Not concurrent: it replaces the environment, the console and the exit code.
 */
export async function runHere(args: readonly string[], env: Readonly<Record<string, string>>): Promise<CommandResult> {
  const before = { env: process.env, exitCode: process.exitCode }
  const written = { output: '', faults: '' }
  const take = (where: keyof typeof written) => (text: string) => void (written[where] += `${text}\n`)
  const { log, error } = console
  try {
    process.env = commandEnv(env)
    process.exitCode = undefined
    Object.assign(console, { log: take('output'), error: take('faults') })
    await runProgram(args)
    return { code: process.exitCode ?? 0, ...written }
  } finally {
    Object.assign(console, { log, error })
    process.env = before.env
    process.exitCode = before.exitCode
  }
}

export interface RunningService extends RunningCommand {
  readonly url: string
  /** Throws what the command printed if it has already exited. */
  isReady(): Promise<boolean>
  /** Asks it to end, as a supervisor does, and waits until it has. */
  stop(): Promise<void>
}

/** `tiao serve` on a port that was free, waited for until it is ready. */
export async function startServe(env: Readonly<Record<string, string>>): Promise<RunningService> {
  const port = env['PORT'] ?? String(await freePort())
  const command = startCommand(['serve'], { ...env, PORT: port })
  const url = `http://127.0.0.1:${port}`
  const service: RunningService = {
    ...command,
    url,
    async isReady() {
      if (command.child.exitCode !== null) throw new Error((await command.ended).faults)
      return fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    },
    async stop() {
      command.child.kill('SIGTERM')
      await command.ended
    },
  }
  try {
    await vi.waitUntil(service.isReady, { timeout: 90_000, interval: 200 })
  } catch (error) {
    // Nobody else can stop it, and it would write to the run's folder after its end.
    await service.stop()
    throw error
  }
  return service
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A separate data folder. As root the database runs as another user, who must be able to traverse the folder. */
export function makeDataDir(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(realpathSync(tmpdir()), 'tiao-data-'))
  chmodSync(path, 0o711)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
