import { join, resolve } from 'node:path'
import { createModelClient, type ModelClient } from './platform/ai/model-client.ts'
import type { Config } from './platform/config.ts'
import type { Files } from './platform/files/files.ts'
import { createFolderFiles } from './platform/files/folder-files.ts'
import type { Log } from './platform/log.ts'
import { createFolderMailer } from './platform/mail/folder-mailer.ts'
import type { Mailer } from './platform/mail/mail.ts'
import { IdentityProviders } from './platform/oauth/identity-providers.ts'
import { listProviders } from './platform/oauth/provider-settings.ts'
import { type OpenSearch, openOpenSearch } from './platform/opensearch/opensearch.ts'
import { createPartner } from './platform/partner/create-partner.ts'
import type { Partner } from './platform/partner/partner.ts'
import type { RedisConnection } from './platform/redis/redis.ts'
import { createRoadEngine } from './platform/roads/create-road-engine.ts'
import { osrm, valhalla } from './platform/roads/dialects.ts'
import type { RoadEngine } from './platform/roads/road-engine.ts'

/** Adapters to what lies outside, as they are configured; null when one is not. */
export async function findRedis(config: Config, log: Log): Promise<RedisConnection | null> {
  if (config.REDIS_URL === '') return null
  const { connectRedis } = await import('./platform/redis/redis.ts')
  return connectRedis({ url: config.REDIS_URL, log })
}

export function findPartner(config: Config): Partner | null {
  if (config.PARTNER_API_KEY === '') return null
  return createPartner(config.PARTNER_API, {
    baseUrl: config.PARTNER_BASE_URL,
    apiKey: config.PARTNER_API_KEY,
    now: () => new Date(),
  })
}

export function findModel(config: Config, log: Log): ModelClient | null {
  if (config.AI_BASE_URL === '') return null
  return createModelClient({
    baseUrl: config.AI_BASE_URL,
    model: config.AI_MODEL,
    apiKey: config.AI_API_KEY,
    timeoutMs: config.AI_TIMEOUT_MS,
    firstTokenMs: config.AI_FIRST_TOKEN_MS,
    log,
  })
}

export async function openSearchEngine(config: Config): Promise<OpenSearch | null> {
  return config.SEARCH_URL.length === 0 ? null : openOpenSearch({ nodes: config.SEARCH_URL })
}

export function findRoadEngine(config: Config, log: Log): RoadEngine | null {
  const dialect = config.ROADS_ENGINE === 'osrm' ? osrm : valhalla
  return config.ROADS_URL === '' ? null : createRoadEngine({ url: config.ROADS_URL, dialect, log })
}

/** Those of whom nothing is configured are named as such to who asks. */
export function openIdentityProviders(config: Config, log: Log): IdentityProviders {
  return new IdentityProviders(listProviders(config), { log, clock: () => new Date() })
}

/** Alias of the search engine's index for one state of the code and the shipped files. */
export function searchIndexName(config: Config, fingerprint: string): string {
  const prefix = new URL(config.SEARCH_URL[0] ?? '').pathname.replaceAll('/', '')
  return `${prefix || 'tiao'}-${fingerprint}`.toLowerCase()
}

export async function openFiles(config: Config): Promise<Files> {
  if (config.S3_BUCKET === '') return createFolderFiles(join(resolve(config.DATA_DIR), 'files'))
  // The client of S3 takes as long to load as a tenth of a start.
  const { createS3Files } = await import('./platform/files/s3-files.ts')
  return createS3Files({
    bucket: config.S3_BUCKET,
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
  })
}

/** The SMTP server, or else a folder; `log` is told of the latter. */
export async function openMailer(config: Config, log: Log): Promise<Mailer> {
  const folder = outboxFolder(config)
  if (folder !== null) {
    const facts = { folder, ...(showsOutbox(config) && { page: '/dev/outbox' }) }
    log.warn(facts, 'no mail server is set (SMTP_URL): mails are not sent, they are written to a folder')
    return createFolderMailer({ folder, from: config.MAIL_FROM || 'เที่ยว Tiao <no-reply@localhost>' })
  }
  const { createSmtpMailer } = await import('./platform/mail/smtp-mailer.ts')
  return createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM })
}

/** Where mails are written when there is no server for them; null when there is one. */
export function outboxFolder(config: Config): string | null {
  return config.SMTP_URL === '' ? join(resolve(config.DATA_DIR), 'outbox') : null
}

/** Whether the mails in the folder can be read at /dev/outbox: they hold one-time codes of everybody. */
export function showsOutbox(config: Config): boolean {
  return config.SMTP_URL === '' && config.NODE_ENV !== 'production'
}
