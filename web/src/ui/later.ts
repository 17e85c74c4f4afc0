import { type ComponentType, lazy } from 'react'

/**
 * A component whose script is loaded when it is first shown. `preload` loads it sooner, as a pointer or the focus comes near.
 * @example const SwapDialog = later(async () => (await import('./swap-dialog.tsx')).SwapDialog)
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const component = lazy(async () => ({ default: await load() }))
  // Without the network this fails in silence; showing the component fails again, and says so.
  return Object.assign(component, { preload: () => void load().catch(() => {}) })
}
