import { z } from 'zod'
import { passesChecksum } from '../platform/routingNumber.ts'

/** The fields used from one line of the FedACH participant directory. */
export interface FedAchRecord {
  number: string
  /** The record type: 0 Federal Reserve Bank, 1 use this number, 2 use the new number. */
  recordType: '0' | '1' | '2'
  newNumber: string | null
  name: string
}

const RECORD_LENGTH = 155
const digits = z.string().regex(/^\d{9}$/)

/**
 * Reads the fixed-width FedACH directory: 155 characters a line, number in 1-9, record type in 20, new number in
 * 27-35, name in 36-71. A file is loaded as a whole or not at all.
 * @throws an error that names the invalid line
 */
export function readFedAch(text: string): FedAchRecord[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ line, at: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, at }) => readRecord(line, at))
}

function readRecord(line: string, at: number): FedAchRecord {
  if (line.length !== RECORD_LENGTH) throw new Error(`FedACH line ${at}: ${line.length} characters instead of 155`)
  const number = digits.safeParse(line.slice(0, 9))
  const recordType = z.enum(['0', '1', '2']).safeParse(line[19])
  const newNumber = digits.safeParse(line.slice(26, 35))
  if (!number.success || !passesChecksum(number.data)) throw new Error(`FedACH line ${at}: not a routing number`)
  if (!recordType.success || !newNumber.success) throw new Error(`FedACH line ${at}: not a directory record`)
  return {
    number: number.data,
    recordType: recordType.data,
    newNumber: newNumber.data === '000000000' ? null : newNumber.data,
    name: line.slice(35, 71).trim(),
  }
}
