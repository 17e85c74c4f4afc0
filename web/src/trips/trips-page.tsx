import './trips-page.css'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { TiaoProblem } from 'tiao-sdk'
import { SignInGate } from '../account/sign-in-gate.tsx'
import { useTexts } from '../texts/define-texts.ts'
import { useNow } from '../texts/use-now.ts'
import { Button } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { KeptTrips } from './kept-trip-list.tsx'
import { TodayTrip } from './today-trip.tsx'
import { TripSection } from './trip-section.tsx'
import { tripsTexts } from './trips-texts.ts'
import { type TripSummary, useOpenTrips, usePastTrips } from './use-trips.ts'

export function TripsPage() {
  const t = useTexts(tripsTexts)
  return (
    <SignInGate title={t.title} text={t.signInFirst}>
      <MyTrips />
    </SignInGate>
  )
}

function MyTrips() {
  const t = useTexts(tripsTexts)
  const open = useOpenTrips()
  const past = usePastTrips()
  const { date: today } = useNow()
  const isCutOff = open.query.error !== null && !(open.query.error instanceof TiaoProblem)
  return (
    <Page
      title={t.title}
      isWide
      actions={
        <Link className="link-button link-button-primary" to="/">
          <Plus aria-hidden="true" size={20} />
          {t.newTrip}
        </Link>
      }
    >
      {isCutOff && !open.trips ? (
        <KeptTrips onRetry={() => void open.query.refetch()} />
      ) : (
        <Loaded of={{ ...open.query, data: open.trips }}>
          {(trips) => (
            <>
              {trips.length === 0 && past.trips?.length === 0 && <NoTrips />}
              <OpenTrips trips={trips} today={today} />
            </>
          )}
        </Loaded>
      )}
      {open.query.hasNextPage && <More of={open.query} />}
      {past.trips && past.trips.length > 0 && <TripSection title={t.past} trips={past.trips} today={today} />}
      {past.query.hasNextPage && <More of={past.query} />}
    </Page>
  )
}

function OpenTrips({ trips, today }: { readonly trips: readonly TripSummary[]; readonly today: string }) {
  const t = useTexts(tripsTexts)
  const isRunning = ({ start_date: start }: TripSummary) => start !== undefined && start <= today
  return (
    <>
      {trips.filter(isRunning).map((trip) => (
        <TodayTrip key={trip.trip_id} trip={trip} today={today} />
      ))}
      <TripSection
        title={t.upcoming}
        trips={trips.filter((trip) => trip.start_date !== undefined && !isRunning(trip))}
        today={today}
      />
      <TripSection
        title={t.undated}
        trips={trips.filter(({ start_date: start }) => start === undefined)}
        today={today}
      />
    </>
  )
}

function NoTrips() {
  const t = useTexts(tripsTexts)
  return (
    <section className="panel trips-empty">
      <h2>{t.empty}</h2>
      <p>{t.emptyHint}</p>
    </section>
  )
}

interface MoreProps {
  readonly of: { readonly isFetchingNextPage: boolean; fetchNextPage(): Promise<unknown> }
}

function More({ of: { isFetchingNextPage, fetchNextPage } }: MoreProps) {
  const t = useTexts(tripsTexts)
  return (
    <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
      {t.more}
    </Button>
  )
}
