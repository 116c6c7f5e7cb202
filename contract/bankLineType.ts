/**
 * Names of the type codes of bank lines, from the BAI2 uniform reporting codes (Cash Management Balance Reporting, v2).
 */
const lineTypes: Readonly<Record<string, string>> = {
  142: 'ACH credit received',
  165: 'Preauthorized ACH credit',
  169: 'Other ACH credit',
  174: 'Other deposit',
  175: 'Check deposit package',
  195: 'Incoming wire',
  257: 'ACH payment returned',
  301: 'Commercial deposit',
  451: 'ACH debit received',
  455: 'Preauthorized ACH debit',
  466: 'ACH settlement',
  469: 'Other ACH debit',
  475: 'Check paid',
  495: 'Outgoing wire',
  698: 'Bank fee',
}

/** Name of a line's type; undefined if the code is unknown. */
export const lineTypeName = (code: string): string | undefined => lineTypes[code]

/** Name and code of a line's type; only the code if it is unknown. */
export const lineType = (code: string): string => (lineTypes[code] ? `${lineTypes[code]} (${code})` : code)
