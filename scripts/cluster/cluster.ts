import { mkdtempSync, chmodSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCALHOST } from '../../tests/localhostCertificate.ts'
import { taken } from '../readiness.ts'
import { balancerHere, type Ports } from './balancer.ts'
import { startDatabases, type Databases } from './database.ts'
import { HAPROXY } from './packages.ts'
import { begin, complete, end, isAlive, until } from './processes.ts'
import { originOf, settingsOf, startServers, type Servers } from './servers.ts'

export interface Cluster {
  origin: string
  folder: string
  ports: Ports
  operatorKey: string
  databases: Databases
  servers: Servers
  stop: () => Promise<void>
}

/** All servers on loopback, with demo data in their own folder, which is deleted at the end. */
export async function startCluster(
  ports: Ports,
  say: (what: string) => void,
  more: NodeJS.ProcessEnv = {},
): Promise<Cluster> {
  for (const port of Object.values(ports).flat())
    if (await taken(port)) throw new Error(`Port ${port} is in use. Choose others: PORT=9443 npm run cluster`)

  const folder = mkdtempSync(join(tmpdir(), 'portal-cluster-'))
  chmodSync(folder, 0o755) // PostgreSQL runs as another user
  const started: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const one of started.toReversed()) await one()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    say('PostgreSQL: a monitor, a primary and its synchronous standby …')
    const databases = await startDatabases(folder, ports)
    started.push(() => databases.stop())
    await makeRoles(databases)

    say('HAProxy with deploy/haproxy.cfg …')
    started.push(await startBalancer(folder, ports, (certificate) => balancerHere(ports, certificate)))
    await until('the way to the primary', async () => taken(ports.database))

    say('Demo data, two custodians, two gateways …')
    const settings = { ...settingsOf(folder, ports), ...more }
    const servers = await startServers(folder, ports, settings)
    started.push(() => servers.stop())
    const operatorKey = settings['OPERATOR_KEY'] ?? ''
    return { origin: originOf(ports), folder, ports, operatorKey, databases, servers, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The logins of docs/operations/install.md: the owner of the database, one without rights, and HAProxy's. */
async function makeRoles(databases: Databases): Promise<void> {
  await databases.ask('create role owner login createrole', [], 'postgres')
  await databases.ask('create role portal login', [], 'postgres')
  await databases.ask('create role ha_check login', [], 'postgres')
  await databases.ask('create database portal owner owner', [], 'postgres')
}

/** Starts HAProxy; `configure` returns its configuration for a certificate file. Returns a function that ends it. */
export async function startBalancer(
  folder: string,
  ports: Ports,
  configure: (certificate: string) => string,
): Promise<() => Promise<void>> {
  const certificate = join(folder, 'portal.pem')
  writeFileSync(certificate, `${LOCALHOST.key}\n${LOCALHOST.cert}\n`, { mode: 0o600 })
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configure(certificate))
  const program = { name: 'haproxy', command: HAPROXY, args: ['-f', file, '-db'], env: process.env, folder }
  complete({ ...program, args: ['-c', ...program.args] })
  const child = begin(program)
  await until('the start of HAProxy', async () => !isAlive(child) || taken(ports.people))
  if (!isAlive(child)) throw new Error(`HAProxy ended immediately: see ${folder}/haproxy.log`)
  return () => end(child)
}
