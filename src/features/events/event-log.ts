import Type from 'typebox'
import { defineChannel } from '../../platform/bus/bus.ts'
import { publication } from '../../platform/bus/postgres-bus.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { Texts } from '../../platform/text-template.ts'
import { insertEvent, listEvents, type StoredEvent } from './event-store.ts'
import type { EventData, EventType } from './event-table.ts'
import { Followers } from './followers.ts'

export interface NewEvent {
  readonly userId: string
  readonly type: EventType
  readonly jobId?: string
  readonly stage?: string
  /** 0 to 100. */
  readonly percent?: number
  /** Shown in the reader's language; at most 500 characters each. */
  readonly message: Texts
  /** Ids and versions that an app needs to react; at most 4 KB. */
  readonly data?: EventData
}

export interface EventFilter {
  readonly userId: string
  /** Only the events of this job. */
  readonly jobId?: string | undefined
  /** The last `seq` that the reader has; 0 to read what is kept. */
  readonly after: number
}

/** One log per user, kept for 24 hours. WebSocket, SSE and polling read it, on any node. */
export interface EventLog {
  /**
   * Appends within the caller's transaction. Readers on every node see the events once it commits, in the order of `seq`.
   * Call it last: it holds a lock per user until the commit.
   */
  append(db: Database, ...events: readonly NewEvent[]): Promise<void>
  /** The next events that are already stored, at most 200. */
  list(filter: EventFilter): Promise<StoredEvent[]>
  /** Every event after `after`, as it is committed, until the signal aborts. @throws if the database is unreachable */
  follow(filter: EventFilter, signal: AbortSignal): AsyncGenerator<StoredEvent, void>
  close(): void
}

const PAGE = 200
/** Readers look this often even if nothing was announced. */
const LOOK_EVERY_MS = 25_000
const appended = defineChannel('events', Type.String())

export function createEventLog({ db, clock, commits }: Pick<CoreServices, 'db' | 'clock' | 'commits'>): EventLog {
  const followers = new Followers(LOOK_EVERY_MS)
  const unsubscribe = commits.subscribe(appended, (userId) => followers.wake(userId))
  const endGap = commits.onGap(() => followers.wakeAll())
  const list = (filter: EventFilter) => listEvents(db, { ...filter, limit: PAGE })
  return {
    async append(db, ...events) {
      // Always in the same order of users, so that two transactions cannot block each other.
      const byUser = events.toSorted((a, b) => (a.userId < b.userId ? -1 : a.userId > b.userId ? 1 : 0))
      for (const event of byUser) await insertEvent(db, rowOf(event, clock()), publication(appended, event.userId))
    },
    list,
    async *follow(filter, signal) {
      const follower = followers.add(filter.userId, signal)
      try {
        for (let { after } = filter; !signal.aborted; ) {
          const next = follower.next()
          const page = await list({ ...filter, after })
          for (const event of page) {
            yield event
            after = event.seq
          }
          if (page.length < PAGE) await next
        }
      } finally {
        follower.remove()
      }
    },
    close() {
      unsubscribe()
      endGap()
    },
  }
}

function rowOf({ userId, type, jobId, stage, percent, message, data = {} }: NewEvent, now: Date) {
  return {
    user_id: userId,
    type,
    job_id: jobId ?? null,
    stage: stage ?? null,
    percent: percent ?? null,
    message_th: message.th,
    message_en: message.en,
    data: JSON.stringify(data),
    created_at: now,
  }
}
