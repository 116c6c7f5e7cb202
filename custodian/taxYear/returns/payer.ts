import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Config } from '../../platform/config/config.ts'

const line = (max: number) => z.string().trim().min(1).max(max)

/**
 * A column of the operator's template. It is filled from this portal's column of the same name, from a column of
 * another name, or with a fixed value in every row.
 */
const templateColumn = z.union([
  z.string().min(1),
  z.strictObject({ column: z.string().min(1), from: z.string().min(1) }),
  z.strictObject({ column: z.string().min(1), value: z.string() }),
])

export type TemplateColumn = z.infer<typeof templateColumn>

const payerShape = z.strictObject({
  /** Employer identification number, 9 digits. */
  tin: z.string().regex(/^\d{9}$/),
  name: line(40),
  address: line(40),
  city: line(40),
  state: z.string().regex(/^[A-Z]{2}$/),
  zip: z.string().regex(/^\d{5}(\d{4})?$/),
  phone: z.string().regex(/^\d{10}$/),
  contact: line(40),
  email: z.email().max(50),
  /** Transmitter control code that the IRS assigned to the custodian. */
  transmitterCode: z.string().regex(/^[A-Z0-9]{5}$/),
  /** The payer's number in each state (box 15 of Form 1099-R), by state code. */
  stateNumbers: z.record(z.string().regex(/^[A-Z]{2}$/), line(20)).default({}),
  /** The header of the operator's IRIS template, by form. Without a template, this portal's columns are used. */
  templates: z.partialRecord(z.enum(['1099-R', '5498']), z.array(templateColumn).min(1)).optional(),
  /**
   * Whether returns are filed even if a template leaves an essential column empty, such as the distribution code, the
   * gross distribution or the fair market value.
   */
  acceptsEmptyColumns: z.boolean().default(false),
  /** Maximum number of rows in one CSV file. IRIS accepts 100 a file. */
  rowsPerTable: z.int().min(1).max(5_000).default(100),
})

/** The payer that files the returns: the custodian, with its data as registered with the IRS. */
export type Payer = z.infer<typeof payerShape>

/** A fictitious payer for trials, with a tax number that no real payer has. */
const TRIAL: Payer = {
  tin: '000000000',
  name: 'IRA PORTAL TRIAL',
  address: '1 TRIAL STREET',
  city: 'SPRINGFIELD',
  state: 'IL',
  zip: '62701',
  phone: '2175550100',
  contact: 'NOBODY',
  email: 'nobody@example.com',
  transmitterCode: '00000',
  stateNumbers: {},
  acceptsEmptyColumns: false,
  rowsPerTable: 100,
}

/**
 * The payer of the returns: from the operator's file (TAX_PAYER_FILE), or a fictitious payer outside production.
 * @throws Error without a file in production, or for an invalid file
 */
export function payerOf({ taxPayerFile, production }: Pick<Config, 'taxPayerFile' | 'production'>): Payer {
  if (taxPayerFile !== null) return payerShape.parse(JSON.parse(readFileSync(taxPayerFile, 'utf8')))
  if (production) throw new Error('TAX_PAYER_FILE is not given: nobody would be the payer of the forms.')
  return TRIAL
}
