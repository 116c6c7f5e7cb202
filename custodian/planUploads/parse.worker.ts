import { parentPort, workerData } from 'node:worker_threads'
import { readParticipants } from './columns.ts'
import { FILE_UNREADABLE, unreadable, type Parsed } from './parsed.ts'
import { readSheet } from './sheet.ts'
import type { Format } from './table.ts'
import { Unreadable } from '../documents/unreadable.ts'

// The worker thread parses a plan file. A file that exhausts memory or time ends the thread, not the custodian.
const { format, content, today } = workerData as { format: Format; content: Uint8Array; today: string }
try {
  const sheet = await readSheet(format, Buffer.from(content))
  parentPort?.postMessage({ ...readParticipants(sheet, today), sheet } satisfies Parsed)
} catch (error) {
  parentPort?.postMessage(unreadable(error instanceof Unreadable ? error.message : FILE_UNREADABLE))
}
