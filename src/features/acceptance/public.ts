export { judgeTrip } from './judge-trip.ts'
