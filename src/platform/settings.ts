import { createPrivateKey } from 'node:crypto'
import { readOtherProviders } from './oauth/other-providers.ts'
import { readGoogleAccount } from './push/google-account.ts'
import { readVapidKeys } from './push/web-push-keys.ts'

/** One environment variable. `read` throws an error whose message completes a sentence that begins with the value. */
interface Setting<V> {
  readonly description: string
  readonly default: string
  readonly secret: boolean
  read(text: string): V
}

export type Settings = typeof settings

export const settings = {
  NODE_ENV: choice(['development', 'production', 'test'], 'development', 'The environment that this process runs in.'),
  HOST: text('127.0.0.1', 'IP address to listen on. Use 0.0.0.0 in a container.'),
  PORT: whole(3000, 0, 65_535, 'Port to listen on; 0 picks a free port.'),
  PUBLIC_URL: url('', 'URL at which clients reach this service, used in links. Defaults to http://HOST:PORT.'),
  DATA_DIR: text('./data', 'Directory of the embedded database, stored files and the local outbox.'),
  LOG_LEVEL: choice(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'info',
    'Minimum severity of log lines.',
  ),
  SHUTDOWN_GRACE_MS: whole(10_000, 0, 300_000, 'Time for running requests to finish after SIGTERM, in milliseconds.'),

  DATABASE_URL: url(
    '',
    'PostgreSQL 15 or newer, postgres://user:password@host:port/name. If empty, an embedded PostgreSQL runs in DATA_DIR.',
    true,
  ),
  DATABASE_POOL_SIZE: whole(10, 1, 200, 'Maximum number of database connections of this process.'),
  DATABASE_STATEMENT_TIMEOUT_MS: whole(10_000, 100, 600_000, 'Timeout of each SQL statement, in milliseconds.'),
  REDIS_URL: url(
    '',
    'Redis 7 or newer for rate limits and events that nodes share. If empty, each process counts its own limits, and events use PostgreSQL.',
    true,
  ),

  CATALOGUE: choice(
    ['starter', 'none'],
    'starter',
    'What the first start loads into an empty database: the shipped catalogue, or nothing.',
  ),
  CATALOGUE_TEXT_MB: whole(
    256,
    8,
    65_536,
    'Memory for serialised places, in MiB. Beyond it, the least recently used are read from the database again.',
  ),
  PLANNER_THREADS: whole(
    1,
    0,
    64,
    'Worker threads that plan trips. With 0, the main thread plans them and answers no other request meanwhile.',
  ),
  PLANNER_BUDGET_MS: whole(
    1_500,
    20,
    10_000,
    'Expected planning time of a trip, in milliseconds. Determines how many trips may wait within the deadline of 20 s; never stops a search.',
  ),
  PLANNER_EFFORT: whole(
    100,
    10,
    1_000,
    'Search rounds per trip, in percent of the default. Nodes with the same effort plan the same trips.',
  ),

  RATE_LIMITS: choice(['on', 'off'], 'on', 'Rate limits per caller. "off" is for tests and is rejected in production.'),
  RATE_LIMIT_PER_MINUTE: whole(
    3_000,
    1,
    1_000_000,
    'Calls per minute and caller. Mobile networks put many users behind one IP address.',
  ),
  PREVIEWS_PER_HOUR: whole(20, 1, 1_000_000, 'Trip previews per hour and IP address without an account.'),
  TRUSTED_PROXIES: list(
    '',
    'IP addresses or CIDR ranges of proxies whose X-Forwarded-For is trusted, separated by commas, for example 10.0.0.0/8. If empty, all callers behind a proxy count as one.',
  ),
  METRICS_TOKEN: text(
    '',
    'Bearer token that /metrics requires, at least 16 characters. If empty, /metrics is public, and in production it is off.',
    true,
  ),
  CORS_ORIGINS: list('*', 'Origins that browsers may call from (CORS), separated by commas, or *.'),

  SEARCH_URL: urls(
    'OpenSearch 2 for catalogues of more than about 300,000 places: https://user:password@host:9200/name, one URL per node of the cluster, separated by commas. The path of the first URL prefixes the index names and defaults to tiao. If empty, each node searches its own memory.',
    true,
  ),

  ROADS_URL: url(
    '',
    'A road engine with a map of Thailand, https://user:password@host/path, which measures driving times. If empty, travel times are estimated.',
    true,
  ),
  ROADS_ENGINE: choice(['osrm', 'valhalla'], 'osrm', 'Type of the road engine.'),

  MAP_STYLE_URL: url(
    '',
    'URL of a MapLibre style with real tiles for the web planner. If empty, it draws its own base map, without the internet.',
  ),

  S3_BUCKET: text('', 'S3 bucket for files. If empty, files are stored in DATA_DIR.'),
  S3_ENDPOINT: url('', 'Endpoint of an S3-compatible store; leave empty for AWS.'),
  S3_REGION: text('', 'Region of the bucket.'),
  S3_ACCESS_KEY_ID: text('', 'Access key ID. If empty, the default AWS credential chain applies.'),
  S3_SECRET_ACCESS_KEY: text('', 'Secret access key.', true),

  SMTP_URL: url(
    '',
    'SMTP server: smtps://user:password@host:465 for implicit TLS, smtp://user:password@host:587 for STARTTLS, which is required before a password is sent to another machine. If empty, emails are written to DATA_DIR/outbox and, unless NODE_ENV is production, shown at /dev/outbox.',
    true,
  ),
  MAIL_FROM: text('', 'Sender of emails, for example Tiao <no-reply@example.org>. Required with SMTP_URL.'),

  FCM_SERVICE_ACCOUNT: {
    description:
      'Push notifications to apps: the JSON key file, on one line, of a Google service account that may send with Firebase Cloud Messaging. iOS is reached through Firebase too. If empty, nothing is pushed to apps.',
    default: '',
    secret: true,
    read: readGoogleAccount,
  },
  FCM_BASE_URL: url('https://fcm.googleapis.com', 'Base URL of Firebase Cloud Messaging.'),
  WEB_PUSH_PRIVATE_KEY: {
    description:
      'Push notifications to browsers: the VAPID private key, which "npx web-push generate-vapid-keys" creates. Browsers must subscribe again if it changes. If empty, nothing is pushed to browsers.',
    default: '',
    secret: true,
    read: readVapidKeys,
  },
  WEB_PUSH_CONTACT: text(
    '',
    'Where push services can reach you: mailto:admin@example.org or an https URL. Required with WEB_PUSH_PRIVATE_KEY.',
  ),

  AI_BASE_URL: url(
    '',
    'OpenAI-compatible endpoint (…/v1) that reads prompts and writes texts. If empty, the built-in reader and templates do.',
  ),
  AI_MODEL: text('', 'Model name. Required with AI_BASE_URL.'),
  AI_API_KEY: text('', 'API key of the endpoint.', true),
  AI_TIMEOUT_MS: whole(60_000, 1_000, 300_000, 'Timeout of a complete answer of the model, in milliseconds.'),
  AI_FIRST_TOKEN_MS: whole(10_000, 500, 120_000, 'Timeout of the first token of the model, in milliseconds.'),

  GOOGLE_CLIENT_IDS: list(
    '',
    'Google client IDs for sign-in, separated by commas; codes are exchanged with the first. If empty, Google sign-in is off.',
  ),
  GOOGLE_CLIENT_SECRET: text('', 'Secret of the first Google client, if it has one.', true),
  APPLE_CLIENT_IDS: list(
    '',
    'Apple Services IDs and bundle IDs for sign-in, separated by commas; codes are exchanged with the first.',
  ),
  APPLE_TEAM_ID: text('', 'Apple team ID of the key that signs code exchanges.'),
  APPLE_KEY_ID: text('', 'ID of that key.'),
  APPLE_PRIVATE_KEY: privateKey('That key in PEM; line breaks may be written as \\n.'),
  LINE_CHANNEL_ID: text('', 'LINE Login channel ID for sign-in.'),
  LINE_CHANNEL_SECRET: text('', 'LINE channel secret. With it, ID tokens of LINE for the web are accepted too.', true),
  FACEBOOK_APP_ID: text('', 'Facebook app ID for sign-in.'),
  FACEBOOK_APP_SECRET: text('', 'Facebook app secret.', true),
  LINE_BOT_ACCESS_TOKEN: text(
    '',
    'Long-lived access token of the LINE Messaging API channel of the chat bot. If empty, LINE groups cannot be linked.',
    true,
  ),
  LINE_BOT_SECRET: text('', 'Secret of that channel, which signs webhooks. Required with LINE_BOT_ACCESS_TOKEN.', true),
  LINE_BOT_MESSAGES_PER_MONTH: whole(
    300,
    0,
    100_000_000,
    'Pushed LINE messages per month; one to a group counts once per member. Beyond it, groups only get replies. Use the quota of your plan.',
  ),
  LINE_LIFF_ID: text('', 'ID of the LIFF app that bots offer, if there is one.'),
  LINE_API_URL: url('https://api.line.me', 'Base URL of the LINE Messaging API.'),
  TELEGRAM_BOT_TOKEN: text('', 'Token of the Telegram bot. If empty, Telegram groups cannot be linked.', true),
  TELEGRAM_WEBHOOK_SECRET: text(
    '',
    'The secret_token of the webhook: 16 to 256 letters, digits, underscores or hyphens. Required with TELEGRAM_BOT_TOKEN.',
    true,
  ),
  TELEGRAM_API_URL: url('https://api.telegram.org', 'Base URL of the Telegram Bot API.'),
  DISCORD_BOT_TOKEN: text('', 'Token of the Discord bot. If empty, Discord channels cannot be linked.', true),
  DISCORD_APPLICATION_ID: text('', 'ID of the Discord application. Required with DISCORD_BOT_TOKEN.'),
  DISCORD_PUBLIC_KEY: text(
    '',
    'Public key of that application, 64 hexadecimal digits, which verifies its calls. Required with DISCORD_BOT_TOKEN.',
  ),
  DISCORD_API_URL: url('https://discord.com/api/v10', 'Base URL of the Discord API.'),
  OIDC_PROVIDERS: {
    description:
      'Additional OpenID providers for sign-in, as a JSON array: [{"name": "…", "issuer": "https://…", "client_ids": ["…"]}], optionally with "client_secret", "client_authentication" (client_secret_basic or client_secret_post) and "algorithms" (default RS256).',
    default: '',
    secret: true,
    read: readOtherProviders,
  },

  PARTNER_API: choice(['v5', 'v2'], 'v5', "Version of the tourism authority's API."),
  PARTNER_BASE_URL: url(
    '',
    "Base URL of the tourism authority's API. Defaults to https://tatapi.tourismthailand.org/tatapi/v5 for v5 and https://tatdataapi.io/api/v2 for v2.",
  ),
  PARTNER_API_KEY: text('', 'Token (v5) or key (v2) of that API.', true),
}

