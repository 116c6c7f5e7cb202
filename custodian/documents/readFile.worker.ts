import { parentPort } from 'node:worker_threads'
import { readFile, type FileToRead } from './readFile.ts'

// Runs in a worker thread: a file that exhausts memory or time ends the thread, not the custodian.
parentPort?.on('message', async (file: FileToRead) => {
  const read = await readFile(file)
  parentPort?.postMessage(read, 'content' in read ? [read.content.buffer] : [])
})
