/** Files that the web shares with the servers: API numbers with their names, which import no package. */
export const FOR_WEB = [
  'accountStatus',
  'company',
  'csvCell',
  'distributionType',
  'documentType',
  'enumeration',
  'findings',
  'jobType',
  'reasonTexts',
  'requestStatus',
  'transactionType',
].map((name) => `contract/${name}.ts`)
