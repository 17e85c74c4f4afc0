import { type Settings, settings } from './settings.ts'

export type Config = { readonly [K in keyof Settings]: Settings[K] extends { read(text: string): infer V } ? V : never }

/** All faults of the environment at once: a start that fails should fail only once. */
export class ConfigError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n  ${faults.join('\n  ')}`,
    )
    this.faults = faults
  }
}

/** Reads and checks the environment once. Nothing else in the service reads it. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, setting] of Object.entries(settings)) {
    const text = env[name]?.trim()
    try {
      values[name] = setting.read(text === undefined || text === '' ? setting.default : text)
    } catch (error) {
      const shown = setting.secret ? 'The value' : `"${text}"`
      faults.push(`${name}: ${shown} ${(error as Error).message}`)
    }
  }
  const config = values as Config
  faults.push(...contradictions(config))
  if (faults.length > 0) throw new ConfigError(faults)
  return Object.freeze(config)
}

function contradictions(config: Config): string[] {
  const faults: string[] = []
  if (config.NODE_ENV === 'production' && config.RATE_LIMITS === 'off')
    faults.push('RATE_LIMITS: "off" is refused when NODE_ENV is production')
  if (config.METRICS_TOKEN && !/^[\x21-\x7e]{16,200}$/.test(config.METRICS_TOKEN))
    faults.push('METRICS_TOKEN: The value is not 16 to 200 visible ASCII characters')
  if (config.AI_BASE_URL && !config.AI_MODEL) faults.push('AI_MODEL: must be set when AI_BASE_URL is set')
  if (config.S3_BUCKET && !config.S3_ENDPOINT && !config.S3_REGION)
    faults.push('S3_REGION: set it, or S3_ENDPOINT, when S3_BUCKET is set')
  if (config.S3_BUCKET && !config.S3_ACCESS_KEY_ID !== !config.S3_SECRET_ACCESS_KEY)
    faults.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both or neither')
  const appleKey = [config.APPLE_TEAM_ID, config.APPLE_KEY_ID, config.APPLE_PRIVATE_KEY]
  if (appleKey.some(Boolean) && !appleKey.every(Boolean))
    faults.push('APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY: set all of them or none')
  if (config.SMTP_URL && !/^smtps?:\/\/[^/?#]+\/?$/.test(config.SMTP_URL))
    faults.push('SMTP_URL: The value is not of the form smtp://… or smtps://… with nothing after host and port')
  if (config.SMTP_URL && !config.MAIL_FROM) faults.push('MAIL_FROM: must be set when SMTP_URL is set')
  if (config.MAIL_FROM && !/^(?:[^<>@]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(config.MAIL_FROM))
    faults.push(`MAIL_FROM: "${config.MAIL_FROM}" is not of the form Name <name@domain>`)
  if (config.PARTNER_BASE_URL && !config.PARTNER_API_KEY)
    faults.push('PARTNER_API_KEY: must be set when PARTNER_BASE_URL is set')
  return faults
}

/** How the outside reaches this service, without a slash at the end. */
export function publicUrl({ PUBLIC_URL, HOST, PORT }: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  const host = HOST === '0.0.0.0' || HOST === '127.0.0.1' ? 'localhost' : HOST
  return PUBLIC_URL === '' ? `http://${host}:${PORT}` : PUBLIC_URL.replace(/\/+$/, '')
}

/** The text of `.env.example`, generated so that it cannot fall behind. */
export function envExample(): string {
  const lines = [
    '# Every setting with its default. Copy to .env and change what you need; all of them are optional.',
    '',
  ]
  for (const [name, setting] of Object.entries(settings)) {
    for (const line of setting.description.split('\n')) lines.push(`# ${line}`)
    lines.push(`${setting.default === '' ? '# ' : ''}${name}=${setting.default}`, '')
  }
  return lines.join('\n')
}
