import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ariaTexts } from './build/aria-texts.ts'
import { baseMap } from './build/base-map.ts'
import { fontPreload } from './build/font-preload.ts'
import { serviceWorker } from './build/service-worker.ts'

export default defineConfig({
  plugins: [react(), ariaTexts(), baseMap(), fontPreload(), serviceWorker()],
  resolve: { conditions: ['tiao-source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_200,
    modulePreload: { polyfill: false },
    // One file for what every page needs: the browser spends milliseconds on each.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/core': 'http://127.0.0.1:3000', '/trips/v1': 'http://127.0.0.1:3000' } },
})
