export { listFavoritePlaceIds } from './favorites.ts'
export type { ActivityServices } from './services.ts'
export type { Target, TargetKind } from './target.ts'
