import Type from 'typebox'
import { named, OneOf } from '../../platform/http/schema-parts.ts'
import { defineProblem } from '../../platform/problem.ts'
import { JOB_STATES } from './job-states.ts'

export const aiJobNotFound = defineProblem('ai_job_not_found', 404, {
  title: { th: 'ไม่พบงานจัดทริป', en: 'Job not found' },
  detail: {
    th: 'ไม่พบงานจัดทริปนี้ งานที่เสร็จแล้วเก็บไว้ 30 วัน',
    en: 'There is no such job; finished jobs are kept for 30 days.',
  },
})

export const JobStateSchema = named(
  'AiJobState',
  OneOf(JOB_STATES, {
    description: '`queued`, then the stages in this order, then one of the four last ones, which is final.',
  }),
)

export const aiJobFinished = defineProblem(
  'ai_job_finished',
  409,
  {
    title: { th: 'งานจัดทริปจบแล้ว', en: 'The job has finished' },
    detail: {
      th: 'งานนี้จบแล้ว เปลี่ยนแปลงไม่ได้อีก ดูผลได้จาก getAiJob',
      en: 'The job can no longer change; `getAiJob` shows how it ended.',
    },
  },
  {
    members: {
      state: JobStateSchema,
    },
    example: [{ members: { state: 'succeeded' } }],
  },
)

export const aiQuota = defineProblem(
  'ai_quota',
  429,
  {
    title: { th: 'จัดทริปด้วย AI ครบจำนวนแล้ว', en: 'AI quota reached' },
    detail: {
      th: 'จัดพร้อมกันได้ {running} ทริป และวันละ {daily} ทริป ดูเวลาที่จัดได้อีกที่ next_at',
      en: 'The limit is {running} unfinished trips, and {daily} a day; `next_at` says when the next one is possible.',
    },
  },
  {
    members: {
      quota: named(
        'AiQuota',
        OneOf(['running', 'daily'], { description: 'Which limit is reached: trips at a time, or a day in Bangkok.' }),
      ),
      next_at: Type.String({
        format: 'date-time',
        description: 'When the next trip is possible (UTC); for `running` an estimate.',
      }),
    },
    example: [{ running: 2, daily: 20 }, { members: { quota: 'daily', next_at: '2026-11-21T17:00:00.000Z' } }],
  },
)
