import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of the running test, deleted after it. */
export function folderOfTest(): string {
  const path = mkdtempSync(join(tmpdir(), 'portal-test-folder-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}
