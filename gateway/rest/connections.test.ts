import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { LOCALHOST } from '../../tests/localhostCertificate.ts'
import { people, startGateway, type Person } from '../testing.ts'

/** A gateway in front of a custodian on a real socket, which returns an account named after the caller's token. */
async function start({ host = '127.0.0.1', isSecure = false } = {}) {
  let calls = 0
  const answer: RequestListener = ({ headers }, response) => {
    calls += 1
    const account = {
      accountId: 1,
      planAccountNumber: '1',
      retirementAccountType: '',
      balance: 0,
      accountOwnerId: 1,
      planName: headers.authorization ?? '',
      retirementAccountStatusId: 3,
      setupDate: null,
    }
    // Delay the responses by different times, so that they arrive in another order than their calls.
    setTimeout(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([account])),
      (calls % 7) * 5,
    )
  }
  const custodian = isSecure ? createSecureServer(LOCALHOST, answer) : createServer(answer)
  await new Promise<void>((resolve) => custodian.listen(0, '127.0.0.1', resolve))
  const { port } = custodian.address() as AddressInfo
  const gateway = await startGateway({ custodianUrl: `${isSecure ? 'https' : 'http'}://${host}:${port}` })
  onTestFinished(async () => {
    await gateway.close()
    custodian.close()
  })
  const ask = (as: Person) =>
    gateway.ask('{ viewer { accountOwner { accounts { edges { node { planName } } } } } }', { as })
  return { ask, calls: () => calls }
}

const own = (as: Person) => ({
  viewer: { accountOwner: { accounts: { edges: [{ node: { planName: `Bearer ${people[as].token}` } }] } } },
})

function trust(certificate: string): void {
  const known = getCACertificates('default')
  setDefaultCACertificates([...known, certificate])
  onTestFinished(() => setDefaultCACertificates(known))
}

test.each([
  ['over http', { isSecure: false }],
  ['over https, with a certificate of a known authority', { isSecure: true, host: 'localhost' }],
])('returns only their own data to each of 24 parallel callers %s', async (_, at) => {
  if (at.isSecure) trust(LOCALHOST.cert)
  const { ask } = await start(at)
  const callers = Array.from({ length: 24 }, (__, index) => (index % 3 === 0 ? ('ann' as const) : ('ben' as const)))
  const answers = await Promise.all(callers.map((as) => ask(as)))
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
  expect(answers.map(({ data }) => data)).toEqual(callers.map(own))
})

test.each([
  ['of an unknown authority', false, 'localhost'],
  ['for another name', true, '127.0.0.1'],
])('sends no token to a custodian with a certificate %s', async (_, isTrusted, host) => {
  if (isTrusted) trust(LOCALHOST.cert)
  const { ask, calls } = await start({ isSecure: true, host })
  const { errors } = await ask('ann')
  expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE')
  expect(calls()).toBe(0)
})
