import { JOB_TYPE } from '../../contract/jobType.ts'
import { releaseProblem, waitsHere, type BulkFile } from '../exports/fileRelease.ts'
import type { PresentedCredential } from '../platform/context/principal.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Problem } from '../platform/problem.ts'

interface StoredFile {
  jobFileId: number
  jobId: number
  jobTypeId: number
  fileName: string
  contentType: string
  people: number
}

/**
 * Jobs whose tables go to the bank or the print vendor. Those must leave on their day, so they wait for nobody and only
 * count as rows read.
 */
const FOR_VENDORS: ReadonlySet<number> = new Set([JOB_TYPE.bankUpload, JOB_TYPE.printVendorUpload])

/**
 * Counts a table about people that a job made for staff toward the person's limit of exports. Returns the reason why it
 * waits for a second person; the caller must commit the approval's rows.
 */
export async function jobFileProblem(
  context: WriteContext,
  { userId, credential }: { userId: number; credential: PresentedCredential | null },
  file: StoredFile,
): Promise<Problem | null> {
  // A machine credential has its own approval and limits.
  const counts =
    credential === null && file.people > 0 && file.contentType === 'text/csv' && !FOR_VENDORS.has(file.jobTypeId)
  return counts ? releaseProblem(context, userId, asExport(file), file.people) : null
}

const asExport = ({ jobFileId, fileName, jobId }: StoredFile): BulkFile => ({
  call: 'getJobFile',
  query: { id: jobFileId },
  title: `${fileName} (download it where its job is listed)`,
  name: `File ${fileName}`,
  narrowedBy: [{ label: 'Job', value: String(jobId) }],
  waits: `${waitsHere('file')}.`,
})
