import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Debian packages of the cluster, each with the path of one of its programs. */
const NEEDED: Readonly<Record<string, string>> = {
  haproxy: '/usr/sbin/haproxy',
  'pg-auto-failover-cli': '/usr/bin/pg_autoctl',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  'postgresql-15-auto-failover': '/usr/lib/postgresql/15/lib/pgautofailover.so',
}

export const HAPROXY = NEEDED['haproxy'] ?? ''
export const PG_AUTOCTL = NEEDED['pg-auto-failover-cli'] ?? ''
export const POSTGRES_PROGRAMS = join(NEEDED['postgresql-15'] ?? '', '..')

/**
 * The reason why the cluster, or a program that needs only some of its packages, cannot run here, with advice; null if
 * it can.
 */
export function whatIsMissing(
  isThere: (path: string) => boolean = existsSync,
  packages: readonly string[] = Object.keys(NEEDED),
): string | null {
  const missing = packages.filter((name) => !isThere(NEEDED[name] ?? ''))
  if (missing.length === 0) return null
  return [
    `NOT RUN: packages of Debian 12 are missing here: ${missing.join(', ')}`,
    `  sudo apt-get install --no-install-recommends ${missing.join(' ')}`,
    'Debian may start its own HAProxy and PostgreSQL services, which are not needed: stop them.',
  ].join('\n')
}
