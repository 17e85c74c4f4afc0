const KEY = 'tiao-reloaded-at'
/** A script that is still missing after a reload will not come by another one. */
const REST_MS = 60_000

/** Whether a part of the page could not be loaded, in the words of Chromium, Firefox or Safari, or of Vite for styles. */
export function isMissingScript(error: unknown): boolean {
  const message = error instanceof Error ? error.message : ''
  return /dynamically imported module|importing a module script|unable to preload/i.test(message)
}

/** Not twice in a minute, and not without the network. */
export function mayReload(): boolean {
  return navigator.onLine && Date.now() - Number(sessionStorage.getItem(KEY)) > REST_MS
}

export function reload(): void {
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}
