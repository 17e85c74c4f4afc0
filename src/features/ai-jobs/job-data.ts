import { publishWithin } from '../../platform/bus/postgres-bus.ts'
import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { cancelJobsOf, deleteJobsOf, listJobsOf } from './ai-job-store.ts'
import { jobCancelled } from './job-queue.ts'

/** The jobs of the last 30 days. The trips that they made belong to the trips feature. */
export const jobData: PersonalData = {
  tables: ['ai_job'],
  async list(db, userId) {
    const jobs = await listJobsOf(db, userId, MAX_EXPORTED)
    return { ai_jobs: jobs.map(({ user_id: _user, run_number: _run, due_at: _due, ...job }) => job) }
  },
  async close(db, userId) {
    for (const jobId of await cancelJobsOf(db, userId)) await publishWithin(db, jobCancelled, jobId)
  },
  erase: deleteJobsOf,
}
