import type { Config } from '../platform/config.ts'
import type { Finding } from './finding.ts'
import { say } from './terminal.ts'

/** What works on a laptop and leaves a hole in production; empty elsewhere. */
export function productionWarnings(config: Config): Finding[] {
  if (config.NODE_ENV !== 'production') return []
  const findings: Finding[] = []
  const warn = (part: string, says: string) => void findings.push({ part, state: 'warning', says })
  if (config.SMTP_URL === '')
    warn(
      'mail',
      say(
        'SMTP_URL is not set: codes are not sent, so nobody can sign up or reset a password.',
        'ยังไม่ได้ตั้ง SMTP_URL ไม่มีการส่งรหัส จึงไม่มีใครสมัครหรือรีเซ็ตรหัสผ่านได้',
      ),
    )
  if (!config.PUBLIC_URL.startsWith('https://'))
    warn(
      'public URL',
      say(
        'PUBLIC_URL is not set to an https address: links in mails and answers do not lead here.',
        'ยังไม่ได้ตั้ง PUBLIC_URL เป็นที่อยู่ https ลิงก์ในอีเมลและคำตอบจะเปิดไม่ได้',
      ),
    )
  if (config.METRICS_TOKEN === '')
    warn(
      'metrics',
      say('METRICS_TOKEN is not set: /metrics is not served.', 'ยังไม่ได้ตั้ง METRICS_TOKEN จึงไม่เปิดให้ดู /metrics'),
    )
  const plain = (['AI_BASE_URL', 'PARTNER_BASE_URL', 'S3_ENDPOINT', 'SEARCH_URL', 'ROADS_URL'] as const).filter(
    (name) => [config[name]].flat().some(goesInPlain),
  )
  if (plain.length > 0)
    warn(
      'secrets',
      say(
        `${plain.join(', ')}: keys and prompts cross the network unencrypted; use https.`,
        `${plain.join(', ')}: คีย์และข้อความวิ่งบนเครือข่ายโดยไม่เข้ารหัส ควรใช้ https`,
      ),
    )
  return findings
}

function goesInPlain(url: string): boolean {
  if (!url.startsWith('http://')) return false
  return !/^(localhost|127\..*|\[::1\])$/.test(new URL(url).hostname)
}
