import type { Language } from '../language.ts'
import { publishedProblems } from './problem-examples.ts'

/** The error catalogue as a page; the `type` of each problem points to its row. */
export function errorsPage(language: Language): string {
  const heading = language === 'th' ? 'รายการข้อผิดพลาด' : 'Error catalogue'
  const note =
    language === 'th' ? 'รหัสไม่เปลี่ยน ส่วนข้อความเป็นตัวอย่าง' : 'Codes are stable. Texts are shown with example values.'
  const rows = Object.entries(publishedProblems())
    .map(
      ([code, { status, title, detail }]) =>
        `<tr id="${code}"><td>${status}</td><td><code>${code}</code></td><td>${escape(title[language])}</td><td>${escape(detail[language])}</td></tr>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${heading} · Tiao</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1d2433}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #d9dee8;padding:.5rem .75rem;text-align:left;vertical-align:top}tr:target{background:#fff4d6}code{font-size:.95em}</style></head>
<body><h1>${heading}</h1><p>${note}</p><table><thead><tr><th>HTTP</th><th>code</th><th>title</th><th>detail</th></tr></thead><tbody>
${rows}
</tbody></table></body></html>
`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
