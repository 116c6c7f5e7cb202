import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, it, test } from 'vitest'
import { readAddresses } from '../../server/addresses.ts'
import { maySendTo, wrongWith } from './address.ts'
import { readWebhookCommand } from './command.ts'
import { send } from './send.ts'
import { signedHeaders } from './signature.ts'

const nowhere = { production: true, onLoopback: false, webhookNetworks: null }
const inside = { ...nowhere, production: false, webhookNetworks: readAddresses('127.0.0.0/8, fd00::/8') }
const development = { production: false, onLoopback: true, webhookNetworks: null }

describe('a webhook address', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::1',
    'localhost',
  ])('refuses the webhook address %s', (address) => {
    expect(maySendTo(address, nowhere)).toBe(false)
  })

  it.each(['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1'])('allows the webhook address %s', (address) => {
    expect(maySendTo(address, nowhere)).toBe(true)
  })

  it('allows a private webhook address that the operator named', () => {
    expect([maySendTo('127.0.0.1', inside), maySendTo('fd00::1', inside), maySendTo('10.0.0.1', inside)]).toEqual([
      true,
      true,
      false,
    ])
  })

  it.each([
    'nothing',
    'ftp://example.com/',
    'http://example.com/',
    'https://user@example.com/',
    'https://example.com/#part',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
  ])('refuses the webhook URL %s in production', (url) => {
    expect(wrongWith(url, nowhere)).not.toBeNull()
  })

  it.each([
    ['127.0.0.1', true],
    ['127.8.9.10', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.1', false],
    ['169.254.169.254', false],
    ['0.0.0.0', false],
    ['fd00::1', false],
  ])('decides in development whether a webhook may send to the address %s: %s', (address, allowed) => {
    expect(maySendTo(address, development)).toBe(allowed)
    // A development portal that other machines can reach sends nothing to its own machine.
    expect(maySendTo(address, { ...development, onLoopback: false })).toBe(false)
  })

  it('requires HTTPS for webhooks outside the named networks', () => {
    expect([wrongWith('https://example.com/hook?a=1', nowhere), wrongWith('http://example.com/', inside)]).toEqual([
      null,
      null,
    ])
  })
})

test('refuses to connect to a host name that resolves to a private address', async () => {
  expect(await send('https://localhost:9/', {}, '{}', nowhere)).toBe('PRIVATE_ADDRESS')
})

test.each([
  ['HTTP/1.1 204 No Content\r\n\r\n', null],
  ['HTTP/1.1 500 Internal Server Error\r\n\r\n', '500'],
  ['HTTP/1.1 302 Found\r\nlocation: /\r\n\r\n', '302'],
  ['HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n', '101'],
  ['HTTP/1.1 101 Switching Protocols\r\n\r\n', '101'],
  ['HTTP/1.1 103 Early Hints\r\n\r\n', 'TIMEOUT'],
  ['no HTTP\r\n\r\n', 'HPE_INVALID_CONSTANT'],
  ['', 'ECONNRESET'],
])('ends a delivery whose receiver answers %j: %s', async (answer, failure) => {
  const sockets: Socket[] = []
  const receiver = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {}).once('data', () => (answer === '' ? socket.destroy() : socket.write(answer)))
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo
  expect(await send(`http://127.0.0.1:${port}/`, {}, '{}', inside, 500)).toBe(failure)
  for (const socket of sockets) socket.destroy()
  receiver.close()
})

test('signs webhook messages as Standard Webhooks specifies', () => {
  // The example in the specification's own libraries.
  const headers = signedHeaders(
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    new Date(1_614_265_330_000),
    '{"test": 2432232314}',
  )
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('parses the webhook command', () => {
  expect(readWebhookCommand(['create', 'crm', 'https://example.com', '--kind', 'job'])).toEqual({
    path: '/webhook/command',
    body: { name: 'crm', url: 'https://example.com', kinds: ['JOB'] },
  })
  expect(readWebhookCommand(['test', '2001'])).toEqual({ path: '/webhook/command/test', body: { webhookId: 2001 } })
  expect(readWebhookCommand(['roll', '2001'])?.body).toEqual({ webhookId: 2001 })
  expect(readWebhookCommand(['roll', '2001', '--keep-old', '0'])?.body).toEqual({ webhookId: 2001, keepOldHours: 0 })
  expect(readWebhookCommand(['replay', '2001', '--after', '7'])?.body).toEqual({ webhookId: 2001, after: 7 })
  for (const words of [
    [],
    ['list', 'x'],
    ['end', 'x'],
    ['test', 'x'],
    ['roll', '2001', '24'],
    ['replay', '2001', '7'],
    ['create', 'crm'],
  ])
    expect(readWebhookCommand(words)).toBeNull()
})
