import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ENVIRONMENT as CUSTODIAN } from '../custodian/platform/config/environment.ts'
import { ENVIRONMENT as GATEWAY } from '../gateway/config.ts'
import { settingNames } from '../server/settings.ts'
import { folderOfTest } from '../tests/folder.ts'
import { startServer } from '../tests/postgres.ts'
import { root } from './child.ts'

const SETTINGS = { custodian: settingNames(CUSTODIAN), gateway: settingNames(GATEWAY) }
const install = readFileSync(join(root, 'docs/operations/install.md'), 'utf8')
const text = (file: string) => readFileSync(join(import.meta.dirname, '../deploy', file), 'utf8')

interface Compose {
  services: {
    database: { secrets: string[] }
    custodian: { build: { args: string[] }; environment: Record<string, string>; secrets: string[] }
    gateway: { environment: Record<string, string>; ports: string[]; secrets: string[] }
  }
  networks: { default: { ipam: { config: Array<{ gateway: string }> } } }
  secrets: Record<string, unknown>
}
const compose = parse(text('container/compose.yaml')) as Compose

/** Names that are set by "NAME=value". */
const namesIn = (lines: string) => [...lines.matchAll(/(?<![A-Z_{$'])([A-Z][A-Z_]{3,})(?==)/g)].map(([, name]) => name)

test.each(['custodian', 'gateway'] as const)(
  'sets only settings that the %s reads in its systemd unit, with keys as files',
  (server) => {
    const lines = text(`systemd/ira-portal-${server}@.service`)
      .split('\n')
      .filter((line) => line.startsWith('Environment='))
    const names = namesIn(lines.map((line) => line.replace('Environment=', '')).join('\n'))
    expect(names).toContain('NODE_ENV')
    for (const name of names) expect(SETTINGS[server]).toContain(name)
    const credentials = [...text(`systemd/ira-portal-${server}@.service`).matchAll(/^LoadCredential=(\w+):/gm)]
    expect(new Set(credentials.map(([, name]) => `${name?.toUpperCase()}_FILE`))).toEqual(
      new Set(names.filter((name) => name?.endsWith('_FILE'))),
    )
  },
)

test.each(['custodian', 'gateway'] as const)('passes the %s container only settings that it reads', (server) => {
  const names = Object.keys(compose.services[server].environment)
  expect(names).toContain('PUBLIC_ORIGIN')
  for (const name of names) expect(SETTINGS[server]).toContain(name)
})

test.each(['custodian', 'gateway'] as const)(
  'contains only settings that the %s reads in its example file',
  (server) => {
    const lines = text(`systemd/${server}.env`).split('\n')
    const names = lines.flatMap((line) => /^#?([A-Z][A-Z_]+)=/.exec(line)?.[1] ?? [])
    expect(names).toContain('PUBLIC_ORIGIN')
    // NODE_EXTRA_CA_CERTS is read by Node, not by the servers.
    for (const name of names) expect([...SETTINGS[server], 'NODE_EXTRA_CA_CERTS']).toContain(name)
  },
)

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))('has units that systemd accepts', () => {
  const folder = folderOfTest()
  for (const server of ['custodian', 'gateway']) {
    const file = `ira-portal-${server}@.service`
    // Replace the installed paths, which do not exist on this machine.
    const unit = text(`systemd/${file}`).replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true')
    writeFileSync(join(folder, file), unit.replace(/^WorkingDirectory=.*/m, 'WorkingDirectory=/'))
  }
  const units = ['custodian@1', 'custodian@2', 'gateway@1', 'gateway@2'].map((name) => `ira-portal-${name}.service`)
  const verify = (names: string[]) =>
    spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', '--recursive-errors=no', ...names.map((name) => join(folder, name))],
      {
        encoding: 'utf8',
      },
    )
  expect(verify(units)).toMatchObject({ status: 0, stderr: '' })
  const file = join(folder, 'ira-portal-gateway@.service')
  writeFileSync(file, readFileSync(file, 'utf8').replace('WatchdogSec=', 'WatchdogSecs='))
  expect(verify(units).stderr).toContain('WatchdogSecs')
})

const portOf = (server: string, name: string, instance: number) =>
  new RegExp(`\\b${name}=(\\d+)%i`).exec(text(`systemd/ira-portal-${server}@.service`))?.[1] + String(instance)

test('gives the servers of one machine the ports of HAProxy and Prometheus', () => {
  for (const instance of [1, 2]) {
    for (const [server, port, metrics] of [
      ['gateway', 'PORT', 'METRICS_PORT'],
      ['custodian', 'CUSTODIAN_PORT', 'CUSTODIAN_METRICS_PORT'],
    ] as const) {
      expect(text('haproxy-one.cfg')).toContain(
        `server ${server}${instance} 127.0.0.1:${portOf(server, port, instance)}\n`,
      )
      expect(text('prometheus/prometheus.yml')).toContain(`'127.0.0.1:${portOf(server, metrics, instance)}'`)
    }
  }
})

test('calls a custodian itself in the examples of the operations guides', () => {
  const examples = globSync('docs/operations/*.md', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/127\.0\.0\.1:(\d+)\/api\//g)].map(([, port]) => [file, port]),
  )
  expect(examples.length).toBeGreaterThan(2)
  const ports = [1, 2].map((instance) => portOf('custodian', 'CUSTODIAN_PORT', instance))
  expect(examples.filter(([, port]) => !ports.includes(String(port)))).toEqual([])
})

/** A folder with settings and keys, like /etc/ira-portal. */
function settingsFolder(lines: string[]): string {
  const folder = folderOfTest()
  const key = () => randomBytes(32).toString('base64url')
  mkdirSync(join(folder, 'keys'))
  for (const name of ['pii_key', 'hash_key', 'operator_key', 'session_key'])
    writeFileSync(join(folder, 'keys', name), key())
  writeFileSync(join(folder, 'keys/smtp_url'), '\n')
  writeFileSync(join(folder, 'custodian.env'), lines.join('\n'))
  return folder
}

function portal(args: string[], env: Record<string, string>, cwd = root) {
  const { status, stdout, stderr } = spawnSync(join(root, 'deploy/systemd/portal'), args, {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test("runs a portal command with the systemd unit's settings and keys, from any folder, with or without --", () => {
  const data = join(folderOfTest(), 'none')
  const lines = ['# A comment; $(touch /nothing)', '', 'PUBLIC_ORIGIN="https://portal.example.com"', `DATA_DIR=${data}`]
  const good = settingsFolder([...lines, 'MAIL_WITHOUT_SMTP=on'])
  for (const words of [['--dry-run'], ['--', '--dry-run']]) {
    const known = portal(['migrate', ...words], { PORTAL_SETTINGS: good }, folderOfTest())
    // In production, this message means that every key was found and only the database is missing.
    expect(known.output).toContain('There is no database yet')
    expect(known.status).toBe(78)
  }
  const bad = portal(['migrate', '--dry-run'], { PORTAL_SETTINGS: settingsFolder(lines) })
  expect(bad.output).toContain('SMTP_URL: required in production')
})

test.each<{ given: Record<string, string>; ports: string }>([
  { given: {}, ports: '4021 or 4022' },
  { given: { COMMAND_PORTS: '4031,4032' }, ports: '4031 or 4032' },
  { given: { CUSTODIAN_PORT: '4031' }, ports: '4031' },
])('calls the custodians of one machine without the balancer, with $given', ({ given, ports }) => {
  const settings = settingsFolder(['PUBLIC_ORIGIN=https://portal.example.com', 'MAIL_WITHOUT_SMTP=on'])
  const { status, output } = portal(['maintenance', 'off'], { PORTAL_SETTINGS: settings, ...given })
  expect(output).toContain(`No custodian answers on port ${ports} of this machine`)
  expect(status).toBe(1)
  for (const instance of [1, 2])
    expect(text('systemd/portal')).toContain(portOf('custodian', 'CUSTODIAN_PORT', instance))
})

test('accepts every portal command, and refuses unknown commands and unreadable settings', () => {
  const { status, output } = portal([], {})
  expect(status).toBe(64)
  const commands = readdirSync(join(root, 'custodian/commands')).map((file) => file.slice(0, -3))
  for (const command of [...commands, 'operation']) expect(output).toContain(`  ${command}\n`)
  expect(portal(['no-such-command'], {}).status).toBe(64)
  const registration = portal(['operation'], { PORTAL_SETTINGS: settingsFolder(['MAIL_WITHOUT_SMTP=on']) })
  expect(registration).toMatchObject({ status: 64, output: expect.stringContaining('operation -- register') })
  expect(portal(['doctor'], { PORTAL_SETTINGS: folderOfTest() })).toMatchObject({ status: 78 })
  const run = portal(['doctor'], { PORTAL_SETTINGS: settingsFolder(['touch /nothing']) })
  expect(run).toMatchObject({ status: 78, output: expect.stringContaining('not NAME=value') })
})

test('installs keys for root only, and leaves folder and umask of the shell unchanged', () => {
  const [, block = ''] = /```sh\n( +install -d [^`]+)```/.exec(install) ?? []
  const [folder, cwd] = [folderOfTest(), folderOfTest()]
  const script = `umask 022\n${block.replaceAll('/etc/ira-portal', folder)}\npwd; umask`
  const { stdout } = spawnSync('sh', ['-c', script], { cwd, encoding: 'utf8' })
  expect(stdout).toBe(`${cwd}\n0022\n`)
  const keys = readdirSync(join(folder, 'keys'))
  expect(keys).toContain('pii_key')
  for (const name of keys) expect(statSync(join(folder, 'keys', name)).mode & 0o777).toBe(0o600)
})

test('runs the load balancer without root on ports 80 and 443, and logs no full address or path', () => {
  const lines = text('haproxy-one.cfg')
    .split('\n')
    .map((line) => line.trim())
  expect(lines).toEqual(expect.arrayContaining(['user haproxy', 'group haproxy']))
  const ports = lines.flatMap((line) => /^bind \S*:(\d+)/.exec(line)?.[1] ?? [])
  expect(ports).toEqual(['443', '80', '4001'])
  expect(lines).toContain('bind 127.0.0.1:4001')
  for (const name of ['log-format', 'error-log-format']) {
    const format = lines.find((line) => line.startsWith(`${name} `)) ?? ''
    expect(format).toContain('%[src,ipmask(24,64)]')
    expect(format).not.toMatch(/%(ci|r|HP|HU|HQ|HPO)\b/)
  }
})

/** The lines of a section of a HAProxy configuration. */
function sectionOf(file: string, name: string): string[] {
  const [, section = ''] = new RegExp(`^${name}\\n((?: .*\\n)+)`, 'm').exec(text(file)) ?? []
  return section.split('\n').map((line) => line.trim())
}

test.each(
  ['haproxy-one.cfg', 'haproxy.cfg'].flatMap((file) => [
    { file, frontend: 'people', backend: 'gateways', ready: '/ready', alive: '/health' },
    { file, frontend: 'gateways_ask', backend: 'custodians', ready: '/api/ready', alive: '/api/health' },
  ]),
)('sends requests to live $backend in $file if none is ready', ({ file, frontend, backend, ready, alive }) => {
  const rules = sectionOf(file, `frontend ${frontend}`)
  expect(rules).toContain(`use_backend ${backend}_alive if { nbsrv(${backend}) eq 0 }`)
  expect(rules).toContain(`default_backend ${backend}`)
  const [first, second] = [sectionOf(file, `backend ${backend}`), sectionOf(file, `backend ${backend}_alive`)]
  expect(first).toContain(`http-check send meth GET uri ${ready}`)
  expect(second).toContain(`http-check send meth GET uri ${alive}`)
  const servers = (lines: string[]) => lines.filter((line) => line.startsWith('server '))
  expect(servers(first)).toHaveLength(2)
  expect(servers(second)).toEqual(servers(first))
})

test.each([
  ['Caddyfile', /health_uri (\S+)/, '/health'],
  ['kubernetes/gateway.yaml', /readinessProbe:\s+httpGet: \{ path: ([^,]+),/, '/health'],
  ['kubernetes/custodian.yaml', /readinessProbe:\s+httpGet: \{ path: ([^,]+),/, '/api/health'],
] as const)('checks only that a server is alive in %s, which has no fallback', (file, pattern, path) => {
  expect(pattern.exec(text(file))?.[1]).toBe(path)
})

test('configures an Alertmanager in the Prometheus example', () => {
  expect(text('prometheus/prometheus.yml')).toMatch(/\nalerting:\n {2}alertmanagers:\n/)
})

type Lock = { packages: Record<string, { dev?: boolean; dependencies?: Record<string, string> }> }
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock

/** The name in `from 'name'`, `import('name/file')`, `resolve(\`name/file\`)` and `node_modules/name/file`. */
const PACKAGE =
  /(?:(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bresolve\()\s*['"`]|node_modules\/)((?:@[\w.-]+\/)?[\w.-]+)(?=['"`/])/g

/** The packages that these files use, with the packages that those need, without development packages. */
function packagesOf(files: readonly string[]): string[] {
  const left = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(PACKAGE)].map(([, name = '']) => name),
  )
  const found = new Set<string>()
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const locked = packages[`node_modules/${name}`]
    if (found.has(name) || !locked || locked.dev) continue
    found.add(name)
    left.push(...Object.keys(locked.dependencies ?? {}))
  }
  return [...found]
}

test('creates the same database for containers as by hand, with two logins that are no superusers', async () => {
  const [byHand, inContainers] = [install, text('container/roles.sh')].map((document) =>
    /create role portal_owner [^`]+? template template0;/.exec(document)?.[0].replaceAll(/\n */g, '\n'),
  )
  expect(inContainers).toBe(byHand)
  const server = await startServer(folderOfTest())
  const ask = async (url: string, statement: string) => {
    const client = new pg.Client(url)
    await client.connect()
    return client.query<Record<string, unknown>>(statement).finally(() => client.end())
  }
  try {
    // The superuser of this server is called portal.
    const statements = inContainers
      ?.replaceAll('portal', 'trial')
      .replaceAll(/:'\w+'/g, "'secret'")
      .split('\n')
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const statement of statements ?? []) await ask(server.url, statement)
    const roles = "select rolname, rolsuper from pg_roles where rolname like 'trial%' order by rolname"
    expect((await ask(server.url, roles)).rows).toEqual([
      { rolname: 'trial', rolsuper: false },
      { rolname: 'trial_owner', rolsuper: false },
    ])
    const owner = server.url.replace('portal@', 'trial_owner@').replace(/postgres$/, 'trial')
    await ask(owner, 'create extension pg_trgm; create role trial_service nologin; create table public.book ()')
  } finally {
    await server.stop()
  }
})

test('trusts a load balancer on the machine of the containers, whose requests come from the gateway of their network', () => {
  const [{ gateway } = { gateway: '' }] = compose.networks.default.ipam.config
  expect(compose.services.gateway.ports).toEqual(['127.0.0.1:4000:4000'])
  expect(compose.services.gateway.environment['TRUSTED_PROXIES']).toBe(`\${TRUSTED_PROXIES:-${gateway}}`)
})

test('passes every generated secret to a container, and uses only logins that are created', () => {
  const names = Object.keys(compose.secrets)
  for (const name of names) expect(text('container/secrets.sh')).toContain(name)
  const services = Object.values(compose.services).flatMap(({ secrets }) => secrets)
  expect(new Set(services)).toEqual(new Set(names))
  const logins = [...text('container/secrets.sh').matchAll(/postgres:\/\/(\w+):/g)].map(([, login]) => login)
  expect(logins).toEqual(['portal_owner', 'portal'])
  for (const login of logins) expect(text('container/roles.sh')).toContain(`create role ${login} `)
  const read = [...text('container/roles.sh').matchAll(/\/run\/secrets\/(\w+)/g)].map(([, name]) => name)
  expect(compose.services.database.secrets).toEqual(expect.arrayContaining(read))
})

test('passes the web build in the image every setting that it reads', () => {
  const declared = readFileSync(join(root, 'web/vite-env.d.ts'), 'utf8').matchAll(/readonly (VITE_\w+)\?/g)
  const [build = ''] = text('container/Dockerfile').split('npm run build')
  const passed = [...build.matchAll(/^ARG (VITE_\w+)/gm)].map(([, name]) => name)
  expect(passed).toEqual([...declared].map(([, name]) => name))
  const given = compose.services.custodian.build.args.map((arg) => arg.split('=')[0])
  expect(given).toEqual(expect.arrayContaining(passed))
})

test('keeps every package in the image that the servers, commands and tools need', () => {
  const files = globSync('{contract,custodian,gateway,server,tools}/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|(^|\/)test[-\w.]*\.ts$/.test(file),
  )
  const needed = packagesOf([...files, 'scripts/operation.ts', 'scripts/node24.js', 'scripts/help.js'])
  expect(needed).toEqual(expect.arrayContaining(['pg', 'graphql-yoga', '@modelcontextprotocol/sdk', 'fontkit']))
  const [, removed = ''] = /rm -rf ((?:[^\n\\]|\\\n)+)/.exec(text('container/Dockerfile')) ?? []
  const patterns = removed.split(/[\s\\]+/).filter(Boolean)
  expect(patterns).toContain('react-dom')
  const isRemoved = (name: string) =>
    patterns.some((one) => new RegExp(`^${one.replaceAll('*', '[^/]*')}(/|$)`).test(name))
  expect(needed.filter(isRemoved)).toEqual([])
})
