import { insertRun } from '../../src/features/acceptance/acceptance-run-store.ts'
import { createKey } from '../../src/features/access/public.ts'
import { createId } from '../../src/platform/id.ts'
import { createTestUser, type TestUser } from './accounts.ts'
import { TestCommunity } from './community.ts'
import { addFailedJob } from './failed-job.ts'
import type { TestService } from './service.ts'

export interface FilledDesk {
  readonly admin: TestUser
  readonly traveller: TestUser
  readonly hiddenPost: string
}

/** What a day at the desk begins with: a reported post, feedback, syncs, rewards, a file, a failed job, keys, points and runs. */
export async function fillDesk(service: TestService): Promise<FilledDesk> {
  const community = new TestCommunity(service)
  const [admin, traveller] = [await community.createAdmin(), await createTestUser(service)]
  await community.post(traveller, { place_ids: ['th-10-wat-pho'] })
  const hiddenPost = await community.post(traveller, {
    title: 'ทัวร์ราคาถูกที่สุด ทักมาได้เลย',
    text: 'จองวันนี้ลดครึ่งราคา\nโทรเลย ไม่มีค่าธรรมเนียม',
  })
  for (const reason of ['spam', 'spam', 'false_information'])
    await community.on(await createTestUser(service), 'POST', `${hiddenPost}/report`, { reason })
  await community.picture(traveller)
  await sendFeedback(service, traveller)
  await addSyncs(service)
  await addRuns(service)
  await addFailedJob(service.services.db, 'connect ECONNREFUSED 127.0.0.1:25')
  await addPoints(service, traveller)
  const payload = {
    name: { th: 'กาแฟเย็น', en: 'Iced coffee' },
    text: { th: 'กาแฟเย็น 1 แก้วที่ร้านที่ร่วมรายการ', en: 'One iced coffee at any of our partners' },
    price: 150,
    stock: 200,
  }
  await service.call('POST', '/core/v1/rewards', { payload, headers: admin.headers })
  return { admin, traveller, hiddenPost }
}

async function sendFeedback(service: TestService, { headers }: TestUser): Promise<void> {
  const all = [
    { action: 'place', ref_id: 'th-10-wat-pho', rating: 4, comment: 'เวลาเปิดจริงคือ 08:00 น. แต่ในแอปเขียน 08:30 น.' },
    { action: 'app', rating: 2, comment: 'The map jumps back to Bangkok whenever I turn the phone.' },
    { action: 'app', rating: 5 },
  ]
  for (const payload of all) await service.call('POST', '/trips/v1/feedback', { payload, headers })
}

async function addSyncs({ services: { db, clock } }: TestService): Promise<void> {
  const now = clock().getTime()
  const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000)
  const counts = { page_count: 42, created_count: 3, updated_count: 128, unchanged_count: 3_871, failed_count: 1 }
  const errors = [
    {
      kind: 'place',
      id: 'P03000042',
      pointer: '/location',
      code: 'partner_timeout',
      message: 'No answer within 3000 ms.',
    },
  ]
  await db
    .insertInto('partner_sync')
    .values({
      sync_id: createId('sync', now - 90 * 60_000),
      kind: 'places',
      state: 'succeeded',
      ...counts,
      errors: JSON.stringify(errors),
      requested_at: at(90),
      started_at: at(90),
      due_at: at(70),
      finished_at: at(70),
    })
    .execute()
  await db
    .insertInto('partner_sync')
    .values({
      sync_id: createId('sync', now - 60_000),
      kind: 'routes',
      state: 'running',
      page_count: 2,
      updated_count: 18,
      requested_at: at(1),
      started_at: at(1),
      due_at: at(1),
    })
    .execute()
}

async function addPoints(service: TestService, { userId }: TestUser): Promise<void> {
  const { secret } = await createKey(service.services.db, { name: 'LINE bot', scopes: ['internal'], expiresAt: null })
  await service.call('POST', '/core/v1/points/collect', {
    payload: { user_id: userId, source: 'campaign', event_id: 'desk', reason: 'A review', amount: 120 },
    headers: { 'x-api-key': secret },
  })
}

async function addRuns({ services: { db, clock } }: TestService): Promise<void> {
  const passed = [226, 231, 229, 238, 240, 243]
  for (const [day, count] of passed.entries()) {
    const now = new Date(clock().getTime() - (passed.length - day) * 86_400_000)
    const rate = (part: number, of: number) => ({
      checked: of,
      passed: part,
      pass_rate: Math.round((part / of) * 1_000) / 1_000,
    })
    await insertRun(db, {
      runId: createId('run', now.getTime()),
      figures: {
        judged: 250,
        passed: count,
        pass_rate: count / 250,
        constraints: [
          { constraint: 'schedule', ...rate(250, 250) },
          { constraint: 'budget', ...rate(count - 200, 50) },
          { constraint: 'must_visit', ...rate(118, 120) },
        ],
        failures: [
          {
            prompt_id: 'b04',
            prompt: 'Bangkok 2 days under 3,000 THB, markets and temples',
            constraint: 'budget',
            expected: '3000',
            got: '3250',
          },
        ],
        read_by_model: 0,
        cut_short: 1,
      },
      catalogueVersion: 12 + day,
      durationMs: 14_200,
      now,
    })
  }
}
