import type { Plugin } from 'vite'

/** The faces that every page shows first. */
const FIRST = /noto-(?:sans|serif)-thai-(?:thai|latin)-wght-normal-.*\.woff2$/

/** Asks for the fonts with the document, so that text is seldom drawn in another face and moved afterwards. */
export function fontPreload(): Plugin {
  return {
    name: 'tiao-font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => FIRST.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
            injectTo: 'head' as const,
          })),
    },
  }
}
