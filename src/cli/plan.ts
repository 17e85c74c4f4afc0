import { type Command, InvalidArgumentError, Option } from 'commander'
import { inProcessPlanner, planTrip } from '../features/ai-trips/public.ts'
import { renderPreview, type TripPreview } from '../features/trips/public.ts'
import { languageOf } from '../language/reader/prompt-language.ts'
import type { Language } from '../platform/language.ts'
import { vendors } from '../vendors.ts'
import { bangkokDate, isIsoDate } from '../world/calendar.ts'
import { commandContext, withStorage } from './context.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { JSON_OPTION, print, say, UsageError } from './terminal.ts'
import { tripText } from './trip-text.ts'

export function addPlanCommand(program: Command): void {
  program
    .command('plan <prompt>')
    .description(say('plan a trip and print it as tables', 'จัดทริปและแสดงเป็นตาราง'))
    .option('--today <date>', say('the date to use as today', 'วันที่นับเป็นวันนี้'), readDate)
    .addOption(
      new Option(
        '--language <language>',
        say('language of the trip; by default that of the prompt', 'ภาษาของทริป ถ้าไม่ระบุใช้ภาษาของข้อความ'),
      ).choices(['th', 'en']),
    )
    .option(...JSON_OPTION)
    .action(async (prompt: string, options: { today?: string; language?: Language; json: boolean }) => {
      if (prompt.trim() === '')
        throw new UsageError(
          say(
            'Describe the trip you want: tiao plan "3 days in Krabi".',
            'บอกว่าอยากเที่ยวแบบไหน เช่น tiao plan "เที่ยวกระบี่ 3 วัน"',
          ),
        )
      const trip = await planOnce(prompt, options)
      print(options.json, trip, () => tripText(trip))
    })
}

export async function planOnce(
  prompt: string,
  options: { today?: string; language?: Language },
  { config, log } = commandContext(),
): Promise<TripPreview> {
  return withStorage({ config, log }, async ({ db }) => {
    const catalogue = await loadCatalogue({ config, log, db })
    const roads = await vendors.roads.open(config, log)
    const language = options.language ?? languageOf(prompt)
    const wish = { prompt, today: options.today ?? bangkokDate(new Date()), constraints: {}, language }
    const planner = inProcessPlanner(catalogue)
    const trip = await planTrip({ catalogue, planner, model: null, roads, log }, wish, {
      caller: 'command line',
      signal: new AbortController().signal,
    })
    return renderPreview(trip, { catalogue, language, today: bangkokDate(new Date()) })
  })
}

function readDate(value: string): string {
  if (!isIsoDate(value)) throw new InvalidArgumentError(say('Enter a date as YYYY-MM-DD.', 'ใส่วันที่แบบ YYYY-MM-DD'))
  return value
}
