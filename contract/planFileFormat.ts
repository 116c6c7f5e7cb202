/** The number of each format of a participant file (planTypeId in the API). */
export const PLAN_FILE_FORMAT = { standardCsv: 1 } as const
