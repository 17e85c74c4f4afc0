import { type Settings, settings } from './settings.ts'

export type Config = { readonly [K in keyof Settings]: Settings[K] extends { read(text: string): infer V } ? V : never }

/** Reports all errors of the environment together, so that a start fails only once. */
export class ConfigError extends Error {
  readonly errors: readonly string[]
  constructor(errors: readonly string[]) {
    super(
      `The configuration has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}:\n  ${errors.join('\n  ')}`,
    )
    this.errors = errors
  }
}

/** Reads and validates the environment. Nothing else in the service reads it. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const errors: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, setting] of Object.entries(settings)) {
    const text = env[name]?.trim()
    try {
      values[name] = setting.read(text === undefined || text === '' ? setting.default : text)
    } catch (error) {
      const shown = setting.secret ? 'The value' : `"${text}"`
      errors.push(`${name}: ${shown} ${(error as Error).message}`)
    }
  }
  const config = values as Config
  errors.push(...contradictions(config))
  if (errors.length > 0) throw new ConfigError(errors)
  return Object.freeze(config)
}

function contradictions(config: Config): string[] {
  const errors: string[] = []
  if (config.NODE_ENV === 'production' && config.RATE_LIMITS === 'off')
    errors.push('RATE_LIMITS: "off" is refused when NODE_ENV is production')
  if (config.METRICS_TOKEN && !/^[\x21-\x7e]{16,200}$/.test(config.METRICS_TOKEN))
    errors.push('METRICS_TOKEN: The value must be 16 to 200 visible ASCII characters')
  if (config.AI_BASE_URL && !config.AI_MODEL) errors.push('AI_MODEL: must be set when AI_BASE_URL is set')
  if (config.S3_BUCKET && !config.S3_ENDPOINT && !config.S3_REGION)
    errors.push('S3_REGION: set it, or S3_ENDPOINT, when S3_BUCKET is set')
  if (config.S3_BUCKET && !config.S3_ACCESS_KEY_ID !== !config.S3_SECRET_ACCESS_KEY)
    errors.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both or neither')
  const appleKey = [config.APPLE_TEAM_ID, config.APPLE_KEY_ID, config.APPLE_PRIVATE_KEY]
  if (appleKey.some(Boolean) && !appleKey.every(Boolean))
    errors.push('APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY: set all of them or none')
  if (config.SMTP_URL && !/^smtps?:\/\/[^/?#]+\/?$/.test(config.SMTP_URL))
    errors.push('SMTP_URL: The value must have the form smtp://… or smtps://… and end after the port')
  if (config.SMTP_URL && !config.MAIL_FROM) errors.push('MAIL_FROM: must be set when SMTP_URL is set')
  if (config.MAIL_FROM && !/^(?:[^<>@]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(config.MAIL_FROM))
    errors.push(`MAIL_FROM: "${config.MAIL_FROM}" must have the form Name <name@domain>`)
  if (config.WEB_PUSH_PRIVATE_KEY && !/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(config.WEB_PUSH_CONTACT))
    errors.push('WEB_PUSH_CONTACT: must be mailto:… or https://… when WEB_PUSH_PRIVATE_KEY is set')
  if (config.PARTNER_BASE_URL && !config.PARTNER_API_KEY)
    errors.push('PARTNER_API_KEY: must be set when PARTNER_BASE_URL is set')
  return [...errors, ...chatContradictions(config)]
}

function chatContradictions(config: Config): string[] {
  const errors: string[] = []
  const { LINE_BOT_ACCESS_TOKEN, LINE_BOT_SECRET, TELEGRAM_BOT_TOKEN, TELEGRAM_WEBHOOK_SECRET } = config
  if (!LINE_BOT_ACCESS_TOKEN !== !LINE_BOT_SECRET)
    errors.push('LINE_BOT_ACCESS_TOKEN and LINE_BOT_SECRET: set both or neither')
  if (!TELEGRAM_BOT_TOKEN !== !TELEGRAM_WEBHOOK_SECRET)
    errors.push('TELEGRAM_BOT_TOKEN and TELEGRAM_WEBHOOK_SECRET: set both or neither')
  if (TELEGRAM_WEBHOOK_SECRET && !/^[\w-]{16,256}$/.test(TELEGRAM_WEBHOOK_SECRET))
    errors.push('TELEGRAM_WEBHOOK_SECRET: The value must be 16 to 256 letters, digits, underscores or hyphens')
  const discord = [config.DISCORD_BOT_TOKEN, config.DISCORD_APPLICATION_ID, config.DISCORD_PUBLIC_KEY]
  if (discord.some(Boolean) && !discord.every(Boolean))
    errors.push('DISCORD_BOT_TOKEN, DISCORD_APPLICATION_ID and DISCORD_PUBLIC_KEY: set all of them or none')
  if (config.DISCORD_PUBLIC_KEY && !/^[0-9a-f]{64}$/i.test(config.DISCORD_PUBLIC_KEY))
    errors.push('DISCORD_PUBLIC_KEY: The value must be 64 hexadecimal digits')
  return errors
}

/** The URL at which clients reach this service, without a trailing slash. */
export function publicUrl({ PUBLIC_URL, HOST, PORT }: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  const host = HOST === '0.0.0.0' || HOST === '127.0.0.1' ? 'localhost' : HOST
  return PUBLIC_URL === '' ? `http://${host}:${PORT}` : PUBLIC_URL.replace(/\/+$/, '')
}

/** The text of `.env.example`, generated so that it is never out of date. */
export function envExample(): string {
  const lines = [
    '# Every setting with its default. All settings are optional; copy the file to .env and change what you need.',
    '',
  ]
  for (const [name, setting] of Object.entries(settings)) {
    for (const line of setting.description.split('\n')) lines.push(`# ${line}`)
    lines.push(`${setting.default === '' ? '# ' : ''}${name}=${setting.default}`, '')
  }
  return lines.join('\n')
}
