import { setTimeout as sleep } from 'node:timers/promises'
import { forbidden } from '../http/problems.ts'
import type { Server } from '../http/server.ts'
import { readFolderMails } from './folder-mailer.ts'

const MAX_SHOWN = 20
const SETTLED_WITHIN_MS = 2_000
const LOOK_MS = 20

/**
 * `/dev/outbox`: the emails that were written instead of sent, newest first; plain text unless the client accepts HTML.
 * @param isUnderWay whether an email is still on its way to the folder; the page waits for it, so that it shows the email
 * of a sign-up that was just answered
 */
export function serveOutbox(app: Server, folder: string, isUnderWay: () => Promise<boolean>): void {
  app.get('/dev/outbox', async (request, reply) => {
    // Emails contain one-time codes, so scripts of other sites in the same browser must not read them,
    // nor a page whose host name was rebound to this machine, which the browser treats as the same origin.
    if (request.headers.origin !== undefined || !isLoopback(request.headers.host)) throw forbidden()
    reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' })
    const until = performance.now() + SETTLED_WITHIN_MS
    while ((await isUnderWay()) && performance.now() < until) await sleep(LOOK_MS)
    const mails = await readFolderMails(folder, MAX_SHOWN)
    if (!request.headers.accept?.includes('text/html'))
      return reply.type('text/plain; charset=utf-8').send(mails.join(`\n${'-'.repeat(60)}\n`))
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(page(mails))
  })
}

/** Whether `Host`, as sent and not as forwarded by a proxy, is a loopback name. */
function isLoopback(host: string | undefined): boolean {
  return host !== undefined && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i.test(host)
}

function page(mails: readonly string[]): string {
  const shown = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map((mail) => `<pre>${escape(mail)}</pre>`).join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Outbox · Tiao</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#1d2433}pre{font:inherit;white-space:pre-wrap;border:1px solid #d9dee8;border-radius:.5rem;padding:1rem}</style></head>
<body><h1>Outbox</h1><p>No mail server is set (SMTP_URL), so these mails were not sent. The newest first.</p>${shown}</body></html>
`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
