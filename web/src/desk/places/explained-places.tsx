import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Failure } from '../../ui/failure.tsx'
import { deskTexts } from '../desk-texts.ts'
import { useDeskQuery } from '../use-desk.ts'
import { editTexts } from './edit-texts.ts'
import { placesTexts } from './places-texts.ts'

type Explanation = Schemas['SearchExplanation']

/** Why the first results of a search have their ranks. */
export function ExplainedPlaces({ keyword }: { keyword: string }) {
  const t = useTexts(editTexts)
  const places = useTexts(placesTexts)
  const shared = useTexts(deskTexts)
  const language = useLanguage()
  const { data, error, isPlaceholderData, refetch } = useDeskQuery({
    key: ['places', 'explain', keyword],
    read: (signal) =>
      dataOf(api.GET('/trips/v1/place/search/explain', { params: { query: { keyword, limit: 20 } }, signal })),
  })
  if (error) return <Failure of={error} onRetry={() => void refetch()} />
  if (!data) return <p className="desk-loading">{shared.loading}</p>
  return (
    <>
      <p className="desk-lead">{t.explainHint}</p>
      <DataTable
        label={t.explained}
        rows={data.results}
        empty={places.nothingFound}
        isStale={isPlaceholderData}
        idOf={({ place_id: id }) => id}
        columns={[
          { id: 'rank', head: t.rank, kind: 'figure', renderCell: (row) => data.results.indexOf(row) + 1 },
          {
            id: 'place',
            head: places.place,
            renderCell: ({ place_id: id, name_th: th, name_en: en }) => (
              <>
                {language === 'th' ? (th ?? en) : (en ?? th)}
                <br />
                <code className="desk-soft">{id}</code>
              </>
            ),
          },
          { id: 'score', head: t.score, kind: 'figure', renderCell: ({ score }) => score.toFixed(3) },
          { id: 'words', head: t.words, renderCell: ({ words }) => <Words of={words} /> },
          { id: 'parts', head: t.parts, renderCell: ({ parts }) => <Parts of={parts} /> },
        ]}
      />
    </>
  )
}

function Words({ of: words }: { of: Explanation['words'] }) {
  const t = useTexts(editTexts)
  // A keyword may repeat a word.
  const rows = words.map((word, at) => ({ ...word, key: String(at) }))
  return (
    <ul className="fact-changes">
      {rows.map(({ key, word, matched_by: by, weight }) => (
        <li key={key}>
          {word} <Badge tone={by === 'missing' ? 'warning' : 'plain'}>{t.matches[by]}</Badge>{' '}
          <span className="desk-soft">{weight.toFixed(2)}</span>
        </li>
      ))}
    </ul>
  )
}

function Parts({ of: parts }: { of: Explanation['parts'] }) {
  const t = useTexts(editTexts)
  // The score may get parts that have no name yet.
  const names: Readonly<Record<string, string | undefined>> = t.partNames
  return (
    <ul className="fact-changes">
      {Object.entries(parts).map(([part, value]) => (
        <li key={part}>
          <span className="desk-soft">{names[part] ?? part}</span> {value.toFixed(3)}
        </li>
      ))}
    </ul>
  )
}
