import { parentPort } from 'node:worker_threads'
import { readFile, type FileToRead } from './readFile.ts'

// Runs apart from the rest: a file that eats memory or time ends this thread, not the custodian.
parentPort?.on('message', async (file: FileToRead) => {
  const read = await readFile(file)
  parentPort?.postMessage(read, 'content' in read ? [read.content.buffer] : [])
})
