import { vi } from 'vitest'
import { CONSENT_VERSION } from '../../src/features/consent/public.ts'
import { PASSWORD } from './accounts.ts'

/** A user of a running service, who signs up as people do; the code comes from the page of unsent emails. */
export async function signUpAt(url: string, username: string): Promise<{ readonly authorization: string }> {
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const answer = await fetch(`${url}/core/v1/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, string>
  }
  const email = `${username}@mail.example`
  const fields = { username, password: PASSWORD, name: 'Some Body', email, consent_version: CONSENT_VERSION }
  const { otp_ref } = await post('sign-up', fields)
  await post('email-verification', { otp_ref, otp_code: await readCodeAt(url, email) })
  const { access_token } = await post('sign-in', { username, password: PASSWORD })
  return { authorization: `Bearer ${access_token}` }
}

async function readCodeAt(url: string, email: string): Promise<number> {
  const code = await vi.waitUntil(
    async () => {
      const page = await (await fetch(`${url}/dev/outbox`)).text()
      const mail = page.split(/^-{60}$/m).find((text) => text.includes(`To: ${email}`))
      return /^(\d{6})$/m.exec(mail ?? '')?.[1]
    },
    { timeout: 20_000, interval: 100 },
  )
  return Number(code)
}
