import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectRoot } from '../../src/platform/paths.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

interface Column {
  readonly nullable: boolean
  readonly generated: boolean
}
type Columns = Readonly<Record<string, Column>>

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('row types match the migrated schema: names, nullability and defaults of all columns', async () => {
  const declared = readDeclaredTables()
  const migrated = await readMigratedTables()
  expect(Object.keys(declared).sort()).toEqual(Object.keys(migrated).sort())
  for (const [table, columns] of Object.entries(declared)) {
    // Unknown JSON may be null. A type may leave a default out that no insert relies on; it must not promise one that is missing.
    const undefaulted = Object.entries(columns).filter(
      ([name, { generated }]) => generated && !migrated[table]?.[name]?.generated,
    )
    expect([table, undefaulted]).toEqual([table, []])
    const nullability = (from: Columns) =>
      Object.fromEntries(Object.entries(from).map(([name, { nullable }]) => [name, nullable]))
    expect([table, nullability(columns)]).toEqual([table, nullability(migrated[table] ?? {})])
  }
})

/** The declarations of every `declare module … { interface Tables }` in src, read from the syntax tree. */
function readDeclaredTables(): Readonly<Record<string, Columns>> {
  const tables: Record<string, Columns> = {}
  for (const path of readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts')) continue
    const text = readFileSync(join(projectRoot, 'src', path), 'utf8')
    if (!text.includes('declare module')) continue
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
    const interfaces = new Map(
      source.statements.filter(ts.isInterfaceDeclaration).map((each) => [each.name.text, each]),
    )
    for (const statement of source.statements) {
      if (!ts.isModuleDeclaration(statement) || !statement.body || !ts.isModuleBlock(statement.body)) continue
      for (const inner of statement.body.statements) {
        if (!ts.isInterfaceDeclaration(inner) || inner.name.text !== 'Tables') continue
        for (const [name, type] of propertiesOf(inner, source)) {
          const rows = interfaces.get(type)
          if (!rows) throw new Error(`${path}: the rows of ${name} must be an interface of that file`)
          tables[name] = Object.fromEntries(
            propertiesOf(rows, source).map(([column, text]) => [
              column,
              {
                nullable: /\| null$|^(ColumnType<)?unknown\b/.test(text.replace(/>$/, '')),
                generated: /^Generated(Always)?</.test(text),
              },
            ]),
          )
        }
      }
    }
  }
  return tables
}

function propertiesOf(from: ts.InterfaceDeclaration, source: ts.SourceFile): [name: string, type: string][] {
  return from.members
    .filter(ts.isPropertySignature)
    .map((member) => [member.name.getText(source), member.type?.getText(source) ?? ''])
}

async function readMigratedTables(): Promise<Readonly<Record<string, Columns>>> {
  const { rows } = await sql<{ table_name: string; column_name: string; nullable: boolean; generated: boolean }>`
    select c.table_name, c.column_name, c.is_nullable = 'YES' as nullable,
      c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as generated
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name <> 'schema_migration'`.execute(
    database.db,
  )
  const tables: Record<string, Record<string, Column>> = {}
  for (const { table_name, column_name, nullable, generated } of rows) {
    tables[table_name] ??= {}
    tables[table_name][column_name] = { nullable, generated }
  }
  return tables
}
