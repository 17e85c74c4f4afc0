import { describe, expect, it } from 'vitest'
import { Sheet } from './sheet.ts'
import { ALL_TOPICS, readTopics } from './topics.ts'

const topicsOf = (text: string) => readTopics(new Sheet(text)).map(({ topic }) => topic)

describe('the topics that trips do not include', () => {
  it.each(ALL_TOPICS.flatMap(({ topic, yes }) => yes.map((text) => [topic, text] as const)))(
    '%s: %s',
    (topic, text) => {
      expect(topicsOf(text)).toContain(topic)
    },
  )

  it.each(ALL_TOPICS.flatMap(({ topic, no }) => no.map((text) => [topic, text] as const)))(
    'not %s: %s',
    (topic, text) => {
      expect(topicsOf(text)).not.toContain(topic)
    },
  )

  it.each([
    ['Krabi 3 days. Any cheap hostels near the pier? We like food.', 'Any cheap hostels near the pier', 'its sentence'],
    [
      `${'temples and markets, '.repeat(8)}a room near the beach, 3 days`,
      'a room near the beach',
      'a part of a long one',
    ],
    ['ไปน่าน 3 วัน หาที่พักริมน้ำ งบน้อย', 'ไปน่าน 3 วัน หาที่พักริมน้ำ งบน้อย', 'a short line'],
  ])('%s is quoted as “%s”: %s', (text, said) => {
    expect(readTopics(new Sheet(text))[0]?.said).toBe(said)
  })
})
