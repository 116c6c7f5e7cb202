import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { joined, type FromThread, type PgliteOptions, type ToThread } from './pgliteMessages.ts'

export type PgliteThread = {
  /**
   * A stream that replaces the socket of node-postgres. The engine has one session, so there is one connection at a
   * time.
   */
  connect: () => Duplex
  close: () => Promise<void>
}

/** The engine is compiled once, because a process may open several databases. */
let engine: Promise<WebAssembly.Module> | null = null

/**
 * Starts the embedded database in its own thread. If the thread dies, this process gets an uncaught exception; the
 * next start recovers the database.
 * @throws the engine's error if it cannot open the folder
 */
export async function startPglite(options: Omit<PgliteOptions, 'engine'>): Promise<PgliteThread> {
  engine ??= compileEngine()
  const thread = new Worker(new URL('./pglite.worker.ts', import.meta.url), {
    workerData: { ...options, engine: await engine },
  })
  await once(thread, 'message')

  let connection: Connection | null = null
  let isOver = false
  let closed: (() => void) | null = null
  const send = (message: ToThread) => thread.postMessage(message, message instanceof Uint8Array ? [message.buffer] : [])
  const fail = (error: Error) => {
    if (isOver) return
    isOver = true
    connection?.destroy(error)
    throw error
  }
  thread.on('error', fail)
  thread.on('exit', (code) => fail(new Error(`the thread of the embedded database ended with ${code}`)))
  thread.on('message', (message: FromThread) => {
    if (message instanceof Uint8Array) connection?.push(Buffer.from(message.buffer))
    else if (message === 'closed') closed?.()
  })
  return {
    connect: () => {
      connection = new Connection(send, () => isOver)
      return connection
    },
    close: async () => {
      if (isOver) return
      isOver = true
      send('close')
      await new Promise<void>((resolve) => (closed = resolve))
    },
  }
}

async function compileEngine(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')))
}

/** The part of a socket that node-postgres uses. */
class Connection extends Duplex {
  readonly #send: (message: ToThread) => void
  readonly #isOver: () => boolean

  constructor(send: (message: ToThread) => void, isOver: () => boolean) {
    super()
    this.#send = send
    this.#isOver = isOver
  }

  connect(): void {
    if (this.#isOver()) return void this.destroy(new Error('Connection terminated'))
    this.#send('connect')
    process.nextTick(() => this.emit('connect'))
  }
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(new Uint8Array(chunk))
    done()
  }
  /** Sends the messages of one statement together. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(joined(chunks.map(({ chunk }) => chunk)))
    done()
  }
  override _final(done: () => void): void {
    this.push(null)
    done()
  }
}
