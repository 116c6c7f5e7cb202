/** The companies with plans, by their number on the wire. */
export const COMPANY_NAMES: Readonly<Record<number, string>> = { 1: 'Leafhouse Financial', 2: 'Alta Trust' }
