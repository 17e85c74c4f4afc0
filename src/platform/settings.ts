import { createPrivateKey } from 'node:crypto'
import { readOtherProviders } from './oauth/other-providers.ts'

/** One setting of the environment: what it means, what holds without it, how it is read. `read` throws the fault as a sentence's end. */
interface Setting<V> {
  readonly description: string
  readonly default: string
  readonly secret: boolean
  read(text: string): V
}

export type Settings = typeof settings

export const settings = {
  NODE_ENV: choice(['development', 'production', 'test'], 'development', 'What this process is for.'),
  HOST: text('127.0.0.1', 'Address to listen on. Containers need 0.0.0.0.'),
  PORT: whole(3000, 0, 65_535, 'Port to listen on; 0 takes a free one.'),
  PUBLIC_URL: url('', 'How the outside reaches this service, for links. Default: http://HOST:PORT.'),
  DATA_DIR: text('./data', 'Folder of the embedded database, stored files and the local outbox.'),
  LOG_LEVEL: choice(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'info',
    'Least severe log line that is written.',
  ),
  SHUTDOWN_GRACE_MS: whole(
    10_000,
    0,
    300_000,
    'How long running requests may take to end after SIGTERM, in milliseconds.',
  ),

  DATABASE_URL: url(
    '',
    'PostgreSQL 15 or newer, postgres://user:password@host:port/name. Without it an embedded PostgreSQL runs in DATA_DIR.',
    true,
  ),
  DATABASE_POOL_SIZE: whole(10, 1, 200, 'Connections to the database that this process may hold.'),
  DATABASE_STATEMENT_TIMEOUT_MS: whole(
    10_000,
    100,
    600_000,
    'Longest time that one SQL statement of a request may take, in milliseconds.',
  ),
  REDIS_URL: url(
    '',
    'Redis 7 or newer for cache, rate limits and events between nodes. Without it these live in this process.',
    true,
  ),

  CATALOGUE: choice(
    ['starter', 'none'],
    'starter',
    'What an empty database is filled with at first start: the shipped catalogue, or nothing.',
  ),
  CATALOGUE_TEXT_MB: whole(
    256,
    8,
    65_536,
    'Memory for ready-made place answers; beyond it the least used are made anew from the database.',
  ),
  PLANNER_THREADS: whole(
    1,
    0,
    64,
    'Worker threads that plan trips. With 0 the thread that answers requests plans them, and answers nobody else meanwhile.',
  ),
  PLANNER_BUDGET_MS: whole(
    1_500,
    20,
    10_000,
    'Time one trip is expected to take on its thread, in milliseconds. It sets how many trips may wait within the deadline of 20 s; it never ends a search.',
  ),
  PLANNER_EFFORT: whole(
    100,
    10,
    1_000,
    'Rounds of the search for each trip, in percent of the usual. Nodes with the same effort plan the same trips.',
  ),

  RATE_LIMITS: choice(
    ['on', 'off'],
    'on',
    'Limits on calls per caller. "off" is for tests and is refused in production.',
  ),
  RATE_LIMIT_PER_MINUTE: whole(
    3_000,
    1,
    1_000_000,
    'Calls a minute that one caller may make; behind one address of a phone company are many.',
  ),
  PREVIEWS_PER_HOUR: whole(20, 1, 1_000_000, 'Trip previews an hour without an account, per IP address.'),
  TRUSTED_PROXIES: list(
    '',
    'Addresses or CIDR ranges of proxies whose X-Forwarded-For is believed, separated by commas, for example: 10.0.0.0/8. Without them every caller behind a proxy counts as one.',
  ),
  METRICS_TOKEN: text(
    '',
    'Token that /metrics demands as a bearer, at least 16 characters. Without it anybody reads /metrics, and in production nobody does.',
    true,
  ),
  CORS_ORIGINS: list('*', 'Origins that browsers may call from, separated by commas, or *.'),

  SEARCH_URL: urls(
    "OpenSearch 2 for catalogues of more than about 300,000 places: https://user:password@host:9200/name, one URL per node of the cluster, separated by commas. The first URL's path, tiao unless given, begins the names of the indexes. Without it each node searches in its memory.",
    true,
  ),

  ROADS_URL: url(
    '',
    'A road engine with a map of Thailand, https://user:password@host/path, that measures driving for trips. Without it travel is estimated.',
    true,
  ),
  ROADS_ENGINE: choice(['osrm', 'valhalla'], 'osrm', 'What that road engine is.'),

  S3_BUCKET: text('', 'Bucket for files. Without it files live in DATA_DIR.'),
  S3_ENDPOINT: url('', 'Endpoint of an S3-compatible store other than AWS.'),
  S3_REGION: text('', 'Region of the bucket.'),
  S3_ACCESS_KEY_ID: text('', 'Key id; without it the usual AWS sources of credentials are used.'),
  S3_SECRET_ACCESS_KEY: text('', 'Secret of that key.', true),

  SMTP_URL: url(
    '',
    'Mail server: smtps://user:password@host:465 for TLS from the start, smtp://user:password@host:587 for STARTTLS, which is demanded before a password goes to another machine. Without it mails are written to DATA_DIR/outbox and shown at /dev/outbox, the latter unless NODE_ENV is production.',
    true,
  ),
  MAIL_FROM: text('', 'Sender of mails, for example: Tiao <no-reply@example.org>. Must be set when SMTP_URL is set.'),

  AI_BASE_URL: url(
    '',
    'An OpenAI-compatible endpoint (…/v1) that reads prompts and writes texts. Without it the built-in reader does.',
  ),
  AI_MODEL: text('', 'Model name at that endpoint.'),
  AI_API_KEY: text('', 'Key for that endpoint.', true),
  AI_TIMEOUT_MS: whole(60_000, 1_000, 300_000, 'Longest answer of the model, in milliseconds.'),
  AI_FIRST_TOKEN_MS: whole(10_000, 500, 120_000, 'Longest wait for the first token of the model, in milliseconds.'),

  GOOGLE_CLIENT_IDS: list(
    '',
    'Client ids of Google for signing in, separated by commas; codes are exchanged for the first. Empty: not offered.',
  ),
  GOOGLE_CLIENT_SECRET: text('', 'Secret of the first of them, where it has one.', true),
  APPLE_CLIENT_IDS: list(
    '',
    'Services ids and bundle ids of Apple for signing in, separated by commas; codes are exchanged for the first.',
  ),
  APPLE_TEAM_ID: text('', 'Team of the key with which codes of Apple are exchanged.'),
  APPLE_KEY_ID: text('', 'Id of that key.'),
  APPLE_PRIVATE_KEY: privateKey('That key in PEM; line ends may be written as \\n.'),
  LINE_CHANNEL_ID: text('', 'Channel of LINE Login for signing in.'),
  LINE_CHANNEL_SECRET: text(
    '',
    'Secret of that channel; with it tokens that LINE signs for the web are accepted too.',
    true,
  ),
  FACEBOOK_APP_ID: text('', 'App of Facebook for signing in.'),
  FACEBOOK_APP_SECRET: text('', 'Secret of that app.', true),
  OIDC_PROVIDERS: {
    description:
      'Further OpenID providers for signing in, a JSON list: [{"name": "…", "issuer": "https://…", "client_ids": ["…"]}], each with "client_secret", "client_authentication" (client_secret_basic or client_secret_post) and "algorithms" (RS256 unless given) where needed.',
    default: '',
    secret: true,
    read: readOtherProviders,
  },

  PARTNER_API: choice(['v5', 'v2'], 'v5', "Version of the tourism authority's API."),
  PARTNER_BASE_URL: url(
    '',
    "The tourism authority's API, where it is not at its usual address: for v5 https://tatapi.tourismthailand.org/tatapi/v5, for v2 https://tatdataapi.io/api/v2.",
  ),
  PARTNER_API_KEY: text('', 'Token (v5) or key (v2) for that API.', true),
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
        throw new Error('is no private key in PEM')
      }
      return pem
    },
  }
}
