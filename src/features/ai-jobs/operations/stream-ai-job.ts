import Type from 'typebox'
import { EventStreamOf, eventStream, readLastEventId } from '../../../platform/http/event-stream.ts'
import { tooManyConnections } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import type { Language } from '../../../platform/language.ts'
import { operation } from '../../../platform/operation.ts'
import { EventSchema, renderEvent } from '../../events/public.ts'
import { findJob } from '../ai-job-store.ts'
import { exampleQueuedJob, JobIdSchema } from '../job-document.ts'
import { isFinal } from '../job-states.ts'
import { aiJobNotFound } from '../problems.ts'
import type { AiJobServices } from '../services.ts'

/** GET /trips/v1/custom-trips/ai/jobs/{job_id}/events */
export const streamAiJob = (own: Pick<AiJobServices, 'db' | 'events' | 'jobStreams' | 'stopping' | 'log'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/custom-trips/ai/jobs/:job_id/events',
    access: 'user',
    schema: {
      operationId: 'streamAiJob',
      summary: 'Follow a job that plans a trip',
      description:
        'Server-sent events: each `data` is an `Event`, each `id` its `seq`. The stream begins with the first event of the last 24 hours, or after `Last-Event-ID`, and ends after the last event of the job; then it returns 204, which stops an `EventSource`. Up to 10 streams per user.',
      tag: 'Trips',
      params: Type.Object({ job_id: JobIdSchema }),
      reads: ['Last-Event-ID'],
      response: { 200: EventStreamOf(EventSchema), 204: Type.Null() },
      problems: [aiJobNotFound, tooManyConnections],
      example: { params: { job_id: exampleQueuedJob.job_id }, response: null },
    },
    async handler({ params: { job_id: jobId }, language, caller, header, signal }) {
      const after = readLastEventId(header('last-event-id'))
      const filter = { userId: caller.id, jobId, after }
      const job = await findJob(own.db, jobId, caller.id)
      if (!job) throw aiJobNotFound()
      if (isFinal(job.state) && (await own.events.list(filter)).length === 0) return new Reply(204, undefined)
      const release = own.jobStreams.take(caller.id)
      return eventStream((ended) => eventsOf(own, filter, language, ended), {
        signals: [signal, own.stopping],
        onEnd: release,
        log: own.log,
      })
    },
  })

/** The events of a job until its last one. */
async function* eventsOf(
  { events }: Pick<AiJobServices, 'events'>,
  filter: Parameters<AiJobServices['events']['follow']>[0],
  language: Language,
  signal: AbortSignal,
) {
  for await (const event of events.follow(filter, signal)) {
    yield { id: event.seq, data: renderEvent(event, language) }
    if (isFinal(event.stage)) return
  }
}
