import { parentPort, workerData } from 'node:worker_threads'
import { readParticipants } from './columns.ts'
import { unreadable, type Parsed } from './parsed.ts'
import { readSheet, type Format } from './sheet.ts'
import { Unreadable } from '../documents/unreadable.ts'

// Runs apart from the rest: a file that eats memory or time ends this worker, not the custodian.
const { format, content, today } = workerData as { format: Format; content: Uint8Array; today: string }
try {
  const sheet = readSheet(format, Buffer.from(content))
  parentPort?.postMessage({ ...readParticipants(sheet, today), sheet } satisfies Parsed)
} catch (error) {
  const text = error instanceof Unreadable ? error.message : 'The file cannot be read.'
  parentPort?.postMessage(unreadable(text))
}
