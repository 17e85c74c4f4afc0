import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, Option } from 'commander'
import { describedApi } from '../app.ts'
import { type ChartFacts, PLANNER_CHARTS } from '../features/ai-trips/public.ts'
import { features, type Services } from '../features.ts'
import { envExample, readConfig } from '../platform/config.ts'
import { dumpSchema } from '../platform/database/schema-dump.ts'
import { collect } from '../platform/feature.ts'
import { openApiDocument } from '../platform/http/openapi.ts'
import { projectRoot } from '../platform/paths.ts'
import { getVersion } from '../platform/version.ts'
import { commandContext, withStorage } from './context.ts'
import { drawPlannedTrip, readChartFacts } from './planner-charts.ts'

export function addGenerateCommand(program: Command): void {
  program
    .command('generate', { hidden: true })
    .description('write the files that are generated from the code')
    .option('--check', 'write nothing; fail if a file is out of date', false)
    .addOption(new Option('--only <file>', 'only this file').choices(Object.keys({ ...generated, ...generatedByName })))
    .action(async ({ check, only }: { check: boolean; only?: string }) => {
      const stale: string[] = []
      const made = only === undefined ? generated : { ...generated, ...generatedByName }
      for (const [file, make] of Object.entries(made)) {
        if (only !== undefined && file !== only) continue
        const text = await make()
        if (text === readOrEmpty(file)) continue
        stale.push(file)
        if (!check) writeFileSync(join(projectRoot, file), text)
      }
      console.log(
        stale.length === 0
          ? 'All generated files are up to date.'
          : `${check ? 'Out of date' : 'Written'}: ${stale.join(', ')}`,
      )
      if (check && stale.length > 0) process.exitCode = 1
    })
}

const generated: Readonly<Record<string, () => string | Promise<string>>> = {
  'openapi.json': () => `${JSON.stringify(document(), null, 2)}\n`,
  async 'sdk/src/schema.ts'() {
    const { astToString, default: openapiTypes } = await import('openapi-typescript')
    const types = astToString(await openapiTypes(JSON.stringify(document())))
    return `/* Generated from openapi.json by \`npm run generate\`. */\n${types}`
  },
  '.env.example': envExample,
  'migrations/schema.txt': () => withStorage(commandContext(), ({ db }) => dumpSchema(db)),
  ...Object.fromEntries(
    Object.entries(PLANNER_CHARTS).map(([file, draw]) => [file, () => draw((chartFacts ??= readChartFacts()))]),
  ),
}

let chartFacts: ChartFacts | undefined

/** Made only with `--only`: planning the trip takes longer than a check should, and any change of the rules changes it. */
const generatedByName: typeof generated = { 'docs/planner/three-days.svg': drawPlannedTrip }

function document(): object {
  // Operations are only described here, so they need no services.
  const { operations } = collect(features, {} as Services)
  return openApiDocument(describedApi(operations, readConfig({})), getVersion())
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(join(projectRoot, file), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
