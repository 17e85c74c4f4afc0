import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { QUESTION_VERSION, QUESTIONS } from './questionnaire.ts'

const URL = '/trips/v1/activities/preferences'
let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())
beforeEach(async () => {
  user = await createTestUser(service)
})

const get = () => service.call('GET', URL, { headers: user.headers })
/** Answers as a map from question to options. */
const answersOf = (answers: object) =>
  Object.entries(answers).map(([question_id, option_ids]) => ({ question_id, option_ids }))
const put = (answers: object, headers: Record<string, string> = {}, version = QUESTION_VERSION) =>
  service.call('PUT', URL, {
    payload: { question_version: version, answers: Array.isArray(answers) ? answers : answersOf(answers) },
    headers: { ...user.headers, ...headers },
  })

describe('getPreferenceQuestionsV1', () => {
  it('asks in both languages, with the same ids', async () => {
    const ask = async (language: string) =>
      (await service.call('GET', `${URL}/questions`, { headers: { 'accept-language': language } })).body
    const [thai, english] = [await ask('th'), await ask('en')]
    expect(thai.version).toBe(QUESTION_VERSION)
    const idsOf = ({ questions }: { questions: { question_id: string; options: { option_id: string }[] }[] }) =>
      questions.map(({ question_id, options }) => [question_id, options.map(({ option_id }) => option_id)])
    expect(idsOf(thai)).toEqual(idsOf(english))
    expect(idsOf(thai).map(([id]) => id)).toEqual([
      'interests',
      'pace',
      'budget',
      'companions',
      'accessibility',
      'food',
    ])
    for (const { text, options } of thai.questions)
      for (const shown of [text, ...options.map((option: { text: string }) => option.text)])
        expect(shown).toMatch(/[\u0e00-\u0e7f]/)
    expect(JSON.stringify(english)).not.toMatch(/[\u0e00-\u0e7f]/)
  })

  it('offers interests that are keys of the vocabulary', () => {
    const { conceptsByKey } = service.services.catalogue
    const interests = QUESTIONS.find(({ id }) => id === 'interests')?.options ?? []
    expect(interests.length).toBeGreaterThan(10)
    expect(interests.filter(({ id }) => !conceptsByKey.has(id))).toEqual([])
  })
})

describe('getPreferencesV1 and putPreferencesV1', () => {
  it('start empty, and replace all answers', async () => {
    const before = await get()
    expect([before.status, before.body.answers, before.body.version, before.body.updated_at]).toEqual([
      200,
      [],
      0,
      null,
    ])
    const first = await put({ food: ['halal'], interests: ['food', 'nature'] })
    expect([first.status, first.body.version, first.body.answers]).toEqual([
      200,
      1,
      answersOf({ interests: ['nature', 'food'], food: ['halal'] }),
    ])
    const second = await put({ pace: ['easy'], companions: [] })
    expect([second.body.version, second.body.answers]).toEqual([2, answersOf({ pace: ['easy'] })])
    expect((await get()).body).toEqual(second.body)
    expect((await put({})).body.answers).toEqual([])
  })

  it('return 422 with every unknown question and option, and every excess of choices', async () => {
    const { status, body } = await put([
      ...answersOf({ interests: ['nature', 'dragons'], pace: ['easy', 'full'], mood: ['good'] }),
      { question_id: 'interests', option_ids: ['food'] },
    ])
    expect([status, body.code]).toEqual([422, 'preference_answers_invalid'])
    expect(body.errors.map(({ pointer, code }: Record<string, string>) => [pointer, code])).toEqual([
      ['/answers/0/option_ids/1', 'unknown_option'],
      ['/answers/1/option_ids', 'too_many_choices'],
      ['/answers/2/question_id', 'unknown_question'],
      ['/answers/3/question_id', 'repeated'],
    ])
    expect((await get()).body.version).toBe(0)
  })

  it('return 422 for another version of the questionnaire, and 400 for another shape', async () => {
    const { status, body } = await put({}, {}, '2020-01-01')
    expect([status, body.code]).toEqual([422, 'question_version_unknown'])
    expect(body.detail).toContain(QUESTION_VERSION)
    for (const answers of [['nature'], { pace: 'easy' }, { pace: [1] }, { interests: ['food', 'food'] }])
      expect((await put(answers)).status).toBe(400)
  })

  it('refuse a stale version; of twenty changes to one version, one wins', async () => {
    const { headers } = await put({ pace: ['easy'] })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => put({ pace: ['full'] }, { 'if-match': String(headers['etag']) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 412)])
    expect(answers.find(({ status }) => status === 412)?.body).toMatchObject({ code: 'stale_version', version: 2 })
  })

  it('are counted by version also when the first answers come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => put({ pace: ['full'] })))
    expect(answers.map(({ body }) => body.version).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
  })

  it('return 401 without a token', async () => {
    expect((await service.call('GET', URL)).status).toBe(401)
    expect((await service.call('PUT', URL, { payload: {} })).status).toBe(401)
  })
})
