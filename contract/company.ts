/** The number in the API of each company that has plans. */
export const COMPANY_NAMES: Readonly<Record<number, string>> = { 1: 'Leafhouse Financial', 2: 'Alta Trust' }
