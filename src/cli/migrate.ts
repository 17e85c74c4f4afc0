import type { Command } from 'commander'
import { getCatalogueVersion } from '../catalogue/catalogue-store.ts'
import { commandContext, withStorage } from './context.ts'
import { JSON_OPTION, print, say } from './terminal.ts'

export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description(
      say(
        'apply the outstanding migrations (serve does this at its start)',
        'ปรับฐานข้อมูลเป็นเวอร์ชันล่าสุด (serve ทำให้เองตอนเปิด)',
      ),
    )
    .option(...JSON_OPTION)
    .action(async ({ json }: { json: boolean }) => {
      // Opening the storage migrates it; a read proves that the result is usable.
      await withStorage(commandContext(), async ({ db, embedded }) => {
        const version = await getCatalogueVersion(db)
        print(json, { embedded, catalogue_version: version }, () =>
          say(
            `The ${embedded ? 'embedded database' : 'database of DATABASE_URL'} is up to date; the catalogue is at version ${version}.`,
            `${embedded ? 'ฐานข้อมูลในตัว' : 'ฐานข้อมูลของ DATABASE_URL'}เป็นรุ่นล่าสุดแล้ว แคตตาล็อกอยู่ที่รุ่น ${version}`,
          ),
        )
      })
    })
}
