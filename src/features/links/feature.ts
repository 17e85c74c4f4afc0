import type { CatalogueServices } from '../../catalogue/feature.ts'
import { defineFeature } from '../../platform/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import { createFindHead } from './find-head.ts'
import { getLinkPicture } from './operations/get-link-picture.ts'
import { getPagePicture } from './operations/get-page-picture.ts'
import { PictureQueue } from './picture-queue.ts'
import { serveSitemap } from './serve-sitemap.ts'
import type { LinkServices } from './services.ts'

/** What links to the planner look like in chats and search engines: heads, pictures, the sitemap. */
export const links = defineFeature({
  name: 'links',
  create: (own: CoreServices & CatalogueServices): Pick<LinkServices, 'findHead' | 'linkPictures'> => ({
    findHead: createFindHead(own),
    linkPictures: new PictureQueue(),
  }),
  operations: (own) => [getPagePicture(own), getLinkPicture(own)],
  pages: (app, own) => serveSitemap(app, own),
  // Drawing takes a tenth of a second of a core.
  limits: () => ({ 'link-picture': { calls: 120, windowS: 60 } }),
})
