import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

/** Free bytes in the file system of `DATA_DIR` that a process without special privileges can use. */
export async function freeDisk(dataDir: string): Promise<number> {
  const disk = await statfs(existsSync(dataDir) ? dataDir : '.')
  return disk.bavail * disk.bsize
}
