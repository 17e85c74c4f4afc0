import { pingDatabase } from '../../platform/database/database.ts'
import type { Probe } from '../../platform/probes.ts'
import type { Vendors } from '../../platform/services.ts'
import type { HealthServices } from './services.ts'

export type ProbedServices = Pick<HealthServices, 'config' | 'db' | keyof Vendors>

const NOT_CONFIGURED = { message: 'not configured' }
const EMPTY_CACHE = { memoryUsage: { used_memory: 0 }, latencyHistory: [], latency: 0, lastsave: 0 }

/** The dependencies that `getHealthStatus` reports, by its names. One that is not configured counts as up. */
export function serviceProbes({
  config,
  db,
  redis,
  files,
  partner,
  model,
  searchEngine,
  roads,
  mailer,
  line,
  telegram,
  discord,
  fcm,
}: ProbedServices): Probe[] {
  return [
    {
      name: 'database',
      critical: true,
      whenDown: {},
      run: async () => {
        await pingDatabase(db)
        return {}
      },
    },
    {
      name: 'document_store',
      critical: true,
      whenDown: {},
      run: async () => {
        await files.check()
        return {}
      },
    },
    {
      name: 'cache',
      // Without Redis, limits and the cache are per process and snapshots are refreshed by polling: slower, not down.
      critical: false,
      whenDown: EMPTY_CACHE,
      run: async () => {
        if (!redis)
          return { ...EMPTY_CACHE, memoryUsage: { used_memory: process.memoryUsage().heapUsed }, message: 'in process' }
        const facts = await redis.getFacts()
        return {
          memoryUsage: { used_memory: facts.usedMemoryBytes },
          latencyHistory: facts.latencyHistory,
          latency: facts.latencyMs,
          lastsave: facts.lastSaveS,
        }
      },
    },
    {
      name: 'partner_check_1',
      critical: false,
      whenDown: { responseTime: '0ms' },
      run: () => timed(partner && (() => partner.check()), (ms) => ({ responseTime: `${ms}ms` })),
    },
    {
      name: 'partner_check_2',
      critical: false,
      whenDown: { responseTime: '0ms' },
      run: () => timed(null, (ms) => ({ responseTime: `${ms}ms` })),
    },
    {
      name: 'third_party_api',
      critical: false,
      whenDown: { is3rdPartyService: true, responseTime: 0 },
      run: () => timed(model && (() => model.check()), (ms) => ({ is3rdPartyService: true, responseTime: ms })),
    },
    ...(searchEngine ? [extraProbe('search_engine', searchEngine)] : []),
    ...(roads ? [extraProbe('road_engine', roads)] : []),
    ...(config.SMTP_URL !== '' ? [extraProbe('mail_server', mailer)] : []),
    ...(line ? [extraProbe('line_bot', line)] : []),
    ...(telegram ? [extraProbe('telegram_bot', telegram)] : []),
    ...(discord ? [extraProbe('discord_bot', discord)] : []),
    ...(fcm ? [extraProbe('push_service', fcm)] : []),
    {
      name: 'websocket',
      critical: false,
      whenDown: { message: '', error: 'down' },
      run: async () => ({ message: 'accepting connections', error: '' }),
    },
  ]
}

/** Reported only if configured, because the contract does not name them. None is critical. */
function extraProbe(name: string, part: { check(): Promise<unknown> }): Probe {
  return {
    name,
    critical: false,
    whenDown: { responseTime: 0 },
    run: () =>
      timed(
        () => part.check(),
        (ms) => ({ responseTime: ms }),
      ),
  }
}

async function timed(
  call: (() => Promise<unknown>) | null,
  show: (ms: number) => Record<string, unknown>,
): Promise<Record<string, unknown>> {
  if (!call) return { ...show(0), ...NOT_CONFIGURED }
  const startedAt = performance.now()
  await call()
  return show(Math.round(performance.now() - startedAt))
}
