import { catalogueFeature } from './catalogue/feature.ts'
import { acceptance } from './features/acceptance/feature.ts'
import { access } from './features/access/feature.ts'
import { account } from './features/account/feature.ts'
import { activities } from './features/activities/feature.ts'
import { aiJobs } from './features/ai-jobs/feature.ts'
import { aiTrips } from './features/ai-trips/feature.ts'
import { auth } from './features/auth/feature.ts'
import { chats } from './features/chats/feature.ts'
import { communities } from './features/communities/feature.ts'
import { consent } from './features/consent/feature.ts'
import { destinations } from './features/destinations/feature.ts'
import { events } from './features/events/feature.ts'
import { feedback } from './features/feedback/feature.ts'
import { files } from './features/files/feature.ts'
import { health } from './features/health/feature.ts'
import { jobs } from './features/jobs/feature.ts'
import { links } from './features/links/feature.ts'
import { notifications } from './features/notifications/feature.ts'
import { partnerSync } from './features/partner-sync/feature.ts'
import { pictures } from './features/pictures/feature.ts'
import { places } from './features/places/feature.ts'
import { points } from './features/points/feature.ts'
import { recommendations } from './features/recommendations/feature.ts'
import { rewards } from './features/rewards/feature.ts'
import { routes } from './features/routes/feature.ts'
import { trips } from './features/trips/feature.ts'
import { users } from './features/users/feature.ts'
import { web } from './features/web/feature.ts'
import { FeatureList, type ServicesOf } from './platform/feature.ts'
import { idempotency } from './platform/http/idempotency-feature.ts'
import { mail } from './platform/mail/feature.ts'
import type { CoreServices } from './platform/services.ts'

/** Every feature, in the order in which they need each other. Nothing else knows them all. */
export const features = FeatureList.of<CoreServices>()
  .with(idempotency)
  .with(mail)
  .with(events)
  .with(notifications)
  .with(catalogueFeature)
  .with(places)
  .with(destinations)
  .with(pictures)
  .with(routes)
  .with(activities)
  .with(partnerSync)
  .with(trips)
  .with(aiTrips)
  .with(aiJobs)
  .with(acceptance)
  .with(users)
  .with(files)
  .with(points)
  .with(rewards)
  .with(communities)
  .with(chats)
  .with(feedback)
  .with(consent)
  .with(recommendations)
  .with(auth)
  .with(account)
  .with(access)
  .with(health)
  .with(jobs)
  .with(links)
  .with(web)

/** The core's services and those of every feature. */
export type Services = ServicesOf<typeof features>
