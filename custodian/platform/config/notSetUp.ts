import { DEFAULT_COMPANY } from './environment.ts'

/** The settings that production needs, as in the custodian's configuration; null means missing. */
interface Needed {
  companyName: string
  virusScanner: string | null
  sanctionsFile: string | null
  ach: object | null
  bankAccount: string | null
  taxPayerFile: string | null
}

/** Lists the settings that production lacks, and what does not work without each. */
export function notSetUp(config: Needed): string[] {
  const needs: ReadonlyArray<readonly [unknown, string]> = [
    [
      config.companyName === DEFAULT_COMPANY ? null : config.companyName,
      `COMPANY_NAME: not set; emails, papers and bank files name "${DEFAULT_COMPANY}"`,
    ],
    [config.virusScanner, 'VIRUS_SCANNER: not set; uploads are compared with a test signature only'],
    [config.sanctionsFile, 'SANCTIONS_FILE: not set; the identity check does not run'],
    [config.ach, 'ACH_DESTINATION, ACH_DESTINATION_NAME, ACH_ORIGIN, ACH_COMPANY_ID: not set; no bank file is made'],
    [config.bankAccount, 'BANK_ACCOUNT: not set; no bank statement is imported'],
    [config.taxPayerFile, 'TAX_PAYER_FILE: not set; no tax form is furnished or filed'],
  ]
  return needs.flatMap(([given, line]) => (given === null ? [line] : []))
}
