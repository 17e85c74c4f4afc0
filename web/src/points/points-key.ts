export const POINTS_KEY = 'points'
