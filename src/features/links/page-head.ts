import type { Point } from '../../world/point.ts'

/** What a page says about itself to search engines and to apps that show a preview of its link. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** The path without a language: `/place/th-10-wat-pho`. */
  readonly path: string
  readonly picture: LinkPicture
  /** A schema.org object; null where search engines have no use for one. */
  readonly schema: Readonly<Record<string, unknown>> | null
  /** Whether search engines may list the page. */
  readonly isPublic: boolean
}

/** The picture of a link: its path with the language, and what it shows. */
export interface LinkPicture {
  readonly path: string
  readonly alt: string
}

/** What a picture of 1200 × 630 is drawn from. */
export interface PictureContent {
  readonly title: string
  /** One line above the title: the kind and the province, or the length. */
  readonly label: string
  /** The drawn card whose scene is behind it, as the path of `thumbnail_url`. */
  readonly card: string
  /** The stops of each day, for the line of a route. */
  readonly days: readonly (readonly Point[])[]
}
