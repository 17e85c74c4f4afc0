import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './cli/program.ts'
import { projectRoot } from './platform/paths.ts'

const envFile = join(projectRoot, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)
await runProgram(process.argv.slice(2))
