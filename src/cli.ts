import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import { addAdminCommands } from './cli/admin.ts'
import { addAliasCommands } from './cli/alias.ts'
import { addDoctorCommand } from './cli/doctor.ts'
import { explainFailure } from './cli/failure.ts'
import { addGenerateCommand } from './cli/generate.ts'
import { addImportCommands } from './cli/import.ts'
import { addKeyCommands } from './cli/key.ts'
import { addMigrateCommand } from './cli/migrate.ts'
import { addPlanCommand } from './cli/plan.ts'
import { addSearchCommand } from './cli/search.ts'
import { addServeCommand } from './cli/serve.ts'
import { projectRoot } from './platform/paths.ts'
import { getVersion } from './platform/version.ts'

const program = new Command('tiao')
  .description('Trip planning for Thailand. Settings come from the environment and .env; .env.example lists them.')
  .version(getVersion())
  .showSuggestionAfterError()
  .showHelpAfterError('(tiao --help shows the commands)')
  .exitOverride()

addServeCommand(program)
addPlanCommand(program)
addSearchCommand(program)
addImportCommands(program)
addAliasCommands(program)
addMigrateCommand(program)
addKeyCommands(program)
addAdminCommands(program)
addDoctorCommand(program)
addGenerateCommand(program)

const envFile = join(projectRoot, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)
try {
  const words = process.argv.slice(2)
  await program.parseAsync(words.length === 0 ? ['serve'] : words, { from: 'user' })
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode
  else {
    console.error(explainFailure(error))
    process.exitCode = 1
  }
}
