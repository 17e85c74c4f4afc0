import type { MeasuredPage } from './page-cost.ts'

/** Plans a trip from a sentence, and returns the path of its page. */
export async function planAt(base: string, prompt: string): Promise<string> {
  const response = await fetch(`${base}/trips/v1/custom-trips/ai/preview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prompt }),
  })
  const body = (await response.json()) as { readonly preview_id?: string }
  if (!body.preview_id) throw new Error(`“${prompt}” was not planned: ${JSON.stringify(body)}`)
  return `/plan/${body.preview_id}`
}

export function homePage(base: string): MeasuredPage {
  return { url: `${base}/`, shown: 'h1', usable: '.prompt button' }
}

/** A plan can be worked with when its stops can be dragged. */
export function planPage(base: string, path: string): MeasuredPage {
  return { url: base + path, shown: '.stop', usable: '.stop-grip' }
}
