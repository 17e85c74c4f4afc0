import type { Database } from '../../platform/database/database.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { PushKind } from './notification-table.ts'

/** Apps and browsers have a queue each, so that slow endpoints of browsers never delay apps. */
export const PUSH_JOBS: Readonly<Record<PushKind, string>> = { fcm: 'push-to-apps', web_push: 'push-to-browsers' }

/** Queues the job that pushes, within the transaction if one is given. */
export function requestPush(jobs: CoreServices['jobs'], kind: PushKind, within?: Database): Promise<void> {
  return jobs.enqueue(PUSH_JOBS[kind], {}, { singletonKey: 'due', ...(within && { within }) })
}
