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
  it('needs nothing: every setting has a default that holds', () => {
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

  it('takes an empty value as none, and spaces around a value as nothing', () => {
    expect(readConfig({ PORT: '', CATALOGUE: '  ', HOST: ' 0.0.0.0 ' })).toMatchObject({
      PORT: 3000,
      CATALOGUE: 'starter',
      HOST: '0.0.0.0',
    })
  })

  it('tells all its errors at once, each with the name of the setting', () => {
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

  it('wants a mail server as a plain URL, with a sender, and never repeats its password', () => {
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

  it('description in one message what is wrong', () => {
    expect(() => readConfig({ PORT: 'x', CATALOGUE: 'y' })).toThrow(
      'The configuration has 2 errors:\n  PORT: "x" is not a whole number from 0 to 65535\n  CATALOGUE: "y" is not one of starter, none',
    )
  })

  it('never shows a secret, not even a faulty one', () => {
    for (const [name, setting] of Object.entries(settings)) {
      if (!setting.secret) continue
      const errors = errorsOf({ [name]: '::hush-hush::', AI_MODEL: 'm', S3_BUCKET: '' })
      expect(errors.join('\n')).not.toContain('hush-hush')
    }
    expect(errorsOf({ DATABASE_URL: '::hush-hush::' })).toEqual(['DATABASE_URL: The value is not a URL'])
  })

  it('knows which settings hold secrets', () => {
    const secret = Object.entries(settings).filter(([, setting]) => setting.secret)
    expect(secret.map(([name]) => name).sort()).toEqual(
      [
        'AI_API_KEY',
        'APPLE_PRIVATE_KEY',
        'DATABASE_URL',
        'FACEBOOK_APP_SECRET',
        'GOOGLE_CLIENT_SECRET',
        'LINE_CHANNEL_SECRET',
        'METRICS_TOKEN',
        'OIDC_PROVIDERS',
        'PARTNER_API_KEY',
        'REDIS_URL',
        'ROADS_URL',
        'S3_SECRET_ACCESS_KEY',
        'SEARCH_URL',
        'SMTP_URL',
      ].sort(),
    )
  })

  it('refuses to switch the limits off in production, and only there', () => {
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
  ])('refuses settings that need each other and stand alone: %o', (env, name) => {
    const errors = errorsOf(env as Record<string, string>)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(name)
  })

  it.each(['-1', '1e3', '0x10', '9999999999999999999', '３', '1 000'])('reads whole numbers strictly: %s', (value) => {
    expect(errorsOf({ PORT: value })).toHaveLength(1)
  })

  it('reads lists', () => {
    const config = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ,192.168.1.1', CORS_ORIGINS: 'https://a.example' })
    expect([config.TRUSTED_PROXIES, config.CORS_ORIGINS]).toEqual([
      ['10.0.0.0/8', '192.168.1.1'],
      ['https://a.example'],
    ])
  })

  it('cannot be changed once it is read', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true)
  })
})

describe('.env.example', () => {
  it('has every setting with its meaning and its default, and reads as the defaults', () => {
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

  it('is current: `npm run generate` writes it', () => {
    const path = join(projectRoot, '.env.example')
    expect(existsSync(path) ? readFileSync(path, 'utf8') : '').toBe(envExample())
  })
})
