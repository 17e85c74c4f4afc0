import type { CatalogueServices } from '../../catalogue/feature.ts'
import { defineFeature } from '../../platform/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import { activityData } from './activity-data.ts'
import { countActivity, purgeViews } from './activity-jobs.ts'
import { placeTargets, routeTargets } from './catalogue-targets.ts'
import { addFavoriteV1 } from './operations/add-favorite-v1.ts'
import { addViewLogV1 } from './operations/add-view-log-v1.ts'
import { clearViewLogsV1 } from './operations/clear-view-logs-v1.ts'
import { getAnalyticsAiDataV1 } from './operations/get-analytics-ai-data-v1.ts'
import { getFavoriteV1 } from './operations/get-favorite-v1.ts'
import { getPreferenceQuestionsV1 } from './operations/get-preference-questions-v1.ts'
import { getPreferencesV1 } from './operations/get-preferences-v1.ts'
import { listFavoritesByProvinceV1 } from './operations/list-favorites-by-province-v1.ts'
import { listFavoritesV1 } from './operations/list-favorites-v1.ts'
import { listViewLogsV1 } from './operations/list-view-logs-v1.ts'
import { putPreferencesV1 } from './operations/put-preferences-v1.ts'
import { removeFavoriteV1 } from './operations/remove-favorite-v1.ts'
import type { ActivityServices } from './services.ts'
import { ActivityTargets } from './target.ts'

/** What users keep, view and like. */
export const activities = defineFeature({
  name: 'activities',
  tags: { Activities: 'Favourites, view logs and preferences of the signed-in user, and aggregates of them.' },
  create({ catalogue }: CoreServices & CatalogueServices): Pick<ActivityServices, 'activityTargets'> {
    const activityTargets = new ActivityTargets()
    activityTargets.add(placeTargets(catalogue))
    activityTargets.add(routeTargets(catalogue))
    return { activityTargets }
  },
  operations: (own) => [
    addFavoriteV1(own),
    removeFavoriteV1(own),
    listFavoritesV1(own),
    listFavoritesByProvinceV1(own),
    getFavoriteV1(own),
    addViewLogV1(own),
    listViewLogsV1(own),
    clearViewLogsV1(own),
    getPreferenceQuestionsV1(),
    getPreferencesV1(own),
    putPreferencesV1(own),
    getAnalyticsAiDataV1(own),
  ],
  limits: () => ({ 'view-log': { calls: 120, windowS: 60 } }),
  jobs: ({ db, clock, log }) => [
    {
      name: 'purge-view-logs',
      cron: '41 * * * *',
      async run() {
        const purged = await purgeViews(db, clock())
        if (purged > 0) log.info({ views: purged }, 'old views were purged')
      },
    },
    { name: 'count-activity', cron: '47 * * * *', run: () => countActivity(db, clock()) },
  ],
  personalData: [activityData],
})
