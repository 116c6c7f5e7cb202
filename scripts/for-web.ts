/**
 * Files that the web shares with the servers: API numbers with their names, texts, and the cleaning of typed numbers.
 * They import no package.
 */
export const FOR_WEB = [
  'accountStatus',
  'bankLineType',
  'changeKinds',
  'checkPayee',
  'company',
  'csvCell',
  'distributionType',
  'documentType',
  'enumeration',
  'findings',
  'jobType',
  'normalAge',
  'ownersLeft',
  'plainText',
  'reasonTexts',
  'requestStatus',
  'requestSteps',
  'returnCodes',
  'scopeSentences',
  'signedTexts',
  'transactionType',
  'typedNumbers',
].map((name) => `contract/${name}.ts`)
