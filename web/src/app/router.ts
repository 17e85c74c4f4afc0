import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { readDestinationSearch } from '../destinations/destination-search.ts'
import { HomePage } from '../home/home-page.tsx'
import { readPlaceSearch } from '../places/place-search.ts'
import { askForPreview, askForTrip } from '../plan/ask-for-plan.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { PageFailure } from './page-failure.tsx'
import { Shell } from './shell.tsx'

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage })
const deskPage = lazyRouteComponent(() => import('../desk/desk-page.tsx'), 'DeskPage')
const planPage = () => import('../plan/plan-page.tsx')

/** Pages other than the first are loaded when they are opened. Each path is also in `WEB_PAGES` of the service. */
const routes = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', component: HomePage }),
  createRoute({ getParentRoute: () => root, path: '/plan', component: HomePage }),
  createRoute({
    getParentRoute: () => root,
    path: '/plan/$previewId',
    loader: ({ params }) => askForPreview(params.previewId),
    component: lazyRouteComponent(planPage, 'PreviewPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/t/$id',
    loader: ({ params }) => askForTrip(params.id),
    component: lazyRouteComponent(planPage, 'TripPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/t/$id/today',
    component: lazyRouteComponent(() => import('../today/today-page.tsx'), 'TodayPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/trips',
    component: lazyRouteComponent(() => import('../trips/trips-page.tsx'), 'TripsPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/notifications',
    component: lazyRouteComponent(() => import('../notifications/notifications-page.tsx'), 'NotificationsPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/notifications/settings',
    component: lazyRouteComponent(
      () => import('../notifications/notification-settings-page.tsx'),
      'NotificationSettingsPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/points',
    component: lazyRouteComponent(() => import('../points/points-page.tsx'), 'PointsPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/account',
    component: lazyRouteComponent(() => import('../settings/settings-page.tsx'), 'SettingsPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/legal/$purpose',
    component: lazyRouteComponent(() => import('../legal/legal-page.tsx'), 'LegalPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/destinations',
    validateSearch: readDestinationSearch,
    component: lazyRouteComponent(() => import('../destinations/destinations-page.tsx'), 'DestinationsPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/destination/$destinationId',
    component: lazyRouteComponent(() => import('../destinations/destination-page.tsx'), 'DestinationPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/places',
    validateSearch: readPlaceSearch,
    component: lazyRouteComponent(() => import('../places/places-page.tsx'), 'PlacesPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/place/$placeId',
    component: lazyRouteComponent(() => import('../places/place-page.tsx'), 'PlacePage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/routes',
    component: lazyRouteComponent(() => import('../routes/routes-page.tsx'), 'RoutesPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/route/$routeId',
    component: lazyRouteComponent(() => import('../routes/route-page.tsx'), 'RoutePage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/community',
    component: lazyRouteComponent(() => import('../community/community-page.tsx'), 'CommunityPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/favourites',
    component: lazyRouteComponent(() => import('../places/favourites-page.tsx'), 'FavouritesPage'),
  }),
  createRoute({ getParentRoute: () => root, path: '/desk', component: deskPage }),
  createRoute({ getParentRoute: () => root, path: '/desk/$section', component: deskPage }),
])

export const router = createRouter({
  routeTree: routes,
  defaultPreload: 'intent',
  defaultErrorComponent: PageFailure,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
