export { simulateGroup } from './simulate-group.ts'
