import { describe, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { productionWarnings } from './production-warnings.ts'
import { hasColour, terminalLanguage } from './terminal.ts'

describe('the language of messages', () => {
  it.each([
    ['nothing says', [], {}, 'en'],
    ['the locale of the machine is Thai', [], { LANG: 'th_TH.UTF-8' }, 'th'],
    ['a language alone, without a country', [], { LANG: 'th' }, 'th'],
    ['another language that begins with the same letters', [], { LANG: 'thv_DZ' }, 'en'],
    ['LC_ALL is stronger than LANG', [], { LANG: 'th_TH.UTF-8', LC_ALL: 'C.UTF-8' }, 'en'],
    ['an empty LC_ALL does not count', [], { LANG: 'th_TH.UTF-8', LC_ALL: '' }, 'th'],
    ['an option is stronger than all', ['plan', 'x', '--lang', 'en'], { LC_ALL: 'th_TH' }, 'en'],
    ['with an equals sign too', ['--lang=th', 'doctor'], { LC_ALL: 'C' }, 'th'],
  ] as const)('%s', (_, args, env, language) => expect(terminalLanguage(args, env)).toBe(language))
})

describe('colours', () => {
  it.each([
    ['on a terminal', {}, true, true],
    ['into a pipe', {}, false, false],
    ['with NO_COLOR', { NO_COLOR: '1' }, true, false],
    ['an empty NO_COLOR does not count', { NO_COLOR: '' }, true, true],
    ['forced into a pipe, against NO_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
    ['forced off', { FORCE_COLOR: '0' }, true, false],
    ['on a terminal that knows none', { TERM: 'dumb' }, true, false],
  ] as const)('%s', (_, env, isTerminal, colour) => expect(hasColour(env, isTerminal)).toBe(colour))
})

describe('doctor in production', () => {
  const partsOf = (env: Record<string, string>) => productionWarnings(readConfig(env)).map(({ part }) => part)
  const whole = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://a.example',
    SMTP_URL: 'smtps://a.example',
    MAIL_FROM: 'a@a.example',
    METRICS_TOKEN: 'figures-for-the-operator',
  }
  it.each([
    ['nothing on a laptop', {}, []],
    [
      'that nobody can sign up, that links lead nowhere and that figures are not served',
      { NODE_ENV: 'production' },
      ['mail', 'public URL', 'metrics'],
    ],
    ['nothing where all is set', whole, []],
    ['keys that travel in plain', { ...whole, SEARCH_URL: 'http://u:p@search.example' }, ['secrets']],
    ['not those on the same machine', { ...whole, SEARCH_URL: 'http://u:p@127.0.0.1:9200' }, []],
  ])('warns of %s', (_, env, parts) => expect(partsOf(env)).toEqual(parts))
})
