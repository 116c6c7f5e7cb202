import { zipOf } from '../../../contract/typedNumbers.ts'
import * as z from './zod.ts'

const invalidZip = 'Please enter a valid zip code.'

/** Whether a text is a zip code: five digits, or nine digits with or without a dash. */
const isZip = (text: string): boolean => /^\d{5}(-?\d{4})?$/.test(text)

/** Schema of a zip code, which normalizes the code to the postal format. */
export const zipCode = () => z.string().check(z.overwrite(zipOf), z.refine(isZip, invalidZip))
