import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** A Chromium that sends no requests of its own. */
export function launchChromium(): Promise<Browser> {
  if (!existsSync(executablePath))
    throw new Error(`There is no Chromium at ${executablePath}; set CHROMIUM to its path`)
  return chromium.launch({
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
}
