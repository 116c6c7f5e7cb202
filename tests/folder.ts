import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A temporary folder that is deleted when the running test ends. */
export function folderOfTest(): string {
  const path = mkdtempSync(join(tmpdir(), 'portal-test-folder-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}
