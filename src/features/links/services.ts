import type { CatalogueServices } from '../../catalogue/feature.ts'
import type { Language } from '../../platform/language.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { PictureQueue } from './picture-queue.ts'

/** The head of a page: whether there is such a page, and the elements as HTML. */
export interface FoundHead {
  readonly isFound: boolean
  readonly html: string
}

export type FindHead = (path: string, language: Language, baseUrl: string) => Promise<FoundHead>

export type LinkServices = CoreServices &
  CatalogueServices & {
    /** The head of a page of the web app. */
    readonly findHead: FindHead
    readonly linkPictures: PictureQueue
  }
