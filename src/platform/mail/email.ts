import type { Language } from '../language.ts'
import type { Email } from './mail.ts'

export interface EmailText {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** A code to type, shown large. */
  readonly code?: string
  readonly link?: { readonly url: string; readonly label: string }
  readonly closing: string
}

/** Writes an email as plain text and as HTML with the same content and no external resources. */
export function writeEmail(language: Language, { subject, paragraphs, code, link, closing }: EmailText): Email {
  const text = [
    ...paragraphs,
    ...(code ? [code] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    closing,
    SIGNED,
  ]
  const html = [
    ...paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`),
    ...(code ? [`<p style="font-size:32px;font-weight:700;letter-spacing:6px;margin:24px 0">${escape(code)}</p>`] : []),
    ...(link ? [`<p><a href="${escape(link.url)}" style="color:#0b6e4f">${escape(link.label)}</a></p>`] : []),
    `<p style="color:#5b6475">${escape(closing)}</p>`,
    `<p style="color:#5b6475">${SIGNED}</p>`,
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head><body style="font:16px/1.6 system-ui,sans-serif;color:#1d2433;max-width:560px;margin:24px auto;padding:0 16px">${html.join('')}</body></html>`,
  }
}

const SIGNED = 'เที่ยว Tiao'

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
