import { useEffect } from 'react'

/** The title of the page while it is shown; the service has sent that of the first one. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = `${title} · Tiao`
    return () => {
      document.title = before
    }
  }, [title])
}
