import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { launchChromium } from '../../bench/support/chromium.ts'
import type { TestService } from './service.ts'

/** Lets the service listen on a free port, and starts a Chromium. */
export async function openBrowser(service: TestService): Promise<{ browser: Browser; base: string }> {
  await service.app.listen({ host: '127.0.0.1', port: 0 })
  const base = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}`
  return { browser: await launchChromium(), base }
}