function choice<const T extends readonly string[]>(
  values: T,
  initial: T[number],
  description: string,
): Setting<T[number]> {
  return {
    description: `${description} One of: ${values.join(', ')}.`,
    default: initial,
    secret: false,
    read(value) {
      if (!values.includes(value)) throw new Error(`is not one of ${values.join(', ')}`)
      return value
    },
  }
}

function whole(initial: number, min: number, max: number, description: string): Setting<number> {
  return {
    description: `${description} A whole number from ${min} to ${max}.`,
    default: String(initial),
    secret: false,
    read(value) {
      const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
      if (!(number >= min && number <= max)) throw new Error(`is not a whole number from ${min} to ${max}`)
      return number
    },
  }
}

function text(initial: string, description: string, secret = false): Setting<string> {
  return { description, default: initial, secret, read: (value) => value }
}

function list(initial: string, description: string): Setting<readonly string[]> {
  return {
    description,
    default: initial,
    secret: false,
    read: (value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
  }
}

function url(initial: string, description: string, secret = false): Setting<string> {
  return {
    description,
    default: initial,
    secret,
    read(value) {
      if (value !== '' && !URL.canParse(value)) throw new Error('is not a URL')
      return value
    },
  }
}

function urls(description: string, secret = false): Setting<readonly string[]> {
  const texts = list('', description)
  return {
    ...texts,
    secret,
    read(value) {
      const read = texts.read(value)
      for (const one of read) if (!URL.canParse(one)) throw new Error('has an item that is not a URL')
      return read
    },
  }
}

function privateKey(description: string): Setting<string> {
  return {
    description,
    default: '',
    secret: true,
    read(value) {
      const pem = value.replaceAll('\\n', '\n')
      try {
        if (pem !== '') createPrivateKey(pem)
      } catch {
        throw new Error('is not a private key in PEM')
      }
      return pem
    },
  }
}
