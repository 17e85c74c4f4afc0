import { join, resolve } from 'node:path'
import { createModelClient } from './platform/ai/model-client.ts'
import { createDiscord } from './platform/chat/discord.ts'
import { createLine } from './platform/chat/line.ts'
import { createTelegram } from './platform/chat/telegram.ts'
import { Closers } from './platform/closers.ts'
import type { Config } from './platform/config.ts'
import { createFolderFiles } from './platform/files/folder-files.ts'
import type { Log } from './platform/log.ts'
import { createFolderMailer } from './platform/mail/folder-mailer.ts'
import { outboxFolder, showsOutbox } from './platform/mail/outbox-settings.ts'
import { openOpenSearch } from './platform/opensearch/opensearch.ts'
import { createPartner } from './platform/partner/create-partner.ts'
import { createFcm } from './platform/push/fcm.ts'
import { createRoadEngine } from './platform/roads/create-road-engine.ts'
import { osrm, valhalla } from './platform/roads/dialects.ts'
import type { Vendors } from './platform/services.ts'

/** An external system: its configuration, setup and check. */
export interface Vendor<V> {
  /** As `tiao doctor` shows it. */
  readonly title: { readonly th: string; readonly en: string }
  /** The settings that configure it, and what happens without them. */
  readonly unset: { readonly th: string; readonly en: string }
  readonly isSet: (config: Config) => boolean
  /** @returns null if it is not configured and has no replacement */
  readonly open: (config: Config, log: Log) => Promise<V> | V
  /** One line about the opened system if it responds. @throws otherwise */
  readonly check: (vendor: NonNullable<V>, config: Config) => Promise<string>
  readonly close?: (vendor: NonNullable<V>) => Promise<void> | void
}

