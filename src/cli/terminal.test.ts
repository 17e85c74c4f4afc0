import { describe, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { productionWarnings } from './production-warnings.ts'
import { hasColour, terminalLanguage } from './terminal.ts'

describe('terminal language', () => {
  it.each([
    ['English without a locale', [], {}, 'en'],
    ['follows a Thai locale', [], { LANG: 'th_TH.UTF-8' }, 'th'],
    ['accepts a locale without a country', [], { LANG: 'th' }, 'th'],
    ['ignores another language with the same prefix', [], { LANG: 'thv_DZ' }, 'en'],
    ['prefers LC_ALL to LANG', [], { LANG: 'th_TH.UTF-8', LC_ALL: 'C.UTF-8' }, 'en'],
    ['ignores an empty LC_ALL', [], { LANG: 'th_TH.UTF-8', LC_ALL: '' }, 'th'],
    ['prefers --lang to every variable', ['plan', 'x', '--lang', 'en'], { LC_ALL: 'th_TH' }, 'en'],
    ['accepts --lang= with an equals sign', ['--lang=th', 'doctor'], { LC_ALL: 'C' }, 'th'],
  ] as const)('%s', (_, args, env, language) => expect(terminalLanguage(args, env)).toBe(language))
})

describe('colours are', () => {
  it.each([
    ['used on a terminal', {}, true, true],
    ['not used in a pipe', {}, false, false],
    ['not used with NO_COLOR', { NO_COLOR: '1' }, true, false],
    ['used with an empty NO_COLOR', { NO_COLOR: '' }, true, true],
    ['forced in a pipe by FORCE_COLOR, despite NO_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
    ['turned off by FORCE_COLOR=0', { FORCE_COLOR: '0' }, true, false],
    ['not used on a dumb terminal', { TERM: 'dumb' }, true, false],
  ] as const)('%s', (_, env, isTerminal, colour) => expect(hasColour(env, isTerminal)).toBe(colour))
})

describe('doctor', () => {
  const partsOf = (env: Record<string, string>) => productionWarnings(readConfig(env)).map(({ part }) => part)
  const whole = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://a.example',
    SMTP_URL: 'smtps://a.example',
    MAIL_FROM: 'a@a.example',
    METRICS_TOKEN: 'figures-for-the-operator',
  }
  it.each([
    ['nothing in development', {}, []],
    [
      'missing SMTP_URL, PUBLIC_URL and METRICS_TOKEN in production',
      { NODE_ENV: 'production' },
      ['email', 'public URL', 'metrics'],
    ],
    ['nothing if everything is set', whole, []],
    ['keys sent over plain HTTP', { ...whole, SEARCH_URL: 'http://u:p@search.example' }, ['secrets']],
    ['nothing for plain HTTP on the same machine', { ...whole, SEARCH_URL: 'http://u:p@127.0.0.1:9200' }, []],
  ])('warns about %s', (_, env, parts) => expect(partsOf(env)).toEqual(parts))
})
