import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { joined, type FromThread, type PgliteOptions, type ToThread } from './pgliteMessages.ts'

// Runs the embedded database in a thread, so that a slow statement does not block the event loop. The thread speaks
// the PostgreSQL wire protocol.
const { dataDir, engine } = workerData as PgliteOptions

const pglite = await PGlite.create({
  dataDir,
  pgliteWasmModule: engine,
  // Shared buffers. The default of 128 MB is allocated at the start, and the kernel caches the files as well.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  // A database with a trigram index cannot be written without this extension.
  extensions: { pg_trgm },
})
const SESSION = "set timezone to 'UTC'; set lock_timeout to '5s'"
await pglite.exec(SESSION)

const send = (message: FromThread, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer)

async function answer(message: ToThread): Promise<void> {
  if (message instanceof Uint8Array) {
    const parts: Uint8Array[] = []
    // Copies the result, because it is in the engine's memory, which the next part overwrites.
    await pglite.execProtocolRawStream(message, { onRawData: (part) => void parts.push(part.slice()) })
    const whole = joined(parts)
    return send(whole, [whole.buffer])
  }
  if (message === 'connect') {
    // The engine has one session, so the previous connection may have left a transaction, statements and settings in
    // it.
    if (pglite.isInTransaction()) await pglite.exec('rollback')
    await pglite.exec('discard all')
    await pglite.exec(SESSION)
  } else {
    await pglite.close()
    send('closed')
    parentPort?.close()
  }
}

let last = Promise.resolve()
parentPort?.on('message', (message: ToThread) => {
  last = last.then(() => answer(message))
})
send('ready')
