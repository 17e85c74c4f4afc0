import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from 'playwright-core'
import type { TestService } from './service.ts'

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** Lets the service listen on a free port, and starts a Chromium that sends no requests to other hosts. */
export async function openBrowser(service: TestService): Promise<{ browser: Browser; base: string }> {
  if (!existsSync(executablePath))
    throw new Error(`There is no Chromium at ${executablePath}; set CHROMIUM to its path`)
  await service.app.listen({ host: '127.0.0.1', port: 0 })
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  return { browser, base: `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}` }
}
