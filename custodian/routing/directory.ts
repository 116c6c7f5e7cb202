import { readFileSync } from 'node:fs'
import type { Config } from '../platform/config/config.ts'
import { hasKnownPrefix, passesChecksum } from '../platform/routingNumber.ts'
import { readFedAch, type FedAchRecord } from './fedach.ts'
import { WELL_KNOWN_BANKS } from './wellKnownBanks.ts'

/** The answer for a routing number that belongs to no bank. */
export const INVALID_ROUTING = 'INVALID'

export interface RoutingDirectory {
  /** The name of a routing number's bank, or "INVALID". */
  nameOf: (routingNumber: string) => string
}

/**
 * Loads the directory of routing numbers: an operator's FedACH file, otherwise the short list of well-known banks.
 * The checksum alone would accept 000000000, so the directory decides.
 * @throws for an invalid FedACH file
 */
export function openRoutingDirectory(fedAchFile?: string): RoutingDirectory {
  const records = fedAchFile === undefined ? wellKnown() : readFedAch(readFileSync(fedAchFile, 'utf8'))
  return routingDirectory(records)
}

const known = new Map<string | null, RoutingDirectory>()

/** The directory of this custodian, which is read once. @throws for an invalid FedACH file */
export function routingDirectoryOf({ fedachFile: file }: Pick<Config, 'fedachFile'>): RoutingDirectory {
  const directory = known.get(file) ?? openRoutingDirectory(file ?? undefined)
  known.set(file, directory)
  return directory
}

export function routingDirectory(records: readonly FedAchRecord[]): RoutingDirectory {
  const byNumber = new Map(records.map((record) => [record.number, record]))
  return {
    nameOf(routingNumber) {
      if (!passesChecksum(routingNumber) || !hasKnownPrefix(routingNumber)) return INVALID_ROUTING
      return successor(byNumber, routingNumber)?.name ?? INVALID_ROUTING
    },
  }
}

/** Follows rows that say "use the new number". A cycle of such rows gives no bank. */
function successor(byNumber: ReadonlyMap<string, FedAchRecord>, number: string): FedAchRecord | undefined {
  const seen = new Set<string>()
  let record = byNumber.get(number)
  while (record?.recordType === '2' && record.newNumber !== null) {
    if (seen.has(record.number)) return undefined
    seen.add(record.number)
    record = byNumber.get(record.newNumber)
  }
  return record
}

function wellKnown(): FedAchRecord[] {
  return WELL_KNOWN_BANKS.flatMap(([name, ...numbers]) =>
    numbers.map((number) => ({ number, recordType: '1' as const, newNumber: null, name })),
  )
}
