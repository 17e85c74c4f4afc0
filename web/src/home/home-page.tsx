import './home-page.css'
import { useState } from 'react'
import { PlanningStages } from '../plan/planning-stages.tsx'
import { usePlanning } from '../plan/use-planning.ts'
import { useTexts } from '../texts/define-texts.ts'
import { CountryView } from './country-view.tsx'
import { ExampleList } from './example-list.tsx'
import { homeTexts } from './home-texts.ts'
import { PromptField } from './prompt-field.tsx'
import { Season } from './season.tsx'

/** First sight: one field over a map of the country. */
export function HomePage() {
  const t = useTexts(homeTexts)
  const { plan, stage, failure, prompt: planned } = usePlanning()
  const [prompt, setPrompt] = useState('')
  const [shown, setShown] = useState<string | null>(null)
  const begin = (text: string) => {
    setPrompt(text)
    plan(text)
  }
  return (
    <>
      <div className="home">
        <CountryView shown={shown} isPlanning={stage !== null} />
        <section className="home-start">
          <h1>{t.title}</h1>
          <p className="home-lead">{t.lead}</p>
          {stage === null ? (
            <>
              <PromptField value={prompt} onChange={setPrompt} onSubmit={begin} error={failure} />
              <ExampleList onShow={setShown} onChoose={begin} />
            </>
          ) : (
            <PlanningStages stage={stage} prompt={planned} />
          )}
        </section>
        <p className="home-credit">{t.credit}</p>
      </div>
      {stage === null && <Season />}
    </>
  )
}
