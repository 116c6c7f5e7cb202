import { afterEach, beforeEach, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '../testing.ts'

let gateway: TestGateway
beforeEach(async () => void (gateway = await startGateway()))
afterEach(async () => {
  gateway.agent.assertNoPendingInterceptors()
  await gateway.close()
})

test('reads the distribution fee from the custodian for every role', async () => {
  gateway.custodian('GET', '/api/terms', 200, { distributionFee: 30.5 })
  expect((await gateway.ask('{ terms { distributionFee } }')).data).toEqual({ terms: { distributionFee: 30.5 } })
  gateway.custodian('GET', '/api/terms', 200, { distributionFee: 12 })
  expect((await gateway.ask('{ viewer { distributionFee } }', { as: 'ann' })).data.viewer.distributionFee).toBe(12)
})

test('reads the minimum federal withholding, 10 if the custodian does not provide it', async () => {
  const least = async (body: object) => {
    gateway.custodian('GET', '/api/terms', 200, { distributionFee: 25, ...body })
    return (await gateway.ask('{ terms { federalMinimumPercent } }')).data.terms.federalMinimumPercent
  }
  expect(await least({})).toBe(10)
  expect(await least({ federalMinimumPercent: 1 })).toBe(1)
})

test('accepts a routing number with separators', async () => {
  gateway.custodian('GET', '/api/routing/021000021', 200, { name: 'Oak Bank' })
  const { data } = await gateway.ask(`{ viewer { bank(routingNumber: " 0210-0002 1") { name valid } } }`, { as: 'ann' })
  expect(data.viewer.bank).toEqual({ name: 'Oak Bank', valid: true })
})
