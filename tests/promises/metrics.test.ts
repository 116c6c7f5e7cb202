import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createMetrics } from '../../custodian/metrics/metrics.ts'
import { createLog } from '../../custodian/platform/log.ts'
import { buildServer } from '../../custodian/server.ts'
import { ada, administrator, customerService, seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { createMetrics as createGatewayMetrics } from '../../gateway/http/metrics.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')

let server: TestServer
let app: FastifyInstance
let metrics: Registry

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  app = await buildServer(server.services, createLog('silent'))
  metrics = createMetrics(server.services, app)
  await app.ready()
})
afterAll(async () => {
  await app?.close()
  await server?.close()
})

test('counts calls by route and status, without personal data', async () => {
  const wrong = { username: ada.email, password: 'wrong-password' }
  await app.inject({ method: 'POST', url: '/api/authenticate', payload: wrong })
  server.services.wrongCodes.count = 3
  const authorization = `Bearer ${await server.tokenOf(ada.email)}`
  await app.inject({ method: 'GET', url: '/api/account/balance', headers: { authorization } })
  const text = await metrics.metrics()
  expect(text).toContain('custodian_request_seconds_count{method="POST",route="/api/authenticate",status="401"} 1')
  expect(text).toContain('custodian_request_seconds_count{method="GET",route="/api/account/balance",status="200"} 1')
  expect(text).toContain('custodian_wrong_codes_total 3')
  expect(text).toContain('custodian_database_connections{pool="embedded",state="waiting"} 0')
  expect(Number(/^custodian_disk_free_bytes (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(0)
  expect(text).not.toContain(ada.email)
})

test('reports queue lengths and ledger check findings from the database', async () => {
  const fresh = createMetrics(server.services, await notYetReady())
  await server.services.database.executeSql(
    `insert into approval (effect, subject_entity, subject_id, description, changes, payload, asked_at, lapses_at)
     values ('fee-adjustment', 'book', '1', 'x', '[]', '{}', '2026-03-10T14:00:00Z', null);
     insert into attachment (guid, attachment_type_id, file_name, content_type, size_bytes, sha256, scan_state, created_at)
     values ('waits', 3, 'a.pdf', 'application/pdf', 10, 'x', 'QUARANTINED', '2026-03-10T13:00:00Z'),
       ('waits too', 3, 'b.pdf', 'application/pdf', 10, 'x', 'QUARANTINED', '2026-03-10T14:00:00Z');
     insert into ledger_halt (since, reason) values ('2026-03-10T14:00:00Z', 'a test')`,
  )
  const text = await fresh.metrics()
  expect(text).toContain('custodian_waiting{queue="second person"} 1')
  expect(text).toContain('custodian_waiting_oldest_seconds{queue="second person"} 3600')
  expect(text).toContain('custodian_waiting{queue="virus scan"} 2')
  expect(text).toContain('custodian_waiting_oldest_seconds{queue="virus scan"} 7200')
  expect(text).toContain('custodian_ledger_stopped 1')
  await server.services.database.executeSql('delete from ledger_halt')
})

test('counts a failed job only until another run has replaced it', async () => {
  await server.services.database.executeSql(`insert into job (job_type_id, date_scheduled, date_completed, last_error)
    values (4, '2026-03-10T14:00:00Z', null, 'run: 57014'),
      (5, '2026-03-10T12:00:00Z', '2026-03-10T14:00:00Z', 'run: 57014\nRetried by run 7.')`)
  const fresh = createMetrics(server.services, await notYetReady())
  const text = await fresh.metrics()
  expect(text).toContain('custodian_waiting{queue="failed jobs"} 1')
  expect(text).toContain('custodian_waiting_oldest_seconds{queue="failed jobs"} 3600')
})

test('counts the employees who were shown more rows today than the limit, which raised an alarm', async () => {
  await server.services.database.executeSql(`insert into staff_rows_read (user_id, day, rows, alarmed_at)
    select user_id, day::date, rows, alarmed_at::timestamptz from portal_user, (values
      ('${administrator}', '2026-03-10', 900, null), ('${customerService}', '2026-03-10', 600, '2026-03-10T14:00:00Z'),
      ('${customerService}', '2026-03-09', 700, '2026-03-09T14:00:00Z')) read (who, day, rows, alarmed_at)
    where email = who`)
  const text = await createMetrics(server.services, await notYetReady()).metrics()
  expect(text).toContain('custodian_rows_read_most 900')
  expect(text).toContain('custodian_rows_read_alarms 1')
})

test('reports no stale metrics while the database cannot be read', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let day = new Date()
  const services = { ...server.services, clock: { now: (): Date => day } }
  const registry = createMetrics(services, await notYetReady())
  expect(await registry.metrics()).toContain('custodian_waiting{')
  const readAgain = () => {
    vi.advanceTimersByTime(11_000)
    return registry.metrics()
  }
  day = new Date(NaN)
  const text = await readAgain()
  expect(text).toContain('custodian_figures_failed_total 1')
  expect(text).toContain('process_cpu_seconds_total')
  expect(text).not.toContain('custodian_waiting{')
  day = new Date()
  expect(await readAgain()).toContain('custodian_waiting{')
})

test('uses existing metrics in every alert and dashboard panel', async () => {
  const shown = new Set(['up'])
  for (const registry of [metrics, createGatewayMetrics(() => 0).registry])
    for (const { name, type } of await registry.getMetricsAsJSON()) {
      shown.add(name)
      if (String(type) === 'histogram') for (const part of ['count', 'sum', 'bucket']) shown.add(`${name}_${part}`)
    }
  const board = JSON.parse(read('deploy/grafana/portal.json')) as { panels: { targets: { expr: string }[] }[] }
  const asked = [
    ...[...read('deploy/prometheus/alerts.yml').matchAll(/expr: '(.*)'/g)].map(([, expr]) => expr ?? ''),
    ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  expect(asked.length).toBeGreaterThan(25)
  const names = asked.flatMap((expr) => expr.match(/\b(up|(custodian|gateway|nodejs|process)_[a-z0-9_]+)\b/g) ?? [])
  expect(names.length).toBeGreaterThan(asked.length - 1)
  expect(names.filter((name) => !shown.has(name))).toEqual([])
})

test.each(['mail', 'virus scan'])('raises no alert about the queue %s, which waits in read-only mode', (queue) => {
  const exprs = [...read('deploy/prometheus/alerts.yml').matchAll(/expr: '(.*)'/g)].map(([, expr]) => expr ?? '')
  const found = exprs.filter((expr) => expr.includes(`{queue="${queue}"}`))
  expect(found).toEqual([expect.stringMatching(/ unless max\(custodian_read_only\) == 1$/)])
})

test('links every alert to its instructions', () => {
  const alerts = [...read('deploy/prometheus/alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  const told = [...read('docs/operations/alerts.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(alerts.length).toBeGreaterThan(10)
  expect(told).toEqual(alerts)
})

const notYetReady = () => buildServer(server.services, createLog('silent'))
