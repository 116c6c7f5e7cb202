import { zipOf } from '../../../contract/typedNumbers.ts'
import * as z from './zod.ts'

const invalidZip = 'Please enter a valid zip code.'

/** Five digits, or nine with or without a dash. */
const isZip = (text: string): boolean => /^\d{5}(-?\d{4})?$/.test(text)

/** A zip code as a form value, normalized to the postal format. */
export const zipCode = () => z.string().check(z.overwrite(zipOf), z.refine(isZip, invalidZip))
