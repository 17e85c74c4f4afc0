import './legal-page.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { NotFoundPage } from '../app/not-found-page.tsx'
import { api } from '../data/api.ts'
import { defineTexts, useTexts } from '../texts/define-texts.ts'
import { mediumDate } from '../texts/format.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'

const legalTexts = defineTexts({
  th: { title: 'ข้อกำหนดและความเป็นส่วนตัว', published: (date: string) => `ประกาศเมื่อ ${date}`, others: 'เอกสารอื่น' },
  en: { title: 'Terms and privacy', published: (date: string) => `Published ${date}`, others: 'Other documents' },
})

/** `/legal/…`: a text that users agree to, in the version in force. */
export function LegalPage() {
  const { purpose } = useParams({ from: '/legal/$purpose' })
  const t = useTexts(legalTexts)
  const language = useLanguage()
  const found = useQuery({
    queryKey: ['legal', language],
    queryFn: ({ signal }) => dataOf(api.GET('/core/v1/consents', { params: { query: { language } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const document = found.data?.documents.find((each) => each.purpose === purpose)
  if (found.data && !document) return <NotFoundPage />
  return (
    <Page title={document?.title ?? t.title}>
      <Loaded of={found}>
        {({ published_at: published, documents }) => (
          <>
            <p className="soft-s">{t.published(mediumDate(published, language))}</p>
            {document && <LegalText of={document} />}
            <nav className="legal-others" aria-label={t.others}>
              {documents
                .filter((each) => each !== document)
                .map((each) => (
                  <Link key={each.purpose} to="/legal/$purpose" params={{ purpose: each.purpose }}>
                    {each.title}
                  </Link>
                ))}
            </nav>
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** The little Markdown that these texts use: paragraphs and lists, after a heading that is the title of the page. */
function LegalText({ of: { text } }: { readonly of: Schemas['ConsentDocument'] }) {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '' && !block.startsWith('# '))
  return (
    <div className="legal-text">
      {blocks.map((block) =>
        block.startsWith('- ') ? (
          <ul key={block}>
            {block.split(/\n(?=- )/).map((item) => (
              <li key={item}>{item.slice(2)}</li>
            ))}
          </ul>
        ) : (
          <p key={block}>{block}</p>
        ),
      )}
    </div>
  )
}
