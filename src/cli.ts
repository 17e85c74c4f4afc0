import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError, Option } from 'commander'
import { addAdminCommands } from './cli/admin.ts'
import { addAliasCommands } from './cli/alias.ts'
import { addDoctorCommand } from './cli/doctor.ts'
import { exitCodeOf, explainFailure, failureJson } from './cli/failure.ts'
import { addGenerateCommand } from './cli/generate.ts'
import { addImportCommands } from './cli/import.ts'
import { addKeyCommands } from './cli/key.ts'
import { addMigrateCommand } from './cli/migrate.ts'
import { addPlanCommand } from './cli/plan.ts'
import { addSearchCommand } from './cli/search.ts'
import { addServeCommand } from './cli/serve.ts'
import { say } from './cli/terminal.ts'
import { projectRoot } from './platform/paths.ts'
import { getVersion } from './platform/version.ts'

const program = new Command('tiao')
  .description(
    say(
      'Trip planning for Thailand. Settings come from the environment and .env; .env.example lists them.',
      'วางแผนเที่ยวเมืองไทย ค่าตั้งมาจากตัวแปรแวดล้อมและ .env ดูทั้งหมดได้ใน .env.example',
    ),
  )
  .version(getVersion())
  .addOption(new Option('--lang <language>', say('language of messages', 'ภาษาของข้อความ')).choices(['th', 'en']))
  .showSuggestionAfterError()
  // Printed below, in one line and in the terminal's language.
  .configureOutput({ outputError: () => {} })
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
const words = process.argv.slice(2)
try {
  await program.parseAsync(words.length === 0 ? ['serve'] : words, { from: 'user' })
} catch (error) {
  process.exitCode = exitCodeOf(error)
  // Commander has already printed help and version.
  const isPrinted = error instanceof CommanderError && /^commander\.(help|version)/.test(error.code)
  if (!isPrinted && words.includes('--json')) console.log(failureJson(error))
  else if (!isPrinted) console.error(explainFailure(error))
}
