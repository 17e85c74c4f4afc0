import type { Language } from '../language.ts'
import type { PublishedErrors } from './problem-docs.ts'

/** The error catalogue as a page; the `type` of each problem points to its row. */
export function errorsPage({ problems, input_errors: inputErrors }: PublishedErrors, language: Language): string {
  const texts = TEXTS[language]
  const problemRows = Object.entries(problems).map(([code, { status, title, detail, members }]) =>
    row(code, [
      String(status),
      codeOf(code),
      escape(title[language]),
      escape(detail[language]),
      Object.keys(members).map(codeOf).join(' '),
    ]),
  )
  const inputRows = Object.entries(inputErrors).map(([code, messages]) =>
    row(`input-${code}`, [codeOf(code), messages.map((message) => escape(message[language])).join('<br>')]),
  )
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${texts.heading} · Tiao</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1d2433}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #d9dee8;padding:.5rem .75rem;text-align:left;vertical-align:top}tr:target{background:#fff4d6}code{font-size:.95em}</style></head>
<body><h1>${texts.heading}</h1><p>${texts.note}</p>
${table(['HTTP', 'code', 'title', 'detail', texts.members], problemRows)}
<h2 id="input-errors">${texts.inputErrors}</h2><p>${texts.inputNote}</p>
${table(['code', 'message'], inputRows)}</body></html>
`
}

const TEXTS = {
  th: {
    heading: 'รายการข้อผิดพลาด',
    note: 'รหัสไม่เปลี่ยน ส่วนข้อความเป็นตัวอย่าง',
    members: 'ข้อมูลเพิ่มเติม',
    inputErrors: 'ข้อผิดพลาดของข้อมูลที่ส่ง',
    inputNote: 'รหัสและข้อความใน <code>errors</code> ข้อความต่อท้ายชื่อของค่าที่ผิด',
  },
  en: {
    heading: 'Error catalogue',
    note: 'Codes are stable. Texts are shown with example values.',
    members: 'members',
    inputErrors: 'Input errors',
    inputNote: 'Codes and messages in <code>errors</code>. A message follows the name of the value.',
  },
} as const

function table(headings: readonly string[], rows: readonly string[]): string {
  const head = headings.map((heading) => `<th>${heading}</th>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`
}

function row(id: string, cells: readonly string[]): string {
  return `<tr id="${id}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

function codeOf(code: string): string {
  return `<code>${code}</code>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
