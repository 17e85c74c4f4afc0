import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, envExample, readConfig } from './config.ts'
import { projectRoot } from './paths.ts'
import { settings } from './settings.ts'

const errorsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.errors
    throw error
  }
  return []
}

describe('configuration', () => {
  it('requires no settings: every one has a valid default', () => {
    expect(readConfig({})).toMatchObject({
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: 3000,
      DATA_DIR: './data',
      DATABASE_URL: '',
      CATALOGUE: 'starter',
      RATE_LIMITS: 'on',
      CORS_ORIGINS: ['*'],
      TRUSTED_PROXIES: [],
    })
  })

  it('treats an empty value as unset, and trims spaces around a value', () => {
    expect(readConfig({ PORT: '', CATALOGUE: '  ', HOST: ' 0.0.0.0 ' })).toMatchObject({
      PORT: 3000,
      CATALOGUE: 'starter',
      HOST: '0.0.0.0',
    })
  })

  it('reports all errors at once, each with the name of its setting', () => {
    const errors = errorsOf({
      PORT: '70000',
      NODE_ENV: 'live',
      PLANNER_THREADS: '1.5',
      CATALOGUE: 'all',
      AI_BASE_URL: 'not a url',
      S3_BUCKET: 'files',
    })
    expect(errors).toHaveLength(6)
    for (const name of ['PORT', 'NODE_ENV', 'PLANNER_THREADS', 'CATALOGUE', 'AI_BASE_URL', 'S3_REGION'])
      expect(errors.filter((error) => error.startsWith(`${name}:`))).toHaveLength(1)
    expect(errors.find((error) => error.startsWith('PORT'))).toBe('PORT: "70000" is not a whole number from 0 to 65535')
  })

  it('derives the public key of Web Push, requires a contact, and reveals no keys', () => {
    const WEB_PUSH_PRIVATE_KEY = Buffer.alloc(32, 1).toString('base64url')
    const contact = { WEB_PUSH_CONTACT: 'mailto:admin@mail.example' }
    expect(readConfig({ WEB_PUSH_PRIVATE_KEY, ...contact }).WEB_PUSH_PRIVATE_KEY).toEqual({
      privateKey: WEB_PUSH_PRIVATE_KEY,
      publicKey: expect.stringMatching(/^B[\w-]{86}$/),
    })
    expect(errorsOf({ WEB_PUSH_PRIVATE_KEY })).toEqual([expect.stringMatching(/^WEB_PUSH_CONTACT: /)])
    const errors = errorsOf({
      WEB_PUSH_PRIVATE_KEY: 'secret-word',
      FCM_SERVICE_ACCOUNT: '{"private_key": "secret-word"}',
    })
    expect(errors.map((error) => error.split(':')[0])).toEqual(['FCM_SERVICE_ACCOUNT', 'WEB_PUSH_PRIVATE_KEY'])
    expect(errors.join()).not.toContain('secret-word')
  })

  it('requires SMTP_URL to be a plain URL with a sender, and never reveals its password', () => {
    const sender = { MAIL_FROM: 'Tiao <no-reply@mail.example>' }
    const server = 'smtp://tiao:secret-word@mail.example:587'
    expect(readConfig({ ...sender, SMTP_URL: server })).toMatchObject({ SMTP_URL: server, ...sender })
    expect(errorsOf({ SMTP_URL: server })).toEqual(['MAIL_FROM: must be set when SMTP_URL is set'])
    for (const SMTP_URL of ['https://tiao:secret-word@mail.example', `${server}/?requireTLS=false`]) {
      const errors = errorsOf({ ...sender, SMTP_URL })
      expect(errors).toEqual([expect.stringMatching(/^SMTP_URL: /)])
      expect(errors.join()).not.toContain('secret-word')
    }
    for (const MAIL_FROM of ['Tiao', 'a@b, c@d', 'Tiao <a@b> <c@d>']) expect(errorsOf({ MAIL_FROM })).toHaveLength(1)
  })

  it('reports every error in one message', () => {
    expect(() => readConfig({ PORT: 'x', CATALOGUE: 'y' })).toThrow(
      'The configuration has 2 errors:\n  PORT: "x" is not a whole number from 0 to 65535\n  CATALOGUE: "y" is not one of starter, none',
    )
  })

  it('never reveals a secret, not even an invalid one', () => {
    for (const [name, setting] of Object.entries(settings)) {
      if (!setting.secret) continue
      const errors = errorsOf({ [name]: '::hush-hush::', AI_MODEL: 'm', S3_BUCKET: '' })
      expect(errors.join('\n')).not.toContain('hush-hush')
    }
    expect(errorsOf({ DATABASE_URL: '::hush-hush::' })).toEqual(['DATABASE_URL: The value is not a URL'])
  })

  it('knows which settings are secret', () => {
    const secret = Object.entries(settings).filter(([, setting]) => setting.secret)
    expect(secret.map(([name]) => name).sort()).toEqual(
      [
        'AI_API_KEY',
        'APPLE_PRIVATE_KEY',
        'DATABASE_URL',
        'FACEBOOK_APP_SECRET',
        'FCM_SERVICE_ACCOUNT',
        'GOOGLE_CLIENT_SECRET',
        'DISCORD_BOT_TOKEN',
        'LINE_BOT_ACCESS_TOKEN',
        'LINE_BOT_SECRET',
        'LINE_CHANNEL_SECRET',
        'TELEGRAM_BOT_TOKEN',
        'TELEGRAM_WEBHOOK_SECRET',
        'METRICS_TOKEN',
        'OIDC_PROVIDERS',
        'PARTNER_API_KEY',
        'REDIS_URL',
        'ROADS_URL',
        'S3_SECRET_ACCESS_KEY',
        'SEARCH_URL',
        'SMTP_URL',
        'WEB_PUSH_PRIVATE_KEY',
      ].sort(),
    )
  })

  it('allows turning rate limits off except in production', () => {
    expect(errorsOf({ NODE_ENV: 'production', RATE_LIMITS: 'off' })).toEqual([
      'RATE_LIMITS: "off" is refused when NODE_ENV is production',
    ])
    expect(errorsOf({ NODE_ENV: 'development', RATE_LIMITS: 'off' })).toEqual([])
    expect(errorsOf({ NODE_ENV: 'production' })).toEqual([])
  })

  it.each([
    [{ S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'k' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
    [{ PARTNER_BASE_URL: 'https://partner.example' }, 'PARTNER_API_KEY'],
    [{ AI_BASE_URL: 'https://ai.example/v1' }, 'AI_MODEL'],
  ])('rejects settings that require each other when one is missing: %o', (env, name) => {
    const errors = errorsOf(env as Record<string, string>)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(name)
  })

  it.each(['-1', '1e3', '0x10', '9999999999999999999', '３', '1 000'])('parses whole numbers strictly: %s', (value) => {
    expect(errorsOf({ PORT: value })).toHaveLength(1)
  })

  it('parses lists', () => {
    const config = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ,192.168.1.1', CORS_ORIGINS: 'https://a.example' })
    expect([config.TRUSTED_PROXIES, config.CORS_ORIGINS]).toEqual([
      ['10.0.0.0/8', '192.168.1.1'],
      ['https://a.example'],
    ])
  })

  it('is immutable', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true)
  })
})

describe('.env.example', () => {
  it('lists every setting with its description and default, and parses to the defaults', () => {
    const text = envExample()
    const env: Record<string, string> = {}
    for (const line of text.split('\n')) {
      const match = /^([A-Z\d_]+)=(.*)$/.exec(line)
      if (match) env[match[1]!] = match[2]!
    }
    for (const [name, setting] of Object.entries(settings)) {
      expect(text).toContain(`${setting.default === '' ? '# ' : ''}${name}=${setting.default}\n`)
      expect(text).toContain(`# ${setting.description.split('\n')[0]}`)
    }
    expect(readConfig(env)).toEqual(readConfig({}))
  })

  it('is up to date: `npm run generate` writes it', () => {
    const path = join(projectRoot, '.env.example')
    expect(existsSync(path) ? readFileSync(path, 'utf8') : '').toBe(envExample())
  })
})
