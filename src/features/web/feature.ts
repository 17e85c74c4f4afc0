import { defineFeature } from '../../platform/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import { serveWeb } from './serve-web.ts'

/** The web planner: one document for every page, and its files. */
export const web = defineFeature<CoreServices>({
  name: 'web',
  pages: (app, { config }) => serveWeb(app, config),
})
