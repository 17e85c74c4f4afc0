import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Emits the service worker with the list of the build's files, which it keeps for use without the network. */
export function serviceWorker(): Plugin {
  const source = readFileSync(fileURLToPath(new URL('./service-worker.js', import.meta.url)), 'utf8')
  return {
    name: 'tiao-service-worker',
    apply: 'build',
    generateBundle: {
      // Vite drops the scripts of chunks that hold only styles; a file that is missing would keep the worker from starting.
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/') && !/latin-ext|\.woff$|desk-page/.test(name))
          .map((name) => `/${name}`)
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: source.replace('FILES', JSON.stringify(files)),
        })
      },
    },
  }
}
