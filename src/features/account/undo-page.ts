import { createHash } from 'node:crypto'
import type { Server } from '../../platform/http/server.ts'
import { type Language, negotiateLanguage } from '../../platform/language.ts'

/** Where the link of the mail about a changed address leads. */
export const UNDO_PAGE = '/account/undo-email'

/**
 * The page with the button that undoes the change: a mail can only link, and what follows links in mails must change
 * nothing. It is whole in itself and may run nothing but its own script.
 */
export function serveUndoPage(app: Server): void {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hashOf(SCRIPT)}'; connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`
  app.get(UNDO_PAGE, (request, reply) => {
    const language = negotiateLanguage(request.headers['accept-language'])
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policy,
        'content-language': language,
        vary: 'Accept-Language',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .send(page(language))
  })
}

const SCRIPT = `
const said = document.querySelector('output')
const button = document.querySelector('button')
button.addEventListener('click', async () => {
  button.disabled = true
  try {
    const answer = await fetch('../core/v1/users/me/email/undo', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify({ token: location.hash.slice(1) || '-' }),
    })
    said.textContent = answer.ok ? said.dataset.done : (await answer.json()).detail
    button.hidden = answer.ok
  } catch {
    said.textContent = said.dataset.failed
  }
  button.disabled = false
})
`

function page(language: Language): string {
  const { title, why, button, done, failed } = TEXTS[language]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Tiao</title>
<style>body{font:18px/1.6 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem;color:#1d2433}button{font:inherit;padding:.5rem 1.25rem;border:0;border-radius:.5rem;background:#0b6e4f;color:#fff}output{display:block;margin-top:1rem}</style></head>
<body><h1>${title}</h1><p>${why}</p><button type="button">${button}</button><output data-done="${done}" data-failed="${failed}"></output><script>${SCRIPT}</script></body></html>
`
}

const TEXTS = {
  th: {
    title: 'ย้อนการเปลี่ยนอีเมล',
    why: 'อีเมลเดิมจะกลับมาใช้ได้ ทุกอุปกรณ์จะออกจากระบบ บัญชีที่เชื่อมไว้จะถูกยกเลิก และรหัสผ่านเดิมจะใช้ไม่ได้',
    button: 'ใช้อีเมลเดิม',
    done: 'อีเมลเดิมกลับมาแล้ว ขอตั้งรหัสผ่านใหม่เพื่อเข้าสู่ระบบ',
    failed: 'ติดต่อระบบไม่ได้ ลองอีกครั้ง',
  },
  en: {
    title: 'Undo the change of address',
    why: 'The old address comes back, every device is signed out, linked accounts are unlinked, and the password no longer works.',
    button: 'Use the old address',
    done: 'The old address is back. Ask for a new password to sign in.',
    failed: 'The service could not be reached. Try again.',
  },
} as const

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64')
}
