import { Command, CommanderError, Option } from 'commander'
import { getVersion } from '../platform/version.ts'
import { addAdminCommands } from './admin.ts'
import { addAliasCommands } from './alias.ts'
import { addChatCommands } from './chat.ts'
import { addDoctorCommand } from './doctor.ts'
import { exitCodeOf, explainFailure, failureJson } from './failure.ts'
import { addGenerateCommand } from './generate.ts'
import { addImportCommands } from './import.ts'
import { addKeyCommands } from './key.ts'
import { addMigrateCommand } from './migrate.ts'
import { addPlanCommand } from './plan.ts'
import { addSearchCommand } from './search.ts'
import { addServeCommand } from './serve.ts'
import { say } from './terminal.ts'

/** Runs one command, prints its result or its failure, and sets `process.exitCode`. Without arguments it runs `serve`. */
export async function runProgram(words: readonly string[]): Promise<void> {
  try {
    await createProgram().parseAsync(words.length === 0 ? ['serve'] : words, { from: 'user' })
  } catch (error) {
    process.exitCode = exitCodeOf(error)
    // Commander has already printed help and version.
    const isPrinted = error instanceof CommanderError && /^commander\.(help|version)/.test(error.code)
    if (!isPrinted && words.includes('--json')) console.log(failureJson(error))
    else if (!isPrinted) console.error(explainFailure(error))
  }
}

function createProgram(): Command {
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
    // Printed by runProgram, in one line and in the terminal's language.
    .configureOutput({ outputError: () => {} })
    .exitOverride()

  addServeCommand(program)
  addPlanCommand(program)
  addSearchCommand(program)
  addChatCommands(program)
  addImportCommands(program)
  addAliasCommands(program)
  addMigrateCommand(program)
  addKeyCommands(program)
  addAdminCommands(program)
  addDoctorCommand(program)
  addGenerateCommand(program)
  return program
}
