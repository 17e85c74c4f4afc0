const NAMES = ['sea', 'land', 'land-line', 'abroad', 'surface', 'ink-soft'] as const

/** The colours of the theme, as the map needs them: resolved. Seven for the days of the week, Sunday first. */
export type MapColours = Readonly<Record<(typeof NAMES)[number], string>> & { readonly days: readonly string[] }

export function readColours(): MapColours {
  const probe = document.createElement('i')
  document.body.append(probe)
  const resolve = (name: string) => {
    probe.style.color = `var(--${name})`
    return getComputedStyle(probe).color
  }
  const named = Object.fromEntries(NAMES.map((name) => [name, resolve(name)])) as Record<(typeof NAMES)[number], string>
  const days = Array.from({ length: 7 }, (_, day) => resolve(`day-${day}`))
  probe.remove()
  return { ...named, days }
}

/** Calls with the colours of the theme, now and whenever it changes. @returns how to stop */
export function watchColours(use: (colours: MapColours) => void): () => void {
  const update = () => use(readColours())
  const system = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(update)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', update)
  update()
  return () => {
    observer.disconnect()
    system.removeEventListener('change', update)
  }
}
