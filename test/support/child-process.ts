/** Child processes that run our TypeScript on a Node that does not know types: for tests that kill a whole service. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import ts from 'typescript'

const ROOT = new URL('../..', import.meta.url).pathname

export interface CompiledProgram {
  readonly path: string
  remove(): void
}

/**
 * Compiles a program and all that it imports from this project into a temporary folder.
 * @param source text of a module; its imports are relative to the project's root: `./src/main.ts`
 */
export function compileProgram(source: string): CompiledProgram {
  const out = mkdtempSync(join(tmpdir(), 'tiao-child-'))
  symlinkSync(join(ROOT, 'node_modules'), join(out, 'node_modules'))
  writeFileSync(join(out, 'package.json'), '{"type":"module"}')
  const done = new Set<string>()
  const compile = (path: string, text: string) => {
    const target = join(out, relative(ROOT, path).replace(/\.ts$/, '.js'))
    mkdirSync(dirname(target), { recursive: true })
    const { outputText } = ts.transpileModule(text, {
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2023,
        rewriteRelativeImportExtensions: true,
        verbatimModuleSyntax: true,
      },
    })
    writeFileSync(target, outputText)
    for (const { fileName } of ts.preProcessFile(outputText).importedFiles) {
      if (!fileName.startsWith('.')) continue
      const next = join(dirname(path), fileName.replace(/\.js$/, '.ts'))
      if (done.has(next)) continue
      done.add(next)
      compile(next, readFileSync(next, 'utf8'))
    }
  }
  compile(join(ROOT, 'program.ts'), source)
  return { path: join(out, 'program.js'), remove: () => rmSync(out, { recursive: true, force: true }) }
}

export interface RunningProgram {
  readonly child: ChildProcess
  /** First line that it prints. */
  readonly firstLine: Promise<string>
  /** Exit code or signal, and the output to stderr. */
  readonly ended: Promise<{ readonly code: number | string | null; readonly faults: string }>
}

export function runProgram(program: CompiledProgram, args: readonly string[]): RunningProgram {
  const child = spawn(process.execPath, [program.path, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let faults = ''
  child.stderr.on('data', (chunk: Buffer) => (faults += chunk.toString()))
  const ended = new Promise<{ code: number | string | null; faults: string }>((done) => {
    child.once('close', (code, sign) => done({ code: sign ?? code, faults }))
  })
  const firstLine = new Promise<string>((done, fail) => {
    const lines = createInterface({ input: child.stdout })
    lines.once('line', done)
    lines.once('close', () => fail(new Error(`The program ended without a line. ${faults}`)))
  })
  // Keeps a caller that waits only for the exit from failing because the line never appeared.
  firstLine.catch(() => {})
  return { child, firstLine, ended }
}
