import type { TestUser } from './accounts.ts'
import type { Answer, TestService } from './service.ts'

export const JOBS = '/trips/v1/custom-trips/ai/jobs'
export const PROMPT = 'เที่ยวอยุธยา 1 วัน ชอบวัด'

/** The calls of a user about trips that are planned in the background. */
export function jobCalls(service: TestService, user: Pick<TestUser, 'headers'>) {
  const call = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    more: object = {},
    payload?: object,
  ): Promise<Answer> =>
    service.call(method, path, { headers: { ...user.headers, ...more }, ...(payload && { payload }) })
  return {
    create: (payload: object = { prompt: PROMPT }, headers = {}) =>
      call('POST', '/trips/v1/custom-trips/ai/v2', headers, payload),
    /** Creates a job. @returns its id */
    async start(prompt = PROMPT): Promise<string> {
      const { status, body, text } = await this.create({ prompt })
      if (status !== 202) throw new Error(`no job was made: ${text}`)
      return body.job_id
    },
    read: (jobId: string, headers = {}) => call('GET', `${JOBS}/${jobId}`, headers),
    cancel: (jobId: string) => call('DELETE', `${JOBS}/${jobId}`),
    listTrips: async (): Promise<{ trip_id: string }[]> => (await call('GET', '/trips/v1/custom-trips')).body.results,
  }
}

/** Runs the jobs that wait. */
export const runJobs = (service: TestService) => service.runQueued('ai-jobs')
