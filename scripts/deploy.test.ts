import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ENVIRONMENT as CUSTODIAN } from '../custodian/platform/config/environment.ts'
import { ENVIRONMENT as GATEWAY } from '../gateway/config.ts'
import { settingNames } from '../server/settings.ts'

const SETTINGS = { custodian: settingNames(CUSTODIAN), gateway: settingNames(GATEWAY) }
const text = (file: string) => readFileSync(join(import.meta.dirname, '../deploy', file), 'utf8')

/** What "NAME=value" or "NAME: value" sets. */
const namesIn = (lines: string) =>
  [...lines.matchAll(/(?<![A-Z_{$])([A-Z][A-Z_]{3,})(?=[=:])/g)].map(([, name]) => name)

test.each(['custodian', 'gateway'] as const)(
  'the unit of the %s gives settings that it reads, and its keys as files',
  (server) => {
    const lines = text(`systemd/ira-portal-${server}.service`)
      .split('\n')
      .filter((line) => line.startsWith('Environment='))
    const names = namesIn(lines.map((line) => line.replace('Environment=', '')).join('\n'))
    expect(names).toContain('NODE_ENV')
    for (const name of names) expect(SETTINGS[server]).toContain(name)
    const credentials = [...text(`systemd/ira-portal-${server}.service`).matchAll(/^LoadCredential=(\w+):/gm)]
    expect(new Set(credentials.map(([, name]) => `${name?.toUpperCase()}_FILE`))).toEqual(
      new Set(names.filter((name) => name?.endsWith('_FILE'))),
    )
  },
)

test.each(['custodian', 'gateway'] as const)('the container of the %s is given settings that it reads', (server) => {
  const [, service = ''] = text('container/compose.yaml').split(`\n  ${server}:\n`)
  const names = namesIn(service.split(/\n\n/)[0] ?? '')
  expect(names).toContain('PUBLIC_ORIGIN')
  for (const name of names) expect(SETTINGS[server]).toContain(name)
})
