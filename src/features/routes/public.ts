export { RouteBoard } from './route-board.ts'
export { scorePopularRoutes } from './route-jobs.ts'
