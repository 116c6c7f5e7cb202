import { refusalText } from '../../contract/fileRefusals.ts'
import { HOUR_MS } from '../platform/calendar/durations.ts'
import { lockOwner } from '../platform/db/lockOwner.ts'
import { ROLE } from '../../contract/roles.ts'
import type { Principal } from '../platform/context/principal.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import { refuse } from '../platform/http/errors.ts'
import { tooMany } from '../platform/http/throttle.ts'
import type { Services } from '../platform/context/services.ts'
import type { AcceptedFile } from './acceptFile.ts'
import { storeFile, uploadedSoFar, type NewFile } from './files.sql.ts'
import { about } from '../platform/audit/audit.ts'

const MB = 1024 * 1024
const OF_OWNER = { files: 200, bytes: 500 * MB, noFile: 'noRoomForFiles', noByte: 'noRoomForBytes' } as const
/** Staff can still add a form or a death certificate when the owner has used up the owner's room. */
const OF_STAFF = { files: 1_000, bytes: 2_500 * MB, noFile: 'noRoomOfOwner', noByte: 'noRoomOfOwner' } as const
const PER_HOUR = 30

/** Result of examining a file. */
export type Look = { scanState: 'CLEAN' | 'QUARANTINED'; warning: string | null }

/**
 * Scans the file before anything is stored. Malware is refused and leaves only an audit row; without a scan result the
 * file is quarantined until a later scan finds it clean. A PDF with features beyond pages gets a warning.
 */
export async function scanned(
  services: Services,
  call: CallContext<Principal>,
  ownerId: number | null,
  file: AcceptedFile,
): Promise<Look> {
  const verdict = await services.scanner.scan(file.content)
  if (verdict !== 'infected')
    return {
      scanState: verdict === 'clean' ? 'CLEAN' : 'QUARANTINED',
      warning: file.warning,
    }
  await call.write(({ audit }) =>
    audit({ action: 'upload.infected', entity: 'attachment', accountOwnerId: ownerId, after: { sha256: file.sha256 } }),
  )
  throw refuse(400, refusalText('infected'))
}

/**
 * Stores an upload within the limits: 200 files and 500 MB of an owner, 1,000 files and 2,500 MB for staff, and 30 files
 * an hour from one customer. Uploads of one owner are serialized, so concurrent uploads can't exceed the limits.
 */
export async function keepUpload(
  { tx, audit, services, now }: WriteContext,
  { userId, roleId }: Principal,
  file: AcceptedFile,
  place: Pick<NewFile, 'accountId' | 'requestId' | 'typeId' | 'inUploadCenter' | 'isForStaff'> & {
    ownerId: number
  } & Look,
): Promise<string> {
  await lockOwner(tx, place.ownerId)
  const since = new Date(now.getTime() - HOUR_MS)
  const { files, bytes, recent } = await uploadedSoFar(tx, { ownerId: place.ownerId, userId, since })
  const isCustomer = roleId === ROLE.customer
  const most = isCustomer ? OF_OWNER : OF_STAFF
  if (files >= most.files) throw refuse(413, refusalText(most.noFile))
  if (Number(bytes) + file.content.length > most.bytes) throw refuse(413, refusalText(most.noByte))
  if (isCustomer && recent >= PER_HOUR) throw tooMany(HOUR_MS / 1000)
  const { attachmentId, guid } = await storeFile(tx, services.pii, { ...file, ...place, createdBy: userId, now })
  await audit({
    action: 'upload.store',
    ...about('attachment', attachmentId, place.ownerId),
    after: {
      typeId: place.typeId,
      requestId: place.requestId,
      sizeBytes: file.content.length,
      sha256: file.sha256,
      scanState: place.scanState,
      warning: place.warning,
    },
  })
  return guid
}
