import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schemas } from 'tiao-sdk'
import { PlanningStages } from '../plan/planning-stages.tsx'
import { usePlanning } from '../plan/use-planning.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { destinationTexts } from './destination-texts.ts'

interface JourneyListProps {
  readonly journeys: readonly Schemas['Journey'][]
  /** The destination of the page, which its journeys need not link to. */
  readonly here: string
}

const FIRST = 3

/** Classic journeys, each as its stays. */
export function JourneyList({ journeys, here }: JourneyListProps) {
  const t = useTexts(destinationTexts)
  const [isWhole, setWhole] = useState(false)
  if (journeys.length === 0) return null
  return (
    <section className="place-near">
      <h2>{t.journeys}</h2>
      <ul className="journeys">
        {(isWhole ? journeys : journeys.slice(0, FIRST)).map((journey) => (
          <Journey key={journey.journey_id} journey={journey} here={here} />
        ))}
      </ul>
      {!isWhole && journeys.length > FIRST && (
        <Button onPress={() => setWhole(true)}>{t.allJourneys(journeys.length)}</Button>
      )}
    </section>
  )
}

function Journey({ journey, here }: { readonly journey: Schemas['Journey']; readonly here: string }) {
  const t = useTexts(destinationTexts)
  const { plan, stage, failure } = usePlanning()
  const { name, least_days: least, most_days: most, transport, stays, prompt } = journey
  return (
    <li className="place-panel journey">
      <div>
        <h3>{name}</h3>
        <p className="explore-note">{`${t.journeyDays(least, most)} · ${t.transports[transport]}`}</p>
      </div>
      <ol className="journey-stays">
        {stays.map(({ destination_id: id, name: stay, nights }) => (
          <li key={id}>
            {id === here ? (
              <strong>{stay}</strong>
            ) : (
              <Link to="/destination/$destinationId" params={{ destinationId: id }}>
                {stay}
              </Link>
            )}
            <span>{t.nights(nights)}</span>
          </li>
        ))}
      </ol>
      {stage === null ? (
        <Button label={t.planJourneyNamed(name)} onPress={() => plan(prompt)}>
          {t.planJourney}
        </Button>
      ) : (
        <PlanningStages stage={stage} prompt={prompt} />
      )}
      {failure && <p role="alert">{failure}</p>}
    </li>
  )
}
