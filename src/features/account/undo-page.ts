import { createHash } from 'node:crypto'
import type { Server } from '../../platform/http/server.ts'
import { type Language, negotiateLanguage } from '../../platform/language.ts'

/** The page to which the email about a changed address links. */
export const UNDO_PAGE = '/account/undo-email'

/**
 * The page with the button that undoes the change: an email can only link, and following a link must change nothing,
 * because mail scanners do it. The page is self-contained, and its policy allows only its own script.
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
const status = document.querySelector('output')
const button = document.querySelector('button')
button.addEventListener('click', async () => {
  button.disabled = true
  try {
    const answer = await fetch('../core/v1/users/me/email/undo', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify({ token: location.hash.slice(1) || '-' }),
    })
    status.textContent = answer.ok ? status.dataset.done : (await answer.json()).detail
    button.hidden = answer.ok
  } catch {
    status.textContent = status.dataset.failed
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
    title: 'กลับมาใช้อีเมลเดิม',
    why: 'กดปุ่มนี้เพื่อกลับมาใช้อีเมลเดิม ทุกอุปกรณ์จะออกจากระบบ บัญชีภายนอกจะถูกยกเลิกการเชื่อม และรหัสผ่านปัจจุบันจะใช้ไม่ได้อีก',
    button: 'ใช้อีเมลเดิม',
    done: 'กลับมาใช้อีเมลเดิมแล้ว ตั้งรหัสผ่านใหม่เพื่อเข้าสู่ระบบ',
    failed: 'เชื่อมต่อไม่ได้ ลองใหม่อีกครั้ง',
  },
  en: {
    title: 'Switch back to your old email address',
    why: 'Press the button to switch back. Every device will be signed out, linked accounts will be unlinked, and the current password will stop working.',
    button: 'Use the old address',
    done: 'Your old address is back. Reset your password to sign in.',
    failed: 'We could not connect. Try again.',
  },
} as const

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64')
}
