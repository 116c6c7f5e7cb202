import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { root } from './child.ts'

/**
 * Licenses of packages that may ship with the portal: none puts an obligation on people who run or change the portal.
 */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
  'OFL-1.1',
  'BlueOak-1.0.0',
  'Unlicense',
  'Zlib',
  'PostgreSQL',
])

/** Packages whose package.json names no license, with the license from their files. */
const READ: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
})

export type Licence = { name: string; version: string; licence: string }

/** Every package that is part of a running portal, by name. */
export function licences(): Licence[] {
  const { packages } = lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version = '', license }]) => {
      const name = path.split('node_modules/').at(-1) ?? path
      return { name, version, licence: license ?? READ[name] ?? 'none named' }
    })
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** Packages that may not ship with the portal, one per line; "A OR B" needs one allowed license, "A AND B" both. */
export function refusedLicences(all: readonly Licence[] = licences()): string[] {
  const isAllowed = (expression: string): boolean =>
    expression
      .replaceAll(/[()]/g, '')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence.trim())))
  return all
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence}`)
}
