import { defineFeature } from '../../platform/feature.ts'
import type { LinkServices } from '../links/public.ts'
import { serveWeb } from './serve-web.ts'

/** The web planner: one document for every page, and its files. */
export const web = defineFeature<LinkServices>({
  name: 'web',
  pages: (app, own) => serveWeb(app, own),
})
