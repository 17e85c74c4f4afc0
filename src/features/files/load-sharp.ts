import { lazy } from '../../platform/lazy.ts'

/** Width times height, of all frames together. */
export const MAX_PIXELS = 40_000_000
export const DECODE_TIMEOUT_S = 10

/** Loaded on first use, because loading takes 250 ms. */
export const loadSharp = lazy(async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
})
