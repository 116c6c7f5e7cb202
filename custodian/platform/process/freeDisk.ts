import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

/** Free bytes of the file system of `DATA_DIR`, for a process without special rights. */
export async function freeDisk(dataDir: string): Promise<number> {
  const disk = await statfs(existsSync(dataDir) ? dataDir : '.')
  return disk.bavail * disk.bsize
}
