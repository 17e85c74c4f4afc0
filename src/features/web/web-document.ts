import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, negotiateLanguage } from '../../platform/language.ts'

export interface DocumentOptions {
  readonly policy: string
  readonly mapStyleUrl: string
}

const THEMES = ['light', 'dark'] as const

/**
 * The document with the language and the theme that the visitor chose before, so that nothing flickers: both are cookies
 * that the planner's script sets.
 */
export function webDocument(
  shell: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { policy, mapStyleUrl }: DocumentOptions,
): FastifyReply {
  const chosen = cookieOf(headers.cookie, 'language')
  const language: Language = chosen === 'th' || chosen === 'en' ? chosen : negotiateLanguage(headers['accept-language'])
  const theme = THEMES.find((each) => each === cookieOf(headers.cookie, 'theme')) ?? 'system'
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'content-language': language,
      'cache-control': 'no-cache',
      vary: 'Accept-Language, Cookie',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    .send(
      shell
        .replace('<html lang="th" data-theme="system">', `<html lang="${language}" data-theme="${theme}">`)
        .replace('<meta name="map-style" content="">', `<meta name="map-style" content="${escapeHtml(mapStyleUrl)}">`)
        .replace('<!--head-->', headOf(language)),
    )
}

function headOf(language: Language): string {
  const { title, description } = TEXTS[language]
  return `<title>${title}</title><meta name="description" content="${description}">`
}

const TEXTS = {
  th: {
    title: 'Tiao จัดทริปเที่ยวไทย',
    description: 'พิมพ์ว่าอยากไปไหน แล้วได้ทริปทั้งทริป มีเวลา วิธีเดินทาง ค่าใช้จ่าย และที่ค้างคืน ปรับเองได้ทุกจุด',
  },
  en: {
    title: 'Tiao · trips around Thailand',
    description: 'Say where you want to go and get a whole trip: times, ways, costs and nights. Change anything.',
  },
} as const

function cookieOf(header: string | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([\\w-]{1,20})(?:;|$)`).exec(header ?? '')?.[1]
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
