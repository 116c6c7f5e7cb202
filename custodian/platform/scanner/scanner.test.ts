import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { clamdScanner, createScanner, signatureScanner } from './scanner.ts'
import { infectedPdf, pdf } from '../../documents/testing.files.ts'

let fake: Server | null = null
afterEach(() => fake?.close())

/** Starts a server that behaves like clamd. Returns its port and the data that it received. */
async function listening(onStream: (sent: Buffer, socket: Socket) => void): Promise<number> {
  fake = createServer((socket) => {
    let sent = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      sent = Buffer.concat([sent, chunk])
      if (sent.subarray(-4).equals(Buffer.alloc(4))) onStream(sent, socket)
    })
  })
  const server = fake
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as { port: number }).port
}

describe('a virus scanner', () => {
  test('detects the EICAR test file with the built-in scanner', async () => {
    expect(await signatureScanner.scan(pdf)).toBe('clean')
    expect(await signatureScanner.scan(infectedPdf)).toBe('infected')
    expect(createScanner(null)).toBe(signatureScanner)
  })

  test('sends the whole file to clamd in one stream, and returns its verdict', async () => {
    const port = await listening((sent, socket) => {
      const command = 'zINSTREAM\0'
      expect(sent.subarray(0, command.length).toString('latin1')).toBe(command)
      expect(sent.readUInt32BE(command.length)).toBe(sent.length - command.length - 8)
      socket.end(sent.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
    })
    const scanner = createScanner(`clamd://127.0.0.1:${port}`)
    expect(await scanner.scan(pdf)).toBe('clean')
    expect(await scanner.scan(infectedPdf)).toBe('infected')
  })

  test('returns "unknown" when clamd is down, silent, failing or disconnected', async () => {
    const refused = await listening(() => {})
    await new Promise((resolve) => fake?.close(resolve))
    expect(await clamdScanner({ host: '127.0.0.1', port: refused }).scan(pdf)).toBe('unknown')
    const silent = await listening(() => {})
    expect(await clamdScanner({ host: '127.0.0.1', port: silent }, 50).scan(pdf)).toBe('unknown')
    fake?.close()
    const confused = await listening((_, socket) => socket.end('INSTREAM size limit exceeded. ERROR\0'))
    expect(await clamdScanner({ host: '127.0.0.1', port: confused }).scan(pdf)).toBe('unknown')
    fake?.close()
    const gone = await listening((_, socket) => socket.destroy())
    expect(await clamdScanner({ host: '127.0.0.1', port: gone }).scan(pdf)).toBe('unknown')
  })
})
