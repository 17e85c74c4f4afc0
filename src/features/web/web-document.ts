import type { FastifyReply, FastifyRequest } from 'fastify'
import { baseUrlOf } from '../../platform/http/base-url.ts'
import { Query } from '../../platform/http/query-string.ts'
import { type Language, negotiateLanguage } from '../../platform/language.ts'
import { escapeHtml, type FindHead } from '../links/public.ts'

export interface DocumentOptions {
  readonly policy: string
  readonly mapStyleUrl: string
  readonly findHead: FindHead
}

const THEMES = ['light', 'dark'] as const

/**
 * The document with the head of its page, and with the language and the theme that the visitor chose before, so that
 * nothing flickers: both are cookies that the planner's script sets; `?lang=` in a link comes first.
 */
export async function webDocument(
  shell: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { policy, mapStyleUrl, findHead }: DocumentOptions,
): Promise<FastifyReply> {
  const { headers, query, url } = request
  const lang = query instanceof Query ? query.values['lang'] : undefined
  const chosen = [lang, cookieOf(headers.cookie, 'language')].find((each) => each === 'th' || each === 'en')
  const language: Language = chosen ?? negotiateLanguage(headers['accept-language'])
  const head = await findHead(url.split('?', 1)[0]!, language, baseUrlOf(request))
  const theme = THEMES.find((each) => each === cookieOf(headers.cookie, 'theme')) ?? 'system'
  return reply
    .status(head.isFound ? 200 : 404)
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
        .replace('<!--head-->', () => head.html),
    )
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([\\w-]{1,20})(?:;|$)`).exec(header ?? '')?.[1]
}
