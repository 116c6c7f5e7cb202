import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLine, type Line } from './line.ts'

let server: Server
let line: Line
let peer: Socket
let asked = ''
let onText: () => void = () => undefined
let foreign = 0
let connections = 0

beforeEach(async () => {
  asked = ''
  foreign = connections = 0
  server = createServer((socket) => {
    connections += 1
    peer = socket
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      asked += bytes.toString('latin1')
      onText()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  line = createLine({
    origin,
    connectMs: 500,
    now: () => performance.now(),
    onForeign: () => void (foreign += 1),
    onBreak: () => undefined,
  })
})
afterEach(async () => {
  line.drop()
  peer.destroy()
  await new Promise((resolve) => server.close(resolve))
})

/** What becomes of a read: the text of its answer, or why there is none. */
const read = (path: string) =>
  new Promise<string>((resolve) =>
    line.ask(path, '\r\n', {
      due: performance.now() + 60_000,
      answered: ({ status, body }) => resolve(`${status} ${body}`),
      handedOver: () => resolve('handed over'),
      late: () => resolve('late'),
    }),
  )

/** The names of so many exchanges, when they have been asked for. */
const exchanges = (count: number) =>
  new Promise<string[]>((resolve) => {
    onText = () => {
      const names = [...asked.matchAll(/x-exchange: (\S+)/g)].map(([, name = '']) => name)
      if (names.length >= count) resolve(names)
    }
    onText()
  })

const answer = (exchange: string | undefined, body: string, status = '200 OK') =>
  `HTTP/1.1 ${status}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${exchange === undefined ? '' : `x-exchange: ${exchange}\r\n`}\r\n${body}`

test('several reads go out at once, each under a name of its own', async () => {
  void [read('/a'), read('/b?c=1')]
  const [first, second] = await exchanges(2)
  expect(first).not.toBe(second)
  expect(asked).toMatch(
    /^GET \/a HTTP\/1\.1\r\nhost: 127[^\r]+\r\nx-exchange: [^\r]+\r\nx-deadline-ms: 59\d{3}\r\n\r\nGET \/b\?c=1 /,
  )
  expect(connections).toBe(1)
})

test('answers are whole wherever the network cuts them, beyond ASCII too', async () => {
  const reads = [read('/a'), read('/b'), read('/c')]
  const names = await exchanges(3)
  const bodies = ['"Zoë – 日本"', '', 'x'.repeat(5_000)]
  const bytes = Buffer.from(names.map((name, index) => answer(name, bodies[index] ?? '')).join(''))
  peer.setNoDelay(true)
  for (let from = 0; from < bytes.length; from += 97) {
    peer.write(bytes.subarray(from, from + 97))
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await Promise.all(reads)).toEqual(bodies.map((body) => `200 ${body}`))
})

test('an answer longer than what is read at once is put together', async () => {
  const reading = read('/a')
  const [name] = await exchanges(1)
  peer.write(answer(name, 'y'.repeat(500_000)))
  expect(await reading).toBe(`200 ${'y'.repeat(500_000)}`)
})

test.each([
  ['in the wrong order', ([first, second]: string[]) => answer(second, '"b"') + answer(first, '"a"')],
  ['with the name of an older connection', () => answer('old-1', '"a"')],
])('answers %s reach nobody', async (_, text) => {
  const reads = [read('/a'), read('/b')]
  const names = await exchanges(2)
  peer.write(text(names))
  expect(await Promise.all(reads)).toEqual(['handed over', 'handed over'])
  expect(foreign).toBe(1)
})

test.each([
  ['that names nothing', () => answer(undefined, '"a"')],
  [
    'that is too long',
    ([name]: string[]) => `HTTP/1.1 200 OK\r\ncontent-length: 1048577\r\nx-exchange: ${name}\r\n\r\n`,
  ],
  [
    'in pieces',
    ([name]: string[]) => `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\nx-exchange: ${name}\r\n\r\n0\r\n\r\n`,
  ],
  ['that is no HTTP', () => 'SSH-2.0-nothing\r\n\r\n'],
  ['whose head does not end', () => `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(20_000)}`],
])('after an answer %s everybody asks elsewhere', async (_, text) => {
  const reads = [read('/a'), read('/b')]
  const names = await exchanges(2)
  peer.write(text(names))
  expect(await Promise.all(reads)).toEqual(['handed over', 'handed over'])
})

test('a second answer to one read is taken by nobody, and not by the next one', async () => {
  const first = read('/a')
  const [name] = await exchanges(1)
  peer.write(answer(name, '"a"') + answer(name, '"again"'))
  expect(await first).toBe('200 "a"')
  const next = read('/b')
  const [, second] = await exchanges(2)
  peer.write(answer(second, '"b"'))
  expect(await next).toBe('200 "b"')
  expect(connections).toBe(2)
})

test('a refusal without a name is the answer to the oldest, and the last one', async () => {
  const reads = [read('/a'), read('/b')]
  await exchanges(2)
  peer.write(answer(undefined, '"no"', '429 Too Many Requests') + answer(undefined, '"no"', '429 Too Many Requests'))
  expect(await Promise.all(reads)).toEqual(['429 ', 'handed over'])
  expect(foreign).toBe(1)
})

test('a refusal whose body cannot be read is one all the same', async () => {
  const reads = [read('/a'), read('/b')]
  const [name] = await exchanges(2)
  peer.write(`HTTP/1.1 429 Wait\r\ntransfer-encoding: chunked\r\nx-exchange: ${name}\r\n\r\n0\r\n\r\n`)
  expect(await Promise.all(reads)).toEqual(['429 ', 'handed over'])
})

test('what comes for a read that is late is dropped, and the next one gets its own', async () => {
  const first = read('/a')
  const late = new Promise<string>((resolve) =>
    line.ask('/b', '\r\n', {
      due: performance.now() - 1,
      answered: () => resolve('answered'),
      handedOver: () => resolve('handed over'),
      late: () => resolve('late'),
    }),
  )
  const last = read('/c')
  const names = await exchanges(3)
  line.expire(performance.now())
  peer.write(names.map((name) => answer(name, `"${name}"`)).join(''))
  expect(await late).toBe('late')
  expect(await Promise.all([first, last])).toEqual([`200 "${names[0]}"`, `200 "${names[2]}"`])
})

test('a read that is late is told so once, even if the connection is dropped for it', async () => {
  const told: string[] = []
  const ask = (name: string, onLate?: () => void) =>
    line.ask(`/${name}`, '\r\n', {
      due: performance.now() - 1,
      answered: () => void told.push(`${name} answered`),
      handedOver: () => void told.push(`${name} handed over`),
      late() {
        told.push(`${name} late`)
        onLate?.()
      },
    })
  ask('a', () => line.drop())
  ask('b')
  await exchanges(2)
  line.expire(performance.now())
  expect(told).toEqual(['a late', 'b handed over'])
})

test('reads under way are handed over when the other side goes', async () => {
  const reads = [read('/a'), read('/b')]
  await exchanges(2)
  peer.end()
  expect(await Promise.all(reads)).toEqual(['handed over', 'handed over'])
})

test('a read that has its answer is let go of, while others are still under way', async () => {
  let isAnswered = false
  const ask = () => {
    const asked = {
      due: performance.now() + 60_000,
      answered: () => void (isAnswered = true),
      handedOver: () => undefined,
      late: () => undefined,
    }
    line.ask('/a', '\r\n', asked)
    return new WeakRef(asked)
  }
  const asked = ask()
  const other = read('/b')
  const [first, second] = await exchanges(2)
  peer.write(answer(first, 'one'))
  await expect.poll(() => isAnswered).toBe(true)
  collectGarbage()
  expect(asked.deref()).toBeUndefined()
  peer.write(answer(second, 'two'))
  expect(await other).toBe('200 two')
})

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}
