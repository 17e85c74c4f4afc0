import type { Database } from '../database/database.ts'
import { defineFeature } from '../feature.ts'
import type { CoreServices } from '../services.ts'
import { deliverDue } from './deliver.ts'
import { Outbox } from './outbox.ts'
import { serveOutbox } from './outbox-page.ts'
import { outboxFolder, showsOutbox } from './outbox-settings.ts'
import { isMailUnderWay, removeOldMails } from './outbox-store.ts'

export interface MailServices {
  readonly outbox: Outbox
}

const MAX_OLD_MAILS = 5_000

/** Sends the emails that other features put into the outbox. */
export const mail = defineFeature({
  name: 'mail',
  create: ({ jobs }: CoreServices): MailServices => ({ outbox: new Outbox((within) => requestDelivery(jobs, within)) }),
  jobs: ({ db, mailer, log, jobs }) => [
    {
      name: 'send-mail',
      cron: '* * * * *',
      async run() {
        if (await deliverDue({ db, mailer, log })) await requestDelivery(jobs)
      },
    },
    { name: 'purge-mail', cron: '41 4 * * *', run: () => removeOldMails(db, MAX_OLD_MAILS) },
  ],
  pages(app, { config, db }) {
    if (showsOutbox(config)) serveOutbox(app, outboxFolder(config), () => isMailUnderWay(db))
  },
})

function requestDelivery(jobs: CoreServices['jobs'], within?: Database): Promise<void> {
  return jobs.enqueue('send-mail', {}, { singletonKey: 'due', ...(within && { within }) })
}