/** Every external system. `openVendors`, `tiao doctor` and the health probes derive from this list. */
export const vendors: { readonly [Name in keyof Vendors]: Vendor<Vendors[Name]> } = {
  redis: {
    title: { th: 'Redis', en: 'Redis' },
    unset: {
      th: 'REDIS_URL: แต่ละโปรเซสนับลิมิตเอง และส่งเหตุการณ์ผ่าน PostgreSQL',
      en: 'REDIS_URL: each process counts its own limits; events use PostgreSQL',
    },
    isSet: ({ REDIS_URL }) => REDIS_URL !== '',
    async open({ REDIS_URL }, log) {
      if (REDIS_URL === '') return null
      const { connectRedis } = await import('./platform/redis/redis.ts')
      return connectRedis({ url: REDIS_URL, log })
    },
    check: async (redis) => `${(await redis.getFacts()).latencyMs} ms`,
    close: (redis) => redis.close(),
  },
  files: {
    title: { th: 'ไฟล์', en: 'files' },
    unset: { th: 'S3_BUCKET: เก็บไฟล์ไว้ใน DATA_DIR', en: 'S3_BUCKET: files are kept in DATA_DIR' },
    isSet: ({ S3_BUCKET }) => S3_BUCKET !== '',
    async open(config) {
      if (config.S3_BUCKET === '') return createFolderFiles(join(resolve(config.DATA_DIR), 'files'))
      // Loading the S3 client takes a tenth of a start.
      const { createS3Files } = await import('./platform/files/s3-files.ts')
      return createS3Files({
        bucket: config.S3_BUCKET,
        endpoint: config.S3_ENDPOINT,
        region: config.S3_REGION,
        accessKeyId: config.S3_ACCESS_KEY_ID,
        secretAccessKey: config.S3_SECRET_ACCESS_KEY,
      })
    },
    async check(files, { S3_BUCKET, DATA_DIR }) {
      await files.check()
      return S3_BUCKET === '' ? DATA_DIR : S3_BUCKET
    },
  },
  searchEngine: {
    title: { th: 'เครื่องมือค้นหา', en: 'search engine' },
    unset: { th: 'SEARCH_URL: แต่ละโหนดค้นหาในหน่วยความจำ', en: 'SEARCH_URL: each node searches its own memory' },
    isSet: ({ SEARCH_URL }) => SEARCH_URL.length > 0,
    open: ({ SEARCH_URL }) => (SEARCH_URL.length === 0 ? null : openOpenSearch({ nodes: SEARCH_URL })),
    async check(engine, { SEARCH_URL }) {
      await engine.check()
      return SEARCH_URL.map((url) => new URL(url).host).join(', ')
    },
    close: (engine) => engine.close(),
  },
  roads: {
    title: { th: 'เครื่องมือคำนวณเส้นทาง', en: 'road engine' },
    unset: { th: 'ROADS_URL: ใช้เวลาเดินทางโดยประมาณ', en: 'ROADS_URL: travel times are estimates' },
    isSet: ({ ROADS_URL }) => ROADS_URL !== '',
    open: ({ ROADS_URL, ROADS_ENGINE }, log) =>
      ROADS_URL === ''
        ? null
        : createRoadEngine({ url: ROADS_URL, dialect: ROADS_ENGINE === 'osrm' ? osrm : valhalla, log }),
    async check(roads, { ROADS_ENGINE }) {
      await roads.check()
      return ROADS_ENGINE
    },
  },
  partner: {
    title: { th: 'ททท.', en: 'tourism authority' },
    unset: { th: 'PARTNER_API_KEY: ใช้สถานที่ที่มากับระบบ', en: 'PARTNER_API_KEY: the shipped places are used' },
    isSet: ({ PARTNER_API_KEY }) => PARTNER_API_KEY !== '',
    open: ({ PARTNER_API, PARTNER_API_KEY, PARTNER_BASE_URL }) =>
      PARTNER_API_KEY === ''
        ? null
        : createPartner(PARTNER_API, { baseUrl: PARTNER_BASE_URL, apiKey: PARTNER_API_KEY, now: () => new Date() }),
    async check(partner, { PARTNER_API }) {
      await partner.check()
      return PARTNER_API
    },
  },
  mailer: {
    title: { th: 'อีเมล', en: 'email' },
    unset: {
      th: 'SMTP_URL: เขียนอีเมลลงโฟลเดอร์ outbox ใน DATA_DIR แทนการส่ง',
      en: 'SMTP_URL: emails are written to DATA_DIR/outbox instead of being sent',
    },
    isSet: ({ SMTP_URL }) => SMTP_URL !== '',
    async open(config, log) {
      if (config.SMTP_URL === '') {
        const folder = outboxFolder(config)
        const facts = { folder, ...(showsOutbox(config) && { page: '/dev/outbox' }) }
        log.warn(facts, 'SMTP_URL is not set: emails are written to a folder instead of being sent')
        return createFolderMailer({ folder, from: config.MAIL_FROM || 'เที่ยว Tiao <no-reply@localhost>' })
      }
      const { createSmtpMailer } = await import('./platform/mail/smtp-mailer.ts')
      return createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM })
    },
    async check(mailer, { SMTP_URL, MAIL_FROM }) {
      await mailer.check()
      return `${new URL(SMTP_URL).host} · MAIL_FROM ${MAIL_FROM}`
    },
    close: (mailer) => mailer.close(),
  },
  fcm: {
    title: { th: 'แจ้งเตือนผ่านแอป', en: 'push to apps' },
    unset: { th: 'FCM_SERVICE_ACCOUNT: ไม่ส่งการแจ้งเตือนไปที่แอป', en: 'FCM_SERVICE_ACCOUNT: nothing is pushed to apps' },
    isSet: ({ FCM_SERVICE_ACCOUNT }) => FCM_SERVICE_ACCOUNT !== null,
    open: ({ FCM_SERVICE_ACCOUNT: account, FCM_BASE_URL: baseUrl }) =>
      account && createFcm({ account, baseUrl, clock: () => new Date() }),
    async check(fcm, { FCM_SERVICE_ACCOUNT }) {
      await fcm.check()
      return FCM_SERVICE_ACCOUNT?.projectId ?? ''
    },
  },
  webPush: {
    title: { th: 'แจ้งเตือนผ่านเบราว์เซอร์', en: 'push to browsers' },
    unset: {
      th: 'WEB_PUSH_PRIVATE_KEY: ไม่ส่งการแจ้งเตือนไปที่เบราว์เซอร์',
      en: 'WEB_PUSH_PRIVATE_KEY: nothing is pushed to browsers',
    },
    isSet: ({ WEB_PUSH_PRIVATE_KEY }) => WEB_PUSH_PRIVATE_KEY !== null,
    async open({ WEB_PUSH_PRIVATE_KEY: keys, WEB_PUSH_CONTACT: contact }) {
      if (keys === null) return null
      const { createWebPush } = await import('./platform/push/web-push.ts')
      return createWebPush({ keys, contact })
    },
    // Each browser has its own push service, so there is none to ask.
    check: async ({ publicKey }) => publicKey,
  },
  model: {
    title: { th: 'โมเดลภาษา', en: 'language model' },
    unset: {
      th: 'AI_BASE_URL, AI_MODEL: ตัวอ่านในระบบเป็นผู้อ่านคำขอ',
      en: 'AI_BASE_URL, AI_MODEL: the built-in reader reads prompts',
    },
    isSet: ({ AI_BASE_URL }) => AI_BASE_URL !== '',
    open: (config, log) =>
      config.AI_BASE_URL === ''
        ? null
        : createModelClient({
            baseUrl: config.AI_BASE_URL,
            model: config.AI_MODEL,
            apiKey: config.AI_API_KEY,
            timeoutMs: config.AI_TIMEOUT_MS,
            firstTokenMs: config.AI_FIRST_TOKEN_MS,
            log,
          }),
    async check(model, { AI_MODEL }) {
      await model.check()
      return AI_MODEL
    },
  },
  line: {
    title: { th: 'บอต LINE', en: 'LINE bot' },
    unset: {
      th: 'LINE_BOT_ACCESS_TOKEN, LINE_BOT_SECRET: เชื่อมกลุ่ม LINE ไม่ได้',
      en: 'LINE_BOT_ACCESS_TOKEN, LINE_BOT_SECRET: LINE groups cannot be linked',
    },
    isSet: ({ LINE_BOT_ACCESS_TOKEN }) => LINE_BOT_ACCESS_TOKEN !== '',
    open: (config) =>
      config.LINE_BOT_ACCESS_TOKEN === ''
        ? null
        : createLine({
            channelSecret: config.LINE_BOT_SECRET,
            accessToken: config.LINE_BOT_ACCESS_TOKEN,
            apiUrl: config.LINE_API_URL,
            miniAppId: config.LINE_LIFF_ID,
          }),
    check: (line) => line.check(),
  },
  telegram: {
    title: { th: 'บอต Telegram', en: 'Telegram bot' },
    unset: {
      th: 'TELEGRAM_BOT_TOKEN, TELEGRAM_WEBHOOK_SECRET: เชื่อมกลุ่ม Telegram ไม่ได้',
      en: 'TELEGRAM_BOT_TOKEN, TELEGRAM_WEBHOOK_SECRET: Telegram groups cannot be linked',
    },
    isSet: ({ TELEGRAM_BOT_TOKEN }) => TELEGRAM_BOT_TOKEN !== '',
    open: (config) =>
      config.TELEGRAM_BOT_TOKEN === ''
        ? null
        : createTelegram({
            botToken: config.TELEGRAM_BOT_TOKEN,
            webhookSecret: config.TELEGRAM_WEBHOOK_SECRET,
            apiUrl: config.TELEGRAM_API_URL,
          }),
    check: (telegram) => telegram.check(),
  },
  discord: {
    title: { th: 'บอต Discord', en: 'Discord bot' },
    unset: {
      th: 'DISCORD_BOT_TOKEN, DISCORD_APPLICATION_ID, DISCORD_PUBLIC_KEY: เชื่อมห้อง Discord ไม่ได้',
      en: 'DISCORD_BOT_TOKEN, DISCORD_APPLICATION_ID, DISCORD_PUBLIC_KEY: Discord channels cannot be linked',
    },
    isSet: ({ DISCORD_BOT_TOKEN }) => DISCORD_BOT_TOKEN !== '',
    open: (config) =>
      config.DISCORD_BOT_TOKEN === ''
        ? null
        : createDiscord({
            applicationId: config.DISCORD_APPLICATION_ID,
            publicKey: config.DISCORD_PUBLIC_KEY,
            botToken: config.DISCORD_BOT_TOKEN,
            apiUrl: config.DISCORD_API_URL,
          }),
    check: (discord) => discord.check(),
  },
}

export const VENDOR_NAMES = Object.keys(vendors) as (keyof Vendors)[]

/** Opens all of them; `close` closes those that need it, in reverse order. */
export async function openVendors(config: Config, log: Log): Promise<Vendors & { close(): Promise<void> }> {
  const closers = new Closers()
  const open = async <V>(vendor: Vendor<V>): Promise<V> => {
    const opened = await vendor.open(config, log)
    if (opened) closers.add(() => vendor.close?.(opened))
    return opened
  }
  try {
    return {
      redis: await open(vendors.redis),
      files: await open(vendors.files),
      searchEngine: await open(vendors.searchEngine),
      roads: await open(vendors.roads),
      partner: await open(vendors.partner),
      mailer: await open(vendors.mailer),
      fcm: await open(vendors.fcm),
      webPush: await open(vendors.webPush),
      model: await open(vendors.model),
      line: await open(vendors.line),
      telegram: await open(vendors.telegram),
      discord: await open(vendors.discord),
      close: () => closers.close(),
    }
  } catch (error) {
    await closers.close()
    throw error
  }
}
