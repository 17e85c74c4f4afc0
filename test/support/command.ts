/** The `tiao` command as people run it: a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [join(projectRoot, 'bin/tiao.mjs'), ...args], {
    cwd: projectRoot,
    env: { PATH, HOME, NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env },
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

export function runCommand(args: readonly string[], env: Readonly<Record<string, string>>): Promise<CommandResult> {
  return startCommand(args, env).ended
}

/** A data folder of its own. As root the database runs as another user, who must be able to pass. */
export function makeDataDir(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(realpathSync(tmpdir()), 'tiao-data-'))
  chmodSync(path, 0o711)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
