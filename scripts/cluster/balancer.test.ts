import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../child.ts'
import { balancerHere, balancerOfOneMachine, portsFrom } from './balancer.ts'

const packaged = readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8')
const here = balancerHere(portsFrom(8443), '/tmp/portal.pem')

test('runs the deployed configuration with only its addresses replaced', () => {
  const lines = packaged.split('\n')
  const changed = here.split('\n').filter((line, index) => line !== lines[index])
  expect(here.split('\n')).toHaveLength(lines.length)
  expect(changed.length).toBeGreaterThan(0)
  for (const line of changed)
    expect(line).toMatch(/^ {2}(bind|server \w+) 127\.0\.0\.1:\d+( ssl crt \/tmp\/portal\.pem .*)?$/)
})

test('runs the configuration of one machine with its addresses and files replaced, on loopback', () => {
  const one = balancerOfOneMachine(portsFrom(8443), '/tmp/portal.pem', '/tmp/blocked.lst')
  expect(one.replaceAll(/^ *#.*\n/gm, '')).not.toMatch(/:(443|80|4001|401[12]|402[12])\b|\/etc\//)
  const places = [...one.matchAll(/^ {2}(?:bind|server \w+) (\S+)/gm)].map(([, place = '']) => place)
  expect(places).toHaveLength(11)
  for (const place of places) expect(place).toMatch(/^127\.0\.0\.1:\d+$/)
})

test('binds every server to its own loopback address', () => {
  const places = [...here.matchAll(/^ {2}(?:bind|server \w+) (\S+)/gm)].map(([, place = '']) => place)
  expect(places).toHaveLength(14)
  for (const place of places) expect(place).toMatch(/^127\.0\.0\.1:\d+$/)
  // The second health checks contain the addresses of the gateways and custodians again.
  expect(new Set(places).size).toBe(10)
})

test('reports an address missing from the file as an error', () => {
  expect(() => balancerHere(portsFrom(8443), '/tmp/portal.pem', packaged.replaceAll('10.0.0.32', '10.0.0.99'))).toThrow(
    'database2 10.0.0.32:5432',
  )
})

test("sends PostgreSQL the check that HAProxy's comment describes", () => {
  const sent = [...packaged.matchAll(/tcp-check send-binary ([0-9a-f]+)$/gm)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex'),
  )
  const [start, query] = sent
  expect(start?.readInt32BE(0)).toBe(start?.length)
  expect(start?.subarray(8).toString()).toBe('user\0ha_check\0database\0postgres\0\0')
  expect(query?.subarray(0, 1).toString()).toBe('Q')
  expect(query?.readInt32BE(1)).toBe((query?.length ?? 0) - 1)
  const asked = query?.subarray(5, -1).toString() ?? ''
  expect(asked).toContain('pg_is_in_recovery()')
  expect(asked).toContain("current_setting('default_transaction_read_only')")
  expect(packaged).toContain(`# ${asked}\n`)
})
