import type { Command } from 'commander'
import { getCatalogueVersion } from '../catalogue/catalogue-store.ts'
import { commandContext, withStorage } from './context.ts'

export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the newest migration (serve does this by itself)')
    .action(async () => {
      // Opening the storage migrates; reading from it proves that the result can be used.
      await withStorage(commandContext(), async ({ db, embedded }) => {
        const version = await getCatalogueVersion(db)
        console.log(
          `The ${embedded ? 'embedded database' : 'database of DATABASE_URL'} is current; the catalogue is at version ${version}.`,
        )
      })
    })
}
