import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { startSlowLink, type Network, type SlowLink } from './slowLink.ts'

const file = randomBytes(300_000)
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
let server: Server
let link: SlowLink

async function start(network: Network) {
  server = createServer((request, response) => {
    if (request.url === '/broken') return void response.write('half', () => response.destroy())
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => response.end(request.method === 'POST' ? sha(Buffer.concat(chunks)) : file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  link = await startSlowLink((server.address() as AddressInfo).port, network)
}

afterEach(async () => {
  await link.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

describe('a slow link between a browser and a server', () => {
  test.each([
    { name: 'fast', latency: 1, throughput: 1e9 },
    { name: 'slow', latency: 20, throughput: 4e6 },
    { name: 'without latency', latency: 0, throughput: 1e8 },
  ])('delivers the bytes of 12 connections in order on a link that is $name', async (network) => {
    await start(network)
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        if (index % 2) return (await fetch(link.url, { method: 'POST', body: file })).text()
        return sha(new Uint8Array(await (await fetch(link.url)).arrayBuffer()))
      }),
    )
    expect(new Set(answers)).toEqual(new Set([sha(file)]))
  })

  test('closes the connection to the client when the connection to the server breaks', async () => {
    await start({ latency: 1, throughput: 1e9 })
    await expect(fetch(`${link.url}/broken`).then((response) => response.text())).rejects.toThrow('terminated')
  })

  test('changes latency and throughput while connections are open', async () => {
    await start({ latency: 1, throughput: 1e9 })
    await (await fetch(link.url)).arrayBuffer()
    link.network = { latency: 5, throughput: 1e7 }
    expect(sha(new Uint8Array(await (await fetch(link.url)).arrayBuffer()))).toBe(sha(file))
  })
})
